-- expect: proved that the proposition
inductive Color
  | red
  | green
  deriving DecidableEq

theorem t : Color.red = Color.green := by decide
