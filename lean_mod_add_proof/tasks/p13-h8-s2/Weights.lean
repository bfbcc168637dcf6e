import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.negSucc 104, .ofNat 98, .negSucc 84, .ofNat 99, .negSucc 78, .negSucc 117, .negSucc 93, .ofNat 13],
  [.ofNat 101, .negSucc 4, .ofNat 12, .negSucc 46, .negSucc 7, .negSucc 11, .negSucc 70, .ofNat 88],
  [.negSucc 5, .negSucc 88, .ofNat 61, .ofNat 107, .ofNat 89, .ofNat 121, .negSucc 30, .negSucc 4],
  [.negSucc 100, .ofNat 100, .ofNat 1, .negSucc 81, .negSucc 81, .ofNat 22, .ofNat 5, .negSucc 84],
  [.ofNat 93, .negSucc 98, .negSucc 98, .ofNat 86, .negSucc 42, .negSucc 125, .ofNat 90, .negSucc 40],
  [.negSucc 104, .ofNat 61, .negSucc 72, .negSucc 94, .ofNat 63, .negSucc 65, .ofNat 57, .ofNat 97],
  [.ofNat 71, .ofNat 21, .ofNat 59, .ofNat 91, .ofNat 10, .ofNat 112, .ofNat 101, .ofNat 47],
  [.ofNat 39, .negSucc 99, .ofNat 100, .negSucc 85, .negSucc 75, .ofNat 75, .ofNat 36, .negSucc 66],
  [.negSucc 100, .ofNat 95, .negSucc 73, .ofNat 48, .ofNat 97, .negSucc 60, .ofNat 10, .negSucc 84],
  [.ofNat 95, .negSucc 32, .negSucc 41, .negSucc 65, .negSucc 30, .negSucc 108, .ofNat 32, .ofNat 67],
  [.negSucc 90, .ofNat 3, .ofNat 24, .ofNat 26, .negSucc 82, .ofNat 23, .negSucc 32, .ofNat 65],
  [.negSucc 19, .ofNat 74, .ofNat 109, .negSucc 70, .ofNat 70, .ofNat 103, .negSucc 92, .negSucc 44],
  [.ofNat 96, .negSucc 108, .negSucc 70, .negSucc 65, .ofNat 29, .negSucc 12, .negSucc 83, .negSucc 106]]

def E2 : List (List Int) := [
  [.negSucc 85, .ofNat 115, .negSucc 81, .ofNat 74, .negSucc 35, .negSucc 77, .negSucc 101, .negSucc 86],
  [.ofNat 119, .negSucc 60, .negSucc 102, .negSucc 62, .negSucc 94, .ofNat 37, .ofNat 52, .negSucc 107],
  [.negSucc 91, .negSucc 85, .negSucc 15, .ofNat 40, .ofNat 108, .ofNat 122, .ofNat 105, .ofNat 66],
  [.negSucc 58, .ofNat 89, .ofNat 114, .negSucc 45, .negSucc 13, .ofNat 12, .ofNat 110, .ofNat 98],
  [.ofNat 113, .negSucc 124, .negSucc 62, .negSucc 38, .negSucc 64, .negSucc 126, .ofNat 99, .negSucc 55],
  [.negSucc 122, .ofNat 90, .negSucc 96, .ofNat 95, .ofNat 92, .ofNat 11, .ofNat 82, .negSucc 97],
  [.ofNat 106, .ofNat 62, .negSucc 23, .negSucc 40, .ofNat 44, .ofNat 121, .ofNat 73, .ofNat 53],
  [.ofNat 27, .negSucc 96, .ofNat 96, .ofNat 82, .negSucc 73, .ofNat 14, .ofNat 8, .ofNat 84],
  [.negSucc 96, .ofNat 115, .ofNat 22, .negSucc 91, .ofNat 35, .negSucc 94, .negSucc 56, .negSucc 22],
  [.ofNat 103, .negSucc 81, .negSucc 70, .ofNat 108, .ofNat 75, .negSucc 34, .negSucc 61, .negSucc 81],
  [.negSucc 89, .ofNat 68, .negSucc 79, .negSucc 95, .negSucc 74, .ofNat 95, .negSucc 86, .negSucc 63],
  [.ofNat 59, .ofNat 91, .ofNat 58, .ofNat 68, .negSucc 31, .ofNat 98, .negSucc 99, .ofNat 87],
  [.ofNat 69, .negSucc 116, .ofNat 75, .negSucc 81, .ofNat 71, .negSucc 73, .negSucc 66, .ofNat 47]]

def W2 : List (List Int) := [
  [.ofNat 66, .negSucc 27, .ofNat 12, .ofNat 12, .ofNat 48, .ofNat 90, .ofNat 24, .ofNat 7],
  [.negSucc 82, .ofNat 116, .ofNat 84, .negSucc 67, .ofNat 52, .ofNat 37, .ofNat 37, .negSucc 53],
  [.ofNat 113, .negSucc 88, .negSucc 22, .ofNat 92, .negSucc 2, .negSucc 65, .negSucc 16, .negSucc 21],
  [.negSucc 44, .ofNat 110, .negSucc 101, .negSucc 91, .ofNat 17, .ofNat 120, .negSucc 77, .ofNat 88],
  [.negSucc 68, .ofNat 49, .negSucc 2, .ofNat 36, .ofNat 49, .ofNat 106, .negSucc 94, .ofNat 60],
  [.ofNat 119, .negSucc 43, .ofNat 102, .negSucc 73, .negSucc 63, .ofNat 72, .negSucc 3, .negSucc 73],
  [.negSucc 67, .ofNat 123, .ofNat 77, .ofNat 39, .ofNat 36, .negSucc 126, .ofNat 21, .negSucc 70],
  [.ofNat 79, .negSucc 122, .negSucc 76, .ofNat 0, .ofNat 90, .ofNat 62, .ofNat 61, .ofNat 44],
  [.ofNat 19, .ofNat 33, .negSucc 57, .negSucc 31, .ofNat 29, .ofNat 114, .ofNat 27, .ofNat 62],
  [.negSucc 118, .ofNat 97, .ofNat 58, .negSucc 3, .negSucc 92, .ofNat 94, .ofNat 26, .ofNat 15],
  [.ofNat 97, .negSucc 105, .ofNat 68, .negSucc 21, .ofNat 71, .negSucc 60, .ofNat 95, .negSucc 92],
  [.negSucc 21, .ofNat 81, .negSucc 25, .ofNat 17, .ofNat 93, .negSucc 31, .ofNat 65, .negSucc 13],
  [.ofNat 37, .negSucc 74, .negSucc 52, .negSucc 52, .negSucc 71, .ofNat 127, .ofNat 39, .ofNat 93]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 13 → ∀ b, b < 13 → answer a b = (a + b) % 13

end LeanCheckedNetwork.Net
