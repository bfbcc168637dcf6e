import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.ofNat 115, .ofNat 8, .ofNat 118, .ofNat 78, .ofNat 76, .ofNat 91, .ofNat 7, .ofNat 91],
  [.ofNat 112, .negSucc 60, .ofNat 98, .ofNat 113, .negSucc 78, .ofNat 127, .ofNat 84, .ofNat 55],
  [.ofNat 36, .negSucc 65, .ofNat 3, .ofNat 67, .ofNat 13, .ofNat 107, .negSucc 82, .negSucc 89],
  [.ofNat 10, .negSucc 91, .negSucc 108, .ofNat 48, .ofNat 64, .ofNat 102, .ofNat 112, .ofNat 32],
  [.negSucc 50, .negSucc 94, .negSucc 60, .ofNat 30, .negSucc 104, .ofNat 86, .negSucc 56, .ofNat 87],
  [.negSucc 115, .negSucc 112, .ofNat 13, .negSucc 31, .ofNat 91, .ofNat 97, .ofNat 42, .negSucc 105],
  [.negSucc 111, .negSucc 121, .ofNat 126, .negSucc 125, .ofNat 19, .ofNat 23, .ofNat 14, .negSucc 71],
  [.negSucc 104, .negSucc 100, .ofNat 38, .negSucc 117, .negSucc 88, .negSucc 34, .negSucc 113, .ofNat 69],
  [.negSucc 116, .negSucc 56, .negSucc 50, .negSucc 102, .ofNat 84, .negSucc 68, .ofNat 120, .ofNat 11],
  [.negSucc 100, .negSucc 2, .negSucc 110, .negSucc 95, .negSucc 10, .negSucc 96, .negSucc 78, .negSucc 75],
  [.negSucc 103, .ofNat 37, .negSucc 38, .negSucc 78, .negSucc 56, .negSucc 118, .ofNat 79, .ofNat 86],
  [.negSucc 37, .ofNat 89, .ofNat 107, .negSucc 86, .ofNat 78, .negSucc 120, .ofNat 8, .ofNat 86],
  [.ofNat 36, .ofNat 100, .ofNat 115, .negSucc 45, .negSucc 57, .negSucc 110, .negSucc 14, .negSucc 90],
  [.ofNat 96, .ofNat 91, .ofNat 25, .ofNat 16, .negSucc 25, .negSucc 94, .ofNat 109, .ofNat 7],
  [.ofNat 96, .ofNat 112, .negSucc 64, .ofNat 53, .ofNat 100, .negSucc 89, .negSucc 94, .ofNat 80],
  [.ofNat 99, .ofNat 122, .negSucc 102, .ofNat 118, .negSucc 30, .ofNat 8, .ofNat 117, .negSucc 13],
  [.ofNat 106, .ofNat 55, .negSucc 12, .ofNat 75, .negSucc 43, .ofNat 30, .negSucc 67, .negSucc 84]]

def E2 : List (List Int) := [
  [.negSucc 115, .ofNat 81, .negSucc 59, .ofNat 99, .ofNat 57, .negSucc 39, .ofNat 105, .ofNat 19],
  [.negSucc 125, .ofNat 41, .ofNat 23, .ofNat 83, .negSucc 46, .negSucc 104, .negSucc 98, .ofNat 95],
  [.negSucc 90, .negSucc 36, .ofNat 116, .ofNat 99, .negSucc 79, .negSucc 118, .ofNat 8, .negSucc 105],
  [.negSucc 53, .negSucc 68, .ofNat 36, .ofNat 97, .ofNat 80, .negSucc 103, .ofNat 73, .negSucc 44],
  [.negSucc 3, .negSucc 77, .negSucc 32, .ofNat 69, .negSucc 29, .negSucc 105, .negSucc 86, .ofNat 91],
  [.ofNat 53, .negSucc 100, .negSucc 111, .ofNat 45, .negSucc 45, .negSucc 92, .ofNat 101, .negSucc 21],
  [.ofNat 97, .negSucc 89, .negSucc 14, .ofNat 19, .ofNat 90, .negSucc 98, .negSucc 95, .negSucc 71],
  [.ofNat 125, .negSucc 115, .ofNat 42, .negSucc 42, .negSucc 87, .negSucc 80, .ofNat 29, .ofNat 99],
  [.ofNat 116, .negSucc 94, .ofNat 124, .negSucc 105, .negSucc 14, .ofNat 35, .ofNat 20, .ofNat 51],
  [.ofNat 115, .negSucc 58, .negSucc 7, .negSucc 89, .ofNat 81, .ofNat 91, .negSucc 84, .negSucc 111],
  [.ofNat 102, .negSucc 23, .negSucc 43, .negSucc 71, .negSucc 76, .ofNat 109, .ofNat 86, .negSucc 16],
  [.ofNat 82, .ofNat 87, .negSucc 104, .negSucc 105, .negSucc 38, .ofNat 117, .negSucc 97, .ofNat 84],
  [.ofNat 49, .ofNat 90, .ofNat 6, .negSucc 97, .ofNat 97, .ofNat 121, .ofNat 99, .negSucc 113],
  [.negSucc 7, .ofNat 95, .ofNat 112, .negSucc 52, .negSucc 89, .ofNat 98, .negSucc 3, .negSucc 58],
  [.negSucc 88, .ofNat 117, .ofNat 127, .ofNat 0, .ofNat 60, .ofNat 125, .negSucc 19, .ofNat 85],
  [.negSucc 104, .ofNat 89, .negSucc 21, .ofNat 40, .ofNat 36, .ofNat 72, .ofNat 91, .ofNat 10],
  [.negSucc 104, .ofNat 117, .negSucc 72, .ofNat 78, .negSucc 100, .ofNat 47, .negSucc 97, .negSucc 65]]

