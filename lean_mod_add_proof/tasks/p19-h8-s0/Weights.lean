import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.ofNat 83, .negSucc 20, .negSucc 77, .ofNat 8, .ofNat 119, .ofNat 110, .ofNat 98, .negSucc 80],
  [.negSucc 36, .negSucc 114, .ofNat 100, .negSucc 73, .ofNat 4, .ofNat 95, .negSucc 44, .negSucc 115],
  [.negSucc 106, .negSucc 76, .negSucc 87, .ofNat 75, .negSucc 116, .ofNat 93, .negSucc 97, .negSucc 29],
  [.negSucc 60, .negSucc 56, .negSucc 3, .negSucc 71, .ofNat 21, .ofNat 117, .ofNat 108, .ofNat 65],
  [.ofNat 70, .ofNat 6, .ofNat 98, .ofNat 109, .ofNat 76, .ofNat 110, .negSucc 37, .ofNat 72],
  [.ofNat 18, .ofNat 53, .negSucc 116, .negSucc 105, .negSucc 41, .ofNat 87, .negSucc 122, .negSucc 5],
  [.negSucc 55, .ofNat 104, .ofNat 71, .ofNat 99, .negSucc 58, .ofNat 80, .ofNat 121, .negSucc 81],
  [.negSucc 99, .ofNat 109, .ofNat 33, .negSucc 101, .ofNat 39, .ofNat 24, .ofNat 8, .negSucc 113],
  [.ofNat 2, .ofNat 53, .negSucc 116, .ofNat 116, .ofNat 81, .ofNat 13, .negSucc 105, .negSucc 35],
  [.ofNat 86, .negSucc 12, .ofNat 113, .negSucc 92, .negSucc 60, .negSucc 65, .ofNat 115, .ofNat 35],
  [.ofNat 37, .negSucc 57, .negSucc 1, .ofNat 77, .negSucc 80, .negSucc 99, .ofNat 4, .ofNat 124],
  [.negSucc 74, .negSucc 81, .negSucc 25, .negSucc 93, .ofNat 62, .negSucc 92, .negSucc 108, .ofNat 38],
  [.negSucc 98, .negSucc 105, .ofNat 101, .ofNat 42, .ofNat 87, .negSucc 93, .ofNat 117, .negSucc 68],
  [.ofNat 28, .negSucc 30, .negSucc 77, .negSucc 80, .negSucc 66, .negSucc 113, .ofNat 75, .negSucc 75],
  [.ofNat 117, .negSucc 4, .negSucc 1, .ofNat 8, .negSucc 68, .negSucc 118, .negSucc 119, .negSucc 82],
  [.negSucc 7, .ofNat 93, .ofNat 93, .negSucc 21, .ofNat 102, .negSucc 98, .ofNat 19, .ofNat 14],
  [.negSucc 96, .ofNat 100, .negSucc 67, .negSucc 4, .ofNat 10, .negSucc 67, .ofNat 92, .ofNat 89],
  [.negSucc 80, .ofNat 83, .ofNat 54, .negSucc 19, .negSucc 95, .negSucc 40, .negSucc 62, .ofNat 38],
  [.ofNat 70, .ofNat 14, .ofNat 10, .ofNat 3, .negSucc 15, .ofNat 23, .ofNat 0, .negSucc 10]]

def E2 : List (List Int) := [
  [.negSucc 70, .negSucc 5, .negSucc 4, .ofNat 12, .ofNat 75, .ofNat 102, .ofNat 105, .negSucc 54],
  [.negSucc 97, .ofNat 71, .negSucc 74, .ofNat 25, .negSucc 101, .ofNat 60, .ofNat 9, .ofNat 54],
  [.ofNat 45, .ofNat 94, .ofNat 85, .negSucc 18, .negSucc 41, .ofNat 82, .negSucc 102, .ofNat 119],
  [.ofNat 127, .ofNat 107, .negSucc 75, .ofNat 44, .ofNat 113, .ofNat 31, .ofNat 70, .ofNat 70],
  [.ofNat 34, .negSucc 4, .negSucc 1, .negSucc 13, .ofNat 27, .negSucc 32, .ofNat 21, .ofNat 1],
  [.negSucc 103, .negSucc 44, .ofNat 54, .ofNat 75, .negSucc 110, .negSucc 104, .negSucc 94, .negSucc 64],
  [.negSucc 55, .negSucc 119, .negSucc 96, .negSucc 49, .negSucc 23, .negSucc 76, .ofNat 31, .negSucc 89],
  [.ofNat 37, .negSucc 81, .ofNat 74, .ofNat 71, .ofNat 99, .negSucc 86, .ofNat 85, .negSucc 17],
  [.ofNat 93, .negSucc 98, .negSucc 6, .negSucc 91, .negSucc 14, .negSucc 114, .negSucc 121, .ofNat 126],
  [.ofNat 5, .ofNat 17, .negSucc 104, .ofNat 116, .negSucc 81, .negSucc 107, .ofNat 16, .ofNat 94],
  [.negSucc 83, .ofNat 22, .ofNat 93, .negSucc 98, .ofNat 29, .negSucc 76, .ofNat 100, .negSucc 8],
  [.negSucc 29, .ofNat 106, .negSucc 69, .ofNat 112, .ofNat 99, .negSucc 40, .negSucc 75, .negSucc 105],
  [.ofNat 80, .ofNat 115, .negSucc 54, .negSucc 105, .negSucc 54, .negSucc 31, .negSucc 24, .negSucc 117],
  [.ofNat 82, .ofNat 57, .ofNat 108, .ofNat 84, .negSucc 69, .ofNat 16, .ofNat 102, .negSucc 21],
  [.negSucc 15, .negSucc 20, .negSucc 94, .negSucc 100, .ofNat 31, .ofNat 48, .negSucc 78, .ofNat 79],
  [.negSucc 116, .negSucc 62, .ofNat 35, .ofNat 41, .ofNat 93, .ofNat 104, .negSucc 45, .ofNat 96],
  [.negSucc 3, .negSucc 90, .ofNat 52, .negSucc 63, .negSucc 75, .ofNat 113, .ofNat 120, .ofNat 51],
  [.ofNat 96, .negSucc 113, .negSucc 111, .ofNat 19, .negSucc 86, .ofNat 65, .negSucc 83, .negSucc 62],
  [.ofNat 87, .negSucc 58, .ofNat 97, .negSucc 29, .ofNat 76, .ofNat 113, .negSucc 110, .negSucc 87]]

