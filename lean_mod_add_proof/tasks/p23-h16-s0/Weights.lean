import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.ofNat 84, .negSucc 84, .ofNat 109, .negSucc 1, .negSucc 62, .negSucc 72, .ofNat 102, .ofNat 76, .ofNat 61, .negSucc 54, .ofNat 106, .negSucc 101, .ofNat 92, .negSucc 62, .negSucc 70, .negSucc 93],
  [.negSucc 116, .ofNat 33, .negSucc 73, .negSucc 54, .negSucc 51, .ofNat 6, .negSucc 79, .negSucc 68, .negSucc 61, .negSucc 106, .negSucc 105, .negSucc 75, .negSucc 83, .negSucc 86, .negSucc 102, .ofNat 113],
  [.ofNat 85, .ofNat 115, .negSucc 103, .ofNat 107, .ofNat 122, .ofNat 8, .ofNat 94, .ofNat 83, .ofNat 105, .ofNat 115, .negSucc 57, .negSucc 80, .ofNat 108, .negSucc 1, .ofNat 66, .negSucc 97],
  [.ofNat 80, .negSucc 86, .ofNat 102, .negSucc 109, .negSucc 113, .ofNat 0, .ofNat 65, .ofNat 30, .ofNat 65, .negSucc 83, .ofNat 88, .negSucc 40, .negSucc 89, .ofNat 41, .ofNat 93, .ofNat 93],
  [.negSucc 110, .negSucc 44, .negSucc 102, .ofNat 110, .ofNat 79, .negSucc 85, .negSucc 101, .negSucc 90, .negSucc 80, .negSucc 79, .negSucc 105, .negSucc 16, .ofNat 102, .ofNat 88, .ofNat 86, .ofNat 58],
  [.ofNat 99, .ofNat 91, .negSucc 40, .negSucc 99, .negSucc 16, .negSucc 106, .ofNat 105, .ofNat 56, .ofNat 61, .ofNat 108, .ofNat 111, .ofNat 47, .negSucc 90, .ofNat 95, .negSucc 81, .negSucc 105],
  [.ofNat 52, .negSucc 49, .ofNat 108, .ofNat 98, .negSucc 85, .negSucc 83, .negSucc 118, .negSucc 90, .negSucc 108, .negSucc 88, .negSucc 27, .ofNat 77, .ofNat 81, .negSucc 8, .negSucc 90, .ofNat 97],
  [.negSucc 84, .negSucc 88, .negSucc 97, .negSucc 24, .ofNat 109, .negSucc 36, .ofNat 99, .negSucc 84, .ofNat 51, .ofNat 29, .negSucc 84, .ofNat 80, .negSucc 91, .negSucc 84, .negSucc 82, .negSucc 98],
  [.ofNat 100, .ofNat 94, .ofNat 27, .negSucc 38, .negSucc 83, .negSucc 46, .negSucc 98, .ofNat 90, .ofNat 85, .ofNat 101, .ofNat 93, .ofNat 79, .ofNat 98, .negSucc 125, .ofNat 104, .ofNat 74],
  [.negSucc 1, .ofNat 38, .ofNat 121, .ofNat 96, .ofNat 94, .negSucc 83, .ofNat 87, .negSucc 126, .negSucc 86, .negSucc 112, .negSucc 123, .ofNat 95, .negSucc 95, .negSucc 37, .ofNat 90, .ofNat 103],
  [.negSucc 111, .negSucc 99, .negSucc 113, .negSucc 105, .ofNat 74, .ofNat 61, .negSucc 15, .negSucc 81, .ofNat 76, .ofNat 81, .ofNat 107, .ofNat 107, .ofNat 98, .ofNat 25, .ofNat 76, .negSucc 93],
  [.ofNat 118, .ofNat 77, .ofNat 78, .ofNat 105, .negSucc 94, .ofNat 95, .negSucc 64, .ofNat 92, .negSucc 75, .ofNat 98, .negSucc 10, .ofNat 91, .negSucc 87, .ofNat 99, .negSucc 97, .ofNat 88],
  [.negSucc 73, .ofNat 80, .ofNat 74, .negSucc 110, .ofNat 118, .ofNat 10, .ofNat 111, .negSucc 60, .ofNat 94, .negSucc 109, .negSucc 81, .ofNat 82, .ofNat 60, .ofNat 83, .negSucc 83, .negSucc 95],
  [.negSucc 106, .negSucc 76, .negSucc 117, .ofNat 110, .negSucc 89, .negSucc 1, .negSucc 106, .ofNat 63, .ofNat 97, .ofNat 96, .ofNat 99, .ofNat 95, .negSucc 36, .ofNat 60, .negSucc 56, .negSucc 0],
  [.ofNat 105, .negSucc 25, .ofNat 112, .negSucc 104, .ofNat 13, .negSucc 3, .ofNat 114, .ofNat 113, .negSucc 71, .ofNat 96, .negSucc 126, .ofNat 67, .ofNat 49, .negSucc 102, .ofNat 96, .ofNat 103],
  [.negSucc 106, .ofNat 108, .ofNat 65, .ofNat 3, .ofNat 84, .negSucc 33, .negSucc 102, .negSucc 55, .ofNat 73, .negSucc 110, .ofNat 100, .ofNat 60, .ofNat 28, .negSucc 123, .ofNat 107, .negSucc 117],
  [.negSucc 72, .negSucc 113, .negSucc 125, .ofNat 95, .negSucc 104, .ofNat 15, .ofNat 104, .negSucc 34, .negSucc 48, .ofNat 123, .ofNat 5, .negSucc 49, .negSucc 66, .negSucc 92, .ofNat 80, .ofNat 105],
  [.ofNat 122, .negSucc 86, .ofNat 107, .negSucc 110, .ofNat 107, .ofNat 59, .negSucc 54, .ofNat 89, .negSucc 85, .ofNat 67, .negSucc 102, .negSucc 76, .ofNat 103, .negSucc 27, .negSucc 113, .negSucc 85],
  [.negSucc 96, .ofNat 105, .ofNat 69, .ofNat 97, .negSucc 99, .ofNat 112, .negSucc 27, .negSucc 87, .ofNat 80, .negSucc 92, .ofNat 123, .negSucc 57, .negSucc 58, .ofNat 106, .negSucc 105, .negSucc 107],
  [.negSucc 65, .negSucc 11, .negSucc 102, .negSucc 119, .ofNat 35, .ofNat 103, .ofNat 107, .ofNat 101, .negSucc 70, .ofNat 95, .negSucc 99, .negSucc 91, .ofNat 72, .ofNat 82, .negSucc 18, .ofNat 111],
  [.ofNat 97, .negSucc 115, .ofNat 82, .ofNat 118, .ofNat 88, .ofNat 86, .negSucc 106, .ofNat 33, .ofNat 75, .negSucc 53, .negSucc 7, .negSucc 97, .negSucc 85, .ofNat 27, .ofNat 95, .negSucc 90],
  [.negSucc 102, .ofNat 83, .negSucc 59, .negSucc 99, .negSucc 92, .ofNat 69, .ofNat 99, .negSucc 88, .ofNat 13, .negSucc 74, .ofNat 77, .negSucc 81, .ofNat 99, .ofNat 16, .ofNat 91, .ofNat 90],
  [.ofNat 7, .ofNat 50, .negSucc 112, .ofNat 93, .ofNat 104, .negSucc 26, .negSucc 107, .ofNat 112, .negSucc 77, .ofNat 96, .negSucc 101, .negSucc 100, .negSucc 109, .negSucc 24, .negSucc 21, .ofNat 11]]

