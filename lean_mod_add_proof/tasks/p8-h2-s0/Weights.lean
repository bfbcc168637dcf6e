import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.negSucc 126, .ofNat 20],
  [.negSucc 93, .ofNat 90],
  [.negSucc 6, .ofNat 107],
  [.ofNat 85, .ofNat 62],
  [.ofNat 127, .negSucc 19],
  [.ofNat 94, .negSucc 89],
  [.ofNat 7, .negSucc 106],
  [.negSucc 84, .negSucc 61]]

def E2 : List (List Int) := [
  [.negSucc 114, .negSucc 22],
  [.negSucc 119, .ofNat 59],
  [.negSucc 54, .ofNat 107],
  [.ofNat 42, .ofNat 92],
  [.ofNat 115, .ofNat 23],
  [.ofNat 120, .negSucc 58],
  [.ofNat 55, .negSucc 106],
  [.negSucc 41, .negSucc 91]]

def W2 : List (List Int) := [
  [.ofNat 11, .negSucc 11],
  [.ofNat 10, .negSucc 0],
  [.ofNat 8, .ofNat 8],
  [.ofNat 4, .ofNat 11],
  [.ofNat 2, .ofNat 12],
  [.negSucc 10, .ofNat 13],
  [.ofNat 7, .ofNat 9],
  [.ofNat 9, .ofNat 5]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 8 → ∀ b, b < 8 → answer a b = (a + b) % 8

end LeanCheckedNetwork.Net
