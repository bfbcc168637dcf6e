import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.negSucc 75, .negSucc 125, .negSucc 49],
  [.negSucc 116, .negSucc 16, .ofNat 101],
  [.ofNat 18, .ofNat 118, .ofNat 100],
  [.ofNat 126, .ofNat 75, .negSucc 51],
  [.ofNat 44, .negSucc 80, .negSucc 124],
  [.negSucc 104, .negSucc 114, .negSucc 9],
  [.negSucc 94, .ofNat 25, .ofNat 120],
  [.ofNat 58, .ofNat 127, .ofNat 69],
  [.ofNat 124, .ofNat 37, .negSucc 86],
  [.ofNat 3, .negSucc 108, .negSucc 110],
  [.negSucc 121, .negSucc 90, .ofNat 32],
  [.negSucc 62, .ofNat 64, .ofNat 127],
  [.ofNat 92, .ofNat 122, .ofNat 30],
  [.ofNat 108, .negSucc 3, .negSucc 111],
  [.negSucc 38, .negSucc 123, .negSucc 84],
  [.negSucc 126, .negSucc 56, .ofNat 70],
  [.negSucc 23, .ofNat 96, .ofNat 120],
  [.ofNat 115, .ofNat 104, .negSucc 10],
  [.ofNat 80, .negSucc 44, .negSucc 124]]

def E2 : List (List Int) := [
  [.negSucc 75, .negSucc 125, .negSucc 49],
  [.negSucc 116, .negSucc 16, .ofNat 101],
  [.ofNat 18, .ofNat 118, .ofNat 100],
  [.ofNat 126, .ofNat 75, .negSucc 51],
  [.ofNat 44, .negSucc 80, .negSucc 124],
  [.negSucc 104, .negSucc 114, .negSucc 9],
  [.negSucc 94, .ofNat 25, .ofNat 120],
  [.ofNat 58, .ofNat 127, .ofNat 69],
  [.ofNat 124, .ofNat 37, .negSucc 86],
  [.ofNat 3, .negSucc 108, .negSucc 110],
  [.negSucc 121, .negSucc 90, .ofNat 32],
  [.negSucc 62, .ofNat 64, .ofNat 127],
  [.ofNat 92, .ofNat 122, .ofNat 30],
  [.ofNat 108, .negSucc 3, .negSucc 111],
  [.negSucc 38, .negSucc 123, .negSucc 84],
  [.negSucc 126, .negSucc 56, .ofNat 70],
  [.negSucc 23, .ofNat 96, .ofNat 120],
  [.ofNat 115, .ofNat 104, .negSucc 10],
  [.ofNat 80, .negSucc 44, .negSucc 124]]

def W2 : List (List Int) := [
  [.negSucc 36, .ofNat 124, .negSucc 86],
  [.ofNat 109, .ofNat 2, .negSucc 110],
  [.ofNat 90, .negSucc 122, .ofNat 33],
  [.negSucc 64, .negSucc 61, .ofNat 127],
  [.negSucc 121, .ofNat 92, .ofNat 30],
  [.ofNat 5, .ofNat 107, .negSucc 111],
  [.ofNat 124, .negSucc 38, .negSucc 84],
  [.ofNat 56, .negSucc 126, .ofNat 71],
  [.negSucc 96, .negSucc 22, .ofNat 120],
  [.negSucc 103, .ofNat 115, .negSucc 11],
  [.ofNat 46, .ofNat 80, .negSucc 124],
  [.ofNat 126, .negSucc 75, .negSucc 49],
  [.ofNat 16, .negSucc 116, .ofNat 101],
  [.negSucc 117, .ofNat 19, .ofNat 99],
  [.negSucc 73, .ofNat 126, .negSucc 51],
  [.ofNat 82, .ofNat 43, .negSucc 124],
  [.ofNat 114, .negSucc 104, .negSucc 8],
  [.negSucc 25, .negSucc 94, .ofNat 121],
  [.negSucc 126, .ofNat 59, .ofNat 68]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 19 → ∀ b, b < 19 → answer a b = (a + b) % 19

end LeanCheckedNetwork.Net
