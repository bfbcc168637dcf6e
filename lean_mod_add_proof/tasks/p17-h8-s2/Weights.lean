import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.ofNat 82, .negSucc 103, .negSucc 109, .negSucc 92, .ofNat 42, .negSucc 13, .ofNat 32, .negSucc 83],
  [.ofNat 124, .negSucc 11, .negSucc 95, .negSucc 104, .negSucc 126, .ofNat 62, .ofNat 83, .negSucc 59],
  [.negSucc 86, .ofNat 84, .negSucc 27, .negSucc 46, .ofNat 37, .negSucc 59, .ofNat 99, .negSucc 39],
  [.ofNat 93, .negSucc 50, .ofNat 72, .ofNat 103, .ofNat 35, .ofNat 126, .negSucc 62, .ofNat 37],
  [.ofNat 7, .negSucc 81, .ofNat 92, .ofNat 116, .negSucc 98, .negSucc 109, .negSucc 84, .ofNat 62],
  [.negSucc 72, .ofNat 106, .ofNat 104, .ofNat 33, .ofNat 68, .ofNat 110, .negSucc 105, .ofNat 103],
  [.ofNat 93, .ofNat 31, .ofNat 30, .negSucc 122, .ofNat 12, .negSucc 95, .ofNat 22, .ofNat 108],
  [.negSucc 71, .negSucc 120, .negSucc 89, .negSucc 89, .negSucc 70, .ofNat 111, .ofNat 127, .ofNat 113],
  [.negSucc 90, .negSucc 7, .negSucc 120, .ofNat 67, .ofNat 118, .negSucc 80, .ofNat 38, .ofNat 91],
  [.ofNat 89, .ofNat 91, .negSucc 120, .ofNat 98, .negSucc 35, .ofNat 98, .negSucc 84, .ofNat 74],
  [.negSucc 72, .negSucc 67, .negSucc 46, .ofNat 84, .negSucc 38, .negSucc 61, .negSucc 108, .ofNat 85],
  [.negSucc 80, .negSucc 61, .ofNat 7, .negSucc 84, .ofNat 118, .ofNat 102, .negSucc 31, .negSucc 0],
  [.ofNat 108, .ofNat 120, .ofNat 70, .negSucc 126, .negSucc 105, .negSucc 81, .ofNat 6, .negSucc 47],
  [.negSucc 103, .negSucc 9, .ofNat 126, .negSucc 64, .negSucc 12, .ofNat 8, .ofNat 92, .negSucc 59],
  [.negSucc 2, .negSucc 107, .ofNat 77, .ofNat 78, .ofNat 78, .negSucc 45, .negSucc 16, .negSucc 126],
  [.ofNat 109, .ofNat 78, .ofNat 35, .ofNat 81, .negSucc 111, .ofNat 0, .negSucc 80, .negSucc 90],
  [.negSucc 108, .ofNat 17, .negSucc 79, .ofNat 53, .ofNat 22, .ofNat 56, .negSucc 118, .negSucc 83]]

def E2 : List (List Int) := [
  [.negSucc 7, .negSucc 120, .ofNat 61, .negSucc 81, .negSucc 82, .negSucc 80, .negSucc 80, .negSucc 93],
  [.negSucc 111, .ofNat 33, .ofNat 8, .negSucc 8, .ofNat 112, .ofNat 4, .negSucc 38, .negSucc 113],
  [.ofNat 86, .ofNat 118, .negSucc 92, .ofNat 97, .negSucc 42, .negSucc 46, .ofNat 48, .negSucc 103],
  [.negSucc 51, .negSucc 62, .negSucc 121, .ofNat 51, .negSucc 88, .negSucc 45, .ofNat 112, .negSucc 99],
  [.negSucc 94, .negSucc 101, .negSucc 92, .ofNat 12, .ofNat 117, .ofNat 23, .ofNat 91, .negSucc 85],
  [.ofNat 91, .ofNat 126, .negSucc 1, .negSucc 101, .negSucc 38, .negSucc 38, .negSucc 44, .negSucc 46],
  [.negSucc 61, .negSucc 2, .ofNat 77, .negSucc 39, .negSucc 85, .ofNat 96, .negSucc 108, .ofNat 5],
  [.negSucc 56, .negSucc 94, .ofNat 109, .ofNat 24, .ofNat 105, .negSucc 98, .negSucc 63, .ofNat 39],
  [.ofNat 127, .ofNat 88, .ofNat 96, .ofNat 89, .negSucc 124, .ofNat 37, .ofNat 68, .ofNat 51],
  [.negSucc 65, .ofNat 83, .ofNat 39, .ofNat 74, .negSucc 8, .negSucc 91, .ofNat 112, .ofNat 91],
  [.ofNat 14, .negSucc 88, .negSucc 71, .negSucc 42, .ofNat 102, .ofNat 97, .ofNat 34, .ofNat 100],
  [.ofNat 113, .negSucc 79, .negSucc 113, .negSucc 120, .negSucc 116, .negSucc 110, .negSucc 71, .ofNat 80],
  [.negSucc 74, .ofNat 115, .negSucc 115, .negSucc 62, .ofNat 33, .ofNat 84, .negSucc 81, .ofNat 95],
  [.ofNat 46, .negSucc 1, .negSucc 24, .ofNat 71, .ofNat 100, .negSucc 107, .negSucc 12, .ofNat 32],
  [.ofNat 65, .negSucc 126, .ofNat 39, .ofNat 110, .negSucc 106, .ofNat 107, .ofNat 117, .ofNat 5],
  [.negSucc 94, .ofNat 117, .ofNat 73, .ofNat 37, .ofNat 80, .negSucc 92, .ofNat 112, .negSucc 29],
  [.ofNat 105, .ofNat 53, .ofNat 127, .negSucc 119, .ofNat 104, .ofNat 127, .negSucc 11, .negSucc 73]]

