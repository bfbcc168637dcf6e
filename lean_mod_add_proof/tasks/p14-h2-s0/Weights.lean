import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.ofNat 4, .negSucc 113],
  [.negSucc 50, .negSucc 106],
  [.negSucc 96, .negSucc 78],
  [.negSucc 122, .negSucc 35],
  [.negSucc 124, .ofNat 15],
  [.negSucc 101, .ofNat 62],
  [.negSucc 58, .ofNat 98],
  [.negSucc 3, .ofNat 114],
  [.ofNat 51, .ofNat 107],
  [.ofNat 97, .ofNat 79],
  [.ofNat 123, .ofNat 36],
  [.ofNat 125, .negSucc 14],
  [.ofNat 102, .negSucc 61],
  [.ofNat 59, .negSucc 97]]

def E2 : List (List Int) := [
  [.ofNat 32, .negSucc 107],
  [.negSucc 23, .negSucc 112],
  [.negSucc 75, .negSucc 94],
  [.negSucc 112, .negSucc 58],
  [.negSucc 126, .negSucc 10],
  [.negSucc 115, .ofNat 40],
  [.negSucc 81, .ofNat 82],
  [.negSucc 31, .ofNat 108],
  [.ofNat 24, .ofNat 113],
  [.ofNat 76, .ofNat 95],
  [.ofNat 113, .ofNat 59],
  [.ofNat 127, .ofNat 11],
  [.ofNat 116, .negSucc 39],
  [.ofNat 82, .negSucc 81]]

def W2 : List (List Int) := [
  [.ofNat 4, .ofNat 39],
  [.negSucc 35, .ofNat 40],
  [.ofNat 13, .ofNat 38],
  [.ofNat 22, .ofNat 36],
  [.ofNat 27, .ofNat 33],
  [.ofNat 30, .ofNat 28],
  [.ofNat 32, .ofNat 20],
  [.ofNat 34, .negSucc 8],
  [.ofNat 35, .negSucc 39],
  [.ofNat 33, .ofNat 12],
  [.ofNat 31, .ofNat 25],
  [.ofNat 29, .ofNat 30],
  [.ofNat 24, .ofNat 35],
  [.ofNat 19, .ofNat 37]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 14 → ∀ b, b < 14 → answer a b = (a + b) % 14

end LeanCheckedNetwork.Net
