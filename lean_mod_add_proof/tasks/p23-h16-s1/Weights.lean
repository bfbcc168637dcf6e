import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.ofNat 92, .negSucc 73, .ofNat 98, .negSucc 117, .ofNat 97, .ofNat 73, .ofNat 31, .ofNat 46, .negSucc 56, .ofNat 54, .ofNat 85, .negSucc 101, .negSucc 85, .ofNat 53, .ofNat 65, .negSucc 45],
  [.negSucc 24, .negSucc 70, .ofNat 95, .negSucc 70, .ofNat 72, .ofNat 83, .negSucc 51, .negSucc 96, .negSucc 85, .ofNat 8, .negSucc 94, .ofNat 77, .negSucc 62, .negSucc 33, .negSucc 114, .negSucc 80],
  [.negSucc 107, .ofNat 54, .ofNat 8, .ofNat 69, .negSucc 77, .ofNat 110, .negSucc 106, .negSucc 30, .ofNat 66, .ofNat 35, .ofNat 55, .negSucc 71, .ofNat 45, .negSucc 95, .ofNat 94, .ofNat 89],
  [.negSucc 73, .ofNat 36, .negSucc 68, .ofNat 101, .negSucc 126, .ofNat 87, .negSucc 109, .ofNat 88, .ofNat 29, .negSucc 14, .ofNat 21, .ofNat 45, .ofNat 66, .negSucc 99, .negSucc 94, .negSucc 94],
  [.ofNat 50, .negSucc 39, .negSucc 89, .negSucc 31, .negSucc 72, .ofNat 58, .negSucc 65, .negSucc 1, .negSucc 108, .negSucc 51, .ofNat 22, .ofNat 19, .ofNat 77, .negSucc 126, .ofNat 100, .ofNat 71],
  [.ofNat 107, .ofNat 48, .negSucc 76, .negSucc 110, .ofNat 94, .ofNat 35, .negSucc 75, .negSucc 108, .ofNat 46, .negSucc 48, .negSucc 49, .negSucc 38, .ofNat 42, .negSucc 123, .negSucc 114, .ofNat 49],
  [.ofNat 63, .ofNat 116, .ofNat 53, .ofNat 10, .ofNat 122, .negSucc 13, .negSucc 41, .negSucc 4, .ofNat 127, .negSucc 126, .ofNat 49, .ofNat 127, .negSucc 105, .negSucc 74, .ofNat 36, .negSucc 84],
  [.ofNat 3, .ofNat 88, .ofNat 88, .ofNat 96, .negSucc 111, .ofNat 1, .ofNat 47, .ofNat 86, .negSucc 101, .negSucc 79, .negSucc 31, .negSucc 120, .negSucc 91, .ofNat 59, .ofNat 15, .ofNat 112],
  [.negSucc 119, .ofNat 3, .ofNat 100, .ofNat 73, .negSucc 84, .negSucc 76, .ofNat 105, .negSucc 35, .negSucc 6, .negSucc 76, .negSucc 12, .ofNat 105, .negSucc 40, .ofNat 86, .negSucc 72, .negSucc 83],
  [.negSucc 87, .ofNat 70, .ofNat 88, .negSucc 65, .ofNat 7, .negSucc 101, .ofNat 75, .negSucc 116, .ofNat 87, .negSucc 35, .ofNat 51, .negSucc 62, .negSucc 22, .ofNat 82, .ofNat 100, .ofNat 71],
  [.ofNat 59, .ofNat 96, .negSucc 59, .negSucc 76, .negSucc 32, .negSucc 126, .ofNat 111, .ofNat 41, .negSucc 61, .negSucc 53, .negSucc 55, .ofNat 79, .ofNat 94, .ofNat 122, .negSucc 108, .ofNat 18],
  [.ofNat 97, .ofNat 23, .negSucc 80, .ofNat 80, .ofNat 92, .negSucc 81, .ofNat 107, .ofNat 96, .negSucc 68, .negSucc 66, .ofNat 72, .negSucc 27, .ofNat 107, .ofNat 61, .ofNat 122, .negSucc 123],
  [.ofNat 47, .ofNat 40, .negSucc 100, .ofNat 94, .negSucc 9, .negSucc 78, .negSucc 31, .negSucc 53, .ofNat 100, .negSucc 5, .negSucc 72, .negSucc 14, .ofNat 87, .ofNat 55, .negSucc 113, .ofNat 114],
  [.negSucc 72, .ofNat 56, .negSucc 56, .ofNat 15, .negSucc 18, .negSucc 98, .negSucc 101, .negSucc 105, .negSucc 4, .negSucc 6, .ofNat 118, .ofNat 76, .negSucc 30, .negSucc 63, .ofNat 92, .negSucc 67],
  [.negSucc 94, .negSucc 16, .ofNat 23, .negSucc 93, .negSucc 77, .negSucc 83, .negSucc 122, .ofNat 32, .negSucc 93, .ofNat 24, .negSucc 72, .negSucc 113, .negSucc 102, .negSucc 114, .negSucc 14, .ofNat 17],
  [.negSucc 21, .negSucc 44, .ofNat 86, .negSucc 30, .ofNat 43, .negSucc 81, .negSucc 118, .ofNat 73, .ofNat 74, .ofNat 47, .ofNat 101, .ofNat 95, .negSucc 116, .negSucc 125, .negSucc 11, .ofNat 56],
  [.ofNat 74, .negSucc 52, .ofNat 104, .ofNat 88, .negSucc 81, .negSucc 64, .negSucc 55, .negSucc 69, .ofNat 54, .ofNat 58, .negSucc 108, .negSucc 93, .negSucc 73, .negSucc 113, .ofNat 95, .negSucc 115],
  [.ofNat 87, .negSucc 75, .ofNat 2, .ofNat 62, .ofNat 44, .ofNat 15, .negSucc 51, .negSucc 73, .negSucc 99, .ofNat 102, .ofNat 80, .ofNat 58, .ofNat 23, .negSucc 89, .negSucc 89, .ofNat 68],
  [.ofNat 45, .negSucc 53, .negSucc 78, .negSucc 57, .ofNat 71, .ofNat 39, .ofNat 5, .ofNat 78, .ofNat 13, .ofNat 92, .negSucc 113, .negSucc 81, .ofNat 90, .negSucc 29, .ofNat 97, .negSucc 72],
  [.negSucc 85, .negSucc 126, .negSucc 93, .negSucc 92, .ofNat 3, .ofNat 60, .ofNat 83, .ofNat 103, .ofNat 83, .ofNat 119, .ofNat 117, .ofNat 47, .ofNat 78, .ofNat 73, .negSucc 126, .negSucc 104],
  [.negSucc 76, .negSucc 111, .negSucc 97, .negSucc 4, .negSucc 90, .ofNat 98, .ofNat 115, .negSucc 71, .negSucc 66, .ofNat 87, .negSucc 67, .ofNat 29, .ofNat 45, .ofNat 77, .ofNat 116, .ofNat 71],
  [.ofNat 32, .ofNat 2, .negSucc 21, .ofNat 127, .negSucc 124, .ofNat 99, .ofNat 127, .negSucc 50, .negSucc 25, .ofNat 64, .ofNat 127, .negSucc 92, .negSucc 45, .ofNat 100, .negSucc 54, .negSucc 99],
  [.ofNat 86, .negSucc 104, .ofNat 75, .ofNat 53, .ofNat 23, .ofNat 99, .ofNat 124, .ofNat 113, .ofNat 107, .ofNat 92, .negSucc 78, .ofNat 123, .negSucc 120, .ofNat 75, .negSucc 33, .ofNat 98]]

