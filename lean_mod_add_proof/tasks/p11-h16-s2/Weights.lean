import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.negSucc 60, .negSucc 50, .ofNat 77, .negSucc 70, .ofNat 82, .negSucc 66, .ofNat 52, .ofNat 102, .ofNat 118, .negSucc 98, .ofNat 9, .ofNat 21, .ofNat 107, .negSucc 100, .ofNat 49, .ofNat 45],
  [.negSucc 80, .negSucc 49, .negSucc 53, .negSucc 10, .ofNat 64, .negSucc 62, .ofNat 1, .ofNat 101, .negSucc 73, .negSucc 75, .ofNat 17, .ofNat 108, .negSucc 93, .ofNat 60, .ofNat 24, .negSucc 22],
  [.ofNat 37, .negSucc 76, .ofNat 86, .ofNat 12, .negSucc 29, .negSucc 69, .negSucc 88, .negSucc 49, .ofNat 37, .negSucc 79, .ofNat 47, .ofNat 5, .negSucc 48, .ofNat 95, .negSucc 76, .negSucc 31],
  [.ofNat 47, .ofNat 37, .ofNat 78, .ofNat 2, .negSucc 96, .ofNat 63, .ofNat 51, .negSucc 104, .negSucc 51, .ofNat 21, .ofNat 37, .negSucc 81, .ofNat 105, .negSucc 75, .negSucc 71, .ofNat 43],
  [.negSucc 32, .ofNat 80, .negSucc 93, .negSucc 113, .negSucc 86, .ofNat 84, .ofNat 24, .ofNat 88, .negSucc 39, .ofNat 65, .negSucc 103, .ofNat 41, .ofNat 65, .ofNat 60, .negSucc 4, .negSucc 111],
  [.negSucc 33, .negSucc 76, .ofNat 69, .negSucc 58, .ofNat 36, .ofNat 64, .ofNat 14, .ofNat 67, .ofNat 37, .ofNat 96, .negSucc 18, .ofNat 68, .negSucc 54, .ofNat 32, .ofNat 85, .ofNat 100],
  [.negSucc 89, .negSucc 76, .ofNat 21, .ofNat 72, .ofNat 30, .negSucc 83, .ofNat 64, .negSucc 101, .negSucc 95, .ofNat 10, .negSucc 110, .negSucc 64, .ofNat 36, .negSucc 77, .negSucc 50, .negSucc 101],
  [.ofNat 19, .ofNat 38, .negSucc 74, .ofNat 105, .ofNat 37, .negSucc 85, .negSucc 66, .negSucc 58, .ofNat 107, .ofNat 90, .ofNat 105, .ofNat 38, .ofNat 10, .ofNat 84, .negSucc 77, .ofNat 84],
  [.ofNat 105, .ofNat 49, .ofNat 99, .ofNat 98, .negSucc 12, .ofNat 41, .ofNat 27, .ofNat 96, .negSucc 102, .ofNat 43, .ofNat 67, .ofNat 43, .ofNat 53, .negSucc 88, .negSucc 79, .negSucc 93],
  [.ofNat 81, .negSucc 53, .negSucc 72, .ofNat 28, .negSucc 86, .ofNat 62, .ofNat 41, .negSucc 34, .ofNat 47, .ofNat 31, .ofNat 77, .ofNat 91, .negSucc 69, .negSucc 57, .ofNat 1, .ofNat 23],
  [.negSucc 22, .negSucc 52, .negSucc 34, .negSucc 32, .negSucc 18, .ofNat 74, .negSucc 48, .negSucc 81, .negSucc 102, .negSucc 59, .negSucc 75, .negSucc 100, .ofNat 4, .ofNat 72, .ofNat 48, .negSucc 75]]

def E2 : List (List Int) := [
  [.ofNat 104, .negSucc 75, .ofNat 77, .negSucc 126, .negSucc 57, .negSucc 45, .negSucc 83, .ofNat 48, .negSucc 37, .negSucc 80, .ofNat 89, .ofNat 22, .ofNat 33, .ofNat 74, .ofNat 60, .negSucc 36],
  [.ofNat 68, .negSucc 36, .ofNat 72, .negSucc 90, .negSucc 53, .ofNat 51, .ofNat 50, .ofNat 67, .ofNat 26, .negSucc 24, .ofNat 16, .negSucc 93, .negSucc 86, .negSucc 64, .negSucc 43, .ofNat 107],
  [.ofNat 89, .ofNat 55, .negSucc 113, .ofNat 4, .negSucc 8, .ofNat 92, .ofNat 63, .negSucc 38, .negSucc 5, .ofNat 29, .ofNat 75, .negSucc 54, .negSucc 11, .ofNat 96, .negSucc 40, .negSucc 50],
  [.negSucc 55, .negSucc 5, .ofNat 84, .ofNat 84, .ofNat 74, .negSucc 8, .negSucc 87, .negSucc 66, .negSucc 29, .ofNat 96, .negSucc 94, .ofNat 91, .ofNat 27, .ofNat 21, .negSucc 87, .ofNat 106],
  [.negSucc 39, .ofNat 59, .ofNat 9, .ofNat 117, .ofNat 61, .negSucc 24, .ofNat 63, .ofNat 116, .ofNat 101, .ofNat 81, .ofNat 59, .negSucc 63, .ofNat 25, .negSucc 75, .ofNat 46, .negSucc 118],
  [.ofNat 4, .ofNat 98, .negSucc 73, .ofNat 54, .ofNat 61, .negSucc 92, .negSucc 12, .ofNat 92, .negSucc 100, .ofNat 65, .ofNat 10, .negSucc 11, .negSucc 63, .ofNat 78, .ofNat 86, .ofNat 103],
  [.ofNat 24, .ofNat 28, .ofNat 119, .ofNat 27, .negSucc 51, .ofNat 12, .negSucc 87, .negSucc 61, .ofNat 93, .ofNat 59, .ofNat 52, .ofNat 19, .negSucc 49, .negSucc 69, .ofNat 86, .negSucc 43],
  [.ofNat 61, .negSucc 95, .negSucc 79, .ofNat 20, .negSucc 88, .ofNat 63, .ofNat 55, .negSucc 61, .negSucc 100, .ofNat 22, .ofNat 5, .ofNat 101, .ofNat 50, .negSucc 0, .negSucc 60, .ofNat 67],
  [.negSucc 31, .negSucc 55, .negSucc 34, .ofNat 67, .ofNat 67, .ofNat 83, .negSucc 17, .ofNat 86, .ofNat 115, .ofNat 36, .negSucc 70, .negSucc 94, .negSucc 49, .ofNat 48, .negSucc 30, .negSucc 39],
  [.negSucc 88, .ofNat 90, .ofNat 81, .ofNat 46, .ofNat 71, .negSucc 83, .negSucc 33, .negSucc 6, .negSucc 50, .negSucc 94, .negSucc 59, .negSucc 59, .negSucc 88, .negSucc 101, .ofNat 5, .negSucc 17],
  [.negSucc 60, .ofNat 57, .negSucc 77, .negSucc 13, .ofNat 36, .negSucc 75, .ofNat 32, .negSucc 118, .ofNat 105, .negSucc 99, .ofNat 41, .ofNat 80, .ofNat 102, .ofNat 67, .ofNat 93, .ofNat 22]]

