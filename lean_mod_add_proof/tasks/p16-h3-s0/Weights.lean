import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.ofNat 100, .negSucc 17, .negSucc 117],
  [.negSucc 34, .negSucc 122, .negSucc 87],
  [.negSucc 125, .negSucc 75, .ofNat 50],
  [.negSucc 61, .ofNat 65, .ofNat 127],
  [.ofNat 79, .ofNat 126, .ofNat 47],
  [.ofNat 122, .ofNat 31, .negSucc 90],
  [.ofNat 15, .negSucc 101, .negSucc 116],
  [.negSucc 110, .negSucc 108, .ofNat 2],
  [.negSucc 99, .ofNat 18, .ofNat 118],
  [.ofNat 35, .ofNat 123, .ofNat 88],
  [.ofNat 126, .ofNat 76, .negSucc 49],
  [.ofNat 62, .negSucc 64, .negSucc 126],
  [.negSucc 78, .negSucc 125, .negSucc 46],
  [.negSucc 121, .negSucc 30, .ofNat 91],
  [.negSucc 14, .ofNat 102, .ofNat 117],
  [.ofNat 111, .ofNat 109, .negSucc 1]]

def E2 : List (List Int) := [
  [.ofNat 113, .ofNat 6, .negSucc 106],
  [.negSucc 9, .negSucc 114, .negSucc 104],
  [.negSucc 120, .negSucc 93, .ofNat 27],
  [.negSucc 81, .ofNat 43, .ofNat 125],
  [.ofNat 58, .ofNat 127, .ofNat 69],
  [.ofNat 127, .ofNat 54, .negSucc 71],
  [.ofNat 39, .negSucc 84, .negSucc 123],
  [.negSucc 96, .negSucc 119, .negSucc 22],
  [.negSucc 112, .negSucc 5, .ofNat 107],
  [.ofNat 10, .ofNat 115, .ofNat 105],
  [.ofNat 121, .ofNat 94, .negSucc 26],
  [.ofNat 82, .negSucc 42, .negSucc 124],
  [.negSucc 57, .negSucc 126, .negSucc 68],
  [.negSucc 126, .negSucc 53, .ofNat 72],
  [.negSucc 38, .ofNat 85, .ofNat 124],
  [.ofNat 97, .ofNat 120, .ofNat 23]]

def W2 : List (List Int) := [
  [.ofNat 53, .negSucc 125, .ofNat 74],
  [.negSucc 86, .negSucc 36, .ofNat 124],
  [.negSucc 118, .ofNat 98, .ofNat 21],
  [.negSucc 4, .ofNat 112, .negSucc 107],
  [.ofNat 116, .negSucc 11, .negSucc 102],
  [.ofNat 93, .negSucc 120, .ofNat 28],
  [.negSucc 43, .negSucc 80, .ofNat 125],
  [.negSucc 126, .ofNat 60, .ofNat 67],
  [.negSucc 52, .ofNat 126, .negSucc 73],
  [.ofNat 87, .ofNat 37, .negSucc 123],
  [.ofNat 119, .negSucc 97, .negSucc 20],
  [.ofNat 5, .negSucc 111, .ofNat 108],
  [.negSucc 115, .ofNat 12, .ofNat 103],
  [.negSucc 92, .ofNat 121, .negSucc 27],
  [.ofNat 44, .ofNat 81, .negSucc 124],
  [.ofNat 127, .negSucc 59, .negSucc 66]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 16 → ∀ b, b < 16 → answer a b = (a + b) % 16

end LeanCheckedNetwork.Net
