import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.ofNat 13, .negSucc 102, .negSucc 115],
  [.negSucc 35, .ofNat 87, .ofNat 124],
  [.ofNat 58, .negSucc 68, .negSucc 126],
  [.negSucc 77, .ofNat 48, .ofNat 126],
  [.ofNat 95, .negSucc 24, .negSucc 119],
  [.negSucc 108, .ofNat 2, .ofNat 111],
  [.ofNat 119, .ofNat 21, .negSucc 97],
  [.negSucc 124, .negSucc 43, .ofNat 81],
  [.ofNat 127, .ofNat 65, .negSucc 61],
  [.negSucc 123, .negSucc 83, .ofNat 41],
  [.ofNat 118, .ofNat 100, .negSucc 17],
  [.negSucc 106, .negSucc 112, .negSucc 5],
  [.ofNat 93, .ofNat 122, .ofNat 29],
  [.negSucc 74, .negSucc 125, .negSucc 50],
  [.ofNat 55, .ofNat 127, .ofNat 72],
  [.negSucc 32, .negSucc 122, .negSucc 89],
  [.ofNat 10, .ofNat 115, .ofNat 105]]

def E2 : List (List Int) := [
  [.ofNat 13, .negSucc 102, .negSucc 115],
  [.negSucc 35, .ofNat 87, .ofNat 124],
  [.ofNat 58, .negSucc 68, .negSucc 126],
  [.negSucc 77, .ofNat 48, .ofNat 126],
  [.ofNat 95, .negSucc 24, .negSucc 119],
  [.negSucc 108, .ofNat 2, .ofNat 111],
  [.ofNat 119, .ofNat 21, .negSucc 97],
  [.negSucc 124, .negSucc 43, .ofNat 81],
  [.ofNat 127, .ofNat 65, .negSucc 61],
  [.negSucc 123, .negSucc 83, .ofNat 41],
  [.ofNat 118, .ofNat 100, .negSucc 17],
  [.negSucc 106, .negSucc 112, .negSucc 5],
  [.ofNat 93, .ofNat 122, .ofNat 29],
  [.negSucc 74, .negSucc 125, .negSucc 50],
  [.ofNat 55, .ofNat 127, .ofNat 72],
  [.negSucc 32, .negSucc 122, .negSucc 89],
  [.ofNat 10, .ofNat 115, .ofNat 105]]

def W2 : List (List Int) := [
  [.negSucc 123, .ofNat 39, .ofNat 85],
  [.ofNat 117, .negSucc 15, .negSucc 100],
  [.negSucc 105, .negSucc 6, .ofNat 114],
  [.ofNat 91, .ofNat 31, .negSucc 121],
  [.negSucc 73, .negSucc 52, .ofNat 126],
  [.ofNat 53, .ofNat 73, .negSucc 125],
  [.negSucc 30, .negSucc 90, .ofNat 122],
  [.ofNat 8, .ofNat 106, .negSucc 113],
  [.ofNat 15, .negSucc 116, .ofNat 102],
  [.negSucc 37, .ofNat 124, .negSucc 85],
  [.ofNat 60, .negSucc 126, .ofNat 67],
  [.negSucc 78, .ofNat 126, .negSucc 45],
  [.ofNat 96, .negSucc 119, .ofNat 24],
  [.negSucc 109, .ofNat 110, .ofNat 0],
  [.ofNat 120, .negSucc 96, .negSucc 22],
  [.negSucc 124, .ofNat 80, .ofNat 46],
  [.ofNat 127, .negSucc 59, .negSucc 66]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 17 → ∀ b, b < 17 → answer a b = (a + b) % 17

end LeanCheckedNetwork.Net
