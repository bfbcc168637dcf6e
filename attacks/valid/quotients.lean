import LeanCheckedNetwork.Weights
def Parity : Type := Quot fun a b : Nat => a % 2 = b % 2
def parity (n : Nat) : Parity := Quot.mk _ n
theorem same : parity 2 = parity 4 := Quot.sound rfl
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by unfold LeanCheckedNetwork.Net.Spec; decide +kernel
