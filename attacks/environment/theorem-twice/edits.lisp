(twice LeanCheckedNetwork.Net.adds_mod_5)
(set LeanCheckedNetwork.Net.adds_mod_5 value True.intro)
