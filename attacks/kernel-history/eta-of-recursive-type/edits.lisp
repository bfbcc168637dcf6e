(add (inductive () 0 (S Type (S.mk (-> (-> Nat S) S)))))
(add (theorem lie () (pi (s S) ({Eq 1} Nat ({S.rec 1} (fun (s S) Nat) (fun (f (-> Nat S)) (h (-> Nat Nat)) 5) s) 5)) (fun (s S) ({Eq.refl 1} Nat 5))))