def E2 : List (List Int) := [
  [.ofNat 84, .negSucc 84, .ofNat 109, .negSucc 1, .negSucc 62, .negSucc 72, .ofNat 102, .ofNat 76, .ofNat 61, .negSucc 54, .ofNat 106, .negSucc 101, .ofNat 92, .negSucc 62, .negSucc 70, .negSucc 93],
  [.negSucc 116, .ofNat 33, .negSucc 73, .negSucc 54, .negSucc 51, .ofNat 6, .negSucc 79, .negSucc 68, .negSucc 61, .negSucc 106, .negSucc 105, .negSucc 75, .negSucc 83, .negSucc 86, .negSucc 102, .ofNat 113],
  [.ofNat 85, .ofNat 115, .negSucc 103, .ofNat 107, .ofNat 122, .ofNat 8, .ofNat 94, .ofNat 83, .ofNat 105, .ofNat 115, .negSucc 57, .negSucc 80, .ofNat 108, .negSucc 1, .ofNat 66, .negSucc 97],
  [.ofNat 80, .negSucc 86, .ofNat 102, .negSucc 109, .negSucc 113, .ofNat 0, .ofNat 65, .ofNat 30, .ofNat 65, .negSucc 83, .ofNat 88, .negSucc 40, .negSucc 89, .ofNat 41, .ofNat 93, .ofNat 93],
  [.negSucc 110, .negSucc 44, .negSucc 102, .ofNat 110, .ofNat 79, .negSucc 85, .negSucc 101, .negSucc 90, .negSucc 80, .negSucc 79, .negSucc 105, .negSucc 16, .ofNat 102, .ofNat 88, .ofNat 86, .ofNat 58],
  [.ofNat 99, .ofNat 91, .negSucc 40, .negSucc 99, .negSucc 16, .negSucc 106, .ofNat 105, .ofNat 56, .ofNat 61, .ofNat 108, .ofNat 111, .ofNat 47, .negSucc 90, .ofNat 95, .negSucc 81, .negSucc 105],
  [.ofNat 52, .negSucc 49, .ofNat 108, .ofNat 98, .negSucc 85, .negSucc 83, .negSucc 118, .negSucc 90, .negSucc 108, .negSucc 88, .negSucc 27, .ofNat 77, .ofNat 81, .negSucc 8, .negSucc 90, .ofNat 97],
  [.negSucc 84, .negSucc 88, .negSucc 97, .negSucc 24, .ofNat 109, .negSucc 36, .ofNat 99, .negSucc 84, .ofNat 51, .ofNat 29, .negSucc 84, .ofNat 80, .negSucc 91, .negSucc 84, .negSucc 82, .negSucc 98],
  [.ofNat 100, .ofNat 94, .ofNat 27, .negSucc 38, .negSucc 83, .negSucc 46, .negSucc 98, .ofNat 90, .ofNat 85, .ofNat 101, .ofNat 93, .ofNat 79, .ofNat 98, .negSucc 125, .ofNat 104, .ofNat 74],
  [.negSucc 1, .ofNat 38, .ofNat 121, .ofNat 96, .ofNat 94, .negSucc 83, .ofNat 87, .negSucc 126, .negSucc 86, .negSucc 112, .negSucc 123, .ofNat 95, .negSucc 95, .negSucc 37, .ofNat 90, .ofNat 103],
  [.negSucc 111, .negSucc 99, .negSucc 113, .negSucc 105, .ofNat 74, .ofNat 61, .negSucc 15, .negSucc 81, .ofNat 76, .ofNat 81, .ofNat 107, .ofNat 107, .ofNat 98, .ofNat 25, .ofNat 76, .negSucc 93],
  [.ofNat 118, .ofNat 77, .ofNat 78, .ofNat 105, .negSucc 94, .ofNat 95, .negSucc 64, .ofNat 92, .negSucc 75, .ofNat 98, .negSucc 10, .ofNat 91, .negSucc 87, .ofNat 99, .negSucc 97, .ofNat 88],
  [.negSucc 73, .ofNat 80, .ofNat 74, .negSucc 110, .ofNat 118, .ofNat 10, .ofNat 111, .negSucc 60, .ofNat 94, .negSucc 109, .negSucc 81, .ofNat 82, .ofNat 60, .ofNat 83, .negSucc 83, .negSucc 95],
  [.negSucc 106, .negSucc 76, .negSucc 117, .ofNat 110, .negSucc 89, .negSucc 1, .negSucc 106, .ofNat 63, .ofNat 97, .ofNat 96, .ofNat 99, .ofNat 95, .negSucc 36, .ofNat 60, .negSucc 56, .negSucc 0],
  [.ofNat 105, .negSucc 25, .ofNat 112, .negSucc 104, .ofNat 13, .negSucc 3, .ofNat 114, .ofNat 113, .negSucc 71, .ofNat 96, .negSucc 126, .ofNat 67, .ofNat 49, .negSucc 102, .ofNat 96, .ofNat 103],
  [.negSucc 106, .ofNat 108, .ofNat 65, .ofNat 3, .ofNat 84, .negSucc 33, .negSucc 102, .negSucc 55, .ofNat 73, .negSucc 110, .ofNat 100, .ofNat 60, .ofNat 28, .negSucc 123, .ofNat 107, .negSucc 117],
  [.negSucc 72, .negSucc 113, .negSucc 125, .ofNat 95, .negSucc 104, .ofNat 15, .ofNat 104, .negSucc 34, .negSucc 48, .ofNat 123, .ofNat 5, .negSucc 49, .negSucc 66, .negSucc 92, .ofNat 80, .ofNat 105],
  [.ofNat 122, .negSucc 86, .ofNat 107, .negSucc 110, .ofNat 107, .ofNat 59, .negSucc 54, .ofNat 89, .negSucc 85, .ofNat 67, .negSucc 102, .negSucc 76, .ofNat 103, .negSucc 27, .negSucc 113, .negSucc 85],
  [.negSucc 96, .ofNat 105, .ofNat 69, .ofNat 97, .negSucc 99, .ofNat 112, .negSucc 27, .negSucc 87, .ofNat 80, .negSucc 92, .ofNat 123, .negSucc 57, .negSucc 58, .ofNat 106, .negSucc 105, .negSucc 107],
  [.negSucc 65, .negSucc 11, .negSucc 102, .negSucc 119, .ofNat 35, .ofNat 103, .ofNat 107, .ofNat 101, .negSucc 70, .ofNat 95, .negSucc 99, .negSucc 91, .ofNat 72, .ofNat 82, .negSucc 18, .ofNat 111],
  [.ofNat 97, .negSucc 115, .ofNat 82, .ofNat 118, .ofNat 88, .ofNat 86, .negSucc 106, .ofNat 33, .ofNat 75, .negSucc 53, .negSucc 7, .negSucc 97, .negSucc 85, .ofNat 27, .ofNat 95, .negSucc 90],
  [.negSucc 102, .ofNat 83, .negSucc 59, .negSucc 99, .negSucc 92, .ofNat 69, .ofNat 99, .negSucc 88, .ofNat 13, .negSucc 74, .ofNat 77, .negSucc 81, .ofNat 99, .ofNat 16, .ofNat 91, .ofNat 90],
  [.ofNat 7, .ofNat 50, .negSucc 112, .ofNat 93, .ofNat 104, .negSucc 26, .negSucc 107, .ofNat 112, .negSucc 77, .ofNat 96, .negSucc 101, .negSucc 100, .negSucc 109, .negSucc 24, .negSucc 21, .ofNat 11]]

