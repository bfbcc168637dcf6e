prelude
import Init.Option.Basic

/-!
# Lists: operations

The functions and relations on `List α`, their instances, and the equations that hold by computation. The lemmas about
them are in the other files of this folder, one subject each.
-/

universe u v w x

variable {α : Type u} {β : Type v} {γ : Type w} {δ : Type x}

namespace List

/-! ## Building, taking apart -/





/-- The last element of a nonempty list. -/
def getLast : (as : List α) → as ≠ [] → α
  | [], h => absurd rfl h
  | [a], _ => a
  | _ :: b :: as, _ => getLast (b :: as) (fun h => List.noConfusion rfl (heq_of_eq h))

/-- The last element, if there is one. -/
def getLast? : List α → Option α
  | [] => none
  | a :: as => some (getLast (a :: as) (fun h => List.noConfusion rfl (heq_of_eq h)))

/-- The last element, or `fallback` if the list is empty. -/
def getLastD : (as : List α) → (fallback : α) → α
  | [], a₀ => a₀
  | a :: as, _ => getLast (a :: as) (fun h => List.noConfusion rfl (heq_of_eq h))

/-- The first element of a nonempty list. -/
def head : (as : List α) → as ≠ [] → α
  | a :: _, _ => a

/-- The first element, if there is one. -/
def head? : List α → Option α
  | [] => none
  | a :: _ => some a

/-- The first element, or `fallback` if the list is empty. -/
def headD : (as : List α) → (fallback : α) → α
  | [], fallback => fallback
  | a :: _, _ => a

/-- All elements but the first. -/
def tail : List α → List α
  | [] => []
  | _ :: as => as

/-- All elements but the first, or `none` if the list is empty. -/
def tail? : List α → Option (List α)
  | [] => none
  | _ :: as => some as

/-- All elements but the first, or `fallback` if the list is empty. -/
def tailD (l fallback : List α) : List α :=
  match l with
  | [] => fallback
  | _ :: tl => tl

/-- Whether the list has no elements. -/
def isEmpty : List α → Bool
  | [] => true
  | _ :: _ => false

/-- All elements but the last. -/
def dropLast : List α → List α
  | [] => []
  | [_] => []
  | a :: b :: l => a :: dropLast (b :: l)

/-- The list with one element. -/
@[inline] protected def singleton (a : α) : List α := [a]

/-- `n` copies of `a`. -/
def replicate : (n : Nat) → (a : α) → List α
  | 0, _ => []
  | n+1, a => a :: replicate n a

instance instEmptyCollection : EmptyCollection (List α) := ⟨[]⟩

/-! ## Append, map, filter, fold -/


instance instAppend : Append (List α) := ⟨List.append⟩


/-- Reverses `as` in front of `bs`. -/
def reverseAux : List α → List α → List α
  | [], r => r
  | a :: l, r => reverseAux l (a :: r)

/-- The elements in the opposite order. -/
def reverse (as : List α) : List α := reverseAux as []


/-- The elements that satisfy `p`, in order. -/
def filter (p : α → Bool) : (l : List α) → List α
  | [] => []
  | a :: as => match p a with
    | true => a :: filter p as
    | false => filter p as

theorem filter_cons {x : α} {xs : List α} {p : α → Bool} :
    (x :: xs : List α).filter p = if p x then x :: (xs.filter p) else xs.filter p := by
  show (match p x with | true => x :: filter p xs | false => filter p xs) = _
  cases p x <;> rfl

/-- Applies a partial function to every element and keeps the results there are. -/
@[specialize] def filterMap (f : α → Option β) : List α → List β
  | [] => []
  | a :: as => match f a with
    | none => filterMap f as
    | some b => b :: filterMap f as

/-- Folds from the right: `foldr f z [a, b] = f a (f b z)`. -/
@[specialize] def foldr (f : α → β → β) (init : β) : (l : List α) → β
  | [] => init
  | a :: l => f a (foldr f init l)



/-- The values inside, in order. -/
def reduceOption {α : Type u} : List (Option α) → List α := filterMap id

/-- Whether `p` holds of some element. -/
def any : (l : List α) → (p : α → Bool) → Bool
  | [], _ => false
  | h :: t, p => p h || any t p

/-- Whether `p` holds of every element. -/
def all : List α → (α → Bool) → Bool
  | [], _ => true
  | h :: t, p => p h && all t p

