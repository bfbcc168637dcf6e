import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.ofNat 98, .negSucc 84],
  [.ofNat 44, .negSucc 117],
  [.negSucc 20, .negSucc 119],
  [.negSucc 80, .negSucc 89],
  [.negSucc 118, .negSucc 35],
  [.negSucc 124, .ofNat 28],
  [.negSucc 97, .ofNat 85],
  [.negSucc 43, .ofNat 118],
  [.ofNat 21, .ofNat 120],
  [.ofNat 81, .ofNat 90],
  [.ofNat 119, .ofNat 36],
  [.ofNat 125, .negSucc 27]]

def E2 : List (List Int) := [
  [.ofNat 115, .negSucc 57],
  [.ofNat 74, .negSucc 104],
  [.ofNat 12, .negSucc 123],
  [.negSucc 52, .negSucc 108],
  [.negSucc 103, .negSucc 64],
  [.negSucc 125, .negSucc 3],
  [.negSucc 114, .ofNat 58],
  [.negSucc 73, .ofNat 105],
  [.negSucc 11, .ofNat 124],
  [.ofNat 53, .ofNat 109],
  [.ofNat 104, .ofNat 65],
  [.ofNat 126, .ofNat 4]]

def W2 : List (List Int) := [
  [.ofNat 19, .ofNat 26],
  [.ofNat 17, .ofNat 29],
  [.ofNat 12, .ofNat 31],
  [.negSucc 2, .ofNat 33],
  [.negSucc 23, .ofNat 34],
  [.ofNat 8, .ofNat 32],
  [.ofNat 15, .ofNat 30],
  [.ofNat 18, .ofNat 28],
  [.ofNat 20, .ofNat 23],
  [.ofNat 22, .ofNat 8],
  [.ofNat 23, .negSucc 32],
  [.ofNat 21, .ofNat 17]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 12 → ∀ b, b < 12 → answer a b = (a + b) % 12

end LeanCheckedNetwork.Net
