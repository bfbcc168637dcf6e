import LeanCheckedNetwork.Weights
def words : List String := ["sorry", "axiom", "a \" sorry", "\\"]
def raw : String := r#"sorry "axiom" "#
def long : String := "macro
syntax"
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by unfold LeanCheckedNetwork.Net.Spec; decide +kernel
