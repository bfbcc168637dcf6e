-- expect: Unknown identifier
theorem t (p : Prop) (hp : p) : p := hpp
