-- expect: contradiction
theorem t (p q : Prop) (hp : p) (hq : q) : False := by contradiction
