import LeanCheckedNetwork.Weights
theorem pair : 1 = 1 ∧ 2 = 2 := ⟨rfl, rfl⟩
theorem first : 1 = 1 := pair.1axiom cheat : LeanCheckedNetwork.Net.Spec
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := cheat
