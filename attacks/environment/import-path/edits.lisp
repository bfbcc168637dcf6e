(import Init LeanCheckedNetwork.Weights ../../../etc)
