-- expect: Missing cases
inductive Color
  | red
  | green
  | blue

def next : Color → Color
  | .red => .green
  | .green => .blue

theorem t (c : Color) : next c ≠ c := by cases c <;> simp [next]