def W2 : List (List Int) := [
  [.negSucc 4, .ofNat 47, .ofNat 86, .negSucc 85, .negSucc 107, .negSucc 48, .ofNat 46, .negSucc 113, .ofNat 40, .negSucc 63, .ofNat 80, .ofNat 55, .ofNat 46, .ofNat 56, .ofNat 17, .negSucc 54],
  [.negSucc 107, .negSucc 20, .negSucc 60, .ofNat 81, .ofNat 100, .negSucc 86, .negSucc 43, .ofNat 9, .negSucc 71, .ofNat 105, .negSucc 24, .ofNat 48, .negSucc 76, .ofNat 51, .ofNat 73, .negSucc 47],
  [.ofNat 89, .negSucc 105, .negSucc 77, .negSucc 34, .negSucc 108, .negSucc 97, .negSucc 15, .ofNat 64, .ofNat 93, .negSucc 38, .negSucc 53, .ofNat 43, .ofNat 95, .ofNat 4, .negSucc 14, .ofNat 110],
  [.negSucc 66, .ofNat 106, .ofNat 117, .ofNat 23, .negSucc 30, .negSucc 42, .ofNat 38, .negSucc 67, .negSucc 12, .negSucc 49, .ofNat 127, .ofNat 11, .negSucc 90, .negSucc 60, .negSucc 52, .negSucc 86],
  [.negSucc 113, .ofNat 62, .negSucc 59, .ofNat 16, .ofNat 26, .negSucc 15, .negSucc 82, .ofNat 83, .negSucc 54, .ofNat 113, .negSucc 102, .ofNat 14, .ofNat 81, .negSucc 42, .negSucc 85, .ofNat 74],
  [.ofNat 86, .negSucc 77, .negSucc 57, .negSucc 49, .negSucc 97, .negSucc 9, .ofNat 112, .ofNat 65, .ofNat 84, .negSucc 86, .ofNat 73, .negSucc 35, .negSucc 85, .negSucc 10, .negSucc 15, .negSucc 0],
  [.negSucc 61, .negSucc 6, .ofNat 107, .ofNat 76, .ofNat 67, .negSucc 13, .negSucc 104, .negSucc 126, .negSucc 64, .negSucc 13, .negSucc 26, .negSucc 77, .ofNat 62, .ofNat 60, .ofNat 77, .negSucc 74],
  [.negSucc 77, .ofNat 72, .negSucc 104, .negSucc 75, .negSucc 103, .ofNat 61, .ofNat 57, .ofNat 73, .ofNat 17, .ofNat 83, .negSucc 98, .negSucc 80, .negSucc 86, .negSucc 2, .ofNat 72, .ofNat 86],
  [.ofNat 89, .negSucc 91, .negSucc 37, .ofNat 87, .negSucc 47, .negSucc 2, .negSucc 51, .negSucc 42, .negSucc 2, .negSucc 97, .ofNat 113, .negSucc 88, .ofNat 65, .ofNat 79, .ofNat 10, .negSucc 90],
  [.negSucc 102, .negSucc 7, .ofNat 124, .negSucc 51, .ofNat 93, .ofNat 98, .ofNat 14, .negSucc 35, .negSucc 57, .ofNat 6, .negSucc 110, .negSucc 89, .negSucc 80, .ofNat 126, .negSucc 101, .ofNat 59],
  [.negSucc 60, .ofNat 93, .negSucc 123, .ofNat 22, .negSucc 116, .negSucc 38, .ofNat 19, .ofNat 11, .ofNat 64, .ofNat 118, .ofNat 65, .negSucc 61, .ofNat 67, .negSucc 45, .negSucc 70, .negSucc 0],
  [.ofNat 116, .negSucc 17, .negSucc 2, .ofNat 47, .ofNat 117, .ofNat 49, .negSucc 74, .ofNat 29, .negSucc 92, .negSucc 101, .ofNat 51, .negSucc 56, .negSucc 94, .negSucc 67, .ofNat 54, .negSucc 86],
  [.negSucc 74, .negSucc 84, .ofNat 64, .negSucc 23, .negSucc 47, .ofNat 20, .ofNat 61, .negSucc 53, .ofNat 2, .ofNat 36, .negSucc 85, .negSucc 45, .ofNat 55, .negSucc 21, .ofNat 67, .ofNat 95],
  [.negSucc 29, .ofNat 89, .negSucc 116, .ofNat 86, .negSucc 75, .ofNat 42, .negSucc 100, .ofNat 127, .ofNat 8, .ofNat 29, .ofNat 112, .negSucc 39, .negSucc 89, .negSucc 79, .ofNat 65, .negSucc 85],
  [.ofNat 77, .negSucc 10, .ofNat 27, .negSucc 113, .ofNat 106, .ofNat 84, .ofNat 88, .negSucc 18, .negSucc 36, .negSucc 115, .negSucc 116, .ofNat 7, .ofNat 35, .ofNat 46, .negSucc 47, .negSucc 9],
  [.negSucc 113, .negSucc 101, .ofNat 33, .ofNat 94, .negSucc 108, .ofNat 10, .negSucc 72, .negSucc 85, .ofNat 86, .ofNat 54, .ofNat 21, .ofNat 54, .ofNat 31, .ofNat 115, .negSucc 88, .ofNat 38],
  [.ofNat 31, .ofNat 56, .negSucc 112, .negSucc 75, .ofNat 57, .ofNat 8, .ofNat 31, .ofNat 65, .negSucc 36, .ofNat 18, .ofNat 58, .ofNat 64, .negSucc 0, .ofNat 61, .negSucc 56, .negSucc 109],
  [.ofNat 46, .ofNat 42, .ofNat 52, .ofNat 53, .negSucc 18, .negSucc 41, .negSucc 12, .negSucc 76, .negSucc 16, .negSucc 110, .negSucc 126, .ofNat 62, .negSucc 2, .ofNat 61, .negSucc 7, .ofNat 104],
  [.negSucc 115, .negSucc 101, .ofNat 33, .negSucc 3, .negSucc 96, .negSucc 9, .negSucc 34, .negSucc 66, .ofNat 51, .ofNat 105, .ofNat 125, .ofNat 75, .ofNat 5, .negSucc 77, .ofNat 102, .negSucc 73],
  [.ofNat 57, .negSucc 21, .negSucc 120, .negSucc 20, .ofNat 86, .negSucc 33, .ofNat 72, .ofNat 53, .negSucc 77, .ofNat 10, .negSucc 104, .ofNat 90, .ofNat 11, .negSucc 82, .ofNat 28, .ofNat 17],
  [.ofNat 7, .ofNat 85, .ofNat 115, .ofNat 64, .negSucc 108, .ofNat 10, .negSucc 94, .negSucc 124, .ofNat 90, .negSucc 117, .negSucc 11, .ofNat 74, .negSucc 44, .negSucc 125, .negSucc 83, .ofNat 82],
  [.negSucc 115, .negSucc 77, .negSucc 24, .negSucc 81, .ofNat 18, .ofNat 33, .ofNat 89, .negSucc 85, .negSucc 0, .ofNat 116, .ofNat 102, .ofNat 74, .ofNat 38, .ofNat 20, .negSucc 85, .negSucc 98],
  [.ofNat 48, .negSucc 75, .negSucc 107, .ofNat 114, .ofNat 22, .negSucc 10, .negSucc 111, .ofNat 103, .negSucc 40, .negSucc 42, .negSucc 115, .ofNat 85, .negSucc 61, .ofNat 82, .negSucc 46, .ofNat 106]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 23 → ∀ b, b < 23 → answer a b = (a + b) % 23

end LeanCheckedNetwork.Net
