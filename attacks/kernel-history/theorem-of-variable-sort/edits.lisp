(add (theorem lie (u) (pi (α (Sort u)) (-> α α)) (fun (α (Sort u)) (a α) a)))
