import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.negSucc 96, .negSucc 119, .negSucc 22],
  [.negSucc 126, .negSucc 71, .ofNat 55],
  [.negSucc 107, .ofNat 4, .ofNat 112],
  [.negSucc 47, .ofNat 78, .ofNat 126],
  [.ofNat 30, .ofNat 122, .ofNat 92],
  [.ofNat 97, .ofNat 120, .ofNat 23],
  [.ofNat 127, .ofNat 72, .negSucc 54],
  [.ofNat 108, .negSucc 3, .negSucc 111],
  [.ofNat 48, .negSucc 77, .negSucc 125],
  [.negSucc 29, .negSucc 121, .negSucc 91]]

def E2 : List (List Int) := [
  [.negSucc 66, .negSucc 126, .negSucc 59],
  [.negSucc 116, .negSucc 100, .ofNat 17],
  [.negSucc 122, .negSucc 35, .ofNat 88],
  [.negSucc 81, .ofNat 43, .ofNat 125],
  [.negSucc 9, .ofNat 105, .ofNat 114],
  [.ofNat 67, .ofNat 127, .ofNat 60],
  [.ofNat 117, .ofNat 101, .negSucc 16],
  [.ofNat 123, .ofNat 36, .negSucc 87],
  [.ofNat 82, .negSucc 42, .negSucc 124],
  [.ofNat 10, .negSucc 104, .negSucc 113]]

def W2 : List (List Int) := [
  [.negSucc 18, .ofNat 118, .negSucc 98],
  [.ofNat 58, .ofNat 69, .negSucc 126],
  [.ofNat 113, .negSucc 6, .negSucc 105],
  [.ofNat 125, .negSucc 79, .negSucc 44],
  [.ofNat 89, .negSucc 122, .ofNat 33],
  [.ofNat 19, .negSucc 117, .ofNat 99],
  [.negSucc 57, .negSucc 68, .ofNat 127],
  [.negSucc 112, .ofNat 7, .ofNat 106],
  [.negSucc 124, .ofNat 80, .ofNat 45],
  [.negSucc 88, .ofNat 123, .negSucc 32]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 10 → ∀ b, b < 10 → answer a b = (a + b) % 10

end LeanCheckedNetwork.Net
