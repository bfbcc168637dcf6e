import LeanCheckedNetwork.Weights
set_option maxHeartbeats 0
set_option synthInstance.maxHeartbeats 0
set_option synthInstance.maxSize 1000000000
set_option maxRecDepth 1000000000
class Loop (n : Nat) : Prop where
  out : LeanCheckedNetwork.Net.Spec
instance {n : Nat} [h : Loop (n + 1)] : Loop n := ⟨h.out⟩
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := (inferInstance : Loop 0).out
