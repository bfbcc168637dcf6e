(add (inductive (u) 1 (F (-> Type Type) (F.mk (pi (α Type) (-> (-> α Nat) ({F u} α)))))))
(add (inductive () 0 (T Type (T.mk (-> ({F 0} T) T)))))
