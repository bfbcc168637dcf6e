/-! Program verification: an expression evaluator, a stack machine and a compiler, constant folding, substitution, optimisation. -/

inductive Expr
  | num (n : Nat)
  | var (i : Nat)
  | add (a b : Expr)
  | mul (a b : Expr)
  deriving DecidableEq, Repr

namespace Expr

def eval (env : Nat → Nat) : Expr → Nat
  | num n => n
  | var i => env i
  | add a b => eval env a + eval env b
  | mul a b => eval env a * eval env b

def size : Expr → Nat
  | num _ => 1
  | var _ => 1
  | add a b => size a + size b + 1
  | mul a b => size a + size b + 1

theorem size_pos (e : Expr) : 0 < e.size := by
  cases e <;> simp [size]

def fold : Expr → Expr
  | num n => num n
  | var i => var i
  | add a b =>
    match fold a, fold b with
    | num m, num n => num (m + n)
    | a', b' => add a' b'
  | mul a b =>
    match fold a, fold b with
    | num m, num n => num (m * n)
    | a', b' => mul a' b'

theorem eval_fold (env : Nat → Nat) (e : Expr) : (fold e).eval env = e.eval env := by
  induction e with
  | num n => rfl
  | var i => rfl
  | add a b iha ihb =>
    simp only [fold]
    split
    · next m n hm hn => rw [hm] at iha; rw [hn] at ihb; simp_all [eval]
    · simp [eval, iha, ihb]
  | mul a b iha ihb =>
    simp only [fold]
    split
    · next m n hm hn => rw [hm] at iha; rw [hn] at ihb; simp_all [eval]
    · simp [eval, iha, ihb]

def simp0 : Expr → Expr
  | add (num 0) e => simp0 e
  | add e (num 0) => simp0 e
  | add a b => add (simp0 a) (simp0 b)
  | mul a b => mul (simp0 a) (simp0 b)
  | e => e

theorem eval_simp0 (env : Nat → Nat) (e : Expr) : (simp0 e).eval env = e.eval env := by
  fun_induction simp0 e <;> simp_all [eval]

def subst (i : Nat) (s : Expr) : Expr → Expr
  | num n => num n
  | var j => if j = i then s else var j
  | add a b => add (subst i s a) (subst i s b)
  | mul a b => mul (subst i s a) (subst i s b)

theorem eval_subst (env : Nat → Nat) (i : Nat) (s e : Expr) :
    (subst i s e).eval env = e.eval (fun j => if j = i then s.eval env else env j) := by
  induction e with
  | num n => rfl
  | var j =>
    simp only [subst, eval]
    split <;> rfl
  | add a b iha ihb => simp only [subst, eval, iha, ihb]
  | mul a b iha ihb => simp only [subst, eval, iha, ihb]

def closed : Expr → Bool
  | num _ => true
  | var _ => false
  | add a b => closed a && closed b
  | mul a b => closed a && closed b

theorem eval_closed (e : Expr) (h : e.closed = true) (env₁ env₂ : Nat → Nat) : e.eval env₁ = e.eval env₂ := by
  induction e with
  | num n => rfl
  | var i => cases h
  | add a b iha ihb =>
    simp only [closed, Bool.and_eq_true] at h
    simp only [eval, iha h.1, ihb h.2]
  | mul a b iha ihb =>
    have ⟨ha, hb⟩ : a.closed = true ∧ b.closed = true := by simpa [closed] using h
    rw [eval, eval, iha ha, ihb hb]

def vars : Expr → List Nat
  | num _ => []
  | var i => [i]
  | add a b => vars a ++ vars b
  | mul a b => vars a ++ vars b

theorem eval_congr (e : Expr) (env₁ env₂ : Nat → Nat) (h : ∀ i ∈ e.vars, env₁ i = env₂ i) : e.eval env₁ = e.eval env₂ := by
  induction e with
  | num n => rfl
  | var i => exact h i (by simp [vars])
  | add a b iha ihb =>
    simp only [eval]
    rw [iha (fun i hi => h i (by simp [vars, hi])), ihb (fun i hi => h i (by simp [vars, hi]))]
  | mul a b iha ihb =>
    simp only [vars, List.mem_append] at h
    simp only [eval]
    rw [iha (fun i hi => h i (Or.inl hi)), ihb (fun i hi => h i (Or.inr hi))]

theorem closed_iff_vars (e : Expr) : e.closed = true ↔ e.vars = [] := by
  induction e with
  | num n => simp [closed, vars]
  | var i => simp [closed, vars]
  | add a b iha ihb => simp [closed, vars, iha, ihb]
  | mul a b iha ihb => simp [closed, vars, iha, ihb]

end Expr

/-! ## A stack machine -/

inductive Instr
  | push (n : Nat)
  | load (i : Nat)
  | add
  | mul

