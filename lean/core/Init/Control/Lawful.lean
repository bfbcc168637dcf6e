prelude
import Init.Control.Except
import Init.Logic.Simp

/-!
# Monads that obey their laws
-/

universe u v

open Function

@[simp] theorem monadLift_self {m : Type u → Type v} {α : Type u} (x : m α) : monadLift x = x := rfl

/-- A functor that respects identity and composition. -/
class LawfulFunctor (f : Type u → Type v) [Functor f] : Prop where
  map_const : (Functor.mapConst : α → f β → f α) = Functor.map ∘ Function.const β
  id_map (x : f α) : id <$> x = x
  comp_map (g : α → β) (h : β → γ) (x : f α) : (h ∘ g) <$> x = h <$> g <$> x

export LawfulFunctor (map_const id_map comp_map)

attribute [simp] id_map

@[simp] theorem id_map' {f : Type u → Type v} {α : Type u} [Functor f] [LawfulFunctor f] (x : f α) :
    (fun a => a) <$> x = x := id_map x

@[simp] theorem Functor.map_map {f : Type u → Type v} {α β γ : Type u} [Functor f] [LawfulFunctor f] (m : α → β)
    (g : β → γ) (x : f α) : g <$> m <$> x = (fun a => g (m a)) <$> x := (comp_map _ _ _).symm

/-- An applicative functor that obeys the four applicative laws. -/
class LawfulApplicative (f : Type u → Type v) [Applicative f] : Prop extends LawfulFunctor f where
  seqLeft_eq (x : f α) (y : f β) : x <* y = const β <$> x <*> y
  seqRight_eq (x : f α) (y : f β) : x *> y = const α id <$> x <*> y
  pure_seq (g : α → β) (x : f α) : pure g <*> x = g <$> x
  map_pure (g : α → β) (x : α) : g <$> (pure x : f α) = pure (g x)
  seq_pure {α β : Type u} (g : f (α → β)) (x : α) : g <*> pure x = (fun h => h x) <$> g
  seq_assoc {α β γ : Type u} (x : f α) (g : f (α → β)) (h : f (β → γ)) : h <*> (g <*> x) = ((@comp α β γ) <$> h) <*> g <*> x
  comp_map g h x := (by
    have e : h <$> g <$> x = (pure (h ∘ g) <*> x) := by
      rw [← pure_seq g x, ← pure_seq h, seq_assoc, map_pure, seq_pure, map_pure]
    rw [e, pure_seq])

export LawfulApplicative (seqLeft_eq seqRight_eq pure_seq map_pure seq_pure seq_assoc)

attribute [simp] map_pure seq_pure

@[simp] theorem pure_id_seq {f : Type u → Type v} {α : Type u} [Applicative f] [LawfulApplicative f] (x : f α) :
    pure id <*> x = x := by simp [pure_seq]

/-- A monad that obeys the monad laws. -/
class LawfulMonad (m : Type u → Type v) [Monad m] : Prop extends LawfulApplicative m where
  bind_pure_comp (f : α → β) (x : m α) : (do let a ← x; pure (f a)) = f <$> x
  bind_map {α β : Type u} (f : m (α → β)) (x : m α) : (do let f ← f; f <$> x) = f <*> x
  pure_bind (x : α) (f : α → m β) : pure x >>= f = f x
  bind_assoc (x : m α) (f : α → m β) (g : β → m γ) : x >>= f >>= g = x >>= fun x => f x >>= g
  map_pure g x := (by rw [← bind_pure_comp, pure_bind])
  seq_pure g x := (by rw [← bind_map]; simp only [← bind_pure_comp, pure_bind])
  seq_assoc x g h := (by simp only [← bind_pure_comp, ← bind_map, bind_assoc, pure_bind, Function.comp])

export LawfulMonad (bind_pure_comp bind_map pure_bind bind_assoc)

attribute [simp] pure_bind bind_assoc bind_pure_comp

@[simp] theorem bind_pure {m : Type u → Type v} {α : Type u} [Monad m] [LawfulMonad m] (x : m α) : x >>= pure = x := by
  show (x >>= fun a => pure (id a)) = x
  rw [bind_pure_comp, id_map]