/-- Whether some element of a list of Booleans is `true`. -/
def or (bs : List Bool) : Bool := bs.any id

/-- Whether every element of a list of Booleans is `true`. -/
def and (bs : List Bool) : Bool := bs.all id

/-- The sum of the elements, added from the right. -/
def sum {α : Type u} [Add α] [OfNat α 0] : List α → α := foldr (· + ·) 0

/-- The product of the elements, multiplied from the right. -/
def prod {α : Type u} [Mul α] [OfNat α 1] : List α → α := foldr (· * ·) 1

/-- Puts `n - length` copies of `a` in front. -/
def leftpad (n : Nat) (a : α) (l : List α) : List α := replicate (n - length l) a ++ l

/-- Puts `n - length` copies of `a` at the end. -/
def rightpad (n : Nat) (a : α) (l : List α) : List α := l ++ replicate (n - length l) a

/-! ## Membership -/

/-- `a ∈ l`: some element of `l` is equal to `a`. -/
inductive Mem (a : α) : List α → Prop where
  | head (as : List α) : Mem a (a :: as)
  | tail (b : α) {as : List α} : Mem a as → Mem a (b :: as)

instance instMembership : Membership α (List α) where
  mem l a := Mem a l

/-- Whether some element is `==` to `a`. -/
def elem [BEq α] (a : α) : (l : List α) → Bool
  | [] => false
  | b :: bs => match a == b with
    | true => true
    | false => elem a bs

/-- Whether some element is `==` to `a`. -/
abbrev contains [BEq α] (as : List α) (a : α) : Bool := elem a as

/-- `l₁ ⊆ l₂`: every element of `l₁` is an element of `l₂`. -/
protected def Subset (l₁ l₂ : List α) := ∀ ⦃a : α⦄, a ∈ l₁ → a ∈ l₂

instance instHasSubset : HasSubset (List α) := ⟨List.Subset⟩

/-! ## Sublists -/

/-- The first `n` elements. -/
def take : (n : Nat) → (xs : List α) → List α
  | 0, _ => []
  | _+1, [] => []
  | n+1, a :: as => a :: take n as

/-- All elements but the first `n`. -/
def drop : (n : Nat) → (xs : List α) → List α
  | 0, as => as
  | _+1, [] => []
  | n+1, _ :: as => drop n as

/-- The elements from position `start` up to, not including, position `stop`. -/
abbrev extract (l : List α) (start : Nat := 0) (stop : Nat := l.length) : List α := (l.drop start).take (stop - start)

/-- The longest initial segment whose elements all satisfy `p`. -/
def takeWhile (p : α → Bool) : (xs : List α) → List α
  | [] => []
  | hd :: tl => match p hd with
    | true => hd :: takeWhile p tl
    | false => []

/-- What remains after `takeWhile`. -/
def dropWhile (p : α → Bool) : List α → List α
  | [] => []
  | a :: l => match p a with
    | true => dropWhile p l
    | false => a :: l

/-- The elements that satisfy `p`, and the others. -/
@[inline] def partition (p : α → Bool) (as : List α) : List α × List α := loop as ([], [])
where
  /-- The loop of `partition`, with reversed results so far. -/
  @[specialize] loop : List α → List α × List α → List α × List α
    | [], (bs, cs) => (bs.reverse, cs.reverse)
    | a :: as, (bs, cs) => match p a with
      | true => loop as (a :: bs, cs)
      | false => loop as (bs, a :: cs)

/-- The longest initial segment whose elements satisfy `p`, and the rest. -/
@[inline] def span (p : α → Bool) (as : List α) : List α × List α := loop as []
where
  /-- The loop of `span`, with the reversed segment so far. -/
  @[specialize] loop : List α → List α → List α × List α
    | [], acc => (acc.reverse, [])
    | a :: l, acc => match p a with
      | true => loop l (a :: acc)
      | false => (acc.reverse, a :: l)

/-- The first `n` elements, and the rest. -/
def splitAt (n : Nat) (l : List α) : List α × List α := go l n []
where
  /-- The loop of `splitAt`, with the reversed beginning so far. -/
  go : List α → Nat → List α → List α × List α
    | [], _, _ => (l, [])
    | x :: xs, n+1, acc => go xs n (x :: acc)
    | xs, _, acc => (acc.reverse, xs)

