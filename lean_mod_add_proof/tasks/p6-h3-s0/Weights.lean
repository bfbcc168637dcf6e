import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.ofNat 112, .ofNat 4, .negSucc 107],
  [.ofNat 4, .negSucc 107, .negSucc 111],
  [.negSucc 107, .negSucc 111, .negSucc 3],
  [.negSucc 111, .negSucc 3, .ofNat 108],
  [.negSucc 3, .ofNat 108, .ofNat 112],
  [.ofNat 108, .ofNat 112, .ofNat 4]]

def E2 : List (List Int) := [
  [.ofNat 127, .ofNat 67, .negSucc 59],
  [.ofNat 67, .negSucc 59, .negSucc 126],
  [.negSucc 59, .negSucc 126, .negSucc 66],
  [.negSucc 126, .negSucc 66, .ofNat 60],
  [.negSucc 66, .ofNat 60, .ofNat 127],
  [.ofNat 60, .ofNat 127, .ofNat 67]]

def W2 : List (List Int) := [
  [.ofNat 114, .negSucc 105, .negSucc 7],
  [.ofNat 8, .negSucc 113, .ofNat 106],
  [.negSucc 105, .negSucc 7, .ofNat 114],
  [.negSucc 113, .ofNat 106, .ofNat 8],
  [.negSucc 7, .ofNat 114, .negSucc 105],
  [.ofNat 106, .ofNat 8, .negSucc 113]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 6 → ∀ b, b < 6 → answer a b = (a + b) % 6

end LeanCheckedNetwork.Net