theorem map_eq_pure_bind {m : Type u → Type v} {α β : Type u} [Monad m] [LawfulMonad m] (f : α → β) (x : m α) :
    f <$> x = (do let a ← x; pure (f a)) := (bind_pure_comp f x).symm

theorem seq_eq_bind_map {m : Type u → Type v} {α β : Type u} [Monad m] [LawfulMonad m] (f : m (α → β)) (x : m α) :
    f <*> x = f >>= (· <$> x) := (bind_map f x).symm

theorem bind_congr {m : Type u → Type v} {α β : Type u} [Bind m] {x : m α} {f g : α → m β} (h : ∀ a, f a = g a) :
    x >>= f = x >>= g := by rw [funext h]

theorem bind_pure_unit {m : Type u → Type v} [Monad m] [LawfulMonad m] {x : m PUnit} : (x >>= fun _ => pure ⟨⟩) = x :=
  bind_pure x

theorem map_congr {m : Type u → Type v} {α β : Type u} [Functor m] {x : m α} {f g : α → β} (h : ∀ a, f a = g a) :
    (f <$> x : m β) = g <$> x := by rw [funext h]

theorem map_bind {m : Type u → Type v} {α β γ : Type u} [Monad m] [LawfulMonad m] (f : β → γ) (x : m α) (g : α → m β) :
    f <$> (x >>= g) = x >>= fun a => f <$> g a := by
  rw [← bind_pure_comp, bind_assoc]
  exact bind_congr fun a => bind_pure_comp f (g a)

@[simp] theorem bind_map_left {m : Type u → Type v} {α β γ : Type u} [Monad m] [LawfulMonad m] (f : α → β) (x : m α)
    (g : β → m γ) : ((f <$> x) >>= fun b => g b) = (x >>= fun a => g (f a)) := by
  rw [← bind_pure_comp, bind_assoc]
  exact bind_congr fun a => pure_bind (f a) g

/-- The laws of a monad whose `map`, `seq`, `seqLeft`, `seqRight` are the default ones. -/
theorem LawfulMonad.mk' (m : Type u → Type v) [Monad m] (id_map : ∀ {α} (x : m α), id <$> x = x)
    (pure_bind : ∀ {α β} (x : α) (f : α → m β), pure x >>= f = f x)
    (bind_assoc : ∀ {α β γ} (x : m α) (f : α → m β) (g : β → m γ), x >>= f >>= g = x >>= fun x => f x >>= g)
    (map_const : ∀ {α β} (x : α) (y : m β), Functor.mapConst x y = Function.const β x <$> y := by intros; rfl)
    (seqLeft_eq : ∀ {α β} (x : m α) (y : m β), x <* y = (x >>= fun a => y >>= fun _ => pure a) := by intros; rfl)
    (seqRight_eq : ∀ {α β} (x : m α) (y : m β), x *> y = (x >>= fun _ => y) := by intros; rfl)
    (bind_pure_comp : ∀ {α β} (f : α → β) (x : m α), x >>= (fun y => pure (f y)) = f <$> x := by intros; rfl)
    (bind_map : ∀ {α β} (f : m (α → β)) (x : m α), f >>= (· <$> x) = f <*> x := by intros; rfl) : LawfulMonad m :=
  have map_pure {α β} (g : α → β) (x : α) : g <$> (pure x : m α) = pure (g x) := by
    rw [← bind_pure_comp]; exact pure_bind _ _
  { id_map, bind_pure_comp, bind_map, pure_bind, bind_assoc, map_pure
    comp_map := fun g h x => by
      rw [← bind_pure_comp, ← bind_pure_comp, ← bind_pure_comp, bind_assoc]
      exact congrArg (bind x) (funext fun a => (pure_bind (g a) fun y => pure (h y)).symm)
    pure_seq := fun f x => by rw [← bind_map]; exact pure_bind _ _
    seq_pure := fun f x => by
      rw [← bind_map, ← bind_pure_comp]
      exact congrArg (bind f) (funext fun g => map_pure g x)
    seq_assoc := fun x f g => by
      have e : ∀ {α β : Type u} (f : m (α → β)) (x : m α), f <*> x = f >>= fun h => x >>= fun a => pure (h a) := fun f x => by
        rw [← bind_map]; exact congrArg (bind f) (funext fun h => (bind_pure_comp h x).symm)
      rw [e, e, e, e, ← bind_pure_comp]
      simp only [bind_assoc, pure_bind, Function.comp]
    map_const := funext fun x => funext fun y => map_const x y
    seqLeft_eq := fun x y => by
      rw [seqLeft_eq, ← bind_map, ← bind_pure_comp, bind_assoc]
      refine congrArg (bind x) (funext fun a => ?_)
      rw [pure_bind, ← bind_pure_comp]
    seqRight_eq := fun x y => by
      rw [seqRight_eq, ← bind_map, ← bind_pure_comp, bind_assoc]
      refine congrArg (bind x) (funext fun a => ?_)
      rw [pure_bind]
      exact (id_map y).symm }

