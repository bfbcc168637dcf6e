import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.ofNat 102, .negSucc 74],
  [.ofNat 75, .negSucc 100],
  [.ofNat 42, .negSucc 117],
  [.ofNat 5, .negSucc 124],
  [.negSucc 32, .negSucc 119],
  [.negSucc 67, .negSucc 104],
  [.negSucc 95, .negSucc 79],
  [.negSucc 115, .negSucc 48],
  [.negSucc 125, .negSucc 12],
  [.negSucc 124, .ofNat 24],
  [.negSucc 111, .ofNat 59],
  [.negSucc 89, .ofNat 89],
  [.negSucc 58, .ofNat 111],
  [.negSucc 23, .ofNat 123],
  [.ofNat 14, .ofNat 124],
  [.ofNat 51, .ofNat 114],
  [.ofNat 83, .ofNat 94],
  [.ofNat 108, .ofNat 65],
  [.ofNat 123, .ofNat 31],
  [.ofNat 127, .negSucc 5],
  [.ofNat 120, .negSucc 41]]

def E2 : List (List Int) := [
  [.ofNat 102, .negSucc 74],
  [.ofNat 75, .negSucc 100],
  [.ofNat 42, .negSucc 117],
  [.ofNat 5, .negSucc 124],
  [.negSucc 32, .negSucc 119],
  [.negSucc 67, .negSucc 104],
  [.negSucc 95, .negSucc 79],
  [.negSucc 115, .negSucc 48],
  [.negSucc 125, .negSucc 12],
  [.negSucc 124, .ofNat 24],
  [.negSucc 111, .ofNat 59],
  [.negSucc 89, .ofNat 89],
  [.negSucc 58, .ofNat 111],
  [.negSucc 23, .ofNat 123],
  [.ofNat 14, .ofNat 124],
  [.ofNat 51, .ofNat 114],
  [.ofNat 83, .ofNat 94],
  [.ofNat 108, .ofNat 65],
  [.ofNat 123, .ofNat 31],
  [.ofNat 127, .negSucc 5],
  [.ofNat 120, .negSucc 41]]

def W2 : List (List Int) := [
  [.ofNat 85, .ofNat 75],
  [.ofNat 79, .ofNat 84],
  [.ofNat 71, .ofNat 90],
  [.ofNat 66, .ofNat 92],
  [.ofNat 51, .ofNat 95],
  [.ofNat 28, .ofNat 97],
  [.negSucc 93, .ofNat 99],
  [.negSucc 8, .ofNat 98],
  [.ofNat 42, .ofNat 96],
  [.ofNat 57, .ofNat 94],
  [.ofNat 69, .ofNat 91],
  [.ofNat 74, .ofNat 88],
  [.ofNat 82, .ofNat 80],
  [.ofNat 86, .ofNat 73],
  [.ofNat 88, .ofNat 66],
  [.ofNat 90, .ofNat 50],
  [.ofNat 92, .ofNat 6],
  [.ofNat 93, .negSucc 98],
  [.ofNat 91, .ofNat 34],
  [.ofNat 89, .ofNat 60],
  [.ofNat 87, .ofNat 70]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 21 → ∀ b, b < 21 → answer a b = (a + b) % 21

end LeanCheckedNetwork.Net
