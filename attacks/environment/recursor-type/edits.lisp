(set Crafted.Colour.rec type (-> Crafted.Colour False))
(set LeanCheckedNetwork.Net.adds_mod_5 value ({False.elim 0} LeanCheckedNetwork.Net.Spec (Crafted.Colour.rec Crafted.Colour.red)))
