prelude
import Init.AC.Classes

/-!
# Proofs by associativity and commutativity

`ac_rfl` and `ac_nf` turn a term into an expression over numbered atoms, and justify their steps by
`Context.eq_of_norm`: expressions with the same normal form have the same value. The normal form is
the list of atoms, without neutral ones, sorted if the operation is commutative, without repetitions
if it is idempotent.
-/

universe u

-- the types below only serve proofs by computation: no injectivity or size lemmas for them
set_option genInjectivity false
set_option genSizeOf false

namespace Lean.Data.AC

/-- A term over numbered atoms. -/
inductive Expr where
  | var (x : Nat)
  | op (lhs rhs : Expr)

/-- An atom, and whether it is neutral. -/
structure Variable {α : Sort u} (op : α → α → α) : Type u where
  value : α
  neutral : Option (PLift (Std.LawfulIdentity op value))

/-- The operation, its laws and the atoms. -/
structure Context (α : Sort u) where
  op : α → α → α
  assoc : Std.Associative op
  comm : Option (PLift (Std.Commutative op))
  idem : Option (PLift (Std.IdempotentOp op))
  vars : List (Variable op)
  arbitrary : α

/-- The atoms from left to right. -/
noncomputable def Expr.toList : Expr → List Nat
  | .var x => [x]
  | .op l r => l.toList.append r.toList

/-- Inserts a number into a sorted list. -/
noncomputable def insert (x : Nat) : List Nat → List Nat
  | [] => [x]
  | y :: ys => if x < y then x :: y :: ys else y :: insert x ys

/-- Sorts by insertion. -/
noncomputable def sort : List Nat → List Nat
  | [] => []
  | x :: xs => insert x (sort xs)

/-- Removes neighbours that are equal. -/
noncomputable def mergeIdem : List Nat → List Nat
  | [] => []
  | x :: xs => loop x xs
where
  loop : Nat → List Nat → List Nat
    | x, [] => [x]
    | x, y :: ys => if x = y then loop x ys else x :: loop y ys

namespace Context

variable {α : Sort u} (ctx : Context α)

/-- The atom with the given number. -/
noncomputable def var (i : Nat) : Variable ctx.op := get ctx.vars i
where
  get : List (Variable ctx.op) → Nat → Variable ctx.op
    | [], _ => ⟨ctx.arbitrary, none⟩
    | v :: _, 0 => v
    | _ :: vs, i + 1 => get vs i

/-- The value of an expression. -/
noncomputable def eval : Expr → α
  | .var x => (ctx.var x).value
  | .op l r => ctx.op (eval l) (eval r)

/-- The value of a list of atoms. -/
noncomputable def evalList : List Nat → α
  | [] => ctx.arbitrary
  | [x] => (ctx.var x).value
  | x :: y :: ys => ctx.op (ctx.var x).value (evalList (y :: ys))

/-- The atom is known to be neutral. -/
noncomputable def isNeutral (i : Nat) : Bool :=
  match (ctx.var i).neutral with
  | none => false
  | some _ => true

/-- Removes neutral atoms, but leaves at least one atom. -/
noncomputable def removeNeutrals (xs : List Nat) : List Nat :=
  match xs with
  | [] => []
  | x :: xs =>
    match loop (x :: xs) with
    | [] => [x]
    | ys => ys
where
  loop : List Nat → List Nat
    | [] => []
    | x :: xs => if ctx.isNeutral x then loop xs else x :: loop xs

/-- The normal form. -/
noncomputable def norm (e : Expr) : List Nat :=
  let xs := ctx.removeNeutrals e.toList
  let xs := match ctx.comm with | none => xs | some _ => sort xs
  match ctx.idem with | none => xs | some _ => mergeIdem xs

/-! ## The normal form keeps the value -/

theorem evalList_cons (x : Nat) : ∀ {xs : List Nat}, xs ≠ [] →
    ctx.evalList (x :: xs) = ctx.op (ctx.var x).value (ctx.evalList xs)
  | [], h => absurd rfl h
  | _ :: _, _ => rfl

theorem evalList_append {ys : List Nat} (hy : ys ≠ []) (x : Nat) (xs : List Nat) :
    ctx.evalList ((x :: xs).append ys) = ctx.op (ctx.evalList (x :: xs)) (ctx.evalList ys) := by
  induction xs generalizing x with
  | nil => exact ctx.evalList_cons x hy
  | cons z zs ih => exact (congrArg (ctx.op _) (ih z)).trans (ctx.assoc.assoc _ _ _).symm

theorem toList_eq_cons (e : Expr) : ∃ x xs, e.toList = x :: xs := by
  induction e with
  | var x => exact ⟨x, [], rfl⟩
  | op l r hl _ =>
    have ⟨x, xs, h⟩ := hl
    exact ⟨x, xs.append r.toList, congrArg (·.append r.toList) h⟩

