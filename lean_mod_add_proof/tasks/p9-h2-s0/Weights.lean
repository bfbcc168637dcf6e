import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.ofNat 126, .ofNat 38],
  [.ofNat 86, .negSucc 46],
  [.ofNat 6, .negSucc 109],
  [.negSucc 76, .negSucc 120],
  [.negSucc 123, .negSucc 75],
  [.negSucc 112, .ofNat 5],
  [.negSucc 48, .ofNat 83],
  [.ofNat 38, .ofNat 123],
  [.ofNat 107, .ofNat 105]]

def E2 : List (List Int) := [
  [.ofNat 126, .ofNat 38],
  [.ofNat 86, .negSucc 46],
  [.ofNat 6, .negSucc 109],
  [.negSucc 76, .negSucc 120],
  [.negSucc 123, .negSucc 75],
  [.negSucc 112, .ofNat 5],
  [.negSucc 48, .ofNat 83],
  [.ofNat 38, .ofNat 123],
  [.ofNat 107, .ofNat 105]]

def W2 : List (List Int) := [
  [.ofNat 11, .negSucc 0],
  [.ofNat 12, .negSucc 12],
  [.ofNat 10, .ofNat 3],
  [.ofNat 2, .ofNat 11],
  [.negSucc 11, .ofNat 13],
  [.negSucc 0, .ofNat 12],
  [.ofNat 7, .ofNat 9],
  [.ofNat 8, .ofNat 8],
  [.ofNat 9, .ofNat 6]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 9 → ∀ b, b < 9 → answer a b = (a + b) % 9

end LeanCheckedNetwork.Net
