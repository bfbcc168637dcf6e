/-! `deriving`, and what `#eval` shows. Each value is compared with what the official library shows. -/

inductive Color
  | red
  | green
  | blue
  deriving DecidableEq, BEq, Repr, Inhabited, Ord, Hashable

inductive Shape
  | circle (radius : Nat)
  | rect (width height : Nat)
  | named (name : String) (inner : Shape)
  deriving DecidableEq, BEq, Repr, Inhabited, Ord, Hashable

structure Point where
  x : Nat
  y : Int
  deriving DecidableEq, BEq, Repr, Inhabited, Ord, Hashable

inductive Tree (α : Type)
  | leaf
  | node (l : Tree α) (a : α) (r : Tree α)
  deriving DecidableEq, BEq, Repr, Inhabited, Ord, Hashable

structure Config (α : Type) where
  name : String := "none"
  values : List α := []
  best : Option α := none
  deriving DecidableEq, Repr, Inhabited

inductive Rose
  | mk (label : Nat) (children : List Rose)
  deriving Repr, Inhabited, BEq

/-! ## Decidable equality -/

theorem red_ne_blue : Color.red ≠ Color.blue := by decide

theorem shapes : Shape.rect 1 2 ≠ Shape.rect 2 1 ∧ Shape.named "a" (.circle 3) = Shape.named "a" (.circle 3) := by decide

theorem points : (⟨1, -2⟩ : Point) = ⟨1, -2⟩ := by decide

theorem trees : Tree.node .leaf 1 .leaf ≠ (Tree.leaf : Tree Nat) := by decide

theorem trees' (t u : Tree Nat) : t = u ∨ t ≠ u := by
  by_cases h : t = u
  · exact .inl h
  · exact .inr h

theorem all_colors (p : Color → Prop) (hr : p .red) (hg : p .green) (hb : p .blue) : ∀ c, p c := by
  intro c
  cases c <;> assumption

theorem default_color : (default : Color) = .red := rfl

theorem default_point : (default : Point) = ⟨0, 0⟩ := rfl

theorem beq_color : (Color.red == Color.green) = false := rfl

theorem beq_tree : (Tree.node .leaf 3 .leaf == Tree.node .leaf 3 .leaf) = true := rfl

theorem ord_color : compare Color.red Color.blue = .lt := rfl

theorem ord_point : compare (⟨1, 5⟩ : Point) ⟨1, 3⟩ = .gt := by decide

/-! ## `#eval` -/

/-- info: Color.red -/
#guard_msgs in #eval Color.red

/-- info: [Color.red, Color.blue] -/
#guard_msgs in #eval [Color.red, Color.blue]

/-- info: Shape.named "big" (Shape.rect 3 4) -/
#guard_msgs in #eval Shape.named "big" (.rect 3 4)

/-- info: { x := 3, y := -4 } -/
#guard_msgs in #eval (⟨3, -4⟩ : Point)

/-- info: Tree.node (Tree.leaf) 1 (Tree.node (Tree.leaf) 2 (Tree.leaf)) -/
#guard_msgs in #eval Tree.node .leaf 1 (.node .leaf 2 .leaf)

/-- info: { name := "none", values := [1, 2], best := some 2 } -/
#guard_msgs in #eval ({ values := [1, 2], best := some 2 } : Config Nat)

/-- info: Rose.mk 1 [Rose.mk 2 [], Rose.mk 3 []] -/
#guard_msgs in #eval Rose.mk 1 [.mk 2 [], .mk 3 []]

/-- info: some (Shape.circle 7) -/
#guard_msgs in #eval some (Shape.circle 7)

/-- info: Ordering.lt -/
#guard_msgs in #eval compare 1 2

/-- info: 2 -/
#guard_msgs in #eval 1 + 1

/-- info: -3 -/
#guard_msgs in #eval (2 - 5 : Int)

/-- info: true -/
#guard_msgs in #eval decide (3 = 3)

/-- info: "a\"b\n" -/
#guard_msgs in #eval "a\"b\n"

/-- info: 'x' -/
#guard_msgs in #eval 'x'

/-- info: (1, true, "s") -/
#guard_msgs in #eval (1, true, "s")

/-- info: [(1, 'a'), (2, 'b')] -/
#guard_msgs in #eval [1, 2].zip ['a', 'b']

/-- info: #[1, 2, 3] -/
#guard_msgs in #eval #[1, 2, 3]

/-- info: none -/
#guard_msgs in #eval (none : Option Nat)

/-- info: some (-1) -/
#guard_msgs in #eval some (-1 : Int)

/-- info: Sum.inl 3 -/
#guard_msgs in #eval (Sum.inl 3 : Nat ⊕ Bool)

/-- info: Except.error "bad" -/
#guard_msgs in #eval (Except.error "bad" : Except String Nat)

/-- info: () -/
#guard_msgs in #eval ()

/-- info: 4 -/
#guard_msgs in #eval (2 + 2 : Fin 7)

/-- info: "2 and [1, 2] and (some 3)" -/
#guard_msgs in #eval s!"{1 + 1} and {[1, 2]} and {some 3}"

/-- info: [0, 1, 4, 9, 16] -/
#guard_msgs in #eval (List.range 5).map (fun n => n * n)

/-- info: [5, 3, 1] -/
#guard_msgs in #eval ([1, 2, 3, 4, 5].filter (· % 2 = 1)).reverse

/-- info: 3628800 -/
#guard_msgs in #eval (List.range 10).foldl (fun acc n => acc * (n + 1)) 1

/-- info: [1, 1, 2, 3, 4, 5, 6, 9] -/
#guard_msgs in #eval [3, 1, 4, 1, 5, 9, 2, 6].mergeSort (· ≤ ·)

/-- info: some 9 -/
#guard_msgs in #eval [3, 1, 4, 1, 5, 9, 2, 6].max?

/-- info: (["ab", "c"], 3) -/
#guard_msgs in #eval (["a" ++ "b", "c"], "abc".length)

#guard 2 + 2 = 4
#guard [1, 2, 3].contains 2
#guard "abc" < "abd"
#guard (do let x ← some 3; let y ← some 4; pure (x + y)) == some 7
#guard (([1, 2, 3] : List Nat).mapM fun n => if n < 5 then some (2 * n) else none) == some [2, 4, 6]

def sumList (xs : List Nat) : Nat := Id.run do
  let mut s := 0
  for x in xs do
    s := s + x
  return s

/-- info: 55 -/
#guard_msgs in #eval sumList (List.range 11)

def firstSquareAbove (xs : List Nat) (n : Nat) : Option Nat := do
  for x in xs do
    if x * x > n then return x
  none

#guard firstSquareAbove (List.range 100) 50 = some 8
