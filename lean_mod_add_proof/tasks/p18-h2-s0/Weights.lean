import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.negSucc 123, .negSucc 74],
  [.negSucc 125, .negSucc 35],
  [.negSucc 112, .ofNat 7],
  [.negSucc 86, .ofNat 49],
  [.negSucc 49, .ofNat 86],
  [.negSucc 6, .ofNat 112],
  [.ofNat 37, .ofNat 124],
  [.ofNat 76, .ofNat 122],
  [.ofNat 106, .ofNat 105],
  [.ofNat 124, .ofNat 75],
  [.ofNat 126, .ofNat 36],
  [.ofNat 113, .negSucc 6],
  [.ofNat 87, .negSucc 48],
  [.ofNat 50, .negSucc 85],
  [.ofNat 7, .negSucc 111],
  [.negSucc 36, .negSucc 123],
  [.negSucc 75, .negSucc 121],
  [.negSucc 105, .negSucc 104]]

def E2 : List (List Int) := [
  [.negSucc 116, .negSucc 90],
  [.negSucc 126, .negSucc 56],
  [.negSucc 121, .negSucc 14],
  [.negSucc 101, .ofNat 28],
  [.negSucc 69, .ofNat 68],
  [.negSucc 28, .ofNat 100],
  [.ofNat 15, .ofNat 120],
  [.ofNat 57, .ofNat 125],
  [.ofNat 93, .ofNat 115],
  [.ofNat 117, .ofNat 91],
  [.ofNat 127, .ofNat 57],
  [.ofNat 122, .ofNat 15],
  [.ofNat 102, .negSucc 27],
  [.ofNat 70, .negSucc 67],
  [.ofNat 29, .negSucc 99],
  [.negSucc 14, .negSucc 119],
  [.negSucc 56, .negSucc 124],
  [.negSucc 92, .negSucc 114]]

def W2 : List (List Int) := [
  [.ofNat 56, .ofNat 37],
  [.ofNat 57, .ofNat 34],
  [.ofNat 59, .ofNat 23],
  [.ofNat 60, .ofNat 15],
  [.ofNat 62, .negSucc 56],
  [.ofNat 61, .negSucc 15],
  [.ofNat 58, .ofNat 30],
  [.ofNat 55, .ofNat 39],
  [.ofNat 49, .ofNat 45],
  [.ofNat 35, .ofNat 51],
  [.negSucc 23, .ofNat 57],
  [.negSucc 61, .ofNat 58],
  [.ofNat 4, .ofNat 56],
  [.ofNat 12, .ofNat 55],
  [.ofNat 39, .ofNat 50],
  [.ofNat 42, .ofNat 49],
  [.ofNat 52, .ofNat 43],
  [.ofNat 53, .ofNat 42]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 18 → ∀ b, b < 18 → answer a b = (a + b) % 18

end LeanCheckedNetwork.Net
