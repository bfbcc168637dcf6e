(set LeanCheckedNetwork.Net.adds_mod_5 value ({sorryAx 0} LeanCheckedNetwork.Net.Spec Bool.false))
