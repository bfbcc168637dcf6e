import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.ofNat 127, .negSucc 53],
  [.ofNat 109, .negSucc 96],
  [.ofNat 66, .negSucc 117],
  [.ofNat 8, .negSucc 112],
  [.negSucc 51, .negSucc 80],
  [.negSucc 99, .negSucc 30],
  [.negSucc 124, .ofNat 27],
  [.negSucc 120, .ofNat 78],
  [.negSucc 89, .ofNat 111],
  [.negSucc 37, .ofNat 119],
  [.ofNat 23, .ofNat 100],
  [.ofNat 78, .ofNat 57],
  [.ofNat 116, .ofNat 2]]

def E2 : List (List Int) := [
  [.ofNat 127, .negSucc 53],
  [.ofNat 116, .ofNat 2],
  [.ofNat 78, .ofNat 57],
  [.ofNat 23, .ofNat 100],
  [.negSucc 37, .ofNat 119],
  [.negSucc 89, .ofNat 111],
  [.negSucc 120, .ofNat 78],
  [.negSucc 124, .ofNat 27],
  [.negSucc 99, .negSucc 30],
  [.negSucc 51, .negSucc 80],
  [.ofNat 8, .negSucc 112],
  [.ofNat 66, .negSucc 117],
  [.ofNat 109, .negSucc 96]]

def W2 : List (List Int) := [
  [.ofNat 21, .ofNat 15],
  [.ofNat 20, .ofNat 18],
  [.ofNat 17, .ofNat 23],
  [.ofNat 16, .ofNat 24],
  [.ofNat 11, .ofNat 26],
  [.ofNat 7, .ofNat 27],
  [.negSucc 23, .ofNat 29],
  [.negSucc 3, .ofNat 28],
  [.ofNat 14, .ofNat 25],
  [.ofNat 19, .ofNat 20],
  [.ofNat 22, .ofNat 9],
  [.ofNat 24, .negSucc 28],
  [.ofNat 23, .negSucc 2]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 13 → ∀ b, b < 13 → answer a b = (a + 13 - b) % 13

end LeanCheckedNetwork.Net
