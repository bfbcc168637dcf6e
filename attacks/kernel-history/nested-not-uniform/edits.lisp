(add (inductive () 1 (T (-> Type Type) (T.mk (pi (α Type) (-> ({List 0} (T ({List 0} α))) (T α)))))))