def W2 : List (List Int) := [
  [.ofNat 21, .negSucc 52, .ofNat 103, .ofNat 127, .negSucc 12, .ofNat 127, .negSucc 16, .negSucc 126, .ofNat 26, .ofNat 127, .ofNat 31, .ofNat 120, .negSucc 113, .negSucc 126, .ofNat 9, .negSucc 126],
  [.negSucc 72, .ofNat 70, .ofNat 14, .ofNat 46, .negSucc 86, .ofNat 59, .negSucc 23, .ofNat 93, .negSucc 80, .ofNat 69, .negSucc 8, .ofNat 127, .negSucc 104, .ofNat 89, .negSucc 126, .ofNat 46],
  [.ofNat 7, .ofNat 127, .negSucc 77, .ofNat 34, .ofNat 45, .negSucc 30, .ofNat 120, .ofNat 29, .ofNat 45, .ofNat 54, .ofNat 127, .negSucc 126, .ofNat 31, .ofNat 24, .negSucc 110, .negSucc 0],
  [.ofNat 37, .ofNat 5, .ofNat 127, .ofNat 42, .ofNat 12, .negSucc 126, .negSucc 126, .negSucc 65, .negSucc 42, .negSucc 81, .ofNat 71, .ofNat 114, .ofNat 60, .ofNat 7, .negSucc 34, .ofNat 104],
  [.ofNat 85, .negSucc 126, .negSucc 71, .ofNat 104, .ofNat 127, .negSucc 58, .negSucc 13, .negSucc 14, .ofNat 65, .negSucc 82, .negSucc 20, .ofNat 108, .negSucc 77, .ofNat 127, .ofNat 127, .negSucc 34],
  [.ofNat 68, .ofNat 30, .negSucc 1, .ofNat 113, .ofNat 68, .ofNat 104, .ofNat 120, .ofNat 109, .negSucc 84, .negSucc 66, .negSucc 98, .ofNat 62, .negSucc 105, .negSucc 56, .ofNat 76, .negSucc 56],
  [.negSucc 126, .ofNat 50, .ofNat 112, .ofNat 48, .negSucc 46, .ofNat 113, .negSucc 96, .ofNat 19, .ofNat 109, .negSucc 126, .negSucc 54, .negSucc 78, .negSucc 0, .negSucc 25, .ofNat 32, .ofNat 83],
  [.negSucc 42, .ofNat 71, .negSucc 70, .negSucc 62, .negSucc 126, .ofNat 119, .ofNat 127, .negSucc 118, .negSucc 126, .ofNat 0, .ofNat 121, .ofNat 83, .ofNat 127, .ofNat 80, .ofNat 52, .negSucc 9],
  [.ofNat 58, .ofNat 23, .ofNat 51, .negSucc 126, .negSucc 28, .negSucc 122, .ofNat 73, .ofNat 37, .ofNat 127, .ofNat 33, .ofNat 34, .ofNat 77, .negSucc 67, .negSucc 66, .negSucc 74, .ofNat 127],
  [.ofNat 75, .ofNat 117, .ofNat 14, .negSucc 45, .ofNat 127, .negSucc 56, .negSucc 21, .ofNat 127, .negSucc 80, .ofNat 42, .ofNat 83, .negSucc 65, .negSucc 126, .ofNat 47, .ofNat 78, .negSucc 121],
  [.ofNat 127, .ofNat 64, .negSucc 126, .ofNat 42, .ofNat 118, .negSucc 31, .ofNat 113, .negSucc 55, .ofNat 37, .ofNat 61, .negSucc 126, .negSucc 28, .ofNat 3, .ofNat 46, .ofNat 82, .ofNat 75]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 11 → ∀ b, b < 11 → answer a b = (a + b) % 11

end LeanCheckedNetwork.Net
