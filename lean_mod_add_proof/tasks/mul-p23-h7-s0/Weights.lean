import LeanCheckedNetwork.Network

namespace LeanCheckedNetwork.Net

def E1 : List (List Int) := [
  [.ofNat 0, .ofNat 0, .ofNat 0, .ofNat 0, .ofNat 0, .ofNat 0, .ofNat 102],
  [.negSucc 123, .negSucc 123, .negSucc 85, .negSucc 85, .ofNat 38, .ofNat 38, .ofNat 102],
  [.negSucc 25, .negSucc 25, .negSucc 120, .negSucc 120, .negSucc 94, .negSucc 94, .ofNat 102],
  [.ofNat 127, .ofNat 127, .ofNat 56, .ofNat 56, .negSucc 69, .negSucc 69, .ofNat 102],
  [.ofNat 102, .ofNat 102, .negSucc 13, .negSucc 13, .negSucc 115, .negSucc 115, .ofNat 102],
  [.ofNat 89, .ofNat 89, .ofNat 123, .ofNat 123, .ofNat 34, .ofNat 34, .ofNat 102],
  [.ofNat 60, .ofNat 60, .ofNat 127, .ofNat 127, .ofNat 67, .ofNat 67, .ofNat 102],
  [.ofNat 10, .ofNat 10, .negSucc 104, .negSucc 104, .negSucc 114, .negSucc 114, .ofNat 102],
  [.ofNat 111, .ofNat 111, .ofNat 109, .ofNat 109, .negSucc 1, .negSucc 1, .ofNat 102],
  [.negSucc 118, .negSucc 118, .negSucc 21, .negSucc 21, .ofNat 97, .ofNat 97, .ofNat 102],
  [.negSucc 44, .negSucc 44, .ofNat 80, .ofNat 80, .ofNat 125, .ofNat 125, .ofNat 102],
  [.ofNat 77, .ofNat 77, .negSucc 48, .negSucc 48, .negSucc 125, .negSucc 125, .ofNat 102],
  [.negSucc 76, .negSucc 76, .ofNat 49, .ofNat 49, .ofNat 126, .ofNat 126, .ofNat 102],
  [.ofNat 45, .ofNat 45, .negSucc 79, .negSucc 79, .negSucc 124, .negSucc 124, .ofNat 102],
  [.ofNat 119, .ofNat 119, .ofNat 22, .ofNat 22, .negSucc 96, .negSucc 96, .ofNat 102],
  [.negSucc 110, .negSucc 110, .negSucc 108, .negSucc 108, .ofNat 2, .ofNat 2, .ofNat 102],
  [.negSucc 9, .negSucc 9, .ofNat 105, .ofNat 105, .ofNat 115, .ofNat 115, .ofNat 102],
  [.negSucc 59, .negSucc 59, .negSucc 126, .negSucc 126, .negSucc 66, .negSucc 66, .ofNat 102],
  [.negSucc 88, .negSucc 88, .negSucc 122, .negSucc 122, .negSucc 33, .negSucc 33, .ofNat 102],
  [.negSucc 101, .negSucc 101, .ofNat 14, .ofNat 14, .ofNat 116, .ofNat 116, .ofNat 102],
  [.negSucc 126, .negSucc 126, .negSucc 55, .negSucc 55, .ofNat 70, .ofNat 70, .ofNat 102],
  [.ofNat 26, .ofNat 26, .ofNat 121, .ofNat 121, .ofNat 95, .ofNat 95, .ofNat 102],
  [.ofNat 124, .ofNat 124, .ofNat 86, .ofNat 86, .negSucc 37, .negSucc 37, .ofNat 102]]

