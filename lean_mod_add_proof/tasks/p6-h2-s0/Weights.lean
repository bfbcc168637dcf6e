import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.ofNat 85, .negSucc 63],
  [.negSucc 38, .negSucc 119],
  [.negSucc 123, .negSucc 55],
  [.negSucc 84, .ofNat 64],
  [.ofNat 39, .ofNat 120],
  [.ofNat 124, .ofNat 56]]

def E2 : List (List Int) := [
  [.ofNat 121, .negSucc 3],
  [.ofNat 26, .negSucc 105],
  [.negSucc 94, .negSucc 101],
  [.negSucc 120, .ofNat 4],
  [.negSucc 25, .ofNat 106],
  [.ofNat 95, .ofNat 102]]

def W2 : List (List Int) := [
  [.ofNat 6, .ofNat 2],
  [.ofNat 4, .ofNat 5],
  [.negSucc 6, .ofNat 9],
  [.negSucc 3, .ofNat 8],
  [.ofNat 5, .ofNat 4],
  [.ofNat 7, .negSucc 7]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 6 → ∀ b, b < 6 → answer a b = (a + b) % 6

end LeanCheckedNetwork.Net
