import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.negSucc 42, .negSucc 107, .ofNat 102, .ofNat 89, .ofNat 105, .negSucc 28, .ofNat 15, .negSucc 81, .negSucc 8, .ofNat 45, .negSucc 89, .negSucc 109, .ofNat 115, .ofNat 87, .ofNat 125, .negSucc 95],
  [.negSucc 75, .ofNat 93, .ofNat 10, .negSucc 100, .negSucc 74, .negSucc 105, .ofNat 118, .ofNat 43, .negSucc 38, .ofNat 114, .negSucc 23, .negSucc 126, .ofNat 113, .ofNat 123, .negSucc 110, .negSucc 29],
  [.ofNat 114, .negSucc 59, .negSucc 113, .negSucc 52, .negSucc 114, .negSucc 100, .ofNat 99, .ofNat 104, .ofNat 46, .ofNat 105, .negSucc 113, .ofNat 63, .ofNat 68, .ofNat 122, .ofNat 111, .ofNat 11],
  [.negSucc 85, .ofNat 48, .ofNat 88, .ofNat 109, .negSucc 112, .negSucc 78, .negSucc 79, .ofNat 110, .ofNat 101, .ofNat 84, .negSucc 126, .ofNat 98, .negSucc 63, .ofNat 81, .negSucc 120, .ofNat 77],
  [.ofNat 106, .ofNat 53, .ofNat 95, .negSucc 62, .negSucc 37, .ofNat 106, .negSucc 79, .ofNat 103, .ofNat 64, .ofNat 91, .ofNat 57, .ofNat 105, .negSucc 96, .ofNat 21, .ofNat 112, .ofNat 120],
  [.negSucc 62, .negSucc 64, .negSucc 126, .negSucc 107, .ofNat 127, .ofNat 127, .negSucc 46, .ofNat 54, .negSucc 48, .ofNat 55, .ofNat 15, .ofNat 84, .negSucc 118, .negSucc 118, .negSucc 126, .ofNat 98],
  [.ofNat 103, .ofNat 106, .ofNat 81, .ofNat 127, .ofNat 123, .ofNat 66, .ofNat 12, .negSucc 65, .negSucc 28, .ofNat 10, .ofNat 38, .negSucc 98, .negSucc 111, .negSucc 126, .ofNat 122, .ofNat 95],
  [.negSucc 0, .negSucc 95, .ofNat 76, .negSucc 57, .ofNat 82, .negSucc 100, .ofNat 39, .negSucc 102, .ofNat 72, .negSucc 77, .ofNat 115, .negSucc 117, .ofNat 29, .negSucc 119, .negSucc 122, .ofNat 125],
  [.negSucc 66, .ofNat 73, .negSucc 103, .negSucc 97, .negSucc 106, .negSucc 97, .ofNat 107, .negSucc 119, .ofNat 103, .negSucc 108, .negSucc 10, .negSucc 30, .ofNat 71, .negSucc 98, .ofNat 65, .ofNat 95],
  [.ofNat 82, .negSucc 126, .ofNat 32, .ofNat 106, .negSucc 110, .negSucc 80, .ofNat 5, .negSucc 81, .ofNat 31, .negSucc 91, .negSucc 82, .ofNat 108, .ofNat 99, .ofNat 49, .negSucc 112, .ofNat 127],
  [.negSucc 93, .ofNat 111, .ofNat 125, .negSucc 4, .negSucc 120, .ofNat 108, .negSucc 88, .negSucc 48, .negSucc 46, .negSucc 104, .negSucc 25, .ofNat 123, .ofNat 110, .ofNat 119, .ofNat 84, .ofNat 48],
  [.ofNat 91, .negSucc 95, .negSucc 103, .negSucc 108, .ofNat 122, .ofNat 92, .negSucc 121, .ofNat 46, .ofNat 17, .negSucc 118, .negSucc 65, .ofNat 98, .ofNat 100, .ofNat 123, .ofNat 22, .ofNat 73],
  [.negSucc 89, .ofNat 99, .negSucc 31, .ofNat 73, .ofNat 122, .ofNat 71, .negSucc 126, .ofNat 117, .ofNat 116, .negSucc 126, .ofNat 2, .negSucc 122, .negSucc 44, .ofNat 118, .ofNat 7, .ofNat 15],
  [.ofNat 63, .negSucc 111, .ofNat 95, .ofNat 29, .ofNat 89, .negSucc 85, .ofNat 36, .ofNat 127, .ofNat 114, .negSucc 106, .ofNat 97, .negSucc 124, .negSucc 82, .ofNat 81, .ofNat 65, .negSucc 81],
  [.ofNat 30, .ofNat 112, .negSucc 87, .negSucc 109, .negSucc 69, .negSucc 80, .ofNat 120, .ofNat 86, .ofNat 6, .negSucc 119, .ofNat 93, .negSucc 99, .negSucc 104, .negSucc 61, .negSucc 92, .negSucc 109],
  [.negSucc 69, .negSucc 94, .negSucc 76, .ofNat 49, .negSucc 116, .negSucc 100, .ofNat 17, .ofNat 8, .negSucc 77, .negSucc 84, .ofNat 72, .ofNat 98, .negSucc 126, .negSucc 108, .ofNat 103, .negSucc 116],
  [.ofNat 127, .ofNat 101, .ofNat 110, .ofNat 105, .negSucc 114, .negSucc 12, .negSucc 81, .negSucc 88, .negSucc 16, .ofNat 32, .ofNat 32, .ofNat 101, .negSucc 88, .negSucc 122, .negSucc 107, .negSucc 93],
  [.negSucc 97, .negSucc 116, .negSucc 50, .negSucc 104, .ofNat 59, .ofNat 81, .negSucc 115, .negSucc 107, .ofNat 106, .ofNat 80, .ofNat 48, .ofNat 92, .ofNat 48, .negSucc 99, .ofNat 111, .negSucc 70],
  [.ofNat 100, .ofNat 99, .negSucc 98, .negSucc 21, .ofNat 125, .ofNat 118, .negSucc 73, .negSucc 114, .ofNat 127, .ofNat 126, .negSucc 13, .negSucc 87, .ofNat 111, .negSucc 58, .negSucc 115, .negSucc 96]]

