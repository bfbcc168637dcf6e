import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.ofNat 94, .negSucc 71],
  [.negSucc 51, .negSucc 114],
  [.negSucc 125, .ofNat 1],
  [.negSucc 25, .ofNat 115],
  [.ofNat 110, .ofNat 70]]

def E2 : List (List Int) := [
  [.ofNat 94, .negSucc 71],
  [.negSucc 51, .negSucc 114],
  [.negSucc 125, .ofNat 1],
  [.negSucc 25, .ofNat 115],
  [.ofNat 110, .ofNat 70]]

def W2 : List (List Int) := [
  [.ofNat 2, .ofNat 2],
  [.negSucc 3, .ofNat 4],
  [.ofNat 1, .ofNat 3],
  [.ofNat 3, .ofNat 0],
  [.ofNat 4, .negSucc 2]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 5 → ∀ b, b < 5 → answer a b = (a + b) % 5

end LeanCheckedNetwork.Net
