import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.ofNat 46, .negSucc 78, .negSucc 125],
  [.negSucc 98, .ofNat 19, .ofNat 118],
  [.ofNat 126, .ofNat 46, .negSucc 78],
  [.negSucc 117, .negSucc 98, .ofNat 19],
  [.ofNat 79, .ofNat 126, .ofNat 46],
  [.negSucc 18, .negSucc 117, .negSucc 98],
  [.negSucc 45, .ofNat 79, .ofNat 126],
  [.ofNat 99, .negSucc 18, .negSucc 117],
  [.negSucc 125, .negSucc 45, .ofNat 79],
  [.ofNat 118, .ofNat 99, .negSucc 18],
  [.negSucc 78, .negSucc 125, .negSucc 45],
  [.ofNat 19, .ofNat 118, .ofNat 99]]

def E2 : List (List Int) := [
  [.ofNat 75, .negSucc 50, .negSucc 125],
  [.negSucc 115, .negSucc 13, .ofNat 102],
  [.ofNat 126, .ofNat 75, .negSucc 50],
  [.negSucc 101, .negSucc 115, .negSucc 13],
  [.ofNat 51, .ofNat 126, .ofNat 75],
  [.ofNat 14, .negSucc 101, .negSucc 115],
  [.negSucc 74, .ofNat 51, .ofNat 126],
  [.ofNat 116, .ofNat 14, .negSucc 101],
  [.negSucc 125, .negSucc 74, .ofNat 51],
  [.ofNat 102, .ofNat 116, .ofNat 14],
  [.negSucc 50, .negSucc 125, .negSucc 74],
  [.negSucc 13, .ofNat 102, .ofNat 116]]

def W2 : List (List Int) := [
  [.negSucc 67, .negSucc 58, .ofNat 127],
  [.ofNat 5, .ofNat 107, .negSucc 111],
  [.ofNat 59, .negSucc 126, .ofNat 68],
  [.negSucc 106, .ofNat 112, .negSucc 4],
  [.ofNat 127, .negSucc 67, .negSucc 58],
  [.negSucc 111, .ofNat 5, .ofNat 107],
  [.ofNat 68, .ofNat 59, .negSucc 126],
  [.negSucc 4, .negSucc 106, .ofNat 112],
  [.negSucc 58, .ofNat 127, .negSucc 67],
  [.ofNat 107, .negSucc 111, .ofNat 5],
  [.negSucc 126, .ofNat 68, .ofNat 59],
  [.ofNat 112, .negSucc 4, .negSucc 106]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 12 → ∀ b, b < 12 → answer a b = (a + b) % 12

end LeanCheckedNetwork.Net
