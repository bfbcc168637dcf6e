import LeanCheckedNetwork.Weights

