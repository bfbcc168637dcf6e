prelude
import Init.Syntax.Term
import Init.Syntax.Tactic
import Init.Syntax.Conv
import Init.Syntax.Command
import Init.Syntax.Grind

/-!
# Notation, tactics, commands

All syntax of the core in one import. The generated modules bring in the official library's own parsers and macros;
see `authoring/syntax.py`.
-/
