prelude
import Init.List.Mem
import Init.Control.Basic

/-!
# Lists: monadic functions and loops

`mapM`, `forM`, `foldlM` and their kin, and the instances behind `for x in xs do …`.
-/

universe u v w u₁ u₂

namespace List

variable {α : Type w} {β : Type u} {m : Type u → Type v} [Monad m]

/-- Runs `f` on every element and collects the results. -/
@[inline] def mapM {m : Type u → Type v} [Monad m] {α : Type w} {β : Type u} (f : α → m β) (as : List α) : m (List β) :=
  loop as []
where
  /-- The loop of `mapM`, with the reversed results so far. -/
  @[specialize] loop : List α → List β → m (List β)
    | [], bs => pure bs.reverse
    | a :: as, bs => do loop as ((← f a) :: bs)

/-- Runs `f` on every element. -/
@[specialize] protected def forM {m : Type u → Type v} [Monad m] {α : Type w} (as : List α) (f : α → m PUnit) : m PUnit :=
  match as with
  | [] => pure ⟨⟩
  | a :: as => do f a; List.forM as f

/-- Folds from the left with a monadic function. -/
@[specialize] def foldlM {m : Type u → Type v} [Monad m] {s : Type u} {α : Type w} : (f : s → α → m s) → (init : s) → List α → m s
  | _, s, [] => pure s
  | f, s, a :: as => do
    let s' ← f s a
    List.foldlM f s' as

/-- Folds from the right with a monadic function. -/
@[inline] def foldrM {m : Type u → Type v} [Monad m] {s : Type u} {α : Type w} (f : α → s → m s) (init : s) (l : List α) : m s :=
  l.reverse.foldlM (fun s a => f a s) init

/-- The elements that satisfy a monadic predicate. -/
@[inline] def filterM {m : Type → Type v} [Monad m] {α : Type} (p : α → m Bool) (as : List α) : m (List α) := loop as []
where
  /-- The loop of `filterM`, with the reversed results so far. -/
  @[specialize] loop : List α → List α → m (List α)
    | [], bs => pure bs.reverse
    | a :: as, bs => do if (← p a) then loop as (a :: bs) else loop as bs

/-- Runs `f` on every element and collects the results there are. -/
@[inline] def filterMapM {m : Type u → Type v} [Monad m] {α : Type w} {β : Type u} (f : α → m (Option β)) (as : List α) : m (List β) :=
  loop as []
where
  /-- The loop of `filterMapM`, with the reversed results so far. -/
  @[specialize] loop : List α → List β → m (List β)
    | [], bs => pure bs.reverse
    | a :: as, bs => do
      match (← f a) with
      | none => loop as bs
      | some b => loop as (b :: bs)

/-- Whether a monadic predicate holds of some element. -/
@[specialize] def anyM {m : Type → Type u} [Monad m] {α : Type v} (p : α → m Bool) : List α → m Bool
  | [] => pure false
  | a :: as => do
    match (← p a) with
    | true => pure true
    | false => anyM p as

/-- Whether a monadic predicate holds of every element. -/
@[specialize] def allM {m : Type → Type u} [Monad m] {α : Type v} (p : α → m Bool) : List α → m Bool
  | [] => pure true
  | a :: as => do
    match (← p a) with
    | true => allM p as
    | false => pure false

/-- The first element that satisfies a monadic predicate. -/
@[specialize] def findM? {m : Type → Type u} [Monad m] {α : Type} (p : α → m Bool) : List α → m (Option α)
  | [] => pure none
  | a :: as => do
    match (← p a) with
    | true => pure (some a)
    | false => findM? p as

/-- The first result of a monadic function there is. -/
@[specialize] def findSomeM? {m : Type u → Type v} [Monad m] {α : Type w} {β : Type u} (f : α → m (Option β)) : List α → m (Option β)
  | [] => pure none
  | a :: as => do
    match (← f a) with
    | some b => pure (some b)
    | none => findSomeM? f as

/-- The loop over a list, with the proof that each element is in it. -/
@[inline] protected def forIn' {α : Type u₁} {β : Type u} {m : Type u → Type v} [Monad m] (as : List α) (init : β)
    (f : (a : α) → a ∈ as → β → m (ForInStep β)) : m β :=
  loop as init ⟨[], rfl⟩
