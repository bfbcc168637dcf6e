(add (def lie () Nat ((fun (x Nat) 0) Bool.true)))
