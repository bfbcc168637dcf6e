(add (def lie () (-> ({Exists 1} Nat (fun (n Nat) True)) Nat) (fun (h ({Exists 1} Nat (fun (n Nat) True))) (proj Exists 0 h))))
