import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.negSucc 2, .ofNat 99, .ofNat 71, .negSucc 58, .ofNat 89, .ofNat 111, .negSucc 22, .ofNat 83, .negSucc 59, .negSucc 77, .negSucc 89, .ofNat 77, .negSucc 61, .negSucc 85, .negSucc 98, .ofNat 114],
  [.ofNat 113, .negSucc 81, .negSucc 34, .ofNat 93, .negSucc 69, .negSucc 49, .ofNat 80, .ofNat 100, .negSucc 107, .negSucc 12, .negSucc 81, .negSucc 106, .ofNat 97, .negSucc 80, .ofNat 64, .negSucc 22],
  [.ofNat 80, .negSucc 73, .negSucc 91, .negSucc 117, .ofNat 28, .negSucc 104, .negSucc 118, .ofNat 89, .ofNat 124, .ofNat 70, .negSucc 38, .negSucc 46, .ofNat 21, .ofNat 50, .ofNat 64, .negSucc 79],
  [.ofNat 8, .ofNat 127, .negSucc 101, .ofNat 127, .ofNat 51, .ofNat 76, .ofNat 126, .ofNat 68, .ofNat 92, .negSucc 123, .ofNat 32, .ofNat 74, .negSucc 69, .ofNat 122, .negSucc 60, .negSucc 126],
  [.negSucc 63, .ofNat 92, .negSucc 50, .negSucc 52, .negSucc 91, .ofNat 54, .negSucc 77, .ofNat 66, .negSucc 25, .ofNat 95, .ofNat 66, .ofNat 69, .negSucc 126, .ofNat 60, .negSucc 98, .negSucc 11],
  [.negSucc 73, .negSucc 82, .ofNat 93, .ofNat 5, .ofNat 84, .negSucc 94, .ofNat 100, .negSucc 1, .ofNat 54, .negSucc 26, .ofNat 79, .negSucc 115, .negSucc 77, .ofNat 102, .negSucc 74, .ofNat 2],
  [.negSucc 47, .negSucc 97, .ofNat 115, .negSucc 60, .negSucc 56, .ofNat 67, .negSucc 106, .negSucc 68, .ofNat 95, .ofNat 16, .ofNat 91, .negSucc 75, .ofNat 93, .negSucc 84, .ofNat 92, .negSucc 9],
  [.ofNat 69, .ofNat 34, .ofNat 65, .negSucc 62, .negSucc 38, .ofNat 87, .ofNat 103, .negSucc 64, .negSucc 106, .ofNat 112, .ofNat 94, .ofNat 117, .negSucc 35, .negSucc 74, .ofNat 62, .negSucc 89],
  [.ofNat 24, .ofNat 106, .negSucc 33, .ofNat 49, .ofNat 97, .negSucc 106, .negSucc 71, .negSucc 117, .ofNat 10, .negSucc 65, .ofNat 63, .ofNat 121, .ofNat 39, .ofNat 114, .negSucc 87, .negSucc 20],
  [.negSucc 65, .ofNat 16, .negSucc 105, .negSucc 90, .negSucc 103, .ofNat 59, .ofNat 64, .ofNat 88, .ofNat 100, .ofNat 26, .ofNat 9, .negSucc 108, .negSucc 34, .negSucc 104, .negSucc 69, .ofNat 87],
  [.negSucc 12, .negSucc 106, .negSucc 49, .ofNat 72, .ofNat 28, .ofNat 98, .negSucc 53, .negSucc 126, .negSucc 112, .ofNat 44, .negSucc 93, .negSucc 64, .ofNat 126, .negSucc 70, .ofNat 125, .ofNat 100],
  [.negSucc 96, .negSucc 56, .ofNat 40, .negSucc 76, .ofNat 61, .negSucc 58, .negSucc 4, .ofNat 84, .negSucc 88, .negSucc 90, .negSucc 72, .negSucc 46, .negSucc 88, .ofNat 63, .ofNat 98, .ofNat 21],
  [.ofNat 7, .ofNat 63, .ofNat 85, .ofNat 41, .negSucc 93, .negSucc 18, .ofNat 26, .negSucc 24, .ofNat 86, .ofNat 82, .negSucc 106, .ofNat 62, .ofNat 64, .negSucc 98, .negSucc 110, .ofNat 95]]

