(import Init LeanCheckedNetwork.Weights Evil)
