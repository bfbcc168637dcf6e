(add (inductive () 0 (T Type (T.mk (-> ({Prod 0 0} T (Crafted.Vector Bool.true)) T)))))
