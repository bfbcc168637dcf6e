import LeanCheckedNetwork.Weights
#guard_msgs (drop error) in
example (xs : List Nat) : Nat := xs[0]'"' " axiom cheat : LeanCheckedNetwork.Net.Spec
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := cheat
-- "
