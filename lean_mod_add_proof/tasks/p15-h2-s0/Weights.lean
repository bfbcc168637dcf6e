import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.negSucc 87, .negSucc 41],
  [.negSucc 117, .ofNat 8],
  [.negSucc 126, .ofNat 56],
  [.negSucc 113, .ofNat 94],
  [.negSucc 81, .ofNat 117],
  [.negSucc 34, .ofNat 119],
  [.ofNat 18, .ofNat 100],
  [.ofNat 67, .ofNat 65],
  [.ofNat 105, .ofNat 18],
  [.ofNat 125, .negSucc 31],
  [.ofNat 123, .negSucc 76],
  [.ofNat 100, .negSucc 107],
  [.ofNat 60, .negSucc 119],
  [.ofNat 9, .negSucc 111],
  [.negSucc 42, .negSucc 83]]

def E2 : List (List Int) := [
  [.negSucc 87, .negSucc 41],
  [.negSucc 117, .ofNat 8],
  [.negSucc 126, .ofNat 56],
  [.negSucc 113, .ofNat 94],
  [.negSucc 81, .ofNat 117],
  [.negSucc 34, .ofNat 119],
  [.ofNat 18, .ofNat 100],
  [.ofNat 67, .ofNat 65],
  [.ofNat 105, .ofNat 18],
  [.ofNat 125, .negSucc 31],
  [.ofNat 123, .negSucc 76],
  [.ofNat 100, .negSucc 107],
  [.ofNat 60, .negSucc 119],
  [.ofNat 9, .negSucc 111],
  [.negSucc 42, .negSucc 83]]

def W2 : List (List Int) := [
  [.ofNat 55, .ofNat 26],
  [.ofNat 59, .negSucc 4],
  [.ofNat 60, .negSucc 58],
  [.ofNat 58, .ofNat 11],
  [.ofNat 57, .ofNat 17],
  [.ofNat 54, .ofNat 29],
  [.ofNat 53, .ofNat 31],
  [.ofNat 41, .ofNat 43],
  [.ofNat 38, .ofNat 45],
  [.negSucc 7, .ofNat 57],
  [.negSucc 12, .ofNat 58],
  [.negSucc 59, .ofNat 60],
  [.negSucc 24, .ofNat 59],
  [.ofNat 35, .ofNat 46],
  [.ofNat 50, .ofNat 35]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 15 → ∀ b, b < 15 → answer a b = (a + b) % 15

end LeanCheckedNetwork.Net
