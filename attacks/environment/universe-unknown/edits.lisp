(add (theorem lie () (pi (α (Sort u)) (-> α α)) (fun (α (Sort u)) (a α) a)))
