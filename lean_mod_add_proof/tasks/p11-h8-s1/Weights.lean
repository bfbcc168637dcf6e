import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.ofNat 83, .negSucc 16, .ofNat 106, .negSucc 77, .ofNat 114, .ofNat 59, .ofNat 74, .negSucc 70],
  [.ofNat 75, .negSucc 99, .ofNat 68, .negSucc 13, .negSucc 85, .negSucc 92, .negSucc 88, .ofNat 91],
  [.ofNat 29, .negSucc 44, .negSucc 81, .ofNat 106, .negSucc 61, .ofNat 113, .ofNat 90, .negSucc 79],
  [.ofNat 30, .negSucc 26, .ofNat 54, .negSucc 101, .ofNat 89, .ofNat 68, .negSucc 93, .ofNat 81],
  [.negSucc 8, .ofNat 116, .ofNat 72, .ofNat 75, .negSucc 0, .negSucc 108, .ofNat 78, .negSucc 47],
  [.negSucc 66, .ofNat 90, .negSucc 126, .ofNat 57, .negSucc 125, .ofNat 90, .negSucc 46, .ofNat 58],
  [.negSucc 102, .negSucc 81, .negSucc 89, .negSucc 107, .ofNat 16, .negSucc 97, .ofNat 22, .negSucc 6],
  [.negSucc 89, .negSucc 97, .ofNat 96, .ofNat 68, .ofNat 110, .ofNat 19, .ofNat 37, .negSucc 57],
  [.negSucc 24, .negSucc 26, .ofNat 121, .negSucc 3, .negSucc 98, .ofNat 80, .negSucc 35, .ofNat 93],
  [.ofNat 2, .ofNat 20, .negSucc 102, .negSucc 40, .negSucc 114, .negSucc 82, .ofNat 42, .negSucc 99],
  [.ofNat 78, .ofNat 66, .negSucc 71, .ofNat 92, .ofNat 80, .ofNat 45, .negSucc 90, .ofNat 43]]

def E2 : List (List Int) := [
  [.ofNat 68, .ofNat 123, .ofNat 34, .negSucc 57, .ofNat 101, .negSucc 90, .ofNat 9, .negSucc 90],
  [.negSucc 106, .negSucc 31, .ofNat 100, .ofNat 109, .negSucc 91, .ofNat 38, .negSucc 35, .ofNat 97],
  [.negSucc 105, .negSucc 79, .negSucc 67, .negSucc 116, .negSucc 83, .ofNat 49, .ofNat 76, .negSucc 63],
  [.negSucc 91, .negSucc 8, .negSucc 68, .ofNat 42, .ofNat 70, .negSucc 80, .negSucc 59, .ofNat 77],
  [.negSucc 82, .ofNat 74, .ofNat 59, .ofNat 115, .ofNat 49, .ofNat 86, .ofNat 81, .negSucc 21],
  [.negSucc 78, .ofNat 114, .ofNat 84, .negSucc 101, .negSucc 123, .ofNat 33, .negSucc 105, .ofNat 53],
  [.ofNat 55, .negSucc 12, .negSucc 105, .ofNat 112, .negSucc 65, .negSucc 52, .ofNat 102, .negSucc 22],
  [.ofNat 55, .negSucc 106, .negSucc 41, .ofNat 31, .ofNat 112, .ofNat 104, .negSucc 73, .negSucc 103],
  [.ofNat 87, .negSucc 16, .ofNat 78, .negSucc 94, .ofNat 12, .negSucc 99, .ofNat 60, .ofNat 67],
  [.ofNat 69, .ofNat 5, .negSucc 4, .ofNat 64, .negSucc 91, .ofNat 1, .negSucc 94, .negSucc 58],
  [.ofNat 47, .ofNat 119, .negSucc 86, .negSucc 54, .ofNat 47, .ofNat 88, .ofNat 47, .ofNat 97]]

def W2 : List (List Int) := [
  [.ofNat 40, .negSucc 38, .negSucc 6, .ofNat 107, .ofNat 48, .negSucc 100, .negSucc 50, .ofNat 85],
  [.ofNat 42, .negSucc 39, .ofNat 127, .negSucc 81, .negSucc 118, .ofNat 87, .ofNat 89, .negSucc 84],
  [.negSucc 36, .ofNat 97, .negSucc 15, .ofNat 53, .ofNat 51, .negSucc 35, .ofNat 11, .ofNat 82],
  [.negSucc 89, .ofNat 119, .negSucc 83, .ofNat 60, .ofNat 126, .negSucc 6, .negSucc 7, .negSucc 65],
  [.negSucc 41, .ofNat 80, .ofNat 84, .negSucc 65, .negSucc 38, .ofNat 77, .ofNat 57, .ofNat 13],
  [.negSucc 28, .ofNat 108, .ofNat 85, .ofNat 94, .negSucc 125, .negSucc 57, .negSucc 88, .ofNat 61],
  [.ofNat 49, .negSucc 118, .negSucc 99, .negSucc 18, .ofNat 101, .ofNat 74, .ofNat 80, .ofNat 19],
  [.ofNat 90, .ofNat 31, .negSucc 57, .negSucc 106, .ofNat 93, .ofNat 101, .negSucc 64, .ofNat 42],
  [.ofNat 49, .ofNat 85, .ofNat 106, .ofNat 26, .negSucc 119, .negSucc 61, .ofNat 63, .negSucc 31],
  [.ofNat 82, .ofNat 87, .ofNat 63, .negSucc 16, .negSucc 24, .ofNat 45, .negSucc 73, .ofNat 42],
  [.ofNat 80, .ofNat 51, .negSucc 126, .ofNat 12, .ofNat 105, .ofNat 21, .ofNat 66, .negSucc 82]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 11 → ∀ b, b < 11 → answer a b = (a + b) % 11

end LeanCheckedNetwork.Net
