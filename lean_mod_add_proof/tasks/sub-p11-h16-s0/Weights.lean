import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.negSucc 19, .ofNat 26, .negSucc 71, .ofNat 104, .negSucc 91, .ofNat 2, .negSucc 107, .negSucc 78, .negSucc 54, .negSucc 109, .negSucc 97, .ofNat 70, .negSucc 44, .negSucc 74, .ofNat 39, .ofNat 105],
  [.negSucc 58, .ofNat 64, .ofNat 83, .ofNat 65, .negSucc 77, .negSucc 65, .ofNat 79, .negSucc 0, .ofNat 83, .ofNat 13, .ofNat 65, .ofNat 85, .ofNat 67, .ofNat 97, .negSucc 3, .ofNat 67],
  [.ofNat 22, .ofNat 123, .ofNat 34, .negSucc 69, .ofNat 95, .ofNat 85, .negSucc 64, .ofNat 69, .negSucc 82, .ofNat 95, .ofNat 103, .negSucc 103, .negSucc 93, .ofNat 76, .ofNat 31, .negSucc 63],
  [.negSucc 32, .ofNat 113, .negSucc 14, .ofNat 47, .ofNat 6, .negSucc 97, .negSucc 109, .negSucc 83, .ofNat 39, .ofNat 41, .ofNat 23, .negSucc 93, .ofNat 78, .negSucc 51, .negSucc 49, .ofNat 41],
  [.negSucc 66, .ofNat 96, .negSucc 59, .negSucc 53, .ofNat 2, .ofNat 56, .ofNat 127, .ofNat 57, .ofNat 117, .ofNat 53, .negSucc 70, .ofNat 39, .negSucc 107, .negSucc 45, .negSucc 38, .negSucc 30],
  [.ofNat 54, .ofNat 16, .ofNat 73, .negSucc 91, .ofNat 99, .negSucc 109, .negSucc 124, .ofNat 32, .negSucc 92, .negSucc 97, .negSucc 113, .negSucc 30, .ofNat 40, .ofNat 58, .ofNat 61, .negSucc 63],
  [.negSucc 106, .negSucc 34, .ofNat 50, .negSucc 90, .negSucc 89, .ofNat 109, .negSucc 60, .negSucc 104, .ofNat 56, .ofNat 12, .negSucc 57, .negSucc 87, .negSucc 25, .negSucc 107, .negSucc 52, .negSucc 113],
  [.ofNat 127, .negSucc 105, .negSucc 70, .negSucc 46, .ofNat 85, .negSucc 103, .ofNat 97, .ofNat 94, .negSucc 0, .ofNat 88, .ofNat 79, .negSucc 16, .ofNat 64, .negSucc 58, .ofNat 120, .negSucc 81],
  [.negSucc 48, .negSucc 92, .ofNat 75, .negSucc 30, .ofNat 46, .ofNat 83, .negSucc 115, .negSucc 43, .negSucc 102, .ofNat 90, .negSucc 14, .ofNat 114, .negSucc 87, .negSucc 40, .negSucc 82, .negSucc 16],
  [.ofNat 9, .negSucc 120, .ofNat 21, .ofNat 24, .negSucc 116, .negSucc 11, .ofNat 116, .negSucc 61, .ofNat 99, .ofNat 82, .negSucc 50, .negSucc 0, .negSucc 83, .ofNat 39, .ofNat 89, .negSucc 47],
  [.negSucc 108, .negSucc 100, .negSucc 91, .negSucc 46, .ofNat 64, .negSucc 17, .ofNat 28, .ofNat 126, .negSucc 74, .negSucc 90, .negSucc 75, .negSucc 26, .ofNat 83, .ofNat 40, .negSucc 100, .ofNat 4]]

def E2 : List (List Int) := [
  [.negSucc 95, .negSucc 98, .ofNat 7, .ofNat 72, .ofNat 62, .ofNat 92, .negSucc 97, .ofNat 105, .ofNat 125, .ofNat 58, .negSucc 45, .ofNat 4, .ofNat 34, .negSucc 97, .ofNat 41, .negSucc 55],
  [.ofNat 80, .negSucc 119, .negSucc 63, .negSucc 88, .ofNat 12, .negSucc 95, .ofNat 45, .negSucc 78, .negSucc 83, .ofNat 34, .ofNat 71, .negSucc 96, .negSucc 64, .negSucc 30, .negSucc 5, .ofNat 68],
  [.negSucc 38, .negSucc 108, .ofNat 57, .ofNat 38, .negSucc 122, .ofNat 108, .ofNat 96, .ofNat 43, .ofNat 55, .negSucc 43, .ofNat 65, .negSucc 46, .ofNat 64, .ofNat 39, .ofNat 99, .ofNat 101],
  [.negSucc 70, .negSucc 100, .ofNat 76, .ofNat 78, .ofNat 104, .negSucc 49, .negSucc 114, .ofNat 32, .negSucc 38, .negSucc 71, .ofNat 2, .ofNat 82, .negSucc 20, .negSucc 36, .negSucc 80, .ofNat 87],
  [.negSucc 5, .negSucc 38, .negSucc 100, .ofNat 91, .negSucc 34, .ofNat 77, .ofNat 105, .negSucc 98, .negSucc 73, .ofNat 15, .negSucc 64, .negSucc 51, .ofNat 97, .negSucc 48, .ofNat 79, .negSucc 108],
  [.negSucc 24, .ofNat 83, .negSucc 50, .ofNat 110, .negSucc 49, .negSucc 31, .ofNat 7, .ofNat 120, .ofNat 94, .ofNat 83, .negSucc 117, .negSucc 50, .negSucc 121, .ofNat 76, .negSucc 39, .ofNat 28],
  [.ofNat 114, .ofNat 96, .ofNat 92, .negSucc 16, .ofNat 100, .negSucc 27, .negSucc 76, .ofNat 1, .negSucc 72, .ofNat 45, .negSucc 1, .ofNat 72, .ofNat 47, .ofNat 43, .negSucc 48, .negSucc 29],
  [.negSucc 47, .ofNat 101, .ofNat 48, .negSucc 44, .negSucc 108, .ofNat 29, .ofNat 117, .negSucc 45, .negSucc 79, .negSucc 44, .ofNat 58, .ofNat 106, .negSucc 34, .ofNat 66, .negSucc 74, .negSucc 74],
  [.ofNat 7, .ofNat 123, .negSucc 51, .ofNat 58, .ofNat 36, .negSucc 53, .negSucc 32, .ofNat 83, .ofNat 105, .negSucc 89, .ofNat 107, .ofNat 29, .ofNat 37, .negSucc 47, .negSucc 95, .negSucc 86],
  [.negSucc 83, .ofNat 49, .ofNat 30, .negSucc 90, .ofNat 97, .ofNat 69, .negSucc 65, .negSucc 92, .negSucc 110, .negSucc 97, .negSucc 45, .negSucc 42, .negSucc 42, .ofNat 88, .ofNat 115, .negSucc 78],
  [.ofNat 102, .negSucc 32, .ofNat 70, .negSucc 97, .negSucc 62, .negSucc 108, .ofNat 101, .ofNat 10, .ofNat 90, .ofNat 54, .negSucc 83, .ofNat 77, .ofNat 62, .ofNat 53, .negSucc 67, .ofNat 89]]

