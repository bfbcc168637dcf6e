import LeanCheckedNetwork.Weights
unsafe def lie : LeanCheckedNetwork.Net.Spec := lie
@[implemented_by lie] opaque good : LeanCheckedNetwork.Net.Spec := lie
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := good
