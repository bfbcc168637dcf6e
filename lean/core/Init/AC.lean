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

theorem evalList_cons (x : Nat) {xs : List Nat} (h : xs ≠ []) :
    ctx.evalList (x :: xs) = ctx.op (ctx.var x).value (ctx.evalList xs) :=
  match xs, h with
  | _ :: _, _ => rfl

theorem evalList_cons_cons (x y : Nat) (ys : List Nat) :
    ctx.evalList (x :: y :: ys) = ctx.op (ctx.var x).value (ctx.evalList (y :: ys)) := rfl

theorem evalList_append : ∀ {xs ys : List Nat}, xs ≠ [] → ys ≠ [] →
    ctx.evalList (xs.append ys) = ctx.op (ctx.evalList xs) (ctx.evalList ys)
  | [x], _, _, h => ctx.evalList_cons x h
  | x :: y :: xs, ys, _, h => by
    show ctx.op (ctx.var x).value (ctx.evalList ((y :: xs).append ys)) = ctx.op (ctx.op _ _) _
    rw [evalList_append (xs := y :: xs) nofun h, ctx.assoc.assoc]

theorem toList_ne_nil : ∀ e : Expr, e.toList ≠ []
  | .var _ => nofun
  | .op l r => fun h => by
    rw [Expr.toList] at h
    cases hl : l.toList with
    | nil => exact toList_ne_nil l hl
    | cons x xs => rw [hl] at h; nomatch h

theorem evalList_toList : ∀ e : Expr, ctx.evalList e.toList = ctx.eval e
  | .var _ => rfl
  | .op l r => by
    rw [Expr.toList, evalList_append _ (toList_ne_nil l) (toList_ne_nil r), evalList_toList l, evalList_toList r, eval]

theorem lawfulIdentity_of_isNeutral {i : Nat} (h : ctx.isNeutral i = true) : Std.LawfulIdentity ctx.op (ctx.var i).value := by
  rw [isNeutral] at h
  split at h
  · nomatch h
  next p _ => exact p.down

/-- Removing neutral atoms keeps the value, if an atom is left. -/
theorem evalList_loop : ∀ {xs : List Nat}, removeNeutrals.loop ctx xs ≠ [] →
    ctx.evalList (removeNeutrals.loop ctx xs) = ctx.evalList xs
  | [], h => (h rfl).elim
  | x :: xs, h => by
    rw [removeNeutrals.loop] at h ⊢
    split at h
    next hx =>
      have hxs : xs ≠ [] := fun e => h (by rw [e]; rfl)
      have := ctx.lawfulIdentity_of_isNeutral hx
      rw [if_pos hx, evalList_loop h, evalList_cons _ _ hxs, this.left_id]
    next hx =>
      rw [if_neg hx]
      cases xs with
      | nil => rfl
      | cons y ys =>
        by_cases hl : removeNeutrals.loop ctx (y :: ys) = []
        · rw [hl]
          exact (evalList_of_loop_eq_nil x hl).symm
        · rw [evalList_cons _ _ hl, evalList_loop hl, evalList_cons_cons]
where
  /-- Neutral atoms after an atom do not change its value. -/
  evalList_of_loop_eq_nil (x : Nat) : ∀ {ys : List Nat}, removeNeutrals.loop ctx ys = [] →
      ctx.evalList (x :: ys) = (ctx.var x).value
    | [], _ => rfl
    | y :: ys, h => by
      rw [removeNeutrals.loop] at h
      split at h
      next hy =>
        have := ctx.lawfulIdentity_of_isNeutral hy
        rw [evalList_cons_cons, evalList_of_loop_eq_nil y h, this.right_id]
      next => nomatch h

theorem evalList_removeNeutrals (xs : List Nat) : ctx.evalList (ctx.removeNeutrals xs) = ctx.evalList xs := by
  match xs with
  | [] => rfl
  | x :: xs =>
    rw [removeNeutrals]
    split
    next h =>
      rw [removeNeutrals.loop] at h
      split at h
      · exact (evalList_loop.evalList_of_loop_eq_nil ctx x h).symm
      · nomatch h
    next h => exact ctx.evalList_loop h

