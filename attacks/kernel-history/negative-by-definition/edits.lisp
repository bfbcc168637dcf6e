(add (abbrev Fun () (-> Type Type) (fun (a Type) (-> a Nat))))
(add (inductive () 0 (T Type (T.mk (-> (Fun T) T)))))