def E2 : List (List Int) := [
  [.negSucc 42, .negSucc 107, .ofNat 102, .ofNat 89, .ofNat 105, .negSucc 28, .ofNat 15, .negSucc 81, .negSucc 8, .ofNat 45, .negSucc 89, .negSucc 109, .ofNat 115, .ofNat 87, .ofNat 125, .negSucc 95],
  [.negSucc 75, .ofNat 93, .ofNat 10, .negSucc 100, .negSucc 74, .negSucc 105, .ofNat 118, .ofNat 43, .negSucc 38, .ofNat 114, .negSucc 23, .negSucc 126, .ofNat 113, .ofNat 123, .negSucc 110, .negSucc 29],
  [.ofNat 114, .negSucc 59, .negSucc 113, .negSucc 52, .negSucc 114, .negSucc 100, .ofNat 99, .ofNat 104, .ofNat 46, .ofNat 105, .negSucc 113, .ofNat 63, .ofNat 68, .ofNat 122, .ofNat 111, .ofNat 11],
  [.negSucc 85, .ofNat 48, .ofNat 88, .ofNat 109, .negSucc 112, .negSucc 78, .negSucc 79, .ofNat 110, .ofNat 101, .ofNat 84, .negSucc 126, .ofNat 98, .negSucc 63, .ofNat 81, .negSucc 120, .ofNat 77],
  [.ofNat 106, .ofNat 53, .ofNat 95, .negSucc 62, .negSucc 37, .ofNat 106, .negSucc 79, .ofNat 103, .ofNat 64, .ofNat 91, .ofNat 57, .ofNat 105, .negSucc 96, .ofNat 21, .ofNat 112, .ofNat 120],
  [.negSucc 62, .negSucc 64, .negSucc 126, .negSucc 107, .ofNat 127, .ofNat 127, .negSucc 46, .ofNat 54, .negSucc 48, .ofNat 55, .ofNat 15, .ofNat 84, .negSucc 118, .negSucc 118, .negSucc 126, .ofNat 98],
  [.ofNat 103, .ofNat 106, .ofNat 81, .ofNat 127, .ofNat 123, .ofNat 66, .ofNat 12, .negSucc 65, .negSucc 28, .ofNat 10, .ofNat 38, .negSucc 98, .negSucc 111, .negSucc 126, .ofNat 122, .ofNat 95],
  [.negSucc 0, .negSucc 95, .ofNat 76, .negSucc 57, .ofNat 82, .negSucc 100, .ofNat 39, .negSucc 102, .ofNat 72, .negSucc 77, .ofNat 115, .negSucc 117, .ofNat 29, .negSucc 119, .negSucc 122, .ofNat 125],
  [.negSucc 66, .ofNat 73, .negSucc 103, .negSucc 97, .negSucc 106, .negSucc 97, .ofNat 107, .negSucc 119, .ofNat 103, .negSucc 108, .negSucc 10, .negSucc 30, .ofNat 71, .negSucc 98, .ofNat 65, .ofNat 95],
  [.ofNat 82, .negSucc 126, .ofNat 32, .ofNat 106, .negSucc 110, .negSucc 80, .ofNat 5, .negSucc 81, .ofNat 31, .negSucc 91, .negSucc 82, .ofNat 108, .ofNat 99, .ofNat 49, .negSucc 112, .ofNat 127],
  [.negSucc 93, .ofNat 111, .ofNat 125, .negSucc 4, .negSucc 120, .ofNat 108, .negSucc 88, .negSucc 48, .negSucc 46, .negSucc 104, .negSucc 25, .ofNat 123, .ofNat 110, .ofNat 119, .ofNat 84, .ofNat 48],
  [.ofNat 91, .negSucc 95, .negSucc 103, .negSucc 108, .ofNat 122, .ofNat 92, .negSucc 121, .ofNat 46, .ofNat 17, .negSucc 118, .negSucc 65, .ofNat 98, .ofNat 100, .ofNat 123, .ofNat 22, .ofNat 73],
  [.negSucc 89, .ofNat 99, .negSucc 31, .ofNat 73, .ofNat 122, .ofNat 71, .negSucc 126, .ofNat 117, .ofNat 116, .negSucc 126, .ofNat 2, .negSucc 122, .negSucc 44, .ofNat 118, .ofNat 7, .ofNat 15],
  [.ofNat 63, .negSucc 111, .ofNat 95, .ofNat 29, .ofNat 89, .negSucc 85, .ofNat 36, .ofNat 127, .ofNat 114, .negSucc 106, .ofNat 97, .negSucc 124, .negSucc 82, .ofNat 81, .ofNat 65, .negSucc 81],
  [.ofNat 30, .ofNat 112, .negSucc 87, .negSucc 109, .negSucc 69, .negSucc 80, .ofNat 120, .ofNat 86, .ofNat 6, .negSucc 119, .ofNat 93, .negSucc 99, .negSucc 104, .negSucc 61, .negSucc 92, .negSucc 109],
  [.negSucc 69, .negSucc 94, .negSucc 76, .ofNat 49, .negSucc 116, .negSucc 100, .ofNat 17, .ofNat 8, .negSucc 77, .negSucc 84, .ofNat 72, .ofNat 98, .negSucc 126, .negSucc 108, .ofNat 103, .negSucc 116],
  [.ofNat 127, .ofNat 101, .ofNat 110, .ofNat 105, .negSucc 114, .negSucc 12, .negSucc 81, .negSucc 88, .negSucc 16, .ofNat 32, .ofNat 32, .ofNat 101, .negSucc 88, .negSucc 122, .negSucc 107, .negSucc 93],
  [.negSucc 97, .negSucc 116, .negSucc 50, .negSucc 104, .ofNat 59, .ofNat 81, .negSucc 115, .negSucc 107, .ofNat 106, .ofNat 80, .ofNat 48, .ofNat 92, .ofNat 48, .negSucc 99, .ofNat 111, .negSucc 70],
  [.ofNat 100, .ofNat 99, .negSucc 98, .negSucc 21, .ofNat 125, .ofNat 118, .negSucc 73, .negSucc 114, .ofNat 127, .ofNat 126, .negSucc 13, .negSucc 87, .ofNat 111, .negSucc 58, .negSucc 115, .negSucc 96]]

