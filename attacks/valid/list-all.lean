import LeanCheckedNetwork.Weights
theorem list : (List.range 5).all (fun a => (List.range 5).all fun b => LeanCheckedNetwork.Net.answer a b == (a + b) % 5) = true := by decide +kernel
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by
  intro a ha b hb
  have h := List.all_eq_true.mp list a (List.mem_range.mpr ha)
  have h := List.all_eq_true.mp h b (List.mem_range.mpr hb)
  exact eq_of_beq h
