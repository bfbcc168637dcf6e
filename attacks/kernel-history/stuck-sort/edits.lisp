(add (theorem lie (u) (pi (α (Sort u)) (a α) (b α) ({Eq u} α a b)) (fun (α (Sort u)) (a α) (b α) ({Eq.refl u} α a))))
