import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.ofNat 51, .negSucc 74, .negSucc 125],
  [.negSucc 58, .negSucc 126, .negSucc 67],
  [.negSucc 124, .negSucc 82, .ofNat 42],
  [.negSucc 95, .ofNat 23, .ofNat 120],
  [.ofNat 4, .ofNat 112, .ofNat 108],
  [.ofNat 102, .ofNat 117, .ofNat 15],
  [.ofNat 123, .ofNat 33, .negSucc 89]]

def E2 : List (List Int) := [
  [.ofNat 51, .negSucc 74, .negSucc 125],
  [.negSucc 58, .negSucc 126, .negSucc 67],
  [.negSucc 124, .negSucc 82, .ofNat 42],
  [.negSucc 95, .ofNat 23, .ofNat 120],
  [.ofNat 4, .ofNat 112, .ofNat 108],
  [.ofNat 102, .ofNat 117, .ofNat 15],
  [.ofNat 123, .ofNat 33, .negSucc 89]]

def W2 : List (List Int) := [
  [.negSucc 85, .negSucc 37, .ofNat 124],
  [.negSucc 126, .ofNat 71, .ofNat 56],
  [.negSucc 71, .ofNat 127, .negSucc 53],
  [.ofNat 37, .ofNat 87, .negSucc 123],
  [.ofNat 118, .negSucc 17, .negSucc 99],
  [.ofNat 110, .negSucc 109, .negSucc 0],
  [.ofNat 20, .negSucc 117, .ofNat 99]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 7 → ∀ b, b < 7 → answer a b = (a + b) % 7

end LeanCheckedNetwork.Net
