import LeanCheckedNetwork.Weights
theorem by_ext : (fun n : Nat => n + 0) = fun n => n := funext fun _ => rfl
theorem classical (p : Prop) : p ∨ ¬p := Classical.em p
theorem by_propext : (1 = 1) = True := propext ⟨fun _ => trivial, fun _ => rfl⟩
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := (fun (_ : (fun n : Nat => n + 0) = fun n => n) (_ : 0 = 1 ∨ ¬0 = 1) (_ : (1 = 1) = True) => by unfold LeanCheckedNetwork.Net.Spec; decide +kernel) by_ext (classical (0 = 1)) by_propext