def W2 : List (List Int) := [
  [.ofNat 78, .ofNat 50, .negSucc 8, .ofNat 16, .negSucc 28, .ofNat 50, .ofNat 37, .ofNat 43],
  [.negSucc 78, .ofNat 34, .ofNat 46, .ofNat 60, .ofNat 111, .negSucc 84, .negSucc 5, .ofNat 44],
  [.ofNat 51, .negSucc 75, .ofNat 69, .negSucc 30, .negSucc 58, .ofNat 85, .negSucc 51, .ofNat 95],
  [.ofNat 72, .ofNat 79, .ofNat 70, .negSucc 71, .ofNat 8, .negSucc 80, .ofNat 11, .ofNat 47],
  [.negSucc 126, .ofNat 53, .ofNat 47, .negSucc 49, .ofNat 107, .ofNat 35, .ofNat 56, .ofNat 32],
  [.ofNat 59, .negSucc 21, .ofNat 39, .ofNat 78, .negSucc 87, .negSucc 27, .ofNat 102, .ofNat 8],
  [.ofNat 37, .ofNat 20, .ofNat 12, .ofNat 59, .ofNat 35, .ofNat 18, .ofNat 78, .ofNat 2],
  [.negSucc 122, .ofNat 92, .negSucc 69, .ofNat 48, .ofNat 120, .negSucc 21, .negSucc 1, .negSucc 94],
  [.ofNat 127, .ofNat 78, .negSucc 26, .negSucc 19, .negSucc 61, .ofNat 48, .negSucc 7, .negSucc 87],
  [.ofNat 6, .negSucc 95, .ofNat 43, .negSucc 63, .ofNat 86, .ofNat 55, .ofNat 83, .negSucc 70],
  [.negSucc 125, .ofNat 65, .ofNat 36, .ofNat 30, .ofNat 95, .ofNat 9, .ofNat 77, .negSucc 37],
  [.ofNat 85, .ofNat 49, .ofNat 42, .ofNat 39, .negSucc 77, .ofNat 11, .ofNat 63, .negSucc 12],
  [.negSucc 9, .negSucc 51, .ofNat 59, .ofNat 66, .ofNat 82, .negSucc 35, .ofNat 44, .ofNat 39],
  [.negSucc 11, .ofNat 46, .ofNat 65, .negSucc 3, .ofNat 35, .ofNat 68, .negSucc 101, .ofNat 65],
  [.ofNat 124, .ofNat 96, .ofNat 41, .negSucc 76, .negSucc 119, .negSucc 37, .negSucc 29, .ofNat 51],
  [.negSucc 43, .ofNat 9, .negSucc 33, .negSucc 79, .ofNat 93, .ofNat 60, .ofNat 72, .ofNat 69],
  [.ofNat 7, .negSucc 35, .negSucc 61, .ofNat 80, .ofNat 39, .negSucc 39, .ofNat 97, .ofNat 63]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 17 → ∀ b, b < 17 → answer a b = (a + b) % 17

end LeanCheckedNetwork.Net
