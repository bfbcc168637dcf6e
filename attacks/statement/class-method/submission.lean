import LeanCheckedNetwork.Weights
class LeanCheckedNetwork.Net : Prop where
  adds_mod_5 : LeanCheckedNetwork.Net.Spec