def E2 : List (List Int) := [
  [.ofNat 55, .negSucc 111, .negSucc 90, .ofNat 42, .negSucc 74, .negSucc 120, .negSucc 89, .ofNat 123, .negSucc 89, .ofNat 74, .ofNat 48, .ofNat 109, .negSucc 51, .ofNat 50, .ofNat 27, .ofNat 57],
  [.ofNat 82, .negSucc 48, .negSucc 85, .negSucc 107, .negSucc 86, .negSucc 93, .negSucc 79, .negSucc 43, .negSucc 47, .ofNat 27, .negSucc 37, .negSucc 107, .negSucc 31, .negSucc 61, .negSucc 32, .negSucc 89],
  [.ofNat 55, .negSucc 27, .negSucc 25, .negSucc 93, .negSucc 17, .negSucc 43, .negSucc 104, .negSucc 91, .ofNat 119, .negSucc 75, .ofNat 69, .ofNat 90, .ofNat 108, .negSucc 82, .ofNat 99, .ofNat 43],
  [.negSucc 75, .negSucc 45, .ofNat 65, .ofNat 50, .ofNat 109, .negSucc 50, .negSucc 49, .ofNat 79, .negSucc 8, .negSucc 70, .negSucc 58, .negSucc 72, .ofNat 94, .negSucc 91, .negSucc 91, .ofNat 46],
  [.negSucc 121, .negSucc 90, .ofNat 90, .ofNat 120, .ofNat 74, .negSucc 31, .ofNat 85, .ofNat 70, .negSucc 99, .negSucc 84, .ofNat 19, .ofNat 21, .ofNat 69, .negSucc 83, .ofNat 77, .negSucc 94],
  [.ofNat 43, .negSucc 49, .ofNat 102, .negSucc 26, .negSucc 8, .ofNat 46, .ofNat 92, .negSucc 86, .ofNat 88, .negSucc 103, .negSucc 97, .ofNat 43, .negSucc 9, .negSucc 36, .negSucc 105, .ofNat 118],
  [.ofNat 78, .ofNat 22, .ofNat 1, .negSucc 101, .negSucc 65, .ofNat 80, .ofNat 83, .negSucc 59, .ofNat 37, .negSucc 82, .ofNat 96, .negSucc 89, .negSucc 92, .negSucc 8, .ofNat 79, .negSucc 97],
  [.ofNat 86, .ofNat 36, .negSucc 67, .negSucc 66, .negSucc 27, .ofNat 70, .ofNat 116, .ofNat 102, .negSucc 87, .negSucc 102, .negSucc 108, .ofNat 110, .negSucc 100, .ofNat 84, .negSucc 31, .ofNat 55],
  [.ofNat 33, .negSucc 77, .negSucc 103, .ofNat 98, .ofNat 105, .ofNat 93, .ofNat 52, .ofNat 61, .ofNat 45, .negSucc 94, .ofNat 86, .negSucc 73, .negSucc 57, .ofNat 116, .negSucc 67, .ofNat 76],
  [.negSucc 78, .negSucc 12, .negSucc 80, .ofNat 69, .ofNat 23, .ofNat 88, .negSucc 10, .negSucc 83, .ofNat 87, .negSucc 92, .negSucc 93, .ofNat 102, .ofNat 39, .ofNat 107, .ofNat 91, .negSucc 86],
  [.negSucc 125, .ofNat 55, .negSucc 12, .negSucc 74, .ofNat 87, .ofNat 104, .negSucc 95, .negSucc 38, .negSucc 87, .negSucc 52, .ofNat 68, .negSucc 64, .ofNat 84, .ofNat 99, .negSucc 96, .ofNat 105],
  [.ofNat 44, .ofNat 59, .ofNat 71, .negSucc 99, .ofNat 9, .ofNat 96, .negSucc 104, .ofNat 74, .negSucc 26, .negSucc 48, .negSucc 111, .ofNat 52, .ofNat 113, .ofNat 59, .ofNat 106, .negSucc 70],
  [.ofNat 114, .ofNat 9, .ofNat 127, .ofNat 75, .negSucc 62, .ofNat 103, .negSucc 120, .ofNat 64, .ofNat 101, .negSucc 44, .ofNat 126, .ofNat 23, .ofNat 77, .negSucc 51, .negSucc 120, .ofNat 53],
  [.ofNat 65, .ofNat 51, .ofNat 89, .ofNat 99, .ofNat 1, .ofNat 92, .negSucc 86, .negSucc 126, .negSucc 70, .ofNat 8, .negSucc 99, .negSucc 41, .negSucc 43, .negSucc 60, .ofNat 111, .ofNat 100],
  [.negSucc 9, .ofNat 101, .negSucc 24, .ofNat 11, .ofNat 8, .ofNat 29, .negSucc 80, .negSucc 24, .negSucc 96, .ofNat 63, .ofNat 94, .ofNat 87, .negSucc 126, .negSucc 119, .negSucc 72, .negSucc 93],
  [.negSucc 112, .ofNat 56, .negSucc 88, .negSucc 89, .ofNat 48, .ofNat 53, .ofNat 34, .ofNat 77, .ofNat 84, .ofNat 43, .negSucc 69, .negSucc 93, .negSucc 81, .negSucc 73, .ofNat 19, .ofNat 107],
  [.negSucc 126, .ofNat 43, .negSucc 123, .negSucc 91, .ofNat 116, .negSucc 17, .ofNat 125, .ofNat 2, .negSucc 1, .ofNat 96, .ofNat 52, .ofNat 117, .negSucc 49, .negSucc 62, .ofNat 83, .negSucc 35],
  [.ofNat 30, .ofNat 87, .negSucc 45, .ofNat 72, .ofNat 68, .negSucc 46, .ofNat 78, .negSucc 118, .negSucc 66, .ofNat 70, .negSucc 92, .negSucc 97, .ofNat 75, .negSucc 18, .negSucc 84, .negSucc 27],
  [.ofNat 113, .ofNat 87, .ofNat 30, .ofNat 90, .negSucc 56, .negSucc 68, .ofNat 94, .ofNat 8, .ofNat 62, .ofNat 85, .ofNat 33, .ofNat 65, .ofNat 83, .ofNat 102, .ofNat 70, .ofNat 61],
  [.ofNat 85, .ofNat 41, .ofNat 85, .negSucc 65, .negSucc 125, .negSucc 48, .ofNat 94, .ofNat 113, .ofNat 80, .ofNat 87, .negSucc 54, .negSucc 41, .ofNat 114, .ofNat 76, .negSucc 123, .negSucc 126],
  [.negSucc 57, .negSucc 20, .ofNat 110, .negSucc 111, .ofNat 17, .negSucc 91, .ofNat 18, .negSucc 23, .negSucc 100, .ofNat 74, .ofNat 33, .ofNat 14, .ofNat 55, .ofNat 105, .ofNat 118, .ofNat 111],
  [.negSucc 121, .negSucc 25, .ofNat 45, .negSucc 21, .ofNat 100, .negSucc 113, .negSucc 79, .negSucc 98, .negSucc 3, .ofNat 71, .negSucc 36, .ofNat 47, .negSucc 56, .ofNat 98, .negSucc 93, .ofNat 7],
  [.negSucc 81, .negSucc 66, .negSucc 54, .ofNat 74, .ofNat 121, .negSucc 106, .negSucc 79, .ofNat 21, .ofNat 116, .ofNat 76, .negSucc 33, .negSucc 110, .negSucc 62, .ofNat 100, .ofNat 17, .negSucc 92]]

