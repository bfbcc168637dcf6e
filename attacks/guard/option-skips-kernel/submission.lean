import LeanCheckedNetwork.Weights
set_option debug.skipKernelTC true
theorem absurdity : 1 = 2 := by decide +kernel
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := absurd absurdity (by decide)