theorem insert_ne_nil (x : Nat) : ∀ ys : List Nat, insert x ys ≠ []
  | [] => nofun
  | y :: ys => by rw [insert]; split <;> nofun

theorem sort_ne_nil : ∀ {xs : List Nat}, xs ≠ [] → sort xs ≠ []
  | _ :: _, _ => insert_ne_nil _ _

theorem evalList_insert (h : Std.Commutative ctx.op) (x : Nat) : ∀ ys : List Nat,
    ctx.evalList (insert x ys) = ctx.evalList (x :: ys)
  | [] => rfl
  | y :: ys => by
    rw [insert]
    split
    · rfl
    · rw [evalList_cons _ _ (insert_ne_nil x ys), evalList_insert h x ys]
      cases ys with
      | nil => exact h.comm _ _
      | cons z zs =>
        rw [evalList_cons_cons, evalList_cons_cons, evalList_cons_cons, ← ctx.assoc.assoc, h.comm (ctx.var y).value,
          ctx.assoc.assoc]

theorem evalList_sort (h : Std.Commutative ctx.op) : ∀ xs : List Nat, ctx.evalList (sort xs) = ctx.evalList xs
  | [] => rfl
  | [_] => rfl
  | x :: y :: ys => by
    rw [sort, evalList_insert _ h, evalList_cons _ _ (sort_ne_nil (xs := y :: ys) nofun), evalList_sort h, evalList_cons_cons]

theorem mergeIdem_loop_ne_nil (x : Nat) : ∀ ys : List Nat, mergeIdem.loop x ys ≠ []
  | [] => nofun
  | y :: ys => by
    rw [mergeIdem.loop]; split
    · exact mergeIdem_loop_ne_nil x ys
    · nofun

theorem evalList_mergeIdem_loop (h : Std.IdempotentOp ctx.op) (x : Nat) : ∀ ys : List Nat,
    ctx.evalList (mergeIdem.loop x ys) = ctx.evalList (x :: ys)
  | [] => rfl
  | y :: ys => by
    rw [mergeIdem.loop]
    split
    next e =>
      subst e
      rw [evalList_mergeIdem_loop h]
      cases ys with
      | nil => exact (h.idempotent _).symm
      | cons z zs =>
        rw [evalList_cons_cons, evalList_cons_cons, evalList_cons_cons, ← ctx.assoc.assoc, h.idempotent]
    · rw [evalList_cons _ _ (mergeIdem_loop_ne_nil y ys), evalList_mergeIdem_loop h, evalList_cons_cons]

theorem evalList_mergeIdem (h : Std.IdempotentOp ctx.op) : ∀ xs : List Nat, ctx.evalList (mergeIdem xs) = ctx.evalList xs
  | [] => rfl
  | x :: xs => ctx.evalList_mergeIdem_loop h x xs

theorem evalList_norm (e : Expr) : ctx.evalList (ctx.norm e) = ctx.eval e := by
  have h := (ctx.evalList_removeNeutrals e.toList).trans (ctx.evalList_toList e)
  rw [norm]
  generalize ctx.removeNeutrals e.toList = xs at h ⊢
  have hs : ctx.evalList (match ctx.comm with | none => xs | some _ => sort xs) = ctx.eval e := by
    split
    · exact h
    next p _ => rw [ctx.evalList_sort p.down, h]
  split
  · exact hs
  next p _ => rw [ctx.evalList_mergeIdem p.down]; exact hs

theorem eq_of_norm (a b : Expr) (h : ctx.norm a == ctx.norm b) : ctx.eval a = ctx.eval b := by
  rw [← ctx.evalList_norm a, ← ctx.evalList_norm b, eq_of_beq h]

end Context

end Lean.Data.AC
