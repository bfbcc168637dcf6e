import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.ofNat 103, .negSucc 90],
  [.ofNat 46, .negSucc 122],
  [.negSucc 24, .negSucc 115],
  [.negSucc 87, .negSucc 71],
  [.negSucc 123, .negSucc 5],
  [.negSucc 119, .ofNat 63],
  [.negSucc 77, .ofNat 112],
  [.negSucc 10, .ofNat 125],
  [.ofNat 59, .ofNat 98],
  [.ofNat 110, .ofNat 41],
  [.ofNat 127, .negSucc 29]]

def E2 : List (List Int) := [
  [.ofNat 103, .negSucc 90],
  [.ofNat 46, .negSucc 122],
  [.negSucc 24, .negSucc 115],
  [.negSucc 87, .negSucc 71],
  [.negSucc 123, .negSucc 5],
  [.negSucc 119, .ofNat 63],
  [.negSucc 77, .ofNat 112],
  [.negSucc 10, .ofNat 125],
  [.ofNat 59, .ofNat 98],
  [.ofNat 110, .ofNat 41],
  [.ofNat 127, .negSucc 29]]

def W2 : List (List Int) := [
  [.ofNat 16, .ofNat 16],
  [.ofNat 15, .ofNat 17],
  [.ofNat 7, .ofNat 20],
  [.negSucc 23, .ofNat 22],
  [.negSucc 0, .ofNat 21],
  [.ofNat 10, .ofNat 19],
  [.ofNat 19, .ofNat 12],
  [.ofNat 21, .ofNat 6],
  [.ofNat 23, .negSucc 21],
  [.ofNat 22, .negSucc 2],
  [.ofNat 20, .ofNat 10]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 11 → ∀ b, b < 11 → answer a b = (a + b) % 11

end LeanCheckedNetwork.Net
