(set Crafted.Colour.red type False)
(set LeanCheckedNetwork.Net.adds_mod_5 value ({False.elim 0} LeanCheckedNetwork.Net.Spec Crafted.Colour.red))
