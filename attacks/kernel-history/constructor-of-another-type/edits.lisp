(add (inductive () 0 (T Type (T.mk Nat))))
