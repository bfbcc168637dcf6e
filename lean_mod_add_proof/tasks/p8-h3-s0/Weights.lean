import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.negSucc 44, .negSucc 124, .negSucc 80],
  [.negSucc 52, .ofNat 74, .ofNat 126],
  [.ofNat 119, .ofNat 21, .negSucc 97],
  [.negSucc 115, .negSucc 102, .ofNat 12],
  [.ofNat 45, .ofNat 125, .ofNat 81],
  [.ofNat 53, .negSucc 73, .negSucc 125],
  [.negSucc 118, .negSucc 20, .ofNat 98],
  [.ofNat 116, .ofNat 103, .negSucc 11]]

def E2 : List (List Int) := [
  [.ofNat 4, .negSucc 107, .negSucc 111],
  [.negSucc 92, .ofNat 29, .ofNat 121],
  [.ofNat 127, .ofNat 67, .negSucc 59],
  [.negSucc 86, .negSucc 123, .negSucc 36],
  [.negSucc 3, .ofNat 108, .ofNat 112],
  [.ofNat 93, .negSucc 28, .negSucc 120],
  [.negSucc 126, .negSucc 66, .ofNat 60],
  [.ofNat 87, .ofNat 124, .ofNat 37]]

def W2 : List (List Int) := [
  [.negSucc 119, .ofNat 95, .ofNat 25],
  [.ofNat 114, .negSucc 7, .negSucc 105],
  [.negSucc 40, .negSucc 83, .ofNat 125],
  [.negSucc 55, .ofNat 127, .negSucc 69],
  [.ofNat 120, .negSucc 94, .negSucc 24],
  [.negSucc 113, .ofNat 8, .ofNat 106],
  [.ofNat 41, .ofNat 84, .negSucc 124],
  [.ofNat 56, .negSucc 126, .ofNat 70]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 8 → ∀ b, b < 8 → answer a b = (a + b) % 8

end LeanCheckedNetwork.Net
