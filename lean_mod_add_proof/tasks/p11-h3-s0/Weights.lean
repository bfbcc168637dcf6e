import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.ofNat 118, .ofNat 18, .negSucc 99],
  [.ofNat 74, .negSucc 52, .negSucc 125],
  [.ofNat 6, .negSucc 106, .negSucc 112],
  [.negSucc 62, .negSucc 126, .negSucc 63],
  [.negSucc 112, .negSucc 106, .ofNat 6],
  [.negSucc 125, .negSucc 52, .ofNat 74],
  [.negSucc 99, .ofNat 18, .ofNat 118],
  [.negSucc 41, .ofNat 83, .ofNat 125],
  [.ofNat 30, .ofNat 122, .ofNat 92],
  [.ofNat 92, .ofNat 122, .ofNat 30],
  [.ofNat 125, .ofNat 83, .negSucc 41]]

def E2 : List (List Int) := [
  [.ofNat 118, .ofNat 18, .negSucc 99],
  [.ofNat 74, .negSucc 52, .negSucc 125],
  [.ofNat 6, .negSucc 106, .negSucc 112],
  [.negSucc 62, .negSucc 126, .negSucc 63],
  [.negSucc 112, .negSucc 106, .ofNat 6],
  [.negSucc 125, .negSucc 52, .ofNat 74],
  [.negSucc 99, .ofNat 18, .ofNat 118],
  [.negSucc 41, .ofNat 83, .ofNat 125],
  [.ofNat 30, .ofNat 122, .ofNat 92],
  [.ofNat 92, .ofNat 122, .ofNat 30],
  [.ofNat 125, .ofNat 83, .negSucc 41]]

def W2 : List (List Int) := [
  [.ofNat 92, .negSucc 121, .ofNat 30],
  [.ofNat 30, .negSucc 121, .ofNat 92],
  [.negSucc 41, .negSucc 82, .ofNat 125],
  [.negSucc 99, .negSucc 17, .ofNat 118],
  [.negSucc 125, .ofNat 53, .ofNat 74],
  [.negSucc 112, .ofNat 107, .ofNat 6],
  [.negSucc 63, .ofNat 127, .negSucc 62],
  [.ofNat 6, .ofNat 107, .negSucc 112],
  [.ofNat 74, .ofNat 53, .negSucc 125],
  [.ofNat 118, .negSucc 17, .negSucc 99],
  [.ofNat 125, .negSucc 82, .negSucc 41]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 11 → ∀ b, b < 11 → answer a b = (a + b) % 11

end LeanCheckedNetwork.Net
