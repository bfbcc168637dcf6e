prelude
import Init.Coe

/-!
# Syntax categories

The categories that the official library declares in its own files. The built-in ones (`term`, `tactic`, `command`,
`level`, `attr`, `prio`, `prec`, `stx`, `doElem`) are in the parser itself.
-/

declare_syntax_cat conv (behavior := both)
declare_syntax_cat rcasesPat
declare_syntax_cat rintroPat
declare_syntax_cat binderPred
declare_syntax_cat rawStx
declare_syntax_cat grind (behavior := both)
declare_syntax_cat grind_filter (behavior := both)
declare_syntax_cat grind_ref (behavior := both)
declare_syntax_cat grind_mod (behavior := both)
