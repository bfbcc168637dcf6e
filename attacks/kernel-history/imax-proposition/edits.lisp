(add (inductive () 0 (Box (Sort (imax 1 0)) (Box.mk (-> Nat Box)))))
(add (def lie () (-> Box Nat) (fun (h Box) ({Box.rec 1} (fun (h Box) Nat) (fun (n Nat) n) h))))
