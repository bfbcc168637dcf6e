import LeanCheckedNetwork.Weights
set_option trace.profiler.output "@CANARY@"
set_option trace.profiler true
theorem LeanCheckedNetwork.Net.adds_mod_5 : True := trivial
