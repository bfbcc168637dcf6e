(add (inductive () 0 (T Type (T.rec T))))
