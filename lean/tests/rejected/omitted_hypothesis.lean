-- expect: assumption
theorem t (p q : Prop) (hp : p) : q := by assumption
