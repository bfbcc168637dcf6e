import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.ofNat 74, .negSucc 110],
  [.ofNat 29, .negSucc 116],
  [.negSucc 20, .negSucc 105],
  [.negSucc 66, .negSucc 78],
  [.negSucc 102, .negSucc 38],
  [.negSucc 123, .ofNat 6],
  [.negSucc 124, .ofNat 51],
  [.negSucc 107, .ofNat 87],
  [.negSucc 73, .ofNat 111],
  [.negSucc 28, .ofNat 117],
  [.ofNat 21, .ofNat 106],
  [.ofNat 67, .ofNat 79],
  [.ofNat 103, .ofNat 39],
  [.ofNat 124, .negSucc 5],
  [.ofNat 125, .negSucc 50],
  [.ofNat 108, .negSucc 86]]

def E2 : List (List Int) := [
  [.ofNat 93, .negSucc 100],
  [.ofNat 52, .negSucc 115],
  [.ofNat 4, .negSucc 113],
  [.negSucc 44, .negSucc 93],
  [.negSucc 86, .negSucc 59],
  [.negSucc 115, .negSucc 16],
  [.negSucc 126, .ofNat 29],
  [.negSucc 118, .ofNat 70],
  [.negSucc 92, .ofNat 101],
  [.negSucc 51, .ofNat 116],
  [.negSucc 3, .ofNat 114],
  [.ofNat 45, .ofNat 94],
  [.ofNat 87, .ofNat 60],
  [.ofNat 116, .ofNat 17],
  [.ofNat 127, .negSucc 28],
  [.ofNat 119, .negSucc 69]]

def W2 : List (List Int) := [
  [.ofNat 22, .ofNat 80],
  [.ofNat 15, .ofNat 83],
  [.ofNat 11, .ofNat 84],
  [.negSucc 8, .ofNat 86],
  [.negSucc 67, .ofNat 87],
  [.ofNat 2, .ofNat 85],
  [.ofNat 20, .ofNat 81],
  [.ofNat 57, .ofNat 40],
  [.ofNat 59, .ofNat 35],
  [.ofNat 65, .ofNat 4],
  [.ofNat 67, .negSucc 85],
  [.ofNat 66, .negSucc 15],
  [.ofNat 64, .ofNat 15],
  [.ofNat 63, .ofNat 20],
  [.ofNat 58, .ofNat 38],
  [.ofNat 23, .ofNat 79]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 16 → ∀ b, b < 16 → answer a b = (a + b) % 16

end LeanCheckedNetwork.Net
