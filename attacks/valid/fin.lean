import LeanCheckedNetwork.Weights
theorem fin : ∀ a b : Fin 5, LeanCheckedNetwork.Net.answer a.val b.val = (a.val + b.val) % 5 := by decide +kernel
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := fun a ha b hb => fin ⟨a, ha⟩ ⟨b, hb⟩
