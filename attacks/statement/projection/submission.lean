import LeanCheckedNetwork.Weights
structure LeanCheckedNetwork.Net where
  adds_mod_5 : LeanCheckedNetwork.Net.Spec
