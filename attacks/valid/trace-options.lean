import LeanCheckedNetwork.Weights
set_option trace.Meta.synthInstance true in
set_option pp.all true in
set_option pp.universes true in
set_option linter.all true in
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by
  unfold LeanCheckedNetwork.Net.Spec; decide +kernel
