import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.ofNat 92, .ofNat 72, .negSucc 62, .negSucc 104, .negSucc 71, .negSucc 117, .negSucc 101, .negSucc 6],
  [.ofNat 78, .ofNat 113, .ofNat 102, .negSucc 109, .negSucc 19, .ofNat 77, .ofNat 90, .negSucc 69],
  [.negSucc 107, .ofNat 94, .ofNat 61, .negSucc 79, .ofNat 90, .negSucc 87, .ofNat 2, .negSucc 107],
  [.negSucc 93, .ofNat 101, .negSucc 78, .negSucc 44, .ofNat 65, .negSucc 27, .negSucc 81, .ofNat 1],
  [.ofNat 71, .ofNat 93, .negSucc 81, .ofNat 62, .ofNat 68, .ofNat 119, .ofNat 114, .ofNat 115],
  [.ofNat 119, .ofNat 38, .ofNat 124, .ofNat 43, .negSucc 20, .negSucc 83, .negSucc 105, .ofNat 89],
  [.negSucc 12, .negSucc 46, .ofNat 58, .ofNat 96, .negSucc 79, .ofNat 78, .ofNat 40, .ofNat 68],
  [.negSucc 102, .negSucc 117, .negSucc 57, .ofNat 127, .negSucc 96, .negSucc 69, .ofNat 60, .negSucc 44],
  [.negSucc 7, .negSucc 114, .negSucc 87, .ofNat 113, .ofNat 43, .negSucc 52, .negSucc 91, .negSucc 91],
  [.ofNat 83, .negSucc 85, .negSucc 4, .ofNat 23, .ofNat 66, .ofNat 95, .ofNat 84, .negSucc 79],
  [.ofNat 2, .negSucc 68, .ofNat 94, .ofNat 2, .ofNat 64, .negSucc 92, .negSucc 45, .ofNat 40],
  [.negSucc 113, .negSucc 19, .negSucc 10, .negSucc 72, .ofNat 27, .ofNat 77, .negSucc 42, .ofNat 101],
  [.negSucc 122, .ofNat 38, .negSucc 124, .negSucc 90, .negSucc 62, .ofNat 47, .ofNat 85, .ofNat 83]]

def E2 : List (List Int) := [
  [.ofNat 98, .ofNat 106, .negSucc 25, .ofNat 120, .negSucc 10, .negSucc 77, .negSucc 74, .ofNat 108],
  [.ofNat 79, .ofNat 83, .ofNat 109, .ofNat 99, .negSucc 88, .ofNat 109, .ofNat 86, .ofNat 87],
  [.negSucc 94, .negSucc 19, .ofNat 53, .ofNat 105, .negSucc 47, .negSucc 111, .ofNat 18, .negSucc 33],
  [.negSucc 115, .negSucc 74, .negSucc 109, .ofNat 94, .negSucc 51, .ofNat 2, .negSucc 59, .negSucc 91],
  [.ofNat 97, .negSucc 99, .negSucc 68, .ofNat 97, .ofNat 82, .ofNat 103, .ofNat 104, .negSucc 97],
  [.ofNat 97, .negSucc 110, .ofNat 101, .ofNat 92, .ofNat 69, .negSucc 83, .negSucc 77, .ofNat 1],
  [.negSucc 39, .negSucc 70, .ofNat 63, .negSucc 4, .ofNat 98, .ofNat 113, .ofNat 36, .ofNat 103],
  [.negSucc 101, .negSucc 87, .negSucc 68, .negSucc 81, .ofNat 3, .negSucc 71, .ofNat 95, .ofNat 85],
  [.ofNat 43, .negSucc 31, .negSucc 83, .negSucc 77, .negSucc 71, .negSucc 58, .negSucc 94, .negSucc 21],
  [.ofNat 112, .ofNat 64, .ofNat 49, .negSucc 102, .negSucc 105, .ofNat 77, .ofNat 66, .negSucc 100],
  [.ofNat 12, .ofNat 56, .ofNat 92, .negSucc 96, .ofNat 30, .negSucc 85, .negSucc 53, .negSucc 90],
  [.negSucc 92, .ofNat 92, .negSucc 21, .negSucc 79, .ofNat 94, .ofNat 33, .negSucc 52, .negSucc 65],
  [.negSucc 52, .ofNat 89, .negSucc 101, .negSucc 36, .ofNat 82, .ofNat 71, .ofNat 101, .ofNat 54]]

def W2 : List (List Int) := [
  [.ofNat 114, .ofNat 79, .negSucc 122, .negSucc 17, .negSucc 3, .negSucc 7, .ofNat 103, .ofNat 35],
  [.ofNat 119, .ofNat 110, .negSucc 57, .negSucc 86, .ofNat 71, .negSucc 40, .ofNat 56, .negSucc 85],
  [.ofNat 8, .ofNat 85, .ofNat 81, .negSucc 126, .ofNat 70, .ofNat 111, .negSucc 42, .negSucc 104],
  [.negSucc 118, .ofNat 77, .ofNat 123, .negSucc 37, .ofNat 51, .negSucc 44, .ofNat 84, .ofNat 18],
  [.ofNat 76, .ofNat 98, .negSucc 7, .negSucc 92, .negSucc 27, .ofNat 75, .negSucc 60, .ofNat 102],
  [.ofNat 107, .ofNat 0, .negSucc 101, .ofNat 11, .negSucc 87, .ofNat 60, .ofNat 66, .ofNat 82],
  [.ofNat 22, .negSucc 85, .ofNat 68, .ofNat 110, .ofNat 2, .negSucc 110, .ofNat 75, .ofNat 88],
  [.negSucc 86, .negSucc 63, .ofNat 106, .ofNat 106, .ofNat 80, .ofNat 80, .negSucc 60, .ofNat 14],
  [.ofNat 25, .negSucc 109, .ofNat 15, .ofNat 122, .ofNat 88, .ofNat 3, .ofNat 89, .negSucc 83],
  [.ofNat 91, .negSucc 75, .negSucc 122, .ofNat 127, .ofNat 75, .ofNat 17, .ofNat 13, .negSucc 7],
  [.ofNat 54, .negSucc 31, .ofNat 16, .ofNat 88, .ofNat 0, .ofNat 91, .ofNat 7, .ofNat 48],
  [.negSucc 84, .negSucc 13, .ofNat 115, .ofNat 84, .negSucc 86, .negSucc 46, .ofNat 69, .ofNat 105],
  [.negSucc 73, .ofNat 63, .ofNat 110, .ofNat 21, .negSucc 37, .ofNat 103, .negSucc 102, .ofNat 86]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 13 → ∀ b, b < 13 → answer a b = (a + b) % 13

end LeanCheckedNetwork.Net