where
  /-- The loop of `forIn'` over the rest of the list. -/
  @[specialize] loop : (as' : List α) → (b : β) → Exists (fun bs => bs ++ as' = as) → m β
    | [], b, _ => pure b
    | a :: as', b, h => do
      have : a ∈ as := match h with | ⟨bs, h⟩ => h ▸ mem_append_right bs mem_cons_self
      match (← f a this b) with
      | ForInStep.done b => pure b
      | ForInStep.yield b => loop as' b (match h with | ⟨bs, h⟩ => ⟨bs ++ [a], by rw [← h, append_assoc]; rfl⟩)

instance instForIn'InferInstanceMembershipOfMonad {α : Type u₁} {m : Type u → Type v} [Monad m] :
    ForIn' m (List α) α inferInstance where
  forIn' := List.forIn'

instance instForMOfMonad {α : Type w} {m : Type u → Type v} [Monad m] : ForM m (List α) α where
  forM := List.forM

instance instFunctor : Functor List where
  map := List.map

@[simp] theorem map_eq_map {α β : Type u} {f : α → β} {l : List α} : f <$> l = l.map f := rfl

@[simp] theorem foldlM_nil {s : Type u} {f : s → α → m s} {x : s} : [].foldlM f x = pure x := rfl

@[simp] theorem foldlM_cons {s : Type u} {f : s → α → m s} {x : s} {a : α} {l : List α} :
    (a :: l).foldlM f x = f x a >>= fun init => l.foldlM f init := rfl

@[simp] theorem forM_nil {f : α → m PUnit} : (forM [] f : m PUnit) = pure ⟨⟩ := rfl

@[simp] theorem forM_cons {f : α → m PUnit} {a : α} {as : List α} :
    (forM (a :: as) f : m PUnit) = f a >>= fun _ => forM as f := rfl

@[simp] theorem forIn'_nil {f : (a' : α) → a' ∈ [] → β → m (ForInStep β)} {b : β} : forIn' [] b f = pure b := rfl

@[simp] theorem forIn_nil {f : α → β → m (ForInStep β)} {b : β} : forIn [] b f = pure b := rfl

private theorem forIn'_loop_eq {α : Type u₁} {as : List α} (f : α → β → m (ForInStep β)) :
    ∀ (as' : List α) (b : β) (h : ∃ bs, bs ++ as' = as), forIn'.loop as (fun a _ => f a) as' b h = forIn as' b f
  | [], _, _ => rfl
  | a :: as', b, h => by
    show (f a b >>= _) = (f a b >>= _)
    congr; funext r; cases r with
    | done b => rfl
    | yield b => exact (forIn'_loop_eq f as' b _).trans (forIn'_loop_eq f as' b _).symm

@[simp] theorem forIn_cons {α : Type u₁} {f : α → β → m (ForInStep β)} {a : α} {as : List α} {b : β} :
    forIn (a :: as) b f = f a b >>= fun | ForInStep.done b => pure b | ForInStep.yield b => forIn as b f := by
  show (f a b >>= _) = _
  congr; funext r; cases r with
  | done b => rfl
  | yield b => exact forIn'_loop_eq f as b _

end List

namespace Option

/-- The loop over an option, with the proof that the value is in it. -/
instance instForIn'InferInstanceMembershipOfMonad {α : Type u₁} {m : Type u → Type v} [Monad m] :
    ForIn' m (Option α) α inferInstance where
  forIn' x init f := match x, f with
    | none, _ => pure init
    | some a, f => do
      match ← f a rfl init with
      | .done r => pure r
      | .yield r => pure r

/-- Runs `f` on the value inside. -/
@[inline] protected def mapM {m : Type u → Type v} {α : Type w} {β : Type u} [Applicative m] (f : α → m β) (o : Option α) :
    m (Option β) :=
  match o with
  | some a => some <$> f a
  | none => pure none

/-- Runs `f` on the value inside. -/
@[inline] protected def forM {m : Type u → Type v} {α : Type w} [Pure m] : Option α → (α → m PUnit) → m PUnit
  | none, _ => pure ⟨⟩
  | some a, f => f a

instance instForMOfMonad {α : Type w} {m : Type u → Type v} [Monad m] : ForM m (Option α) α := ⟨Option.forM⟩

instance instOrElse {α : Type u} : OrElse (Option α) := ⟨Option.orElse⟩

end Option

instance instAlternativeOption : Alternative Option where
  failure := Option.none
  orElse := Option.orElse