def W2 : List (List Int) := [
  [.negSucc 74, .negSucc 69, .negSucc 125, .ofNat 112, .ofNat 86, .ofNat 106, .ofNat 12, .negSucc 16],
  [.negSucc 17, .negSucc 101, .ofNat 78, .ofNat 49, .negSucc 61, .ofNat 38, .ofNat 105, .ofNat 92],
  [.ofNat 37, .negSucc 117, .ofNat 71, .ofNat 124, .ofNat 0, .ofNat 57, .negSucc 111, .negSucc 1],
  [.ofNat 72, .negSucc 112, .ofNat 97, .ofNat 59, .ofNat 56, .negSucc 28, .ofNat 82, .negSucc 18],
  [.ofNat 103, .negSucc 74, .ofNat 77, .ofNat 81, .negSucc 72, .negSucc 77, .ofNat 48, .ofNat 72],
  [.ofNat 116, .negSucc 26, .negSucc 71, .ofNat 65, .ofNat 34, .negSucc 126, .ofNat 59, .ofNat 73],
  [.ofNat 121, .ofNat 42, .negSucc 3, .ofNat 2, .ofNat 50, .negSucc 118, .ofNat 75, .negSucc 101],
  [.ofNat 125, .ofNat 70, .ofNat 82, .negSucc 24, .negSucc 55, .negSucc 113, .negSucc 80, .ofNat 54],
  [.ofNat 72, .ofNat 0, .ofNat 126, .negSucc 123, .ofNat 34, .negSucc 107, .ofNat 112, .ofNat 103],
  [.ofNat 102, .ofNat 90, .ofNat 86, .negSucc 113, .ofNat 33, .negSucc 28, .negSucc 39, .negSucc 13],
  [.ofNat 74, .ofNat 100, .ofNat 68, .negSucc 123, .negSucc 85, .ofNat 18, .ofNat 53, .negSucc 14],
  [.ofNat 29, .ofNat 94, .negSucc 118, .negSucc 75, .ofNat 21, .ofNat 37, .ofNat 62, .ofNat 46],
  [.negSucc 8, .ofNat 118, .ofNat 22, .negSucc 106, .ofNat 17, .ofNat 92, .negSucc 53, .ofNat 0],
  [.negSucc 22, .ofNat 81, .ofNat 75, .negSucc 41, .negSucc 57, .ofNat 92, .ofNat 55, .negSucc 69],
  [.negSucc 73, .ofNat 45, .ofNat 72, .ofNat 7, .ofNat 45, .ofNat 99, .negSucc 100, .ofNat 27],
  [.negSucc 124, .ofNat 13, .ofNat 74, .ofNat 18, .negSucc 10, .ofNat 84, .ofNat 69, .ofNat 55],
  [.negSucc 94, .ofNat 8, .ofNat 6, .ofNat 85, .negSucc 31, .ofNat 127, .ofNat 26, .negSucc 102]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 17 → ∀ b, b < 17 → answer a b = (a + b) % 17

end LeanCheckedNetwork.Net
