(add (def lie () (-> (Or True True) Nat) (fun (h (Or True True)) ({Or.rec 1} True True (fun (h (Or True True)) Nat) (fun (a True) 0) (fun (a True) 1) h))))