instance : LawfulMonad Id := LawfulMonad.mk' Id (fun _ => rfl) (fun _ _ => rfl) (fun _ _ _ => rfl)

instance {ε : Type u} : LawfulMonad (Except ε) := LawfulMonad.mk' (Except ε)
  (fun x => by cases x <;> rfl) (fun _ _ => rfl) (fun x _ _ => by cases x <;> rfl)
  (seqLeft_eq := fun x y => by cases x <;> cases y <;> rfl) (seqRight_eq := fun x y => by cases x <;> cases y <;> rfl)
  (bind_pure_comp := fun _ x => by cases x <;> rfl) (bind_map := fun f x => by cases f <;> rfl)

namespace ReaderT
variable {ρ : Type u} {m : Type u → Type v}

@[ext] theorem ext {α : Type u} {x y : ReaderT ρ m α} (h : ∀ ctx, x.run ctx = y.run ctx) : x = y := funext h

instance [Monad m] [LawfulMonad m] : LawfulMonad (ReaderT ρ m) where
  map_const := funext fun a => funext fun x => ext fun ctx => congrFun (congrFun (map_const (f := m)) a) (x ctx)
  id_map _ := ext fun _ => id_map _
  comp_map _ _ _ := ext fun _ => comp_map _ _ _
  seqLeft_eq _ _ := ext fun _ => seqLeft_eq _ _
  seqRight_eq _ _ := ext fun _ => seqRight_eq _ _
  pure_seq _ _ := ext fun _ => pure_seq _ _
  map_pure _ _ := ext fun _ => map_pure _ _
  seq_pure _ _ := ext fun _ => seq_pure _ _
  seq_assoc _ _ _ := ext fun _ => seq_assoc _ _ _
  bind_pure_comp _ _ := ext fun _ => bind_pure_comp _ _
  bind_map _ _ := ext fun _ => bind_map _ _
  pure_bind _ _ := ext fun _ => pure_bind _ _
  bind_assoc _ _ _ := ext fun _ => bind_assoc _ _ _

end ReaderT

namespace StateT
variable {σ : Type u} {m : Type u → Type v}

@[ext] theorem ext {α : Type u} {x y : StateT σ m α} (h : ∀ s, x.run s = y.run s) : x = y := funext h

@[simp] theorem run_pure [Monad m] {α : Type u} (a : α) (s : σ) : (pure a : StateT σ m α).run s = pure (a, s) := rfl

@[simp] theorem run_bind [Monad m] {α β : Type u} (x : StateT σ m α) (f : α → StateT σ m β) (s : σ) :
    (x >>= f).run s = x.run s >>= fun p => (f p.1).run p.2 := rfl

@[simp] theorem run_get [Monad m] (s : σ) : (get : StateT σ m σ).run s = pure (s, s) := rfl

@[simp] theorem run_set [Monad m] (s s' : σ) : (set s' : StateT σ m PUnit).run s = pure (⟨⟩, s') := rfl

@[simp] theorem run_modify [Monad m] (f : σ → σ) (s : σ) : (modify f : StateT σ m PUnit).run s = pure (⟨⟩, f s) := rfl

end StateT
