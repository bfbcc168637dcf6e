(set LeanCheckedNetwork.Net.adds_mod_5 value LeanCheckedNetwork.Net.adds_mod_5)
