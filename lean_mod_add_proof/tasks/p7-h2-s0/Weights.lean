import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.negSucc 119, .negSucc 33],
  [.negSucc 106, .ofNat 69],
  [.negSucc 12, .ofNat 120],
  [.ofNat 91, .ofNat 81],
  [.ofNat 126, .negSucc 18],
  [.ofNat 66, .negSucc 104],
  [.negSucc 42, .negSucc 111]]

def E2 : List (List Int) := [
  [.negSucc 119, .negSucc 33],
  [.negSucc 106, .ofNat 69],
  [.negSucc 12, .ofNat 120],
  [.ofNat 91, .ofNat 81],
  [.ofNat 126, .negSucc 18],
  [.ofNat 66, .negSucc 104],
  [.negSucc 42, .negSucc 111]]

def W2 : List (List Int) := [
  [.ofNat 6, .ofNat 3],
  [.ofNat 7, .negSucc 9],
  [.ofNat 5, .ofNat 6],
  [.ofNat 3, .ofNat 9],
  [.negSucc 6, .ofNat 11],
  [.ofNat 0, .ofNat 10],
  [.ofNat 4, .ofNat 8]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 7 → ∀ b, b < 7 → answer a b = (a + b) % 7

end LeanCheckedNetwork.Net
