(add (inductive () 0 (T (-> Type Type) (T.mk (-> (T (T Nat)) (T Nat))))))