/-- Splits into runs of elements such that neighbours in a run are related by `R`. -/
@[specialize] def splitBy (R : α → α → Bool) : List α → List (List α)
  | [] => []
  | a :: as => loop as a [] []
where
  /-- The loop of `splitBy`: the last element seen, its run and the runs before it, reversed. -/
  @[specialize] loop : List α → α → List α → List (List α) → List (List α)
    | a :: as, b, r, acc => match R b a with
      | true => loop as a (b :: r) acc
      | false => loop as a [] ((b :: r).reverse :: acc)
    | [], ag, r, acc => ((ag :: r).reverse :: acc).reverse

/-- `l₁ <+ l₂`: `l₁` is `l₂` with some elements left out. -/
inductive Sublist {α} : List α → List α → Prop where
  | slnil : Sublist [] []
  | cons (a : α) : Sublist l₁ l₂ → Sublist l₁ (a :: l₂)
  | cons₂ (a : α) : Sublist l₁ l₂ → Sublist (a :: l₁) (a :: l₂)

/-- Whether the first list is a sublist of the second. -/
def isSublist [BEq α] : List α → List α → Bool
  | [], _ => true
  | _, [] => false
  | l₁@(hd₁ :: tl₁), hd₂ :: tl₂ => if hd₁ == hd₂ then tl₁.isSublist tl₂ else l₁.isSublist tl₂

/-- `l₁ <+: l₂`: `l₂` begins with `l₁`. -/
def IsPrefix (l₁ : List α) (l₂ : List α) : Prop := Exists fun t => l₁ ++ t = l₂

/-- Whether the second list begins with the first. -/
def isPrefixOf [BEq α] : List α → List α → Bool
  | [], _ => true
  | _, [] => false
  | a :: as, b :: bs => a == b && isPrefixOf as bs

/-- What remains of the second list after the first, if it begins with it. -/
def isPrefixOf? [BEq α] : (l₁ : List α) → (l₂ : List α) → Option (List α)
  | [], l₂ => some l₂
  | _, [] => none
  | x₁ :: l₁, x₂ :: l₂ => if x₁ == x₂ then isPrefixOf? l₁ l₂ else none

/-- Whether the second list ends with the first. -/
def isSuffixOf [BEq α] (l₁ l₂ : List α) : Bool := isPrefixOf l₁.reverse l₂.reverse

/-- What remains of the second list before the first, if it ends with it. -/
def isSuffixOf? [BEq α] (l₁ l₂ : List α) : Option (List α) :=
  Option.map List.reverse (isPrefixOf? l₁.reverse l₂.reverse)

/-- `l₁ <:+ l₂`: `l₂` ends with `l₁`. -/
def IsSuffix (l₁ : List α) (l₂ : List α) : Prop := Exists fun t => t ++ l₁ = l₂

/-- `l₁ <:+: l₂`: `l₁` is a contiguous part of `l₂`. -/
def IsInfix (l₁ : List α) (l₂ : List α) : Prop := Exists fun s => Exists fun t => s ++ l₁ ++ t = l₂

/-- Moves the first `i` elements to the end. -/
def rotateLeft (xs : List α) (i : Nat := 1) : List α :=
  let len := xs.length
  if len ≤ 1 then xs
  else
    let i := i % len
    let ys := xs.take i
    let zs := xs.drop i
    zs ++ ys

/-- Moves the last `i` elements to the front. -/
def rotateRight (xs : List α) (i : Nat := 1) : List α :=
  let len := xs.length
  if len ≤ 1 then xs
  else
    let i := len - i % len
    let ys := xs.take i
    let zs := xs.drop i
    zs ++ ys

/-! ## Relations between elements -/

