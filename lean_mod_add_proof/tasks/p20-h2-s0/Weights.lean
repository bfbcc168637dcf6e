import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.ofNat 2, .negSucc 104],
  [.negSucc 36, .negSucc 114],
  [.negSucc 72, .negSucc 112],
  [.negSucc 100, .negSucc 99],
  [.negSucc 119, .negSucc 76],
  [.negSucc 126, .negSucc 46],
  [.negSucc 121, .negSucc 11],
  [.negSucc 103, .ofNat 24],
  [.negSucc 76, .ofNat 58],
  [.negSucc 41, .ofNat 86],
  [.negSucc 1, .ofNat 105],
  [.ofNat 37, .ofNat 115],
  [.ofNat 73, .ofNat 113],
  [.ofNat 101, .ofNat 100],
  [.ofNat 120, .ofNat 77],
  [.ofNat 127, .ofNat 47],
  [.ofNat 122, .ofNat 12],
  [.ofNat 104, .negSucc 23],
  [.ofNat 77, .negSucc 57],
  [.ofNat 42, .negSucc 85]]

def E2 : List (List Int) := [
  [.ofNat 22, .negSucc 96],
  [.negSucc 16, .negSucc 110],
  [.negSucc 54, .negSucc 114],
  [.negSucc 87, .negSucc 107],
  [.negSucc 111, .negSucc 89],
  [.negSucc 124, .negSucc 62],
  [.negSucc 125, .negSucc 29],
  [.negSucc 113, .ofNat 6],
  [.negSucc 91, .ofNat 41],
  [.negSucc 59, .ofNat 73],
  [.negSucc 21, .ofNat 97],
  [.ofNat 17, .ofNat 111],
  [.ofNat 55, .ofNat 115],
  [.ofNat 88, .ofNat 108],
  [.ofNat 112, .ofNat 90],
  [.ofNat 125, .ofNat 63],
  [.ofNat 126, .ofNat 30],
  [.ofNat 114, .negSucc 5],
  [.ofNat 92, .negSucc 40],
  [.ofNat 60, .negSucc 72]]

def W2 : List (List Int) := [
  [.negSucc 1, .ofNat 90],
  [.negSucc 72, .ofNat 91],
  [.ofNat 19, .ofNat 89],
  [.ofNat 35, .ofNat 87],
  [.ofNat 39, .ofNat 86],
  [.ofNat 49, .ofNat 82],
  [.ofNat 52, .ofNat 80],
  [.ofNat 62, .ofNat 68],
  [.ofNat 64, .ofNat 65],
  [.ofNat 66, .ofNat 60],
  [.ofNat 67, .ofNat 56],
  [.ofNat 69, .ofNat 39],
  [.ofNat 70, .ofNat 27],
  [.ofNat 72, .negSucc 90],
  [.ofNat 71, .negSucc 8],
  [.ofNat 68, .ofNat 49],
  [.ofNat 65, .ofNat 63],
  [.ofNat 53, .ofNat 79],
  [.ofNat 42, .ofNat 85],
  [.ofNat 28, .ofNat 88]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 20 → ∀ b, b < 20 → answer a b = (a + b) % 20

end LeanCheckedNetwork.Net