theorem evalList_toList (e : Expr) : ctx.evalList e.toList = ctx.eval e := by
  induction e with
  | var => rfl
  | op l r hl hr =>
    have ⟨x, xs, h⟩ := toList_eq_cons l
    have ⟨y, ys, h'⟩ := toList_eq_cons r
    show ctx.evalList (l.toList.append r.toList) = ctx.op (ctx.eval l) (ctx.eval r)
    rw [← hl, ← hr, h, h']
    exact ctx.evalList_append (ys := y :: ys) nofun x xs

theorem lawfulIdentity_of_isNeutral {i : Nat} (h : ctx.isNeutral i = true) : Std.LawfulIdentity ctx.op (ctx.var i).value := by
  unfold isNeutral at h
  cases hn : (ctx.var i).neutral with
  | none => rw [hn] at h; nomatch h
  | some p => exact p.down

theorem removeNeutrals_loop_cons (x : Nat) (xs : List Nat) : removeNeutrals.loop ctx (x :: xs) =
    if ctx.isNeutral x then removeNeutrals.loop ctx xs else x :: removeNeutrals.loop ctx xs := rfl

/-- Neutral atoms after an atom do not change its value. -/
theorem evalList_cons_removeNeutrals (x : Nat) (xs : List Nat) :
    ctx.evalList (x :: removeNeutrals.loop ctx xs) = ctx.evalList (x :: xs) := by
  induction xs generalizing x with
  | nil => rfl
  | cons y ys ih =>
    rw [removeNeutrals_loop_cons]
    split
    next hy =>
      have hy := ctx.lawfulIdentity_of_isNeutral hy
      rw [ih]
      cases ys with
      | nil => exact (hy.right_id _).symm
      | cons z zs => exact congrArg (ctx.op _) (hy.left_id _).symm
    next => exact congrArg (ctx.op _) (ih y)

theorem evalList_removeNeutrals (xs : List Nat) : ctx.evalList (ctx.removeNeutrals xs) = ctx.evalList xs := by
  cases xs with
  | nil => rfl
  | cons x xs =>
    have h := ctx.evalList_cons_removeNeutrals x xs
    unfold removeNeutrals
    dsimp only
    rw [removeNeutrals_loop_cons]
    by_cases hx : ctx.isNeutral x = true
    · rw [if_pos hx]
      cases hl : removeNeutrals.loop ctx xs with
      | nil => rwa [hl] at h
      | cons y ys =>
        rw [hl] at h
        exact ((ctx.lawfulIdentity_of_isNeutral hx).left_id _).symm.trans h
    · rw [if_neg hx]
      exact h

theorem insert_cons (x y : Nat) (ys : List Nat) :
    insert x (y :: ys) = if x < y then x :: y :: ys else y :: insert x ys := rfl

theorem insert_ne_nil (x : Nat) (ys : List Nat) : insert x ys ≠ [] := by
  cases ys with
  | nil => nofun
  | cons y ys => rw [insert_cons]; split <;> nofun

theorem evalList_insert (h : Std.Commutative ctx.op) (x : Nat) (ys : List Nat) :
    ctx.evalList (insert x ys) = ctx.evalList (x :: ys) := by
  induction ys with
  | nil => rfl
  | cons y ys ih =>
    rw [insert_cons]
    split
    · rfl
    · rw [evalList_cons _ _ (insert_ne_nil x ys), ih]
      cases ys with
      | nil => exact h.comm _ _
      | cons z zs =>
        show ctx.op _ (ctx.op _ _) = ctx.op _ (ctx.op _ _)
        rw [← ctx.assoc.assoc, h.comm (ctx.var y).value, ctx.assoc.assoc]

theorem evalList_sort (h : Std.Commutative ctx.op) (xs : List Nat) : ctx.evalList (sort xs) = ctx.evalList xs := by
  induction xs with
  | nil => rfl
  | cons x xs ih =>
    show ctx.evalList (insert x (sort xs)) = _
    rw [evalList_insert _ h]
    cases xs with
    | nil => rfl
    | cons y ys =>
      have hs : sort (y :: ys) ≠ [] := insert_ne_nil y (sort ys)
      rw [evalList_cons _ _ hs, ih]
      rfl

theorem mergeIdem_loop_cons (x y : Nat) (ys : List Nat) :
    mergeIdem.loop x (y :: ys) = if x = y then mergeIdem.loop x ys else x :: mergeIdem.loop y ys := rfl

theorem evalList_mergeIdem_loop (h : Std.IdempotentOp ctx.op) (x : Nat) (ys : List Nat) :
    mergeIdem.loop x ys ≠ [] ∧ ctx.evalList (mergeIdem.loop x ys) = ctx.evalList (x :: ys) := by
  induction ys generalizing x with
  | nil => exact ⟨nofun, rfl⟩
  | cons y ys ih =>
    rw [mergeIdem_loop_cons]
    split
    next e =>
      subst e
      refine ⟨(ih x).1, (ih x).2.trans ?_⟩
      cases ys with
      | nil => exact (h.idempotent _).symm
      | cons z zs =>
        show ctx.op _ _ = ctx.op _ (ctx.op _ _)
        rw [← ctx.assoc.assoc, h.idempotent]
    next =>
      refine ⟨nofun, ?_⟩
      rw [evalList_cons _ _ (ih y).1, (ih y).2]
      rfl

theorem evalList_mergeIdem (h : Std.IdempotentOp ctx.op) (xs : List Nat) :
    ctx.evalList (mergeIdem xs) = ctx.evalList xs := by
  cases xs with
  | nil => rfl
  | cons x xs => exact (ctx.evalList_mergeIdem_loop h x xs).2

theorem evalList_norm (e : Expr) : ctx.evalList (ctx.norm e) = ctx.eval e := by
  have h := (ctx.evalList_removeNeutrals e.toList).trans (ctx.evalList_toList e)
  unfold norm
  generalize ctx.removeNeutrals e.toList = xs at h ⊢
  cases ctx.comm <;> cases ctx.idem
  next => exact h
  next q => exact (ctx.evalList_mergeIdem q.down xs).trans h
  next p => exact (ctx.evalList_sort p.down xs).trans h
  next p q => exact (ctx.evalList_mergeIdem q.down _).trans ((ctx.evalList_sort p.down xs).trans h)

theorem eq_of_norm (a b : Expr) (h : ctx.norm a == ctx.norm b) : ctx.eval a = ctx.eval b :=
  (ctx.evalList_norm a).symm.trans ((congrArg _ (eq_of_beq h)).trans (ctx.evalList_norm b))

end Context

end Lean.Data.AC
