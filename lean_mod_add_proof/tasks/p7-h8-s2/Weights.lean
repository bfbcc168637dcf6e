import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.ofNat 8, .negSucc 64, .negSucc 99, .ofNat 60, .negSucc 73, .ofNat 127, .negSucc 72, .negSucc 106],
  [.ofNat 56, .ofNat 70, .negSucc 104, .ofNat 127, .negSucc 94, .negSucc 106, .ofNat 30, .ofNat 18],
  [.ofNat 75, .ofNat 127, .negSucc 39, .ofNat 60, .ofNat 58, .ofNat 63, .ofNat 6, .ofNat 34],
  [.ofNat 116, .ofNat 90, .ofNat 108, .negSucc 102, .ofNat 119, .negSucc 107, .negSucc 76, .negSucc 86],
  [.negSucc 126, .negSucc 78, .ofNat 27, .negSucc 124, .ofNat 114, .negSucc 124, .negSucc 79, .ofNat 98],
  [.negSucc 83, .ofNat 62, .ofNat 66, .negSucc 56, .ofNat 47, .ofNat 59, .ofNat 117, .negSucc 104],
  [.negSucc 87, .negSucc 92, .negSucc 63, .ofNat 19, .negSucc 107, .ofNat 24, .negSucc 92, .ofNat 121]]

def E2 : List (List Int) := [
  [.ofNat 80, .negSucc 54, .negSucc 119, .negSucc 68, .negSucc 115, .ofNat 97, .ofNat 13, .negSucc 112],
  [.ofNat 82, .negSucc 66, .negSucc 64, .negSucc 106, .negSucc 30, .negSucc 52, .ofNat 127, .ofNat 117],
  [.negSucc 6, .negSucc 24, .negSucc 84, .negSucc 19, .ofNat 3, .ofNat 90, .negSucc 80, .negSucc 67],
  [.negSucc 126, .negSucc 27, .negSucc 123, .ofNat 109, .ofNat 127, .negSucc 94, .negSucc 0, .negSucc 21],
  [.negSucc 97, .ofNat 9, .negSucc 77, .ofNat 106, .ofNat 50, .ofNat 94, .ofNat 100, .ofNat 78],
  [.negSucc 77, .ofNat 101, .ofNat 97, .ofNat 103, .ofNat 10, .ofNat 19, .ofNat 109, .negSucc 104],
  [.ofNat 116, .ofNat 74, .ofNat 127, .negSucc 32, .negSucc 89, .ofNat 65, .negSucc 102, .ofNat 127]]

def W2 : List (List Int) := [
  [.negSucc 37, .ofNat 119, .negSucc 93, .negSucc 5, .ofNat 121, .ofNat 17, .negSucc 51, .ofNat 58],
  [.ofNat 43, .ofNat 109, .ofNat 30, .negSucc 109, .ofNat 54, .negSucc 69, .ofNat 25, .ofNat 17],
  [.ofNat 107, .negSucc 118, .ofNat 94, .negSucc 67, .negSucc 126, .ofNat 53, .ofNat 47, .negSucc 46],
  [.ofNat 28, .negSucc 44, .ofNat 85, .negSucc 26, .negSucc 62, .negSucc 97, .ofNat 52, .ofNat 91],
  [.ofNat 57, .ofNat 59, .ofNat 4, .ofNat 71, .negSucc 93, .ofNat 98, .negSucc 31, .negSucc 90],
  [.negSucc 99, .negSucc 51, .negSucc 38, .ofNat 110, .ofNat 123, .negSucc 42, .negSucc 3, .ofNat 72],
  [.negSucc 106, .ofNat 30, .negSucc 66, .ofNat 70, .ofNat 127, .ofNat 68, .ofNat 52, .negSucc 48]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 7 → ∀ b, b < 7 → answer a b = (a + b) % 7

end LeanCheckedNetwork.Net
