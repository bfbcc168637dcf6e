/-! A tower of bare recursors: Ackermann's function. -/

noncomputable def ack : Nat → Nat → Nat :=
  Nat.rec (motive := fun _ => Nat → Nat) Nat.succ
    fun _ f => Nat.rec (motive := fun _ => Nat) (f 1) fun _ r => f r

theorem tower : ack 2 300 = 603 := by decide +kernel

theorem tower' : ack 3 6 = 509 := by decide +kernel
