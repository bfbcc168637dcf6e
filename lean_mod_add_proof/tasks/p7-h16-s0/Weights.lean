import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.ofNat 115, .negSucc 79, .ofNat 99, .negSucc 13, .negSucc 64, .ofNat 45, .ofNat 16, .negSucc 126, .negSucc 76, .negSucc 58, .ofNat 86, .ofNat 58, .ofNat 13, .negSucc 3, .ofNat 27, .negSucc 101],
  [.ofNat 94, .ofNat 73, .negSucc 110, .ofNat 49, .ofNat 14, .negSucc 84, .negSucc 27, .ofNat 59, .ofNat 62, .ofNat 26, .ofNat 105, .negSucc 58, .ofNat 66, .ofNat 2, .ofNat 31, .ofNat 87],
  [.negSucc 98, .negSucc 102, .ofNat 9, .negSucc 41, .negSucc 7, .ofNat 63, .ofNat 98, .ofNat 93, .negSucc 26, .negSucc 18, .ofNat 90, .negSucc 74, .ofNat 81, .ofNat 39, .negSucc 46, .ofNat 101],
  [.negSucc 29, .ofNat 93, .ofNat 94, .ofNat 64, .negSucc 19, .negSucc 19, .negSucc 75, .negSucc 84, .negSucc 28, .ofNat 52, .negSucc 54, .negSucc 85, .ofNat 55, .negSucc 5, .negSucc 8, .negSucc 90],
  [.ofNat 104, .ofNat 6, .negSucc 94, .negSucc 75, .negSucc 8, .negSucc 19, .ofNat 73, .negSucc 78, .ofNat 32, .ofNat 47, .negSucc 104, .negSucc 40, .negSucc 52, .ofNat 15, .ofNat 41, .negSucc 82],
  [.negSucc 56, .ofNat 44, .negSucc 104, .ofNat 62, .negSucc 14, .ofNat 70, .negSucc 107, .ofNat 102, .negSucc 31, .negSucc 82, .negSucc 94, .ofNat 79, .negSucc 65, .ofNat 6, .negSucc 75, .ofNat 117],
  [.negSucc 90, .ofNat 28, .ofNat 100, .negSucc 15, .ofNat 15, .negSucc 61, .ofNat 87, .negSucc 61, .ofNat 52, .ofNat 79, .ofNat 25, .ofNat 91, .negSucc 64, .negSucc 7, .negSucc 36, .ofNat 89]]

def E2 : List (List Int) := [
  [.ofNat 115, .negSucc 79, .ofNat 99, .negSucc 13, .negSucc 64, .ofNat 45, .ofNat 16, .negSucc 126, .negSucc 76, .negSucc 58, .ofNat 86, .ofNat 58, .ofNat 13, .negSucc 3, .ofNat 27, .negSucc 101],
  [.ofNat 94, .ofNat 73, .negSucc 110, .ofNat 49, .ofNat 14, .negSucc 84, .negSucc 27, .ofNat 59, .ofNat 62, .ofNat 26, .ofNat 105, .negSucc 58, .ofNat 66, .ofNat 2, .ofNat 31, .ofNat 87],
  [.negSucc 98, .negSucc 102, .ofNat 9, .negSucc 41, .negSucc 7, .ofNat 63, .ofNat 98, .ofNat 93, .negSucc 26, .negSucc 18, .ofNat 90, .negSucc 74, .ofNat 81, .ofNat 39, .negSucc 46, .ofNat 101],
  [.negSucc 29, .ofNat 93, .ofNat 94, .ofNat 64, .negSucc 19, .negSucc 19, .negSucc 75, .negSucc 84, .negSucc 28, .ofNat 52, .negSucc 54, .negSucc 85, .ofNat 55, .negSucc 5, .negSucc 8, .negSucc 90],
  [.ofNat 104, .ofNat 6, .negSucc 94, .negSucc 75, .negSucc 8, .negSucc 19, .ofNat 73, .negSucc 78, .ofNat 32, .ofNat 47, .negSucc 104, .negSucc 40, .negSucc 52, .ofNat 15, .ofNat 41, .negSucc 82],
  [.negSucc 56, .ofNat 44, .negSucc 104, .ofNat 62, .negSucc 14, .ofNat 70, .negSucc 107, .ofNat 102, .negSucc 31, .negSucc 82, .negSucc 94, .ofNat 79, .negSucc 65, .ofNat 6, .negSucc 75, .ofNat 117],
  [.negSucc 90, .ofNat 28, .ofNat 100, .negSucc 15, .ofNat 15, .negSucc 61, .ofNat 87, .negSucc 61, .ofNat 52, .ofNat 79, .ofNat 25, .ofNat 91, .negSucc 64, .negSucc 7, .negSucc 36, .ofNat 89]]

def W2 : List (List Int) := [
  [.negSucc 50, .ofNat 104, .negSucc 79, .negSucc 95, .ofNat 65, .ofNat 85, .negSucc 126, .ofNat 44, .ofNat 55, .ofNat 103, .ofNat 30, .negSucc 50, .negSucc 92, .negSucc 77, .ofNat 31, .ofNat 127],
  [.ofNat 127, .negSucc 14, .negSucc 78, .ofNat 127, .ofNat 27, .negSucc 107, .ofNat 108, .negSucc 89, .negSucc 14, .ofNat 7, .ofNat 127, .negSucc 126, .negSucc 93, .negSucc 86, .ofNat 127, .negSucc 39],
  [.negSucc 42, .ofNat 127, .ofNat 127, .negSucc 29, .ofNat 39, .ofNat 37, .negSucc 66, .negSucc 68, .negSucc 7, .ofNat 127, .ofNat 113, .negSucc 99, .ofNat 76, .negSucc 65, .negSucc 61, .negSucc 95],
  [.negSucc 126, .negSucc 116, .negSucc 8, .ofNat 8, .negSucc 5, .negSucc 80, .ofNat 35, .ofNat 127, .ofNat 28, .ofNat 43, .ofNat 12, .negSucc 39, .ofNat 127, .negSucc 52, .ofNat 15, .ofNat 68],
  [.ofNat 120, .ofNat 116, .negSucc 126, .ofNat 56, .ofNat 5, .ofNat 2, .negSucc 37, .ofNat 24, .negSucc 126, .negSucc 126, .negSucc 125, .ofNat 78, .ofNat 111, .negSucc 97, .ofNat 74, .ofNat 48],
  [.ofNat 62, .negSucc 126, .ofNat 94, .negSucc 126, .ofNat 127, .ofNat 127, .negSucc 26, .negSucc 126, .ofNat 127, .ofNat 120, .negSucc 126, .ofNat 127, .ofNat 90, .negSucc 126, .ofNat 63, .negSucc 126],
  [.negSucc 94, .ofNat 102, .ofNat 117, .ofNat 106, .negSucc 126, .negSucc 126, .ofNat 127, .ofNat 45, .negSucc 101, .negSucc 82, .negSucc 125, .ofNat 78, .negSucc 126, .ofNat 127, .negSucc 126, .negSucc 6]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 7 → ∀ b, b < 7 → answer a b = (a + b) % 7

end LeanCheckedNetwork.Net