def W2 : List (List Int) := [
  [.negSucc 126, .ofNat 59, .ofNat 54, .ofNat 67, .ofNat 59, .ofNat 73, .ofNat 70, .ofNat 66],
  [.ofNat 73, .ofNat 83, .ofNat 53, .negSucc 85, .negSucc 108, .ofNat 111, .ofNat 62, .ofNat 60],
  [.ofNat 110, .ofNat 57, .ofNat 5, .ofNat 90, .ofNat 30, .ofNat 100, .negSucc 9, .negSucc 7],
  [.ofNat 127, .negSucc 85, .ofNat 72, .negSucc 57, .ofNat 56, .ofNat 92, .ofNat 85, .negSucc 125],
  [.ofNat 102, .negSucc 112, .negSucc 30, .ofNat 100, .ofNat 87, .ofNat 72, .ofNat 72, .ofNat 29],
  [.negSucc 110, .ofNat 18, .ofNat 109, .ofNat 23, .negSucc 83, .ofNat 100, .negSucc 73, .ofNat 126],
  [.ofNat 70, .ofNat 19, .ofNat 63, .ofNat 49, .ofNat 42, .ofNat 48, .ofNat 81, .ofNat 95],
  [.ofNat 89, .ofNat 61, .negSucc 95, .ofNat 46, .ofNat 76, .ofNat 40, .ofNat 91, .ofNat 72],
  [.ofNat 104, .ofNat 76, .ofNat 91, .ofNat 79, .ofNat 33, .ofNat 54, .negSucc 117, .ofNat 22],
  [.ofNat 98, .ofNat 113, .ofNat 76, .ofNat 68, .negSucc 77, .negSucc 51, .ofNat 104, .negSucc 122],
  [.negSucc 57, .ofNat 97, .negSucc 60, .ofNat 85, .ofNat 91, .negSucc 69, .ofNat 118, .ofNat 11],
  [.ofNat 93, .ofNat 25, .ofNat 94, .ofNat 77, .ofNat 83, .negSucc 93, .negSucc 114, .ofNat 83],
  [.ofNat 120, .negSucc 52, .ofNat 71, .ofNat 55, .ofNat 59, .negSucc 110, .ofNat 77, .ofNat 103],
  [.ofNat 117, .negSucc 110, .ofNat 41, .ofNat 71, .negSucc 110, .ofNat 23, .ofNat 96, .ofNat 100],
  [.ofNat 74, .negSucc 53, .ofNat 105, .negSucc 42, .ofNat 71, .ofNat 74, .negSucc 29, .ofNat 118],
  [.ofNat 28, .ofNat 34, .negSucc 44, .ofNat 106, .ofNat 111, .ofNat 48, .ofNat 96, .negSucc 92],
  [.ofNat 93, .ofNat 107, .ofNat 66, .negSucc 95, .negSucc 23, .ofNat 63, .ofNat 108, .negSucc 51],
  [.ofNat 111, .ofNat 66, .ofNat 78, .ofNat 72, .negSucc 84, .ofNat 73, .ofNat 32, .ofNat 46],
  [.ofNat 96, .ofNat 72, .negSucc 108, .negSucc 105, .ofNat 71, .ofNat 81, .ofNat 69, .ofNat 72]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 19 → ∀ b, b < 19 → answer a b = (a + b) % 19

end LeanCheckedNetwork.Net