def step (env : Nat → Nat) : Instr → List Nat → Option (List Nat)
  | .push n, s => some (n :: s)
  | .load i, s => some (env i :: s)
  | .add, b :: a :: s => some ((a + b) :: s)
  | .mul, b :: a :: s => some ((a * b) :: s)
  | _, _ => none

def run (env : Nat → Nat) : List Instr → List Nat → Option (List Nat)
  | [], s => some s
  | i :: is, s => (step env i s).bind (run env is)

def compile : Expr → List Instr
  | .num n => [.push n]
  | .var i => [.load i]
  | .add a b => compile a ++ compile b ++ [.add]
  | .mul a b => compile a ++ compile b ++ [.mul]

theorem run_append (env : Nat → Nat) (p q : List Instr) (s : List Nat) :
    run env (p ++ q) s = (run env p s).bind (run env q) := by
  induction p generalizing s with
  | nil => rfl
  | cons i is ih =>
    simp only [List.cons_append, run]
    cases step env i s with
    | none => rfl
    | some s' => simp [ih]

theorem compile_correct (env : Nat → Nat) (e : Expr) (s : List Nat) : run env (compile e) s = some (e.eval env :: s) := by
  induction e generalizing s with
  | num n => rfl
  | var i => rfl
  | add a b iha ihb => simp [compile, run_append, iha, ihb, run, step, Expr.eval]
  | mul a b iha ihb => simp [compile, run_append, iha, ihb, run, step, Expr.eval]

theorem compile_run_nil (env : Nat → Nat) (e : Expr) : run env (compile e) [] = some [e.eval env] :=
  compile_correct env e []

theorem compile_length (e : Expr) : (compile e).length = e.size := by
  induction e with
  | num n => rfl
  | var i => rfl
  | add a b iha ihb => simp [compile, Expr.size, iha, ihb, Nat.add_assoc]
  | mul a b iha ihb => rw [compile, List.length_append, List.length_append, iha, ihb]; rfl

example : run (fun _ => 0) (compile (.add (.num 2) (.mul (.num 3) (.num 4)))) [] = some [14] := by decide

/-! ## A loop language with a fuel-bounded interpreter -/

inductive Stmt
  | skip
  | assign (i : Nat) (e : Expr)
  | seq (a b : Stmt)
  | ifz (e : Expr) (a b : Stmt)
  | while (e : Expr) (body : Stmt)

def update (env : Nat → Nat) (i n : Nat) : Nat → Nat := fun j => if j = i then n else env j

def exec : Nat → Stmt → (Nat → Nat) → Option (Nat → Nat)
  | 0, _, _ => none
  | _ + 1, .skip, env => some env
  | _ + 1, .assign i e, env => some (update env i (e.eval env))
  | fuel + 1, .seq a b, env => do
    let env' ← exec fuel a env
    exec fuel b env'
  | fuel + 1, .ifz e a b, env => if e.eval env = 0 then exec fuel a env else exec fuel b env
  | fuel + 1, .while e body, env =>
    if e.eval env = 0 then some env
    else do
      let env' ← exec fuel body env
      exec fuel (.while e body) env'

theorem exec_mono (fuel : Nat) (s : Stmt) (env env' : Nat → Nat) (h : exec fuel s env = some env') :
    exec (fuel + 1) s env = some env' := by
  induction fuel generalizing s env env' with
  | zero => simp [exec] at h
  | succ fuel ih =>
    cases s with
    | skip => exact h
    | assign i e => exact h
    | seq a b =>
      simp only [exec, Option.bind_eq_bind, Option.bind_eq_some_iff] at h ⊢
      obtain ⟨env₁, h₁, h₂⟩ := h
      exact ⟨env₁, ih a env env₁ h₁, ih b env₁ env' h₂⟩
    | ifz e a b =>
      rw [exec] at h ⊢
      split
      · rename_i he; rw [if_pos he] at h; exact ih a env env' h
      · rename_i he; rw [if_neg he] at h; exact ih b env env' h
    | «while» e body =>
      rw [exec] at h ⊢
      by_cases he : e.eval env = 0
      · simpa [he] using h
      · simp only [he, if_false, Option.bind_eq_bind, Option.bind_eq_some_iff] at h ⊢
        obtain ⟨env₁, h₁, h₂⟩ := h
        exact ⟨env₁, ih body env env₁ h₁, ih _ env₁ env' h₂⟩

theorem update_same (env : Nat → Nat) (i n : Nat) : update env i n i = n := by
  simp [update]

theorem update_other (env : Nat → Nat) (i j n : Nat) (h : j ≠ i) : update env i n j = env j := if_neg h

theorem exec_assign (env : Nat → Nat) (i : Nat) (e : Expr) : (exec 1 (.assign i e) env).map (· i) = some (e.eval env) := by
  simp [exec, update]

theorem exec_skip_seq (fuel : Nat) (s : Stmt) (env : Nat → Nat) :
    exec (fuel + 2) (.seq .skip s) env = exec (fuel + 1) s env := by
  rfl
