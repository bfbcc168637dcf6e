import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.ofNat 14, .negSucc 119, .ofNat 101, .negSucc 120, .negSucc 108, .ofNat 46, .negSucc 51, .ofNat 38],
  [.ofNat 91, .negSucc 55, .negSucc 12, .ofNat 46, .ofNat 46, .negSucc 65, .negSucc 126, .negSucc 114],
  [.ofNat 58, .ofNat 117, .negSucc 116, .negSucc 126, .ofNat 127, .ofNat 127, .negSucc 38, .negSucc 56],
  [.negSucc 71, .ofNat 78, .negSucc 37, .negSucc 86, .ofNat 19, .negSucc 125, .ofNat 100, .ofNat 127],
  [.negSucc 107, .negSucc 80, .ofNat 104, .ofNat 45, .negSucc 122, .ofNat 63, .ofNat 40, .negSucc 78]]

def E2 : List (List Int) := [
  [.negSucc 48, .negSucc 40, .negSucc 126, .negSucc 12, .negSucc 107, .ofNat 96, .ofNat 79, .negSucc 63],
  [.ofNat 105, .ofNat 123, .negSucc 98, .negSucc 44, .negSucc 52, .ofNat 88, .ofNat 75, .ofNat 35],
  [.ofNat 111, .ofNat 102, .ofNat 3, .ofNat 4, .ofNat 112, .negSucc 103, .negSucc 12, .negSucc 63],
  [.negSucc 88, .negSucc 27, .ofNat 114, .negSucc 100, .ofNat 67, .ofNat 105, .negSucc 105, .ofNat 122],
  [.negSucc 126, .negSucc 126, .negSucc 7, .ofNat 20, .ofNat 8, .negSucc 102, .ofNat 41, .negSucc 109]]

def W2 : List (List Int) := [
  [.negSucc 126, .ofNat 44, .negSucc 81, .ofNat 6, .ofNat 70, .ofNat 50, .negSucc 14, .ofNat 6],
  [.negSucc 14, .negSucc 56, .ofNat 39, .ofNat 6, .ofNat 57, .negSucc 20, .negSucc 41, .ofNat 60],
  [.ofNat 127, .negSucc 75, .ofNat 82, .negSucc 5, .negSucc 71, .ofNat 27, .negSucc 44, .negSucc 59],
  [.ofNat 87, .ofNat 18, .ofNat 56, .ofNat 3, .negSucc 0, .negSucc 12, .ofNat 17, .negSucc 28],
  [.ofNat 1, .ofNat 76, .ofNat 3, .negSucc 5, .ofNat 72, .negSucc 49, .ofNat 45, .negSucc 38]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 5 → ∀ b, b < 5 → answer a b = (a + b) % 5

end LeanCheckedNetwork.Net
