import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.negSucc 95, .negSucc 119, .negSucc 23],
  [.negSucc 116, .negSucc 100, .ofNat 15],
  [.negSucc 126, .negSucc 72, .ofNat 54],
  [.negSucc 123, .negSucc 36, .ofNat 87],
  [.negSucc 108, .ofNat 2, .ofNat 111],
  [.negSucc 82, .ofNat 41, .ofNat 125],
  [.negSucc 49, .ofNat 76, .ofNat 126],
  [.negSucc 10, .ofNat 104, .ofNat 115],
  [.ofNat 29, .ofNat 121, .ofNat 93],
  [.ofNat 65, .ofNat 127, .ofNat 62],
  [.ofNat 96, .ofNat 120, .ofNat 24],
  [.ofNat 117, .ofNat 101, .negSucc 14],
  [.ofNat 127, .ofNat 73, .negSucc 53],
  [.ofNat 124, .ofNat 37, .negSucc 86],
  [.ofNat 109, .negSucc 1, .negSucc 110],
  [.ofNat 83, .negSucc 40, .negSucc 124],
  [.ofNat 50, .negSucc 75, .negSucc 125],
  [.ofNat 11, .negSucc 103, .negSucc 114],
  [.negSucc 28, .negSucc 120, .negSucc 92],
  [.negSucc 64, .negSucc 126, .negSucc 61]]

def E2 : List (List Int) := [
  [.negSucc 81, .negSucc 124, .negSucc 42],
  [.negSucc 107, .negSucc 111, .negSucc 3],
  [.negSucc 122, .negSucc 87, .ofNat 35],
  [.negSucc 126, .negSucc 55, .ofNat 71],
  [.negSucc 117, .negSucc 17, .ofNat 100],
  [.negSucc 96, .ofNat 22, .ofNat 119],
  [.negSucc 66, .ofNat 60, .ofNat 127],
  [.negSucc 30, .ofNat 91, .ofNat 122],
  [.ofNat 9, .ofNat 114, .ofNat 105],
  [.ofNat 48, .ofNat 126, .ofNat 78],
  [.ofNat 82, .ofNat 125, .ofNat 43],
  [.ofNat 108, .ofNat 112, .ofNat 4],
  [.ofNat 123, .ofNat 88, .negSucc 34],
  [.ofNat 127, .ofNat 56, .negSucc 70],
  [.ofNat 118, .ofNat 18, .negSucc 99],
  [.ofNat 97, .negSucc 21, .negSucc 118],
  [.ofNat 67, .negSucc 59, .negSucc 126],
  [.ofNat 31, .negSucc 90, .negSucc 121],
  [.negSucc 8, .negSucc 113, .negSucc 104],
  [.negSucc 47, .negSucc 125, .negSucc 77]]

def W2 : List (List Int) := [
  [.negSucc 1, .ofNat 111, .negSucc 108],
  [.ofNat 37, .ofNat 87, .negSucc 123],
  [.ofNat 73, .ofNat 54, .negSucc 126],
  [.ofNat 101, .ofNat 16, .negSucc 116],
  [.ofNat 120, .negSucc 23, .negSucc 95],
  [.ofNat 127, .negSucc 61, .negSucc 64],
  [.ofNat 121, .negSucc 92, .negSucc 28],
  [.ofNat 104, .negSucc 114, .ofNat 11],
  [.ofNat 76, .negSucc 125, .ofNat 50],
  [.ofNat 41, .negSucc 124, .ofNat 83],
  [.ofNat 2, .negSucc 110, .ofNat 109],
  [.negSucc 36, .negSucc 86, .ofNat 124],
  [.negSucc 72, .negSucc 53, .ofNat 127],
  [.negSucc 100, .negSucc 15, .ofNat 117],
  [.negSucc 119, .ofNat 24, .ofNat 96],
  [.negSucc 126, .ofNat 62, .ofNat 65],
  [.negSucc 120, .ofNat 93, .ofNat 29],
  [.negSucc 103, .ofNat 115, .negSucc 10],
  [.negSucc 75, .ofNat 126, .negSucc 49],
  [.negSucc 40, .ofNat 125, .negSucc 82]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 20 → ∀ b, b < 20 → answer a b = (a + b) % 20

end LeanCheckedNetwork.Net
