/-! Terms and notation: binders, structures, anonymous constructors, `do`, pipes, casts, literals. -/

theorem pipes (f g : Nat → Nat) (x : Nat) : (x |> f |> g) = (g <| f <| x) := rfl

theorem composition (f g : Nat → Nat) (x : Nat) : (f ∘ g) x = f (g x) := rfl

theorem dot_notation (xs : List Nat) : xs.length = List.length xs := rfl

theorem placeholder : (· + 1) 2 = 3 := rfl

theorem bounded (p : Nat → Prop) (h : ∀ n < 5, p n) : p 3 := h 3 (by decide)

theorem bounded_exists : ∃ n < 5, n * n = 9 := ⟨3, by decide, rfl⟩

theorem bounded_le (p : Nat → Prop) (h : ∀ n ≤ 5, p n) : p 5 := h 5 (by decide)

theorem at_least (n : Nat) (h : n ≥ 3) : 3 ≤ n := h

theorem subtype (x : { n : Nat // n < 5 }) : x.val < 5 := x.2

theorem fun_patterns : (fun | 0 => 1 | n + 1 => n) 3 = 2 := rfl

theorem let_value : (let x := 2; x + x) = 4 := rfl

theorem have_value : (have x := 2; x + x) = 4 := rfl

theorem type_ascription : ((2 : Nat) : Nat) = 2 := rfl

theorem showing (a : Nat) : a + 0 = a := show a = a from rfl

theorem named_arguments (f : (a b : Nat) → Nat) (h : ∀ a b, f a b = a) : f (b := 1) (a := 2) = 2 := h _ _

structure Point where
  x : Nat
  y : Nat := 7
deriving DecidableEq

theorem structure_update : { Point.mk 1 2 with x := 5 } = Point.mk 5 2 := rfl

theorem structure_default : ({ x := 1 } : Point) = ⟨1, 7⟩ := rfl

theorem structure_decide : Point.mk 1 2 ≠ Point.mk 1 3 := by decide

theorem structure_ext (p q : Point) (h : p.x = q.x) (h' : p.y = q.y) : p = q := by
  cases p
  cases q
  simp_all

@[ext] structure Pair (α : Type) where
  fst : α
  snd : α

theorem ext_attribute (p q : Pair Nat) (h : p.fst = q.fst) (h' : p.snd = q.snd) : p = q := by
  ext
  · exact h
  · exact h'

class Shape (α : Type) where
  area : α → Nat
  double : α → Nat := fun a => area a * 2

instance : Shape Point where
  area p := p.x * p.y

theorem class_default : Shape.double (Point.mk 2 3) = 12 := rfl

inductive Color where
  | red
  | green
  | blue
deriving DecidableEq, BEq, Inhabited

theorem enum_decide : Color.red ≠ .blue := by decide

theorem enum_cases (c : Color) : c = .red ∨ c = .green ∨ c = .blue := by cases c <;> simp

theorem enum_beq : (Color.red == .green) = false := rfl

/-! ## `do` -/

def sum3 (a b c : Nat) : Id Nat := do
  let mut s := a
  s := s + b
  if c = 0 then
    return s
  s := s + c
  return s

theorem sum3_example : sum3 1 2 3 = 6 := rfl

def safe (n : Nat) : Except String Nat := do
  if n = 0 then
    throw "zero"
  return n + 1

theorem safe_zero : safe 0 = .error "zero" := rfl

theorem safe_two : safe 2 = .ok 3 := rfl

def counter : StateM Nat Nat := do
  modify (· + 1)
  let n ← get
  set (n * 2)
  return n

theorem counter_example : (counter.run 4) = (5, 10) := rfl

def lookup (n : Nat) : ReaderT Nat (Except String) Nat := do
  let m ← read
  if n < m then
    return n
  else
    throw "out of range"

theorem lookup_example : (lookup 2).run 3 = .ok 2 := rfl

/-! ## Literals -/

theorem strings : "abc" = "abc" := rfl

theorem string_ne : "abc" ≠ "abd" := by decide

theorem chars : 'a' ≠ 'b' := by decide

theorem hexadecimal : 0xff = 255 := rfl

theorem underscores : 1_000 = 1000 := rfl

theorem big : 2 ^ 100 = 1267650600228229401496703205376 := rfl
