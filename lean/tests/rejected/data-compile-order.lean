-- expect: unsolved goals
inductive E
  | num (n : Nat)
  | sub (a b : E)

def eval : E → Nat
  | .num n => n
  | .sub a b => eval a - eval b

inductive I
  | push (n : Nat)
  | sub

def run : List I → List Nat → List Nat
  | [], s => s
  | .push n :: is, s => run is (n :: s)
  | .sub :: is, a :: b :: s => run is ((b - a) :: s)
  | .sub :: is, s => run is s

def compile : E → List I
  | .num n => [.push n]
  | .sub a b => compile b ++ compile a ++ [.sub]

theorem run_append (p q : List I) (s : List Nat) : run (p ++ q) s = run q (run p s) := by
  fun_induction run p s <;> simp_all [run]

theorem t (e : E) (s : List Nat) : run (compile e) s = eval e :: s := by
  induction e generalizing s with
  | num n => rfl
  | sub a b iha ihb => simp [compile, run_append, iha, ihb, run, eval]