def W2 : List (List Int) := [
  [.negSucc 108, .negSucc 74, .ofNat 15, .ofNat 59, .negSucc 105, .ofNat 86, .ofNat 122, .negSucc 40, .negSucc 122, .negSucc 94, .ofNat 109, .negSucc 26, .negSucc 19, .ofNat 91, .ofNat 113, .ofNat 1],
  [.ofNat 127, .negSucc 25, .negSucc 79, .ofNat 16, .ofNat 42, .negSucc 87, .negSucc 54, .negSucc 121, .ofNat 121, .negSucc 40, .ofNat 41, .ofNat 102, .ofNat 78, .negSucc 90, .negSucc 27, .ofNat 34],
  [.negSucc 64, .negSucc 119, .ofNat 20, .negSucc 95, .ofNat 28, .ofNat 46, .ofNat 101, .ofNat 106, .negSucc 6, .ofNat 91, .negSucc 66, .ofNat 73, .negSucc 13, .ofNat 12, .negSucc 7, .negSucc 26],
  [.ofNat 34, .ofNat 15, .ofNat 72, .ofNat 90, .negSucc 117, .negSucc 32, .ofNat 50, .negSucc 80, .negSucc 6, .ofNat 95, .negSucc 81, .negSucc 21, .ofNat 89, .ofNat 90, .ofNat 65, .negSucc 80],
  [.negSucc 70, .ofNat 23, .negSucc 79, .ofNat 5, .ofNat 118, .ofNat 95, .negSucc 126, .ofNat 11, .ofNat 123, .negSucc 1, .ofNat 19, .ofNat 22, .ofNat 79, .negSucc 7, .negSucc 20, .negSucc 101],
  [.negSucc 126, .ofNat 60, .ofNat 27, .ofNat 14, .negSucc 36, .negSucc 93, .ofNat 127, .ofNat 124, .negSucc 23, .negSucc 58, .ofNat 60, .ofNat 80, .negSucc 117, .ofNat 0, .ofNat 20, .negSucc 91],
  [.ofNat 47, .ofNat 120, .ofNat 80, .ofNat 79, .negSucc 58, .ofNat 70, .negSucc 44, .negSucc 112, .negSucc 26, .negSucc 77, .ofNat 50, .negSucc 49, .ofNat 118, .ofNat 58, .negSucc 112, .negSucc 41],
  [.negSucc 50, .ofNat 93, .ofNat 44, .ofNat 95, .ofNat 60, .negSucc 94, .negSucc 26, .ofNat 46, .ofNat 66, .ofNat 27, .negSucc 23, .negSucc 101, .ofNat 15, .ofNat 26, .ofNat 26, .negSucc 78],
  [.ofNat 19, .ofNat 75, .negSucc 56, .ofNat 58, .negSucc 50, .ofNat 12, .ofNat 109, .ofNat 33, .negSucc 110, .ofNat 83, .negSucc 108, .negSucc 47, .ofNat 76, .negSucc 18, .negSucc 57, .ofNat 30],
  [.negSucc 18, .ofNat 113, .ofNat 41, .ofNat 96, .negSucc 34, .negSucc 38, .negSucc 82, .negSucc 123, .ofNat 41, .ofNat 55, .negSucc 59, .ofNat 51, .negSucc 77, .negSucc 52, .ofNat 50, .ofNat 102],
  [.negSucc 5, .ofNat 11, .ofNat 70, .ofNat 8, .ofNat 85, .negSucc 9, .ofNat 16, .ofNat 88, .ofNat 59, .negSucc 33, .negSucc 0, .negSucc 40, .ofNat 86, .negSucc 28, .negSucc 58, .negSucc 32]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 11 → ∀ b, b < 11 → answer a b = (a + 11 - b) % 11

end LeanCheckedNetwork.Net
