import LeanCheckedNetwork.Weights
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by
  intro a ha b hb
  match a, b, ha, hb with
  | 0, 0, _, _ => decide +kernel
  | 0, 1, _, _ => decide +kernel
  | 0, 2, _, _ => decide +kernel
  | 0, 3, _, _ => decide +kernel
  | 0, 4, _, _ => decide +kernel
  | 1, 0, _, _ => decide +kernel
  | 1, 1, _, _ => decide +kernel
  | 1, 2, _, _ => decide +kernel
  | 1, 3, _, _ => decide +kernel
  | 1, 4, _, _ => decide +kernel
  | 2, 0, _, _ => decide +kernel
  | 2, 1, _, _ => decide +kernel
  | 2, 2, _, _ => decide +kernel
  | 2, 3, _, _ => decide +kernel
  | 2, 4, _, _ => decide +kernel
  | 3, 0, _, _ => decide +kernel
  | 3, 1, _, _ => decide +kernel
  | 3, 2, _, _ => decide +kernel
  | 3, 3, _, _ => decide +kernel
  | 3, 4, _, _ => decide +kernel
  | 4, 0, _, _ => decide +kernel
  | 4, 1, _, _ => decide +kernel
  | 4, 2, _, _ => decide +kernel
  | 4, 3, _, _ => decide +kernel
  | 4, 4, _, _ => decide +kernel
  | n + 5, _, h, _ => omega
  | _, n + 5, _, h => omega
