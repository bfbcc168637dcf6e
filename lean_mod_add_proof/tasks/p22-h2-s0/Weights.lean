import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.negSucc 126, .ofNat 32],
  [.negSucc 122, .ofNat 65],
  [.negSucc 109, .ofNat 93],
  [.negSucc 86, .ofNat 113],
  [.negSucc 57, .ofNat 124],
  [.negSucc 23, .ofNat 125],
  [.ofNat 13, .ofNat 116],
  [.ofNat 48, .ofNat 98],
  [.ofNat 79, .ofNat 71],
  [.ofNat 104, .ofNat 39],
  [.ofNat 120, .ofNat 3],
  [.ofNat 127, .negSucc 31],
  [.ofNat 123, .negSucc 64],
  [.ofNat 110, .negSucc 92],
  [.ofNat 87, .negSucc 112],
  [.ofNat 58, .negSucc 123],
  [.ofNat 24, .negSucc 124],
  [.negSucc 12, .negSucc 115],
  [.negSucc 47, .negSucc 97],
  [.negSucc 78, .negSucc 70],
  [.negSucc 103, .negSucc 38],
  [.negSucc 119, .negSucc 2]]

def E2 : List (List Int) := [
  [.negSucc 124, .ofNat 15],
  [.negSucc 125, .ofNat 49],
  [.negSucc 117, .ofNat 80],
  [.negSucc 99, .ofNat 104],
  [.negSucc 72, .ofNat 120],
  [.negSucc 40, .ofNat 126],
  [.negSucc 5, .ofNat 122],
  [.ofNat 30, .ofNat 108],
  [.ofNat 64, .ofNat 85],
  [.ofNat 92, .ofNat 55],
  [.ofNat 113, .ofNat 21],
  [.ofNat 125, .negSucc 14],
  [.ofNat 126, .negSucc 48],
  [.ofNat 118, .negSucc 79],
  [.ofNat 100, .negSucc 103],
  [.ofNat 73, .negSucc 119],
  [.ofNat 41, .negSucc 125],
  [.ofNat 6, .negSucc 121],
  [.negSucc 29, .negSucc 107],
  [.negSucc 63, .negSucc 84],
  [.negSucc 91, .negSucc 54],
  [.negSucc 112, .negSucc 20]]

def W2 : List (List Int) := [
  [.ofNat 112, .ofNat 23],
  [.ofNat 110, .ofNat 49],
  [.ofNat 109, .ofNat 55],
  [.ofNat 105, .ofNat 71],
  [.ofNat 98, .ofNat 85],
  [.ofNat 96, .ofNat 88],
  [.ofNat 90, .ofNat 93],
  [.ofNat 85, .ofNat 96],
  [.ofNat 77, .ofNat 99],
  [.ofNat 72, .ofNat 100],
  [.ofNat 9, .ofNat 109],
  [.negSucc 36, .ofNat 111],
  [.negSucc 113, .ofNat 112],
  [.negSucc 7, .ofNat 110],
  [.ofNat 19, .ofNat 108],
  [.ofNat 80, .ofNat 98],
  [.ofNat 95, .ofNat 89],
  [.ofNat 103, .ofNat 76],
  [.ofNat 107, .ofNat 64],
  [.ofNat 111, .ofNat 38],
  [.ofNat 113, .negSucc 13],
  [.ofNat 114, .negSucc 110]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 22 → ∀ b, b < 22 → answer a b = (a + b) % 22

end LeanCheckedNetwork.Net
