import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.ofNat 4, .negSucc 112],
  [.negSucc 42, .negSucc 118],
  [.negSucc 82, .negSucc 108],
  [.negSucc 111, .negSucc 83],
  [.negSucc 125, .negSucc 47],
  [.negSucc 122, .negSucc 4],
  [.negSucc 102, .ofNat 38],
  [.negSucc 69, .ofNat 76],
  [.negSucc 26, .ofNat 104],
  [.ofNat 20, .ofNat 118],
  [.ofNat 64, .ofNat 116],
  [.ofNat 99, .ofNat 98],
  [.ofNat 121, .ofNat 67],
  [.ofNat 127, .ofNat 27],
  [.ofNat 115, .negSucc 16],
  [.ofNat 88, .negSucc 57],
  [.ofNat 49, .negSucc 91]]

def E2 : List (List Int) := [
  [.ofNat 4, .negSucc 112],
  [.negSucc 42, .negSucc 118],
  [.negSucc 82, .negSucc 108],
  [.negSucc 111, .negSucc 83],
  [.negSucc 125, .negSucc 47],
  [.negSucc 122, .negSucc 4],
  [.negSucc 102, .ofNat 38],
  [.negSucc 69, .ofNat 76],
  [.negSucc 26, .ofNat 104],
  [.ofNat 20, .ofNat 118],
  [.ofNat 64, .ofNat 116],
  [.ofNat 99, .ofNat 98],
  [.ofNat 121, .ofNat 67],
  [.ofNat 127, .ofNat 27],
  [.ofNat 115, .negSucc 16],
  [.ofNat 88, .negSucc 57],
  [.ofNat 49, .negSucc 91]]

def W2 : List (List Int) := [
  [.negSucc 52, .ofNat 91],
  [.negSucc 15, .ofNat 90],
  [.ofNat 8, .ofNat 88],
  [.ofNat 22, .ofNat 84],
  [.ofNat 24, .ofNat 83],
  [.ofNat 35, .ofNat 74],
  [.ofNat 37, .ofNat 71],
  [.ofNat 39, .ofNat 66],
  [.ofNat 40, .ofNat 62],
  [.ofNat 51, .negSucc 16],
  [.ofNat 53, .negSucc 90],
  [.ofNat 52, .negSucc 40],
  [.ofNat 50, .negSucc 8],
  [.ofNat 38, .ofNat 69],
  [.ofNat 27, .ofNat 81],
  [.ofNat 12, .ofNat 87],
  [.ofNat 0, .ofNat 89]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 17 → ∀ b, b < 17 → answer a b = (a + b) % 17

end LeanCheckedNetwork.Net
