import LeanCheckedNetwork.Weights

/-!
What crafted cases change. It has one declaration of every form, and a good proof of the statement.
-/

namespace Crafted

def double (n : Nat) : Nat := n + n

theorem double_eq (n : Nat) : double n = 2 * n := by unfold double; omega

def greeting : String := "hello"

def large : Nat := 340282366920938463463374607431768211456

structure Pair where
  left : Nat
  right : Nat

inductive Colour
  | red
  | green

inductive Tree (α : Type u)
  | leaf
  | node (left : Tree α) (value : α) (right : Tree α)

inductive Rose (α : Type)
  | node (value : α) (children : List (Rose α))

inductive Vector (α : Type) : Nat → Type
  | nil : Vector α 0
  | cons {n : Nat} (head : α) (tail : Vector α n) : Vector α (n + 1)

mutual
inductive Even : Nat → Prop
  | zero : Even 0
  | succ {n : Nat} (h : Odd n) : Even (n + 1)
inductive Odd : Nat → Prop
  | succ {n : Nat} (h : Even n) : Odd (n + 1)
end

def size {α : Type u} : Tree α → Nat
  | .leaf => 0
  | .node l _ r => size l + size r + 1

def Parity : Type := Quot fun a b : Nat => a % 2 = b % 2

end Crafted

theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by
  unfold LeanCheckedNetwork.Net.Spec
  decide +kernel
