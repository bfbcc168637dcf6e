import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.negSucc 55, .negSucc 64, .negSucc 72, .ofNat 92, .ofNat 79, .negSucc 42, .negSucc 25, .negSucc 79],
  [.negSucc 72, .negSucc 60, .ofNat 1, .negSucc 72, .ofNat 95, .negSucc 93, .ofNat 95, .negSucc 78],
  [.ofNat 76, .ofNat 65, .ofNat 118, .ofNat 103, .negSucc 29, .negSucc 121, .ofNat 39, .negSucc 45],
  [.ofNat 28, .ofNat 61, .ofNat 125, .negSucc 62, .negSucc 55, .negSucc 99, .negSucc 95, .ofNat 85],
  [.negSucc 91, .negSucc 81, .ofNat 119, .ofNat 41, .negSucc 63, .negSucc 46, .ofNat 28, .ofNat 96],
  [.negSucc 38, .ofNat 5, .ofNat 105, .negSucc 1, .negSucc 50, .negSucc 4, .ofNat 83, .negSucc 29],
  [.ofNat 99, .ofNat 93, .ofNat 50, .negSucc 63, .negSucc 79, .ofNat 36, .negSucc 8, .negSucc 71],
  [.ofNat 31, .negSucc 34, .negSucc 80, .ofNat 73, .negSucc 93, .ofNat 115, .negSucc 89, .negSucc 101],
  [.negSucc 61, .negSucc 68, .negSucc 122, .negSucc 76, .negSucc 86, .ofNat 111, .ofNat 87, .ofNat 5],
  [.ofNat 5, .ofNat 71, .negSucc 100, .ofNat 103, .negSucc 13, .ofNat 59, .ofNat 70, .ofNat 68],
  [.ofNat 65, .ofNat 55, .negSucc 61, .negSucc 86, .ofNat 77, .ofNat 15, .negSucc 63, .ofNat 40]]

def E2 : List (List Int) := [
  [.ofNat 61, .negSucc 82, .negSucc 110, .negSucc 94, .negSucc 36, .ofNat 120, .ofNat 81, .negSucc 29],
  [.negSucc 67, .ofNat 22, .negSucc 101, .ofNat 111, .ofNat 91, .negSucc 40, .ofNat 35, .negSucc 103],
  [.ofNat 14, .ofNat 64, .negSucc 53, .negSucc 56, .ofNat 74, .negSucc 85, .negSucc 90, .negSucc 39],
  [.ofNat 17, .negSucc 48, .negSucc 24, .ofNat 79, .ofNat 66, .negSucc 67, .negSucc 50, .ofNat 85],
  [.negSucc 19, .negSucc 85, .ofNat 50, .negSucc 88, .negSucc 9, .negSucc 93, .ofNat 104, .ofNat 16],
  [.negSucc 78, .ofNat 66, .ofNat 112, .ofNat 84, .negSucc 26, .negSucc 126, .negSucc 55, .ofNat 19],
  [.ofNat 50, .ofNat 72, .ofNat 105, .negSucc 47, .negSucc 8, .negSucc 79, .negSucc 104, .negSucc 60],
  [.ofNat 85, .negSucc 76, .ofNat 72, .ofNat 8, .negSucc 59, .ofNat 30, .ofNat 52, .negSucc 65],
  [.negSucc 69, .negSucc 68, .ofNat 20, .ofNat 11, .negSucc 77, .ofNat 106, .ofNat 44, .ofNat 41],
  [.negSucc 58, .ofNat 97, .negSucc 65, .negSucc 74, .negSucc 88, .ofNat 110, .negSucc 49, .ofNat 98],
  [.ofNat 77, .ofNat 65, .negSucc 91, .ofNat 52, .negSucc 23, .ofNat 117, .negSucc 80, .ofNat 8]]

def W2 : List (List Int) := [
  [.negSucc 125, .ofNat 75, .ofNat 95, .negSucc 51, .ofNat 81, .negSucc 62, .negSucc 105, .ofNat 74],
  [.ofNat 28, .ofNat 28, .ofNat 66, .ofNat 58, .ofNat 38, .negSucc 126, .ofNat 24, .ofNat 44],
  [.ofNat 104, .negSucc 121, .negSucc 48, .negSucc 126, .ofNat 127, .negSucc 71, .ofNat 127, .ofNat 31],
  [.negSucc 40, .negSucc 19, .negSucc 126, .ofNat 111, .ofNat 99, .ofNat 19, .negSucc 126, .ofNat 64],
  [.negSucc 75, .ofNat 127, .negSucc 111, .negSucc 37, .negSucc 32, .ofNat 127, .negSucc 29, .negSucc 37],
  [.ofNat 77, .negSucc 27, .negSucc 84, .ofNat 34, .negSucc 10, .ofNat 96, .ofNat 73, .negSucc 125],
  [.ofNat 122, .negSucc 126, .negSucc 34, .negSucc 30, .negSucc 46, .ofNat 86, .ofNat 61, .ofNat 70],
  [.negSucc 126, .ofNat 69, .negSucc 13, .ofNat 1, .negSucc 83, .ofNat 106, .negSucc 105, .ofNat 127],
  [.ofNat 11, .ofNat 59, .ofNat 48, .ofNat 34, .negSucc 126, .ofNat 24, .ofNat 3, .ofNat 78],
  [.ofNat 127, .negSucc 56, .ofNat 71, .negSucc 49, .negSucc 105, .negSucc 21, .ofNat 97, .ofNat 12],
  [.ofNat 17, .negSucc 122, .ofNat 127, .ofNat 127, .negSucc 76, .negSucc 86, .ofNat 25, .negSucc 126]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 11 → ∀ b, b < 11 → answer a b = (a + b) % 11

end LeanCheckedNetwork.Net