def E2 : List (List Int) := [
  [.ofNat 90, .negSucc 31, .negSucc 79, .negSucc 59, .ofNat 51, .ofNat 79, .negSucc 26, .negSucc 7, .negSucc 103, .negSucc 101, .ofNat 105, .negSucc 67, .ofNat 94, .ofNat 75, .negSucc 93, .ofNat 62],
  [.ofNat 68, .negSucc 104, .negSucc 97, .ofNat 106, .ofNat 95, .negSucc 75, .ofNat 58, .negSucc 101, .negSucc 101, .ofNat 104, .ofNat 85, .negSucc 110, .ofNat 20, .ofNat 54, .ofNat 127, .ofNat 5],
  [.negSucc 110, .negSucc 63, .negSucc 117, .negSucc 101, .negSucc 126, .ofNat 36, .negSucc 89, .negSucc 103, .ofNat 104, .ofNat 1, .ofNat 37, .ofNat 127, .negSucc 75, .ofNat 4, .ofNat 121, .negSucc 98],
  [.negSucc 76, .ofNat 126, .ofNat 13, .ofNat 111, .ofNat 100, .ofNat 74, .ofNat 96, .negSucc 87, .negSucc 62, .ofNat 2, .negSucc 23, .ofNat 66, .ofNat 111, .ofNat 63, .negSucc 60, .negSucc 111],
  [.negSucc 80, .ofNat 86, .ofNat 107, .negSucc 91, .ofNat 0, .negSucc 71, .negSucc 74, .negSucc 25, .negSucc 102, .ofNat 103, .negSucc 40, .negSucc 121, .negSucc 37, .negSucc 58, .negSucc 112, .negSucc 89],
  [.negSucc 62, .negSucc 104, .ofNat 78, .ofNat 100, .negSucc 46, .ofNat 34, .ofNat 127, .ofNat 73, .ofNat 83, .negSucc 126, .negSucc 126, .negSucc 42, .ofNat 76, .negSucc 69, .negSucc 8, .negSucc 16],
  [.ofNat 127, .negSucc 95, .negSucc 53, .negSucc 67, .ofNat 61, .ofNat 113, .negSucc 104, .negSucc 17, .ofNat 52, .ofNat 96, .negSucc 98, .ofNat 93, .negSucc 40, .negSucc 53, .ofNat 112, .negSucc 78],
  [.ofNat 122, .ofNat 104, .negSucc 96, .negSucc 17, .negSucc 88, .negSucc 122, .ofNat 76, .ofNat 31, .negSucc 115, .negSucc 59, .negSucc 96, .ofNat 116, .ofNat 104, .negSucc 85, .ofNat 3, .negSucc 12],
  [.ofNat 86, .ofNat 90, .negSucc 106, .negSucc 93, .ofNat 93, .negSucc 58, .negSucc 119, .ofNat 70, .ofNat 62, .negSucc 56, .negSucc 22, .negSucc 99, .negSucc 51, .ofNat 7, .negSucc 92, .ofNat 99],
  [.negSucc 17, .negSucc 89, .negSucc 24, .negSucc 20, .negSucc 24, .ofNat 127, .ofNat 80, .ofNat 93, .ofNat 127, .ofNat 114, .ofNat 76, .negSucc 116, .ofNat 1, .negSucc 0, .negSucc 77, .ofNat 78],
  [.ofNat 12, .negSucc 100, .ofNat 106, .negSucc 3, .negSucc 62, .negSucc 44, .negSucc 69, .negSucc 48, .negSucc 81, .negSucc 67, .ofNat 32, .ofNat 42, .negSucc 111, .ofNat 127, .ofNat 32, .ofNat 15],
  [.negSucc 106, .ofNat 60, .ofNat 127, .negSucc 55, .ofNat 119, .negSucc 90, .ofNat 51, .ofNat 32, .negSucc 11, .ofNat 59, .ofNat 114, .ofNat 59, .ofNat 35, .ofNat 120, .ofNat 98, .ofNat 9],
  [.ofNat 1, .ofNat 119, .ofNat 107, .ofNat 75, .negSucc 75, .ofNat 98, .negSucc 76, .negSucc 119, .ofNat 72, .negSucc 18, .ofNat 70, .ofNat 97, .ofNat 81, .negSucc 108, .negSucc 46, .ofNat 66]]

