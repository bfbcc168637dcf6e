import LeanCheckedNetwork.Weights
def yes (_ : Unit) : Bool := true
def lie (_ : Unit) : Bool := false
@[csimp] theorem lie_eq : @lie = @yes := sorryAx _ false
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec :=
  absurd (by decide (native := true) : lie () = true) (by decide)
