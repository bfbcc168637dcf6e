(add (quot Quot.mk mk (u) (pi (α (Sort u)) (-> α α))))
