import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.negSucc 101, .negSucc 116, .negSucc 14],
  [.negSucc 89, .ofNat 33, .ofNat 123],
  [.ofNat 76, .ofNat 126, .ofNat 50],
  [.ofNat 111, .ofNat 3, .negSucc 108],
  [.negSucc 44, .negSucc 124, .negSucc 80],
  [.negSucc 123, .negSucc 37, .ofNat 86],
  [.ofNat 9, .ofNat 114, .ofNat 105],
  [.ofNat 127, .ofNat 71, .negSucc 55],
  [.ofNat 27, .negSucc 93, .negSucc 120],
  [.negSucc 118, .negSucc 97, .ofNat 21],
  [.negSucc 60, .ofNat 66, .ofNat 127],
  [.ofNat 102, .ofNat 117, .ofNat 15],
  [.ofNat 90, .negSucc 32, .negSucc 122],
  [.negSucc 75, .negSucc 125, .negSucc 49],
  [.negSucc 110, .negSucc 2, .ofNat 109],
  [.ofNat 45, .ofNat 125, .ofNat 81],
  [.ofNat 124, .ofNat 38, .negSucc 85],
  [.negSucc 8, .negSucc 113, .negSucc 104],
  [.negSucc 126, .negSucc 70, .ofNat 56],
  [.negSucc 26, .ofNat 94, .ofNat 121],
  [.ofNat 119, .ofNat 98, .negSucc 20],
  [.ofNat 61, .negSucc 65, .negSucc 126]]

def E2 : List (List Int) := [
  [.negSucc 89, .negSucc 122, .negSucc 31],
  [.negSucc 100, .ofNat 15, .ofNat 117],
  [.ofNat 61, .ofNat 127, .ofNat 66],
  [.ofNat 119, .ofNat 21, .negSucc 97],
  [.negSucc 26, .negSucc 120, .negSucc 93],
  [.negSucc 126, .negSucc 54, .ofNat 72],
  [.negSucc 8, .ofNat 105, .ofNat 114],
  [.ofNat 124, .ofNat 85, .negSucc 38],
  [.ofNat 44, .negSucc 80, .negSucc 124],
  [.negSucc 111, .negSucc 107, .ofNat 3],
  [.negSucc 75, .ofNat 50, .ofNat 126],
  [.ofNat 90, .ofNat 123, .ofNat 32],
  [.ofNat 101, .negSucc 14, .negSucc 116],
  [.negSucc 60, .negSucc 126, .negSucc 65],
  [.negSucc 118, .negSucc 20, .ofNat 98],
  [.ofNat 27, .ofNat 121, .ofNat 94],
  [.ofNat 127, .ofNat 55, .negSucc 71],
  [.ofNat 9, .negSucc 104, .negSucc 113],
  [.negSucc 123, .negSucc 84, .ofNat 39],
  [.negSucc 43, .ofNat 81, .ofNat 125],
  [.ofNat 112, .ofNat 108, .negSucc 2],
  [.ofNat 76, .negSucc 49, .negSucc 125]]

def W2 : List (List Int) := [
  [.ofNat 19, .ofNat 99, .negSucc 117],
  [.ofNat 127, .negSucc 63, .negSucc 62],
  [.ofNat 17, .negSucc 117, .ofNat 100],
  [.negSucc 121, .ofNat 31, .ofNat 91],
  [.negSucc 51, .ofNat 126, .negSucc 73],
  [.ofNat 107, .ofNat 5, .negSucc 112],
  [.ofNat 83, .negSucc 124, .ofNat 42],
  [.negSucc 83, .negSucc 40, .ofNat 125],
  [.negSucc 105, .ofNat 113, .negSucc 6],
  [.ofNat 53, .ofNat 73, .negSucc 125],
  [.ofNat 122, .negSucc 91, .negSucc 28],
  [.negSucc 18, .negSucc 98, .ofNat 118],
  [.negSucc 126, .ofNat 64, .ofNat 63],
  [.negSucc 16, .ofNat 118, .negSucc 99],
  [.ofNat 122, .negSucc 30, .negSucc 90],
  [.ofNat 52, .negSucc 125, .ofNat 74],
  [.negSucc 106, .negSucc 4, .ofNat 113],
  [.negSucc 82, .ofNat 125, .negSucc 41],
  [.ofNat 84, .ofNat 41, .negSucc 124],
  [.ofNat 106, .negSucc 112, .ofNat 7],
  [.negSucc 52, .negSucc 72, .ofNat 126],
  [.negSucc 121, .ofNat 92, .ofNat 29]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 22 → ∀ b, b < 22 → answer a b = (a + b) % 22

end LeanCheckedNetwork.Net
