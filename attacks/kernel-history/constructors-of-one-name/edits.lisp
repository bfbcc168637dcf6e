(add (inductive () 0 (T Type (T.mk T) (T.mk (-> T T)))))
