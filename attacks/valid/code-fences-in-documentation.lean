import LeanCheckedNetwork.Weights
/-!
# A proof
```lean
theorem wrong : 1 = 2 := by trivial
```
~~~
-/
/-- ```text
> quoted
``` -/
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by
  unfold LeanCheckedNetwork.Net.Spec; decide +kernel
