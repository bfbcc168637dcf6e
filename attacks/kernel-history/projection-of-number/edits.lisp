(add (def lie () (-> Nat Nat) (fun (n Nat) (proj Nat 0 n))))
