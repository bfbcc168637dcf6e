import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.negSucc 77, .negSucc 125, .negSucc 47],
  [.ofNat 4, .ofNat 112, .ofNat 108],
  [.ofNat 72, .negSucc 54, .negSucc 126],
  [.negSucc 119, .negSucc 22, .ofNat 97],
  [.ofNat 122, .ofNat 92, .negSucc 29]]

def E2 : List (List Int) := [
  [.negSucc 77, .negSucc 125, .negSucc 47],
  [.ofNat 4, .ofNat 112, .ofNat 108],
  [.ofNat 72, .negSucc 54, .negSucc 126],
  [.negSucc 119, .negSucc 22, .ofNat 97],
  [.ofNat 122, .ofNat 92, .negSucc 29]]

def W2 : List (List Int) := [
  [.negSucc 31, .ofNat 122, .negSucc 90],
  [.ofNat 98, .negSucc 118, .ofNat 21],
  [.negSucc 126, .ofNat 70, .ofNat 57],
  [.ofNat 107, .ofNat 6, .negSucc 112],
  [.negSucc 45, .negSucc 78, .ofNat 126]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 5 → ∀ b, b < 5 → answer a b = (a + b) % 5

end LeanCheckedNetwork.Net
