(set LeanCheckedNetwork.Net.adds_mod_5 value nobody)
