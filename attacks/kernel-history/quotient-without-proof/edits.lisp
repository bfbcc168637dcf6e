(add (def lie () (pi (r (-> Nat Nat Prop)) (-> ({Quot 1} Nat r) Nat)) (fun (r (-> Nat Nat Prop)) (q ({Quot 1} Nat r)) ({Quot.lift 1 1} Nat r Nat (fun (n Nat) n) True.intro q))))
