(add (theorem first () LeanCheckedNetwork.Net.Spec second))
(add (theorem second () LeanCheckedNetwork.Net.Spec first))
(set LeanCheckedNetwork.Net.adds_mod_5 value first)
