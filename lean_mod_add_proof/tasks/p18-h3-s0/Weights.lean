import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.negSucc 26, .negSucc 120, .negSucc 93],
  [.negSucc 67, .negSucc 126, .negSucc 58],
  [.negSucc 100, .negSucc 116, .negSucc 16],
  [.negSucc 120, .negSucc 93, .ofNat 27],
  [.negSucc 126, .negSucc 58, .ofNat 68],
  [.negSucc 116, .negSucc 16, .ofNat 101],
  [.negSucc 93, .ofNat 27, .ofNat 121],
  [.negSucc 58, .ofNat 68, .ofNat 127],
  [.negSucc 16, .ofNat 101, .ofNat 117],
  [.ofNat 27, .ofNat 121, .ofNat 94],
  [.ofNat 68, .ofNat 127, .ofNat 59],
  [.ofNat 101, .ofNat 117, .ofNat 17],
  [.ofNat 121, .ofNat 94, .negSucc 26],
  [.ofNat 127, .ofNat 59, .negSucc 67],
  [.ofNat 117, .ofNat 17, .negSucc 100],
  [.ofNat 94, .negSucc 26, .negSucc 120],
  [.ofNat 59, .negSucc 67, .negSucc 126],
  [.ofNat 17, .negSucc 100, .negSucc 116]]

def E2 : List (List Int) := [
  [.negSucc 4, .negSucc 112, .negSucc 106],
  [.negSucc 47, .negSucc 125, .negSucc 77],
  [.negSucc 85, .negSucc 123, .negSucc 37],
  [.negSucc 112, .negSucc 106, .ofNat 5],
  [.negSucc 125, .negSucc 77, .ofNat 48],
  [.negSucc 123, .negSucc 37, .ofNat 86],
  [.negSucc 106, .ofNat 5, .ofNat 113],
  [.negSucc 77, .ofNat 48, .ofNat 126],
  [.negSucc 37, .ofNat 86, .ofNat 124],
  [.ofNat 5, .ofNat 113, .ofNat 107],
  [.ofNat 48, .ofNat 126, .ofNat 78],
  [.ofNat 86, .ofNat 124, .ofNat 38],
  [.ofNat 113, .ofNat 107, .negSucc 4],
  [.ofNat 126, .ofNat 78, .negSucc 47],
  [.ofNat 124, .ofNat 38, .negSucc 85],
  [.ofNat 107, .negSucc 4, .negSucc 112],
  [.ofNat 78, .negSucc 47, .negSucc 125],
  [.ofNat 38, .negSucc 85, .negSucc 123]]

def W2 : List (List Int) := [
  [.negSucc 122, .ofNat 89, .ofNat 33],
  [.negSucc 103, .ofNat 115, .negSucc 10],
  [.negSucc 72, .ofNat 126, .negSucc 52],
  [.negSucc 32, .ofNat 123, .negSucc 88],
  [.ofNat 11, .ofNat 104, .negSucc 114],
  [.ofNat 53, .ofNat 73, .negSucc 125],
  [.ofNat 89, .ofNat 33, .negSucc 122],
  [.ofNat 115, .negSucc 10, .negSucc 103],
  [.ofNat 126, .negSucc 52, .negSucc 72],
  [.ofNat 123, .negSucc 88, .negSucc 32],
  [.ofNat 104, .negSucc 114, .ofNat 11],
  [.ofNat 73, .negSucc 125, .ofNat 53],
  [.ofNat 33, .negSucc 122, .ofNat 89],
  [.negSucc 10, .negSucc 103, .ofNat 115],
  [.negSucc 52, .negSucc 72, .ofNat 126],
  [.negSucc 88, .negSucc 32, .ofNat 123],
  [.negSucc 114, .ofNat 11, .ofNat 104],
  [.negSucc 125, .ofNat 53, .ofNat 73]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 18 → ∀ b, b < 18 → answer a b = (a + b) % 18

end LeanCheckedNetwork.Net
