import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.ofNat 113, .ofNat 6, .negSucc 106],
  [.ofNat 49, .negSucc 76, .negSucc 125],
  [.negSucc 37, .negSucc 123, .negSucc 85],
  [.negSucc 106, .negSucc 112, .negSucc 5],
  [.negSucc 125, .negSucc 48, .ofNat 77],
  [.negSucc 85, .ofNat 38, .ofNat 124],
  [.negSucc 5, .ofNat 107, .ofNat 113],
  [.ofNat 77, .ofNat 126, .ofNat 49],
  [.ofNat 124, .ofNat 86, .negSucc 37]]

def E2 : List (List Int) := [
  [.ofNat 113, .ofNat 6, .negSucc 106],
  [.ofNat 49, .negSucc 76, .negSucc 125],
  [.negSucc 37, .negSucc 123, .negSucc 85],
  [.negSucc 106, .negSucc 112, .negSucc 5],
  [.negSucc 125, .negSucc 48, .ofNat 77],
  [.negSucc 85, .ofNat 38, .ofNat 124],
  [.negSucc 5, .ofNat 107, .ofNat 113],
  [.ofNat 77, .ofNat 126, .ofNat 49],
  [.ofNat 124, .ofNat 86, .negSucc 37]]

def W2 : List (List Int) := [
  [.ofNat 74, .negSucc 125, .ofNat 53],
  [.negSucc 9, .negSucc 104, .ofNat 115],
  [.negSucc 88, .negSucc 33, .ofNat 123],
  [.negSucc 125, .ofNat 53, .ofNat 74],
  [.negSucc 104, .ofNat 115, .negSucc 9],
  [.negSucc 33, .ofNat 123, .negSucc 88],
  [.ofNat 53, .ofNat 74, .negSucc 125],
  [.ofNat 115, .negSucc 9, .negSucc 104],
  [.ofNat 123, .negSucc 88, .negSucc 33]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 9 → ∀ b, b < 9 → answer a b = (a + b) % 9

end LeanCheckedNetwork.Net
