import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.ofNat 0, .ofNat 0, .ofNat 0, .ofNat 0, .ofNat 0, .ofNat 0, .ofNat 109],
  [.ofNat 123, .ofNat 123, .ofNat 33, .ofNat 33, .negSucc 89, .negSucc 89, .ofNat 109],
  [.negSucc 89, .negSucc 89, .negSucc 122, .negSucc 122, .negSucc 32, .negSucc 32, .ofNat 109],
  [.ofNat 33, .ofNat 33, .negSucc 89, .negSucc 89, .negSucc 122, .negSucc 122, .ofNat 109],
  [.negSucc 32, .negSucc 32, .ofNat 90, .ofNat 90, .ofNat 123, .ofNat 123, .ofNat 109],
  [.ofNat 90, .ofNat 90, .ofNat 123, .ofNat 123, .ofNat 33, .ofNat 33, .ofNat 109],
  [.negSucc 122, .negSucc 122, .negSucc 32, .negSucc 32, .ofNat 90, .ofNat 90, .ofNat 109]]

def E2 : List (List Int) := [
  [.ofNat 0, .ofNat 0, .ofNat 0, .ofNat 0, .ofNat 0, .ofNat 0, .ofNat 109],
  [.ofNat 123, .negSucc 122, .ofNat 33, .negSucc 32, .negSucc 89, .ofNat 90, .ofNat 109],
  [.negSucc 89, .ofNat 90, .negSucc 122, .ofNat 123, .negSucc 32, .ofNat 33, .ofNat 109],
  [.ofNat 33, .negSucc 32, .negSucc 89, .ofNat 90, .negSucc 122, .ofNat 123, .ofNat 109],
  [.negSucc 32, .ofNat 33, .ofNat 90, .negSucc 89, .ofNat 123, .negSucc 122, .ofNat 109],
  [.ofNat 90, .negSucc 89, .ofNat 123, .negSucc 122, .ofNat 33, .negSucc 32, .ofNat 109],
  [.negSucc 122, .ofNat 123, .negSucc 32, .ofNat 33, .ofNat 90, .negSucc 89, .ofNat 109]]

def W2 : List (List Int) := [
  [.ofNat 0, .ofNat 0, .ofNat 0, .ofNat 0, .ofNat 0, .ofNat 0, .ofNat 65],
  [.ofNat 110, .negSucc 109, .negSucc 109, .ofNat 110, .ofNat 0, .ofNat 0, .ofNat 0],
  [.negSucc 109, .ofNat 110, .ofNat 0, .ofNat 0, .ofNat 110, .negSucc 109, .ofNat 0],
  [.ofNat 0, .ofNat 0, .negSucc 109, .ofNat 110, .ofNat 110, .negSucc 109, .ofNat 0],
  [.ofNat 0, .ofNat 0, .ofNat 110, .negSucc 109, .negSucc 109, .ofNat 110, .ofNat 0],
  [.ofNat 110, .negSucc 109, .ofNat 0, .ofNat 0, .negSucc 109, .ofNat 110, .ofNat 0],
  [.negSucc 109, .ofNat 110, .ofNat 110, .negSucc 109, .ofNat 0, .ofNat 0, .ofNat 0]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 7 → ∀ b, b < 7 → answer a b = (a * b) % 7

end LeanCheckedNetwork.Net
