-- expect: mismatch
theorem t (p q : Prop) (hp : p) : p ∨ q := Or.inr hp
