(add (inductive () 1 (Wrap (-> Type Type) (Wrap.mk (pi (α Type) (-> α (Wrap α)))))))
(add (inductive () 1 (T (-> Type Type) (T.mk (pi (α Type) (-> (Wrap (T (Wrap (T α)))) (T α)))))))
