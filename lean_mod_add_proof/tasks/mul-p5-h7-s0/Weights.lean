import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.ofNat 0, .ofNat 0, .ofNat 0, .ofNat 0, .ofNat 0, .ofNat 0, .ofNat 97],
  [.ofNat 127, .ofNat 127, .ofNat 56, .ofNat 56, .negSucc 70, .negSucc 70, .ofNat 97],
  [.negSucc 7, .negSucc 7, .negSucc 113, .negSucc 113, .negSucc 105, .negSucc 105, .ofNat 97],
  [.ofNat 8, .ofNat 8, .ofNat 114, .ofNat 114, .ofNat 106, .ofNat 106, .ofNat 97],
  [.negSucc 126, .negSucc 126, .negSucc 55, .negSucc 55, .ofNat 71, .ofNat 71, .ofNat 97]]

def E2 : List (List Int) := [
  [.ofNat 0, .ofNat 0, .ofNat 0, .ofNat 0, .ofNat 0, .ofNat 0, .ofNat 97],
  [.ofNat 127, .negSucc 126, .ofNat 56, .negSucc 55, .negSucc 70, .ofNat 71, .ofNat 97],
  [.negSucc 7, .ofNat 8, .negSucc 113, .ofNat 114, .negSucc 105, .ofNat 106, .ofNat 97],
  [.ofNat 8, .negSucc 7, .ofNat 114, .negSucc 113, .ofNat 106, .negSucc 105, .ofNat 97],
  [.negSucc 126, .ofNat 127, .negSucc 55, .ofNat 56, .ofNat 71, .negSucc 70, .ofNat 97]]

def W2 : List (List Int) := [
  [.ofNat 0, .ofNat 0, .ofNat 0, .ofNat 0, .ofNat 0, .ofNat 0, .ofNat 82],
  [.ofNat 126, .negSucc 125, .negSucc 76, .ofNat 77, .negSucc 48, .ofNat 49, .ofNat 0],
  [.negSucc 16, .ofNat 17, .negSucc 100, .ofNat 101, .ofNat 117, .negSucc 116, .ofNat 0],
  [.ofNat 17, .negSucc 16, .ofNat 101, .negSucc 100, .negSucc 116, .ofNat 117, .ofNat 0],
  [.negSucc 125, .ofNat 126, .ofNat 77, .negSucc 76, .ofNat 49, .negSucc 48, .ofNat 0]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 5 → ∀ b, b < 5 → answer a b = (a * b) % 5

end LeanCheckedNetwork.Net
