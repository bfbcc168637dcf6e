/-! As the shipped form, by bare recursors: the least that can be had, at the price of the reader. -/

namespace LeanCheckedNetwork

noncomputable def nth (rows : List (List Int)) : Nat → List Int :=
  List.rec (motive := fun _ => Nat → List Int) (fun _ => [])
    (fun row _ rest i => Nat.rec (motive := fun _ => List Int) row (fun i _ => rest i) i) rows

noncomputable def hidden (xs : List Int) : List Int → List Nat :=
  List.rec (motive := fun _ => List Int → List Nat) (fun _ => [])
    (fun x _ rest l => List.rec (motive := fun _ => List Nat) []
      (fun y ys _ => Nat.mul (Int.natAbs (Int.add x y)) (Int.natAbs (Int.add x y)) :: rest ys) l) xs

noncomputable def dot (ws : List Int) (hs : List Nat) : Int :=
  List.rec (motive := fun _ => List Nat → Nat → Nat → Int) (fun _ pos neg => Int.subNatNat pos neg)
    (fun w _ rest l pos neg => List.rec (motive := fun _ => Int) (Int.subNatNat pos neg)
      (fun h hs _ => Int.rec (motive := fun _ => Int) (fun n => rest hs (Nat.add pos (Nat.mul n h)) neg)
        (fun n => rest hs pos (Nat.add neg (Nat.mul (Nat.succ n) h))) w) l) ws hs 0 0

noncomputable def scores (rows : List (List Int)) (hs : List Nat) : List Int :=
  List.rec (motive := fun _ => List Int) [] (fun row _ rest => dot row hs :: rest) rows

noncomputable def argmaxFrom (ss : List Int) : Nat → Nat → Int → Nat :=
  List.rec (motive := fun _ => Nat → Nat → Int → Nat) (fun _ best _ => best)
    (fun s _ rest i best top => if top < s then rest (i + 1) i s else rest (i + 1) best top) ss

noncomputable def argmax (ss : List Int) : Nat :=
  List.rec (motive := fun _ => Nat) 0 (fun s ss _ => argmaxFrom ss 1 0 s) ss

end LeanCheckedNetwork
