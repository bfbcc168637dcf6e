import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.negSucc 117, .negSucc 84],
  [.negSucc 125, .negSucc 59],
  [.negSucc 124, .negSucc 30],
  [.negSucc 114, .ofNat 1],
  [.negSucc 95, .ofNat 33],
  [.negSucc 69, .ofNat 62],
  [.negSucc 38, .ofNat 86],
  [.negSucc 4, .ofNat 104],
  [.ofNat 30, .ofNat 115],
  [.ofNat 62, .ofNat 117],
  [.ofNat 90, .ofNat 110],
  [.ofNat 111, .ofNat 95],
  [.ofNat 123, .ofNat 73],
  [.ofNat 127, .ofNat 46],
  [.ofNat 121, .ofNat 15],
  [.ofNat 106, .negSucc 16],
  [.ofNat 84, .negSucc 47],
  [.ofNat 55, .negSucc 74],
  [.ofNat 22, .negSucc 95],
  [.negSucc 12, .negSucc 110],
  [.negSucc 45, .negSucc 116],
  [.negSucc 76, .negSucc 113],
  [.negSucc 100, .negSucc 103]]

def E2 : List (List Int) := [
  [.negSucc 117, .negSucc 84],
  [.negSucc 125, .negSucc 59],
  [.negSucc 124, .negSucc 30],
  [.negSucc 114, .ofNat 1],
  [.negSucc 95, .ofNat 33],
  [.negSucc 69, .ofNat 62],
  [.negSucc 38, .ofNat 86],
  [.negSucc 4, .ofNat 104],
  [.ofNat 30, .ofNat 115],
  [.ofNat 62, .ofNat 117],
  [.ofNat 90, .ofNat 110],
  [.ofNat 111, .ofNat 95],
  [.ofNat 123, .ofNat 73],
  [.ofNat 127, .ofNat 46],
  [.ofNat 121, .ofNat 15],
  [.ofNat 106, .negSucc 16],
  [.ofNat 84, .negSucc 47],
  [.ofNat 55, .negSucc 74],
  [.ofNat 22, .negSucc 95],
  [.negSucc 12, .negSucc 110],
  [.negSucc 45, .negSucc 116],
  [.negSucc 76, .negSucc 113],
  [.negSucc 100, .negSucc 103]]

def W2 : List (List Int) := [
  [.ofNat 88, .ofNat 61],
  [.ofNat 90, .ofNat 56],
  [.ofNat 92, .ofNat 49],
  [.ofNat 93, .ofNat 44],
  [.ofNat 95, .ofNat 25],
  [.ofNat 97, .negSucc 35],
  [.ofNat 98, .negSucc 104],
  [.ofNat 96, .ofNat 6],
  [.ofNat 94, .ofNat 36],
  [.ofNat 91, .ofNat 53],
  [.ofNat 73, .ofNat 81],
  [.ofNat 59, .ofNat 93],
  [.ofNat 39, .ofNat 101],
  [.ofNat 8, .ofNat 104],
  [.negSucc 98, .ofNat 106],
  [.negSucc 12, .ofNat 105],
  [.ofNat 25, .ofNat 103],
  [.ofNat 33, .ofNat 102],
  [.ofNat 43, .ofNat 100],
  [.ofNat 46, .ofNat 99],
  [.ofNat 64, .ofNat 90],
  [.ofNat 68, .ofNat 87],
  [.ofNat 86, .ofNat 64]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 23 → ∀ b, b < 23 → answer a b = (a + b) % 23

end LeanCheckedNetwork.Net
