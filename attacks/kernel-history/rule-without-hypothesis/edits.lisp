(rule Crafted.Even.rec 1 value (fun (n Nat) True.intro))
