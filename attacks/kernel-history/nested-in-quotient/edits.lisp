(add (inductive () 0 (T Type (T.mk (-> ({Quot 1} T (fun (a T) (b T) True)) T)))))
