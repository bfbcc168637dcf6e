(import Init LeanCheckedNetwork.Weights Submission)