def E2 : List (List Int) := [
  [.ofNat 0, .ofNat 0, .ofNat 0, .ofNat 0, .ofNat 0, .ofNat 0, .ofNat 102],
  [.negSucc 123, .ofNat 124, .negSucc 85, .ofNat 86, .ofNat 38, .negSucc 37, .ofNat 102],
  [.negSucc 25, .ofNat 26, .negSucc 120, .ofNat 121, .negSucc 94, .ofNat 95, .ofNat 102],
  [.ofNat 127, .negSucc 126, .ofNat 56, .negSucc 55, .negSucc 69, .ofNat 70, .ofNat 102],
  [.ofNat 102, .negSucc 101, .negSucc 13, .ofNat 14, .negSucc 115, .ofNat 116, .ofNat 102],
  [.ofNat 89, .negSucc 88, .ofNat 123, .negSucc 122, .ofNat 34, .negSucc 33, .ofNat 102],
  [.ofNat 60, .negSucc 59, .ofNat 127, .negSucc 126, .ofNat 67, .negSucc 66, .ofNat 102],
  [.ofNat 10, .negSucc 9, .negSucc 104, .ofNat 105, .negSucc 114, .ofNat 115, .ofNat 102],
  [.ofNat 111, .negSucc 110, .ofNat 109, .negSucc 108, .negSucc 1, .ofNat 2, .ofNat 102],
  [.negSucc 118, .ofNat 119, .negSucc 21, .ofNat 22, .ofNat 97, .negSucc 96, .ofNat 102],
  [.negSucc 44, .ofNat 45, .ofNat 80, .negSucc 79, .ofNat 125, .negSucc 124, .ofNat 102],
  [.ofNat 77, .negSucc 76, .negSucc 48, .ofNat 49, .negSucc 125, .ofNat 126, .ofNat 102],
  [.negSucc 76, .ofNat 77, .ofNat 49, .negSucc 48, .ofNat 126, .negSucc 125, .ofNat 102],
  [.ofNat 45, .negSucc 44, .negSucc 79, .ofNat 80, .negSucc 124, .ofNat 125, .ofNat 102],
  [.ofNat 119, .negSucc 118, .ofNat 22, .negSucc 21, .negSucc 96, .ofNat 97, .ofNat 102],
  [.negSucc 110, .ofNat 111, .negSucc 108, .ofNat 109, .ofNat 2, .negSucc 1, .ofNat 102],
  [.negSucc 9, .ofNat 10, .ofNat 105, .negSucc 104, .ofNat 115, .negSucc 114, .ofNat 102],
  [.negSucc 59, .ofNat 60, .negSucc 126, .ofNat 127, .negSucc 66, .ofNat 67, .ofNat 102],
  [.negSucc 88, .ofNat 89, .negSucc 122, .ofNat 123, .negSucc 33, .ofNat 34, .ofNat 102],
  [.negSucc 101, .ofNat 102, .ofNat 14, .negSucc 13, .ofNat 116, .negSucc 115, .ofNat 102],
  [.negSucc 126, .ofNat 127, .negSucc 55, .ofNat 56, .ofNat 70, .negSucc 69, .ofNat 102],
  [.ofNat 26, .negSucc 25, .ofNat 121, .negSucc 120, .ofNat 95, .negSucc 94, .ofNat 102],
  [.ofNat 124, .negSucc 123, .ofNat 86, .negSucc 85, .negSucc 37, .ofNat 38, .ofNat 102]]

def W2 : List (List Int) := [
  [.ofNat 0, .ofNat 0, .ofNat 0, .ofNat 0, .ofNat 0, .ofNat 0, .ofNat 73],
  [.ofNat 115, .negSucc 114, .negSucc 9, .ofNat 10, .negSucc 104, .ofNat 105, .ofNat 0],
  [.negSucc 1, .ofNat 2, .ofNat 111, .negSucc 110, .negSucc 108, .ofNat 109, .ofNat 0],
  [.negSucc 124, .ofNat 125, .ofNat 45, .negSucc 44, .ofNat 80, .negSucc 79, .ofNat 0],
  [.negSucc 115, .ofNat 116, .ofNat 102, .negSucc 101, .ofNat 14, .negSucc 13, .ofNat 0],
  [.negSucc 66, .ofNat 67, .negSucc 59, .ofNat 60, .ofNat 127, .negSucc 126, .ofNat 0],
  [.negSucc 33, .ofNat 34, .negSucc 88, .ofNat 89, .ofNat 123, .negSucc 122, .ofNat 0],
  [.negSucc 37, .ofNat 38, .ofNat 124, .negSucc 123, .negSucc 85, .ofNat 86, .ofNat 0],
  [.negSucc 94, .ofNat 95, .negSucc 25, .ofNat 26, .ofNat 121, .negSucc 120, .ofNat 0],
  [.ofNat 126, .negSucc 125, .negSucc 76, .ofNat 77, .negSucc 48, .ofNat 49, .ofNat 0],
  [.ofNat 70, .negSucc 69, .negSucc 126, .ofNat 127, .ofNat 56, .negSucc 55, .ofNat 0],
  [.negSucc 96, .ofNat 97, .ofNat 119, .negSucc 118, .negSucc 21, .ofNat 22, .ofNat 0],
  [.ofNat 97, .negSucc 96, .negSucc 118, .ofNat 119, .ofNat 22, .negSucc 21, .ofNat 0],
  [.negSucc 69, .ofNat 70, .ofNat 127, .negSucc 126, .negSucc 55, .ofNat 56, .ofNat 0],
  [.negSucc 125, .ofNat 126, .ofNat 77, .negSucc 76, .ofNat 49, .negSucc 48, .ofNat 0],
  [.ofNat 95, .negSucc 94, .ofNat 26, .negSucc 25, .negSucc 120, .ofNat 121, .ofNat 0],
  [.ofNat 38, .negSucc 37, .negSucc 123, .ofNat 124, .ofNat 86, .negSucc 85, .ofNat 0],
  [.ofNat 34, .negSucc 33, .ofNat 89, .negSucc 88, .negSucc 122, .ofNat 123, .ofNat 0],
  [.ofNat 67, .negSucc 66, .ofNat 60, .negSucc 59, .negSucc 126, .ofNat 127, .ofNat 0],
  [.ofNat 116, .negSucc 115, .negSucc 101, .ofNat 102, .negSucc 13, .ofNat 14, .ofNat 0],
  [.ofNat 125, .negSucc 124, .negSucc 44, .ofNat 45, .negSucc 79, .ofNat 80, .ofNat 0],
  [.ofNat 2, .negSucc 1, .negSucc 110, .ofNat 111, .ofNat 109, .negSucc 108, .ofNat 0],
  [.negSucc 114, .ofNat 115, .ofNat 10, .negSucc 9, .ofNat 105, .negSucc 104, .ofNat 0]]

def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b

def Spec : Prop := ∀ a, a < 23 → ∀ b, b < 23 → answer a b = (a * b) % 23

end LeanCheckedNetwork.Net
