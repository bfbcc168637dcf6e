module
prelude
set_option genCtorIdx false
public inductive T : Type where
  | a : T
  | b : T → T
public theorem foo (x : T) : ∀ p : T → Prop, p x → p x := fun _ h => h
def priv : T := .b .a
public def pub : T := .b .a
@[expose] public def exp : T := .b .a
