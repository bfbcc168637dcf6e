import LeanCheckedNetwork.Weights
section
end
namespace A.B.C
end A.B.C
section x
namespace y
end y
end x
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by
  unfold LeanCheckedNetwork.Net.Spec; decide +kernel
