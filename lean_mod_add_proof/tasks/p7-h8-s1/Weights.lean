import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.ofNat 80, .negSucc 92, .negSucc 95, .ofNat 19, .negSucc 45, .negSucc 65, .ofNat 52, .ofNat 73],
  [.ofNat 48, .negSucc 7, .ofNat 56, .negSucc 48, .negSucc 8, .negSucc 9, .negSucc 97, .negSucc 64],
  [.negSucc 79, .negSucc 19, .negSucc 53, .negSucc 58, .ofNat 32, .ofNat 80, .ofNat 102, .ofNat 15],
  [.ofNat 32, .ofNat 20, .negSucc 99, .negSucc 66, .ofNat 78, .negSucc 100, .negSucc 90, .ofNat 64],
  [.ofNat 90, .ofNat 79, .ofNat 34, .negSucc 45, .negSucc 6, .ofNat 107, .ofNat 81, .negSucc 80],
  [.negSucc 92, .negSucc 1, .negSucc 85, .ofNat 29, .negSucc 50, .negSucc 78, .negSucc 98, .negSucc 26],
  [.negSucc 31, .negSucc 27, .ofNat 125, .ofNat 71, .negSucc 79, .ofNat 105, .ofNat 105, .ofNat 9]]

def E2 : List (List Int) := [
  [.ofNat 92, .negSucc 42, .ofNat 38, .negSucc 42, .negSucc 82, .negSucc 17, .negSucc 101, .negSucc 84],
  [.negSucc 54, .ofNat 56, .negSucc 81, .negSucc 73, .negSucc 91, .ofNat 31, .ofNat 52, .ofNat 57],
  [.negSucc 61, .ofNat 64, .ofNat 127, .negSucc 77, .negSucc 43, .negSucc 88, .negSucc 88, .negSucc 23],
  [.ofNat 89, .ofNat 15, .ofNat 35, .negSucc 16, .ofNat 49, .ofNat 103, .ofNat 69, .negSucc 86],
  [.ofNat 26, .ofNat 39, .negSucc 45, .ofNat 82, .ofNat 76, .negSucc 103, .negSucc 31, .negSucc 60],
  [.negSucc 94, .negSucc 77, .ofNat 126, .ofNat 16, .ofNat 90, .ofNat 110, .negSucc 40, .ofNat 78],
  [.ofNat 37, .negSucc 65, .negSucc 102, .ofNat 38, .ofNat 71, .negSucc 95, .ofNat 108, .ofNat 54]]

def W2 : List (List Int) := [
  [.ofNat 75, .ofNat 21, .negSucc 15, .negSucc 98, .ofNat 125, .ofNat 117, .ofNat 5, .negSucc 91],
  [.ofNat 1, .negSucc 47, .ofNat 127, .negSucc 126, .ofNat 82, .negSucc 126, .ofNat 44, .ofNat 127],
  [.negSucc 92, .negSucc 38, .ofNat 27, .ofNat 120, .ofNat 88, .ofNat 127, .negSucc 28, .ofNat 4],
  [.ofNat 93, .negSucc 58, .ofNat 63, .ofNat 127, .negSucc 96, .negSucc 31, .ofNat 98, .negSucc 126],
  [.ofNat 127, .negSucc 126, .ofNat 127, .ofNat 116, .negSucc 126, .ofNat 48, .negSucc 126, .ofNat 3],
  [.negSucc 126, .ofNat 127, .negSucc 126, .ofNat 24, .negSucc 20, .ofNat 84, .ofNat 127, .ofNat 8],
  [.ofNat 32, .ofNat 42, .ofNat 104, .ofNat 9, .ofNat 127, .negSucc 40, .ofNat 12, .negSucc 12]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 7 → ∀ b, b < 7 → answer a b = (a + b) % 7

end LeanCheckedNetwork.Net
