import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.negSucc 117, .negSucc 99, .ofNat 18],
  [.negSucc 126, .negSucc 59, .ofNat 67],
  [.negSucc 113, .negSucc 8, .ofNat 105],
  [.negSucc 81, .ofNat 43, .ofNat 125],
  [.negSucc 34, .ofNat 88, .ofNat 123],
  [.ofNat 18, .ofNat 118, .ofNat 100],
  [.ofNat 67, .ofNat 127, .ofNat 60],
  [.ofNat 105, .ofNat 114, .ofNat 9],
  [.ofNat 125, .ofNat 82, .negSucc 42],
  [.ofNat 123, .ofNat 35, .negSucc 87],
  [.ofNat 100, .negSucc 17, .negSucc 117],
  [.ofNat 60, .negSucc 66, .negSucc 126],
  [.ofNat 9, .negSucc 104, .negSucc 113],
  [.negSucc 42, .negSucc 124, .negSucc 81],
  [.negSucc 87, .negSucc 122, .negSucc 34]]

def E2 : List (List Int) := [
  [.negSucc 117, .negSucc 99, .ofNat 18],
  [.negSucc 126, .negSucc 59, .ofNat 67],
  [.negSucc 113, .negSucc 8, .ofNat 105],
  [.negSucc 81, .ofNat 43, .ofNat 125],
  [.negSucc 34, .ofNat 88, .ofNat 123],
  [.ofNat 18, .ofNat 118, .ofNat 100],
  [.ofNat 67, .ofNat 127, .ofNat 60],
  [.ofNat 105, .ofNat 114, .ofNat 9],
  [.ofNat 125, .ofNat 82, .negSucc 42],
  [.ofNat 123, .ofNat 35, .negSucc 87],
  [.ofNat 100, .negSucc 17, .negSucc 117],
  [.ofNat 60, .negSucc 66, .negSucc 126],
  [.ofNat 9, .negSucc 104, .negSucc 113],
  [.negSucc 42, .negSucc 124, .negSucc 81],
  [.negSucc 87, .negSucc 122, .negSucc 34]]

def W2 : List (List Int) := [
  [.ofNat 91, .ofNat 31, .negSucc 121],
  [.ofNat 119, .negSucc 21, .negSucc 96],
  [.ofNat 127, .negSucc 70, .negSucc 55],
  [.ofNat 112, .negSucc 107, .negSucc 4],
  [.ofNat 78, .negSucc 125, .ofNat 47],
  [.ofNat 31, .negSucc 121, .ofNat 91],
  [.negSucc 21, .negSucc 96, .ofNat 119],
  [.negSucc 70, .negSucc 55, .ofNat 127],
  [.negSucc 107, .negSucc 4, .ofNat 112],
  [.negSucc 125, .ofNat 47, .ofNat 78],
  [.negSucc 121, .ofNat 91, .ofNat 31],
  [.negSucc 96, .ofNat 119, .negSucc 21],
  [.negSucc 55, .ofNat 127, .negSucc 70],
  [.negSucc 4, .ofNat 112, .negSucc 107],
  [.ofNat 47, .ofNat 78, .negSucc 125]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 15 → ∀ b, b < 15 → answer a b = (a + b) % 15

end LeanCheckedNetwork.Net
