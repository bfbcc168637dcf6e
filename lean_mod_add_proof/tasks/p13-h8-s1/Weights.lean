import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.negSucc 66, .ofNat 113, .ofNat 127, .negSucc 85, .negSucc 89, .negSucc 3, .ofNat 2, .negSucc 126],
  [.ofNat 54, .ofNat 48, .negSucc 41, .ofNat 75, .ofNat 62, .ofNat 115, .negSucc 28, .negSucc 85],
  [.negSucc 82, .negSucc 112, .negSucc 120, .negSucc 98, .negSucc 83, .negSucc 60, .ofNat 43, .negSucc 100],
  [.ofNat 99, .negSucc 107, .negSucc 84, .ofNat 87, .ofNat 56, .negSucc 24, .negSucc 88, .ofNat 38],
  [.negSucc 57, .ofNat 121, .ofNat 14, .negSucc 119, .negSucc 17, .ofNat 90, .ofNat 61, .ofNat 87],
  [.ofNat 97, .ofNat 118, .ofNat 96, .ofNat 127, .negSucc 1, .negSucc 36, .ofNat 34, .ofNat 68],
  [.negSucc 126, .negSucc 38, .ofNat 90, .negSucc 77, .ofNat 111, .negSucc 104, .negSucc 73, .ofNat 43],
  [.ofNat 120, .negSucc 82, .ofNat 84, .ofNat 79, .negSucc 101, .ofNat 53, .ofNat 100, .negSucc 84],
  [.negSucc 115, .ofNat 81, .negSucc 114, .negSucc 65, .ofNat 127, .ofNat 20, .negSucc 46, .negSucc 113],
  [.ofNat 89, .ofNat 86, .negSucc 102, .ofNat 72, .negSucc 115, .negSucc 87, .negSucc 31, .negSucc 67],
  [.negSucc 51, .negSucc 35, .negSucc 106, .ofNat 9, .ofNat 114, .ofNat 33, .ofNat 93, .ofNat 83],
  [.ofNat 18, .negSucc 110, .ofNat 50, .ofNat 112, .negSucc 69, .ofNat 83, .negSucc 97, .ofNat 111],
  [.negSucc 1, .negSucc 0, .ofNat 119, .ofNat 39, .ofNat 101, .negSucc 81, .ofNat 70, .ofNat 58]]

def E2 : List (List Int) := [
  [.negSucc 120, .ofNat 81, .ofNat 66, .negSucc 23, .ofNat 98, .negSucc 31, .ofNat 93, .ofNat 92],
  [.ofNat 62, .ofNat 78, .ofNat 116, .ofNat 42, .negSucc 78, .negSucc 89, .negSucc 89, .ofNat 91],
  [.negSucc 116, .negSucc 46, .ofNat 98, .negSucc 99, .ofNat 113, .ofNat 84, .ofNat 108, .negSucc 112],
  [.ofNat 99, .negSucc 118, .negSucc 61, .ofNat 66, .negSucc 102, .ofNat 37, .ofNat 64, .negSucc 94],
  [.negSucc 91, .ofNat 56, .negSucc 109, .negSucc 80, .ofNat 98, .negSucc 116, .negSucc 89, .negSucc 71],
  [.ofNat 1, .ofNat 110, .negSucc 80, .ofNat 99, .negSucc 52, .ofNat 42, .ofNat 127, .ofNat 97],
  [.ofNat 3, .ofNat 25, .negSucc 8, .negSucc 55, .ofNat 79, .ofNat 81, .negSucc 124, .ofNat 85],
  [.negSucc 80, .negSucc 117, .ofNat 90, .ofNat 106, .negSucc 80, .negSucc 89, .ofNat 61, .ofNat 84],
  [.ofNat 58, .negSucc 27, .ofNat 107, .negSucc 72, .ofNat 40, .ofNat 0, .ofNat 94, .ofNat 19],
  [.negSucc 110, .ofNat 127, .ofNat 49, .ofNat 106, .negSucc 7, .ofNat 127, .negSucc 94, .negSucc 64],
  [.ofNat 114, .ofNat 89, .negSucc 108, .negSucc 42, .negSucc 32, .negSucc 87, .ofNat 98, .negSucc 98],
  [.negSucc 114, .negSucc 114, .negSucc 94, .ofNat 30, .ofNat 45, .negSucc 42, .negSucc 63, .negSucc 35],
  [.ofNat 81, .negSucc 104, .negSucc 46, .ofNat 24, .negSucc 26, .ofNat 97, .negSucc 61, .ofNat 80]]

def W2 : List (List Int) := [
  [.ofNat 55, .ofNat 24, .ofNat 92, .negSucc 65, .negSucc 92, .ofNat 70, .negSucc 10, .negSucc 118],
  [.negSucc 83, .ofNat 32, .ofNat 44, .ofNat 41, .ofNat 127, .negSucc 43, .negSucc 4, .negSucc 120],
  [.ofNat 93, .negSucc 4, .ofNat 9, .negSucc 16, .negSucc 126, .negSucc 10, .ofNat 67, .ofNat 1],
  [.negSucc 81, .negSucc 42, .negSucc 86, .ofNat 55, .ofNat 105, .ofNat 55, .negSucc 66, .ofNat 63],
  [.ofNat 70, .negSucc 9, .negSucc 91, .negSucc 0, .negSucc 46, .ofNat 33, .ofNat 46, .ofNat 68],
  [.negSucc 92, .ofNat 51, .negSucc 17, .negSucc 15, .ofNat 104, .negSucc 65, .ofNat 15, .ofNat 41],
  [.ofNat 43, .ofNat 24, .ofNat 47, .ofNat 16, .negSucc 13, .ofNat 44, .negSucc 9, .negSucc 27],
  [.negSucc 37, .negSucc 50, .ofNat 70, .negSucc 20, .ofNat 37, .ofNat 71, .ofNat 53, .negSucc 91],
  [.ofNat 28, .negSucc 1, .ofNat 56, .ofNat 66, .ofNat 41, .negSucc 70, .negSucc 47, .negSucc 84],
  [.ofNat 3, .ofNat 47, .negSucc 9, .negSucc 62, .ofNat 15, .ofNat 62, .ofNat 46, .ofNat 14],
  [.negSucc 10, .ofNat 15, .negSucc 87, .ofNat 29, .ofNat 66, .ofNat 44, .ofNat 1, .ofNat 64],
  [.ofNat 58, .ofNat 9, .negSucc 68, .negSucc 55, .negSucc 9, .negSucc 48, .negSucc 32, .ofNat 121],
  [.negSucc 38, .negSucc 35, .ofNat 19, .ofNat 40, .ofNat 93, .ofNat 15, .ofNat 19, .ofNat 0]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 13 → ∀ b, b < 13 → answer a b = (a + b) % 13

end LeanCheckedNetwork.Net
