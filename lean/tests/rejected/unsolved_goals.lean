-- expect: unsolved goals
theorem t (p q : Prop) (hp : p) : p ∧ q := by
  constructor
  · exact hp
