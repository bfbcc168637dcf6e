import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.ofNat 91, .negSucc 72, .ofNat 127, .negSucc 56, .ofNat 68, .ofNat 93, .negSucc 7, .ofNat 25],
  [.ofNat 86, .ofNat 49, .negSucc 25, .negSucc 46, .negSucc 42, .negSucc 111, .negSucc 108, .negSucc 28],
  [.ofNat 103, .ofNat 118, .negSucc 57, .ofNat 122, .negSucc 106, .ofNat 106, .ofNat 25, .ofNat 97],
  [.ofNat 127, .ofNat 127, .ofNat 48, .negSucc 65, .ofNat 65, .negSucc 19, .negSucc 73, .negSucc 87],
  [.negSucc 7, .ofNat 103, .negSucc 71, .ofNat 76, .ofNat 115, .negSucc 115, .ofNat 99, .negSucc 35],
  [.negSucc 91, .ofNat 50, .ofNat 79, .ofNat 80, .negSucc 88, .ofNat 115, .ofNat 13, .negSucc 6],
  [.negSucc 90, .ofNat 2, .negSucc 122, .negSucc 126, .negSucc 24, .negSucc 74, .negSucc 24, .negSucc 110],
  [.negSucc 94, .negSucc 49, .ofNat 123, .ofNat 80, .ofNat 88, .negSucc 24, .negSucc 93, .ofNat 42],
  [.negSucc 111, .negSucc 126, .negSucc 125, .negSucc 17, .ofNat 127, .ofNat 107, .negSucc 16, .ofNat 29],
  [.negSucc 38, .negSucc 97, .ofNat 119, .negSucc 103, .negSucc 92, .negSucc 99, .ofNat 59, .negSucc 86],
  [.ofNat 73, .negSucc 86, .negSucc 110, .ofNat 89, .ofNat 6, .ofNat 31, .ofNat 45, .ofNat 117]]

def E2 : List (List Int) := [
  [.negSucc 75, .negSucc 3, .ofNat 2, .negSucc 79, .negSucc 94, .negSucc 126, .ofNat 32, .ofNat 43],
  [.negSucc 84, .negSucc 59, .negSucc 72, .ofNat 98, .negSucc 46, .ofNat 68, .negSucc 126, .negSucc 120],
  [.negSucc 69, .negSucc 118, .ofNat 37, .negSucc 31, .ofNat 93, .ofNat 72, .ofNat 102, .ofNat 44],
  [.negSucc 20, .negSucc 114, .negSucc 50, .negSucc 39, .ofNat 57, .negSucc 106, .ofNat 60, .ofNat 51],
  [.ofNat 80, .negSucc 103, .ofNat 87, .ofNat 95, .negSucc 85, .ofNat 103, .ofNat 65, .negSucc 60],
  [.ofNat 99, .negSucc 42, .negSucc 119, .negSucc 64, .negSucc 20, .ofNat 11, .negSucc 22, .ofNat 127],
  [.ofNat 99, .ofNat 65, .ofNat 115, .ofNat 1, .ofNat 115, .negSucc 106, .negSucc 50, .negSucc 10],
  [.ofNat 101, .ofNat 109, .negSucc 115, .ofNat 60, .negSucc 47, .ofNat 126, .ofNat 24, .negSucc 53],
  [.ofNat 42, .ofNat 82, .ofNat 122, .negSucc 102, .negSucc 74, .negSucc 93, .ofNat 64, .ofNat 77],
  [.negSucc 36, .ofNat 119, .negSucc 103, .ofNat 64, .ofNat 3, .negSucc 41, .ofNat 117, .negSucc 95],
  [.negSucc 84, .ofNat 76, .ofNat 101, .ofNat 59, .ofNat 87, .ofNat 118, .ofNat 49, .ofNat 14]]

def W2 : List (List Int) := [
  [.negSucc 34, .ofNat 125, .ofNat 67, .ofNat 61, .ofNat 7, .negSucc 63, .ofNat 4, .negSucc 69],
  [.negSucc 51, .ofNat 104, .negSucc 43, .negSucc 42, .ofNat 16, .ofNat 77, .ofNat 14, .ofNat 48],
  [.negSucc 110, .ofNat 88, .ofNat 61, .negSucc 39, .ofNat 80, .negSucc 17, .ofNat 41, .ofNat 13],
  [.negSucc 45, .ofNat 117, .negSucc 66, .ofNat 127, .ofNat 97, .negSucc 41, .negSucc 25, .negSucc 71],
  [.ofNat 17, .ofNat 13, .ofNat 40, .negSucc 61, .negSucc 96, .ofNat 94, .ofNat 19, .ofNat 65],
  [.ofNat 105, .negSucc 75, .negSucc 10, .ofNat 90, .ofNat 95, .negSucc 93, .negSucc 48, .ofNat 59],
  [.ofNat 110, .negSucc 124, .ofNat 35, .ofNat 53, .ofNat 59, .ofNat 10, .ofNat 47, .negSucc 49],
  [.ofNat 106, .negSucc 87, .ofNat 5, .negSucc 97, .ofNat 29, .ofNat 78, .ofNat 18, .ofNat 54],
  [.ofNat 111, .ofNat 10, .ofNat 45, .ofNat 72, .negSucc 45, .negSucc 68, .ofNat 65, .negSucc 61],
  [.ofNat 43, .ofNat 31, .ofNat 38, .ofNat 25, .ofNat 59, .ofNat 29, .ofNat 27, .ofNat 25],
  [.negSucc 0, .ofNat 68, .ofNat 9, .negSucc 126, .ofNat 57, .ofNat 84, .negSucc 64, .ofNat 72]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 11 → ∀ b, b < 11 → answer a b = (a + b) % 11

end LeanCheckedNetwork.Net