/-- `R` holds between every element and every later one. -/
inductive Pairwise {α : Type u} (R : α → α → Prop) : List α → Prop where
  | nil : Pairwise R []
  | cons : ∀ {a : α} {l : List α}, (∀ a', a' ∈ l → R a a') → Pairwise R l → Pairwise R (a :: l)

/-- No two elements are equal. -/
def Nodup : List α → Prop := Pairwise (· ≠ ·)

/-- `l₁ ~ l₂`: the two lists have the same elements in some order. -/
inductive Perm : List α → List α → Prop where
  | nil : Perm [] []
  | cons (x : α) {l₁ l₂ : List α} : Perm l₁ l₂ → Perm (x :: l₁) (x :: l₂)
  | swap (x y : α) (l : List α) : Perm (y :: x :: l) (x :: y :: l)
  | trans {l₁ l₂ l₃ : List α} : Perm l₁ l₂ → Perm l₂ l₃ → Perm l₁ l₃

/-! ## Changing elements -/

/-- Applies `f` to the first element. -/
def modifyHead (f : α → α) : List α → List α
  | [] => []
  | a :: l => f a :: l

/-- Applies `f` to the list without its first `i` elements. -/
@[simp] def modifyTailIdx (l : List α) (i : Nat) (f : List α → List α) : List α := go i l
where
  /-- The recursion of `modifyTailIdx`. -/
  go : Nat → List α → List α
    | 0, l => f l
    | _+1, [] => []
    | i+1, a :: l => a :: go i l

/-- Applies `f` to the element at position `i`. -/
def modify (l : List α) (i : Nat) (f : α → α) : List α := modifyTailIdx l i (modifyHead f)

/-- Puts `a` at position `i`, moving the later elements on. -/
def insertIdx (xs : List α) (i : Nat) (a : α) : List α := modifyTailIdx xs i (cons a)

/-- Removes the first element that is `==` to `a`. -/
protected def erase {α : Type u} [BEq α] : List α → α → List α
  | [], _ => []
  | a :: as, b => match a == b with
    | true => as
    | false => a :: List.erase as b

/-- Removes the first element that satisfies `p`. -/
def eraseP (p : α → Bool) : List α → List α
  | [] => []
  | a :: as => bif p a then as else a :: eraseP p as

/-- Removes the element at position `i`. -/
def eraseIdx : (l : List α) → (i : Nat) → List α
  | [], _ => []
  | _ :: as, 0 => as
  | a :: as, n+1 => a :: eraseIdx as n

/-- Puts `a` in front unless it is there already. -/
@[inline] protected def insert [BEq α] (a : α) (l : List α) : List α := if l.elem a then l else a :: l

/-- Replaces the first element that is `==` to `a` by `b`. -/
def replace [BEq α] : (l : List α) → (a : α) → (b : α) → List α
  | [], _, _ => []
  | a :: as, b, c => match b == a with
    | true => c :: as
    | false => a :: replace as b c

/-- Removes all elements of the second list from the first. -/
protected def removeAll [BEq α] (xs ys : List α) : List α := xs.filter (fun x => !ys.elem x)

/-- Keeps, of all elements that are related by `r`, only the first. -/
def eraseDupsBy (r : α → α → Bool) (as : List α) : List α := loop as []
where
  /-- The loop of `eraseDupsBy`, with the reversed result so far. -/
  loop : List α → List α → List α
    | [], bs => bs.reverse
    | a :: as, bs => match bs.any (r a) with
      | true => loop as bs
      | false => loop as (a :: bs)

/-- Keeps, of all elements that are `==`, only the first. -/
def eraseDups {α} [BEq α] (as : List α) : List α := eraseDupsBy (· == ·) as

/-- Keeps, of neighbours that are related by `r`, only the first. -/
def eraseRepsBy (r : α → α → Bool) : List α → List α
  | [] => []
  | a :: as => loop a as []
where
  /-- The loop of `eraseRepsBy`: the element kept last, what remains, the reversed result so far. -/
  loop : α → List α → List α → List α
    | a, [], acc => (a :: acc).reverse
    | a, a' :: as, acc => match r a a' with
      | true => loop a as acc
      | false => loop a' as (a :: acc)

/-- Keeps, of neighbours that are `==`, only the first. -/
def eraseReps {α} [BEq α] (as : List α) : List α := eraseRepsBy (· == ·) as

/-- Puts `sep` between neighbours. -/
def intersperse (sep : α) : (l : List α) → List α
  | [] => []
  | [x] => [x]
  | x :: xs => x :: sep :: intersperse sep xs

/-- Appends the lists with `sep` between them. -/
def intercalate (sep : List α) (xs : List (List α)) : List α := (intersperse sep xs).flatten

/-! ## Searching and counting -/

/-- The first element that satisfies `p`. -/
def find? (p : α → Bool) : List α → Option α
  | [] => none
  | a :: as => match p a with
    | true => some a
    | false => find? p as

/-- The first result of `f` there is. -/
@[specialize] def findSome? (f : α → Option β) : List α → Option β
  | [] => none
  | a :: as => match f a with
    | some b => some b
    | none => findSome? f as

/-- The last element that satisfies `p`. -/
def findRev? (p : α → Bool) : List α → Option α
  | [] => none
  | a :: as => match findRev? p as with
    | some b => some b
    | none => match p a with
      | true => some a
      | false => none

/-- The position of the first element that satisfies `p`, or the length. -/
@[inline] def findIdx (p : α → Bool) (l : List α) : Nat := go l 0
where
  /-- The loop of `findIdx`, with the position so far. -/
  @[specialize] go : List α → Nat → Nat
    | [], n => n
    | a :: l, n => bif p a then n else go l (n + 1)

/-- The position of the first element that is `==` to `a`, or the length. -/
def idxOf [BEq α] (a : α) : List α → Nat := findIdx (· == a)

/-- The position of the first element that satisfies `p`, if there is one. -/
def findIdx? (p : α → Bool) (l : List α) : Option Nat := go l 0
where
  /-- The loop of `findIdx?`, with the position so far. -/
  go : List α → Nat → Option Nat
    | [], _ => none
    | a :: l, i => if p a then some i else go l (i + 1)

/-- The position of the first element that is `==` to `a`, if there is one. -/
@[inline] def idxOf? [BEq α] (a : α) : List α → Option Nat := findIdx? (· == a)

/-- The number of elements that satisfy `p`. -/
@[inline] def countP (p : α → Bool) (l : List α) : Nat := go l 0
where
  /-- The loop of `countP`, with the number so far. -/
  @[specialize] go : List α → Nat → Nat
    | [], acc => acc
    | x :: xs, acc => bif p x then go xs (acc + 1) else go xs acc

/-- The number of elements that are `==` to `a`. -/
@[inline] def count [BEq α] (a : α) : List α → Nat := countP (· == a)

/-- The value that a list of pairs gives to a key. -/
def lookup [BEq α] : α → List (α × β) → Option β
  | _, [] => none
  | a, (k, b) :: as => match a == k with
    | true => some b
    | false => lookup a as

/-- Whether two lists have the same elements in some order. -/
def isPerm [BEq α] : List α → List α → Bool
  | [], l₂ => l₂.isEmpty
  | a :: l₁, l₂ => l₂.contains a && l₁.isPerm (l₂.erase a)

/-- The least element, if there is one. -/
def min? [Min α] : List α → Option α
  | [] => none
  | a :: as => some <| as.foldl min a

/-- The greatest element, if there is one. -/
def max? [Max α] : List α → Option α
  | [] => none
  | a :: as => some <| as.foldl max a

/-- The least element of a nonempty list. -/
protected def min [Min α] : (l : List α) → (h : l ≠ []) → α
  | a :: as, _ => as.foldl min a

/-- The greatest element of a nonempty list. -/
protected def max [Max α] : (l : List α) → (h : l ≠ []) → α
  | a :: as, _ => as.foldl max a

/-! ## Two lists at once -/

/-- Combines elements at equal positions; stops with the shorter list. -/
@[specialize] def zipWith (f : α → β → γ) : (xs : List α) → (ys : List β) → List γ
  | x :: xs, y :: ys => f x y :: zipWith f xs ys
  | _, _ => []

/-- Pairs of elements at equal positions; stops with the shorter list. -/
def zip : (xs : List α) → (ys : List β) → List (Prod α β) := zipWith Prod.mk

/-- Combines elements at equal positions; the shorter list is continued with `none`. -/
def zipWithAll (f : Option α → Option β → γ) : List α → List β → List γ
  | [], bs => bs.map fun b => f none (some b)
  | a :: as, [] => (a :: as).map fun a => f (some a) none
  | a :: as, b :: bs => f (some a) (some b) :: zipWithAll f as bs

/-- The first components, and the second components. -/
def unzip : (l : List (α × β)) → List α × List β
  | [] => ([], [])
  | (a, b) :: t => match unzip t with
    | (as, bs) => (a :: as, b :: bs)

/-! ## Numbers and positions -/

/-- The numbers `0, …, n - 1`. -/
def range (n : Nat) : List Nat := loop n []
where
  /-- The loop of `range`: the numbers below the first argument, in front of `ns`. -/
  loop : Nat → List Nat → List Nat
    | 0, acc => acc
    | n+1, acc => loop n (n :: acc)

/-- `len` numbers from `start` on, `step` apart. -/
def range' : (start len : Nat) → (step : Nat := 1) → List Nat
  | _, 0, _ => []
  | s, n+1, step => s :: range' (s + step) n step

/-- Pairs every element with its position, counted from `i`. -/
def zipIdx : (l : List α) → (i : Nat := 0) → List (α × Nat)
  | [], _ => nil
  | x :: xs, i => (x, i) :: zipIdx xs (i + 1)

/-- Applies `f` to every position and element. -/
@[inline] def mapIdx (f : Nat → α → β) (as : List α) : List β := go 0 as
where
  /-- The loop of `mapIdx`, with the position so far. -/
  @[specialize] go : Nat → List α → List β
    | _, [] => []
    | i, a :: as => f i a :: go (i + 1) as

/-! ## Comparing lists -/

/-- Whether two lists have the same length and elements that are `==`. -/
protected def beq [BEq α] : List α → List α → Bool
  | [], [] => true
  | a :: as, b :: bs => a == b && List.beq as bs
  | _, _ => false

instance instBEq [BEq α] : BEq (List α) := ⟨List.beq⟩

/-- Whether two lists have the same length and elements that are related by `eqv`. -/
@[specialize] def isEqv : (as bs : List α) → (eqv : α → α → Bool) → Bool
  | [], [], _ => true
  | a :: as, b :: bs, eqv => eqv a b && isEqv as bs eqv
  | _, _, _ => false

/-- The lexicographic order that comes from `r`. -/
inductive Lex (r : α → α → Prop) : (as : List α) → (bs : List α) → Prop where
  | nil {a l} : Lex r [] (a :: l)
  | rel {a₁ l₁ a₂ l₂} (h : r a₁ a₂) : Lex r (a₁ :: l₁) (a₂ :: l₂)
  | cons {a l₁ l₂} (h : Lex r l₁ l₂) : Lex r (a :: l₁) (a :: l₂)

/-- The lexicographic order. -/
protected abbrev lt [LT α] : List α → List α → Prop := Lex (· < ·)

instance instLT [LT α] : LT (List α) := ⟨List.lt⟩

/-- The reflexive lexicographic order: not greater. -/
protected abbrev le [LT α] (as bs : List α) : Prop := ¬ bs < as

instance instLE [LT α] : LE (List α) := ⟨List.le⟩

theorem cons_lex_cons_iff {r : α → α → Prop} {a b : α} {l₁ l₂ : List α} :
    Lex r (a :: l₁) (b :: l₂) ↔ r a b ∨ a = b ∧ Lex r l₁ l₂ :=
  ⟨fun h => Lex.rec (motive := fun x y _ => ∀ a l₁ b l₂, x = a :: l₁ → y = b :: l₂ → r a b ∨ a = b ∧ Lex r l₁ l₂)
    (fun _ _ _ _ e _ => List.noConfusion rfl (heq_of_eq e))
    (fun h _ _ _ _ e e' => .inl ((List.cons.inj e).1 ▸ (List.cons.inj e').1 ▸ h))
    (fun h _ _ _ _ _ e e' => .inr ⟨(List.cons.inj e).1.symm.trans (List.cons.inj e').1,
      (List.cons.inj e).2 ▸ (List.cons.inj e').2 ▸ h⟩) h a l₁ b l₂ rfl rfl,
   fun h => h.elim .rel fun h => h.1 ▸ .cons h.2⟩

instance decidableLex [DecidableEq α] (r : α → α → Prop) [h : DecidableRel r] :
    (l₁ l₂ : List α) → Decidable (Lex r l₁ l₂)
  | [], [] => isFalse nofun
  | [], _ :: _ => isTrue Lex.nil
  | _ :: _, [] => isFalse nofun
  | a :: as, b :: bs =>
    have := decidableLex r as bs
    decidable_of_decidable_of_iff (p := r a b ∨ a = b ∧ Lex r as bs) cons_lex_cons_iff.symm

instance decidableLT [DecidableEq α] [LT α] [DecidableLT α] (l₁ l₂ : List α) : Decidable (l₁ < l₂) :=
  decidableLex (· < ·) l₁ l₂

instance decidableLE [DecidableEq α] [LT α] [DecidableLT α] (l₁ l₂ : List α) : Decidable (l₁ ≤ l₂) :=
  inferInstanceAs (Decidable (Not _))

end List
