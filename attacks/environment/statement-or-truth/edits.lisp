(add (def Claim () Prop (Or LeanCheckedNetwork.Net.Spec True)))
(set LeanCheckedNetwork.Net.adds_mod_5 type Claim)
(set LeanCheckedNetwork.Net.adds_mod_5 value (Or.inr LeanCheckedNetwork.Net.Spec True True.intro))
