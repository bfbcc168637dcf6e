prelude
import Init.Grind.Lemmas

/-!
# `grind`: what it splits

Types of hypotheses that are taken apart at once, and those that are split when nothing else helps.
-/

attribute [grind cases eager] And False Empty True PUnit Exists Subtype

attribute [grind cases] Or