def W2 : List (List Int) := [
  [.ofNat 98, .ofNat 122, .negSucc 57, .negSucc 58, .ofNat 55, .negSucc 56, .ofNat 30, .ofNat 35, .ofNat 36, .negSucc 26, .ofNat 85, .negSucc 87, .ofNat 57, .negSucc 62, .negSucc 54, .ofNat 6],
  [.ofNat 30, .ofNat 72, .negSucc 62, .ofNat 97, .negSucc 27, .negSucc 20, .ofNat 35, .negSucc 86, .ofNat 78, .negSucc 93, .negSucc 55, .ofNat 88, .negSucc 5, .negSucc 62, .ofNat 63, .ofNat 29],
  [.ofNat 25, .ofNat 76, .ofNat 13, .ofNat 111, .ofNat 20, .negSucc 70, .ofNat 75, .ofNat 59, .ofNat 64, .negSucc 80, .ofNat 48, .negSucc 40, .negSucc 51, .negSucc 53, .negSucc 27, .ofNat 57],
  [.negSucc 53, .ofNat 79, .ofNat 86, .ofNat 74, .ofNat 38, .negSucc 16, .ofNat 65, .ofNat 66, .negSucc 77, .negSucc 126, .negSucc 36, .ofNat 71, .negSucc 65, .negSucc 26, .ofNat 41, .negSucc 79],
  [.negSucc 52, .ofNat 59, .ofNat 69, .negSucc 48, .ofNat 37, .ofNat 1, .ofNat 40, .ofNat 2, .ofNat 66, .negSucc 102, .ofNat 45, .ofNat 21, .ofNat 28, .ofNat 7, .ofNat 25, .ofNat 42],
  [.ofNat 47, .ofNat 45, .ofNat 100, .ofNat 32, .ofNat 29, .ofNat 4, .ofNat 48, .negSucc 102, .ofNat 79, .negSucc 80, .negSucc 56, .negSucc 11, .ofNat 76, .ofNat 24, .negSucc 54, .ofNat 11],
  [.ofNat 26, .negSucc 20, .ofNat 57, .ofNat 67, .negSucc 54, .ofNat 8, .negSucc 4, .ofNat 31, .negSucc 97, .negSucc 56, .ofNat 34, .ofNat 57, .ofNat 58, .ofNat 26, .ofNat 64, .negSucc 27],
  [.ofNat 32, .ofNat 22, .ofNat 7, .ofNat 69, .negSucc 20, .ofNat 36, .negSucc 20, .ofNat 70, .ofNat 65, .ofNat 13, .negSucc 84, .negSucc 47, .ofNat 59, .ofNat 43, .negSucc 48, .ofNat 48],
  [.negSucc 17, .ofNat 31, .negSucc 99, .negSucc 15, .ofNat 35, .ofNat 53, .negSucc 29, .negSucc 57, .ofNat 89, .ofNat 32, .ofNat 59, .ofNat 51, .ofNat 3, .ofNat 39, .ofNat 56, .negSucc 51],
  [.negSucc 18, .ofNat 54, .negSucc 39, .negSucc 110, .ofNat 55, .ofNat 95, .negSucc 61, .negSucc 5, .negSucc 49, .ofNat 127, .negSucc 37, .negSucc 87, .ofNat 15, .ofNat 50, .ofNat 6, .ofNat 58],
  [.negSucc 28, .negSucc 121, .ofNat 0, .ofNat 76, .ofNat 9, .ofNat 89, .negSucc 74, .ofNat 47, .ofNat 12, .ofNat 97, .ofNat 47, .ofNat 49, .negSucc 72, .negSucc 5, .ofNat 26, .ofNat 18],
  [.ofNat 30, .negSucc 80, .ofNat 58, .ofNat 108, .negSucc 9, .ofNat 79, .negSucc 13, .ofNat 60, .ofNat 91, .ofNat 104, .negSucc 48, .negSucc 35, .negSucc 44, .negSucc 54, .ofNat 5, .negSucc 71],
  [.ofNat 46, .negSucc 10, .ofNat 65, .ofNat 43, .negSucc 12, .ofNat 71, .negSucc 4, .negSucc 59, .ofNat 5, .ofNat 77, .ofNat 44, .negSucc 11, .ofNat 46, .negSucc 44, .negSucc 33, .ofNat 49],
  [.ofNat 2, .negSucc 20, .ofNat 62, .negSucc 60, .negSucc 2, .ofNat 86, .ofNat 19, .negSucc 48, .negSucc 39, .ofNat 89, .negSucc 22, .ofNat 36, .ofNat 49, .negSucc 57, .ofNat 70, .negSucc 34],
  [.negSucc 64, .negSucc 91, .ofNat 53, .ofNat 18, .ofNat 2, .ofNat 48, .ofNat 50, .ofNat 55, .ofNat 75, .ofNat 86, .ofNat 32, .negSucc 63, .ofNat 75, .negSucc 31, .negSucc 53, .ofNat 13],
  [.negSucc 97, .negSucc 35, .negSucc 42, .ofNat 80, .negSucc 16, .ofNat 30, .ofNat 46, .ofNat 24, .ofNat 46, .ofNat 77, .negSucc 15, .ofNat 55, .ofNat 24, .negSucc 15, .ofNat 53, .ofNat 23],
  [.ofNat 19, .ofNat 54, .negSucc 48, .ofNat 96, .ofNat 44, .ofNat 32, .ofNat 46, .negSucc 100, .negSucc 35, .ofNat 81, .ofNat 33, .negSucc 34, .ofNat 29, .ofNat 24, .negSucc 28, .negSucc 12],
  [.ofNat 34, .ofNat 38, .negSucc 42, .ofNat 33, .ofNat 18, .negSucc 12, .ofNat 19, .negSucc 14, .ofNat 56, .ofNat 11, .ofNat 23, .ofNat 61, .negSucc 49, .ofNat 36, .ofNat 34, .ofNat 61],
  [.ofNat 49, .ofNat 2, .ofNat 53, .negSucc 92, .ofNat 3, .negSucc 34, .negSucc 0, .ofNat 103, .ofNat 95, .ofNat 40, .ofNat 12, .negSucc 36, .negSucc 75, .ofNat 63, .negSucc 1, .negSucc 27],
  [.ofNat 7, .ofNat 68, .ofNat 74, .ofNat 53, .negSucc 6, .negSucc 49, .negSucc 26, .ofNat 61, .negSucc 85, .ofNat 14, .ofNat 37, .ofNat 32, .negSucc 0, .ofNat 60, .negSucc 4, .ofNat 41],
  [.negSucc 89, .ofNat 88, .ofNat 83, .ofNat 99, .negSucc 12, .negSucc 93, .negSucc 43, .negSucc 69, .ofNat 25, .negSucc 21, .negSucc 35, .ofNat 50, .ofNat 63, .ofNat 31, .ofNat 43, .ofNat 43],
  [.negSucc 81, .ofNat 69, .ofNat 92, .ofNat 88, .ofNat 44, .negSucc 58, .negSucc 61, .ofNat 40, .ofNat 98, .negSucc 42, .ofNat 60, .negSucc 22, .ofNat 70, .ofNat 19, .negSucc 73, .negSucc 56],
  [.ofNat 6, .ofNat 68, .ofNat 3, .negSucc 33, .ofNat 40, .negSucc 94, .negSucc 35, .ofNat 78, .negSucc 41, .negSucc 56, .negSucc 64, .ofNat 81, .ofNat 43, .negSucc 32, .ofNat 74, .ofNat 80]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 23 → ∀ b, b < 23 → answer a b = (a + b) % 23

end LeanCheckedNetwork.Net