def W2 : List (List Int) := [
  [.negSucc 87, .negSucc 67, .ofNat 54, .ofNat 58, .ofNat 31, .negSucc 113, .negSucc 69, .negSucc 69, .ofNat 15, .ofNat 66, .ofNat 1, .ofNat 66, .ofNat 84, .negSucc 49, .ofNat 56, .negSucc 13],
  [.ofNat 62, .ofNat 44, .ofNat 42, .negSucc 86, .negSucc 62, .negSucc 40, .ofNat 19, .negSucc 93, .ofNat 56, .ofNat 40, .ofNat 25, .ofNat 59, .ofNat 86, .ofNat 12, .negSucc 80, .negSucc 47],
  [.negSucc 42, .negSucc 74, .negSucc 84, .ofNat 35, .negSucc 98, .ofNat 14, .ofNat 41, .negSucc 97, .ofNat 67, .ofNat 81, .ofNat 8, .negSucc 0, .ofNat 18, .ofNat 90, .ofNat 68, .negSucc 51],
  [.ofNat 45, .ofNat 50, .ofNat 13, .ofNat 69, .negSucc 38, .ofNat 87, .ofNat 26, .negSucc 57, .negSucc 20, .ofNat 52, .ofNat 13, .negSucc 66, .negSucc 29, .ofNat 78, .negSucc 79, .negSucc 85],
  [.negSucc 11, .negSucc 86, .ofNat 69, .negSucc 87, .ofNat 44, .ofNat 15, .ofNat 24, .ofNat 3, .negSucc 46, .ofNat 69, .negSucc 5, .negSucc 58, .negSucc 105, .ofNat 77, .ofNat 88, .negSucc 60],
  [.negSucc 7, .ofNat 90, .negSucc 79, .ofNat 47, .ofNat 88, .negSucc 23, .negSucc 48, .ofNat 81, .negSucc 40, .ofNat 56, .ofNat 2, .negSucc 28, .negSucc 101, .ofNat 51, .negSucc 80, .negSucc 54],
  [.ofNat 20, .negSucc 108, .negSucc 16, .ofNat 105, .ofNat 53, .negSucc 111, .negSucc 39, .ofNat 106, .ofNat 7, .ofNat 43, .negSucc 26, .ofNat 48, .negSucc 94, .negSucc 29, .ofNat 73, .negSucc 79],
  [.negSucc 65, .ofNat 109, .ofNat 90, .negSucc 56, .negSucc 57, .negSucc 104, .ofNat 22, .ofNat 112, .negSucc 36, .ofNat 24, .negSucc 15, .ofNat 85, .negSucc 11, .negSucc 89, .negSucc 66, .negSucc 38],
  [.ofNat 88, .negSucc 95, .negSucc 64, .negSucc 20, .negSucc 82, .negSucc 11, .ofNat 72, .ofNat 71, .negSucc 75, .ofNat 37, .ofNat 10, .ofNat 47, .ofNat 83, .negSucc 87, .ofNat 68, .negSucc 32],
  [.negSucc 64, .ofNat 79, .negSucc 43, .ofNat 105, .negSucc 64, .ofNat 103, .ofNat 60, .negSucc 56, .negSucc 18, .negSucc 28, .ofNat 1, .negSucc 57, .ofNat 121, .negSucc 72, .negSucc 87, .ofNat 33],
  [.ofNat 21, .negSucc 108, .ofNat 76, .negSucc 77, .negSucc 6, .ofNat 71, .ofNat 64, .negSucc 96, .ofNat 36, .negSucc 47, .ofNat 15, .negSucc 83, .ofNat 117, .negSucc 28, .ofNat 44, .ofNat 44],
  [.ofNat 2, .ofNat 85, .ofNat 2, .negSucc 79, .ofNat 62, .ofNat 12, .negSucc 25, .negSucc 101, .ofNat 73, .negSucc 80, .ofNat 27, .negSucc 77, .ofNat 45, .ofNat 65, .negSucc 68, .ofNat 86],
  [.negSucc 2, .negSucc 66, .negSucc 83, .ofNat 127, .ofNat 80, .negSucc 102, .negSucc 71, .negSucc 117, .ofNat 76, .negSucc 73, .ofNat 4, .ofNat 24, .negSucc 15, .ofNat 92, .ofNat 14, .ofNat 39],
  [.ofNat 53, .ofNat 32, .ofNat 59, .negSucc 4, .ofNat 3, .negSucc 103, .negSucc 30, .negSucc 35, .negSucc 38, .negSucc 62, .negSucc 0, .ofNat 76, .negSucc 83, .ofNat 94, .negSucc 26, .ofNat 50],
  [.negSucc 55, .negSucc 38, .ofNat 49, .negSucc 126, .negSucc 79, .ofNat 0, .ofNat 72, .ofNat 49, .negSucc 51, .negSucc 41, .ofNat 1, .ofNat 78, .negSucc 120, .ofNat 72, .ofNat 29, .ofNat 78],
  [.ofNat 66, .ofNat 8, .negSucc 89, .ofNat 103, .negSucc 75, .ofNat 83, .ofNat 51, .ofNat 73, .negSucc 27, .negSucc 44, .negSucc 9, .negSucc 16, .negSucc 105, .ofNat 20, .negSucc 1, .ofNat 47],
  [.negSucc 45, .ofNat 31, .ofNat 71, .ofNat 4, .negSucc 14, .ofNat 114, .ofNat 47, .ofNat 102, .negSucc 5, .negSucc 37, .negSucc 25, .negSucc 84, .negSucc 71, .negSucc 53, .negSucc 38, .ofNat 63],
  [.ofNat 26, .negSucc 47, .ofNat 64, .negSucc 122, .ofNat 99, .ofNat 9, .negSucc 17, .ofNat 118, .negSucc 52, .ofNat 3, .negSucc 26, .negSucc 83, .ofNat 9, .negSucc 91, .ofNat 47, .ofNat 33],
  [.ofNat 74, .ofNat 18, .negSucc 86, .ofNat 88, .ofNat 87, .negSucc 63, .negSucc 50, .ofNat 40, .negSucc 13, .ofNat 31, .negSucc 11, .negSucc 10, .ofNat 97, .negSucc 93, .negSucc 67, .negSucc 5]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 19 → ∀ b, b < 19 → answer a b = (a + b) % 19

end LeanCheckedNetwork.Net
