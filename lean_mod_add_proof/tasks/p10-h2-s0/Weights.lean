import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.negSucc 117, .negSucc 27],
  [.negSucc 122, .ofNat 50],
  [.negSucc 81, .ofNat 109],
  [.negSucc 8, .ofNat 126],
  [.ofNat 67, .ofNat 95],
  [.ofNat 118, .ofNat 28],
  [.ofNat 123, .negSucc 49],
  [.ofNat 82, .negSucc 108],
  [.ofNat 9, .negSucc 125],
  [.negSucc 66, .negSucc 94]]

def E2 : List (List Int) := [
  [.negSucc 96, .negSucc 63],
  [.negSucc 126, .ofNat 12],
  [.negSucc 107, .ofNat 84],
  [.negSucc 47, .ofNat 123],
  [.ofNat 31, .ofNat 116],
  [.ofNat 97, .ofNat 64],
  [.ofNat 127, .negSucc 11],
  [.ofNat 108, .negSucc 83],
  [.ofNat 48, .negSucc 122],
  [.negSucc 30, .negSucc 115]]

def W2 : List (List Int) := [
  [.ofNat 16, .ofNat 6],
  [.ofNat 18, .negSucc 16],
  [.ofNat 17, .ofNat 0],
  [.ofNat 15, .ofNat 10],
  [.ofNat 13, .ofNat 13],
  [.ofNat 11, .ofNat 14],
  [.ofNat 1, .ofNat 16],
  [.negSucc 18, .ofNat 17],
  [.ofNat 7, .ofNat 15],
  [.ofNat 14, .ofNat 12]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 10 → ∀ b, b < 10 → answer a b = (a + b) % 10

end LeanCheckedNetwork.Net
