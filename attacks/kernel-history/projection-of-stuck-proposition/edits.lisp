(add (inductive () 0 (Box (Sort (imax 1 0)) (Box.mk (-> Nat Box)))))
(add (def lie () (-> Box Nat) (fun (b Box) (proj Box 0 b))))
