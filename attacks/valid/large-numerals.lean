import LeanCheckedNetwork.Weights
theorem large : 340282366920938463463374607431768211456 = 2 ^ 128 := by decide
theorem hexadecimal : 0xFF = 255 ∧ 0b11 = 3 ∧ 0o17 = 15 ∧ 1_000 = 1000 := by decide
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by unfold LeanCheckedNetwork.Net.Spec; decide +kernel
