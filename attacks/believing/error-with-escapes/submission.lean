import LeanCheckedNetwork.Weights
theorem «[31m accepted» : 1 = 2 := by decide
