import LeanCheckedNetwork.Weights
axiom oracle : Nat → Nat
axiom oracle_spec : oracle 0 = 1 ∧ oracle 0 = 2
noncomputable def f : Nat := oracle 0
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := absurd (oracle_spec.1.symm.trans oracle_spec.2) (by decide)