def W2 : List (List Int) := [
  [.ofNat 39, .negSucc 57, .negSucc 88, .ofNat 58, .ofNat 46, .ofNat 75, .negSucc 44, .negSucc 29, .negSucc 15, .ofNat 116, .negSucc 38, .ofNat 30, .ofNat 86, .ofNat 28, .ofNat 39, .negSucc 21],
  [.ofNat 32, .ofNat 24, .negSucc 77, .negSucc 87, .ofNat 80, .negSucc 106, .ofNat 95, .negSucc 42, .ofNat 91, .ofNat 58, .negSucc 11, .ofNat 62, .ofNat 52, .ofNat 37, .negSucc 86, .negSucc 3],
  [.ofNat 32, .ofNat 54, .ofNat 23, .ofNat 85, .negSucc 12, .ofNat 70, .negSucc 44, .negSucc 65, .negSucc 3, .ofNat 31, .ofNat 67, .ofNat 64, .ofNat 58, .ofNat 1, .negSucc 40, .negSucc 50],
  [.negSucc 17, .ofNat 78, .ofNat 56, .negSucc 28, .ofNat 88, .ofNat 92, .ofNat 41, .negSucc 54, .negSucc 67, .ofNat 72, .ofNat 80, .negSucc 57, .negSucc 85, .negSucc 0, .ofNat 15, .negSucc 72],
  [.negSucc 77, .negSucc 26, .ofNat 67, .ofNat 88, .negSucc 30, .negSucc 35, .negSucc 21, .negSucc 56, .ofNat 70, .negSucc 115, .ofNat 127, .ofNat 7, .ofNat 21, .ofNat 15, .ofNat 43, .ofNat 24],
  [.negSucc 69, .negSucc 82, .ofNat 22, .negSucc 47, .ofNat 34, .ofNat 37, .ofNat 25, .negSucc 39, .ofNat 31, .ofNat 76, .ofNat 122, .ofNat 52, .ofNat 6, .ofNat 44, .negSucc 35, .ofNat 67],
  [.negSucc 34, .ofNat 27, .negSucc 7, .ofNat 46, .ofNat 84, .ofNat 91, .ofNat 12, .negSucc 47, .negSucc 53, .ofNat 41, .ofNat 91, .ofNat 67, .ofNat 45, .negSucc 3, .negSucc 114, .ofNat 14],
  [.ofNat 78, .ofNat 105, .negSucc 30, .negSucc 4, .negSucc 87, .ofNat 6, .negSucc 74, .ofNat 31, .ofNat 37, .negSucc 91, .ofNat 121, .ofNat 38, .negSucc 22, .negSucc 49, .negSucc 9, .ofNat 73],
  [.ofNat 38, .ofNat 4, .negSucc 55, .negSucc 62, .ofNat 52, .negSucc 6, .ofNat 82, .negSucc 33, .ofNat 45, .ofNat 108, .negSucc 21, .negSucc 66, .ofNat 44, .ofNat 57, .ofNat 56, .negSucc 1],
  [.ofNat 73, .negSucc 108, .ofNat 62, .ofNat 18, .ofNat 51, .ofNat 107, .negSucc 99, .ofNat 66, .negSucc 90, .negSucc 41, .ofNat 19, .ofNat 32, .ofNat 2, .negSucc 38, .ofNat 29, .ofNat 69],
  [.negSucc 16, .ofNat 21, .ofNat 89, .negSucc 61, .negSucc 41, .ofNat 30, .ofNat 93, .ofNat 20, .ofNat 4, .ofNat 88, .negSucc 95, .ofNat 62, .ofNat 58, .negSucc 56, .negSucc 59, .negSucc 5],
  [.ofNat 19, .ofNat 109, .ofNat 52, .ofNat 2, .ofNat 70, .negSucc 69, .negSucc 113, .ofNat 23, .ofNat 78, .ofNat 93, .negSucc 126, .negSucc 9, .negSucc 20, .ofNat 19, .negSucc 41, .negSucc 45],
  [.negSucc 31, .ofNat 11, .ofNat 11, .negSucc 52, .negSucc 49, .ofNat 105, .ofNat 114, .negSucc 48, .negSucc 7, .negSucc 36, .negSucc 92, .negSucc 0, .ofNat 39, .ofNat 16, .ofNat 115, .ofNat 6]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 13 → ∀ b, b < 13 → answer a b = (a + b) % 13

end LeanCheckedNetwork.Net
