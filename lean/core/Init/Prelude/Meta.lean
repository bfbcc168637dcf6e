prelude
import Init.Prelude.Monad

/-!
# Names, syntax trees, macros, parser descriptors

The types that notation is made of: `Lean.Name`, `Lean.Syntax`, `Lean.ParserDescr`, `Lean.MacroM`. Native code
builds and inspects them, so names, orders and fields are fixed facts. Functions that exist natively are declared
with `extern` and found by their mangled names; `opaque` makes no claim about them.
-/

universe u v

namespace Lean

/-! ## Names -/

set_option genInjectivity false in
/-- Hierarchical names, with a computed hash. -/
inductive Name : Type where
  | anonymous : Name
  | str (pre : Name) (str : String)
  | num (pre : Name) (i : Nat)
with
  @[computed_field] hash : Name → UInt64
    | .anonymous => .ofNatLT 1723 (of_decide_eq_true rfl)
    | .str p s => mixHash p.hash s.hash
    | .num p v =>
      mixHash p.hash
        (dite (LT.lt v UInt64.size) (fun h => UInt64.ofNatLT v h)
          (fun _ => UInt64.ofNatLT 17 (of_decide_eq_true rfl)))

instance : Inhabited Name := ⟨Name.anonymous⟩

instance : Hashable Name := ⟨Name.hash⟩

namespace Name

abbrev mkStr (p : Name) (s : String) : Name := Name.str p s

abbrev mkNum (p : Name) (v : Nat) : Name := Name.num p v

abbrev mkSimple (s : String) : Name := .str .anonymous s

@[reducible] def mkStr1 (s₁ : String) : Name := .str .anonymous s₁

@[reducible] def mkStr2 (s₁ s₂ : String) : Name := .str (.str .anonymous s₁) s₂

@[reducible] def mkStr3 (s₁ s₂ s₃ : String) : Name := .str (mkStr2 s₁ s₂) s₃

@[reducible] def mkStr4 (s₁ s₂ s₃ s₄ : String) : Name := .str (mkStr3 s₁ s₂ s₃) s₄

@[reducible] def mkStr5 (s₁ s₂ s₃ s₄ s₅ : String) : Name := .str (mkStr4 s₁ s₂ s₃ s₄) s₅

@[reducible] def mkStr6 (s₁ s₂ s₃ s₄ s₅ s₆ : String) : Name := .str (mkStr5 s₁ s₂ s₃ s₄ s₅) s₆

@[reducible] def mkStr7 (s₁ s₂ s₃ s₄ s₅ s₆ s₇ : String) : Name := .str (mkStr6 s₁ s₂ s₃ s₄ s₅ s₆) s₇

@[reducible] def mkStr8 (s₁ s₂ s₃ s₄ s₅ s₆ s₇ s₈ : String) : Name := .str (mkStr7 s₁ s₂ s₃ s₄ s₅ s₆ s₇) s₈

@[extern "lean_name_eq"] protected def beq : (@& Name) → (@& Name) → Bool
  | anonymous, anonymous => true
  | str p₁ s₁, str p₂ s₂ => and (decide (Eq s₁ s₂)) (Name.beq p₁ p₂)
  | num p₁ n₁, num p₂ n₂ => and (Nat.beq n₁ n₂) (Name.beq p₁ p₂)
  | _, _ => false

instance : BEq Name := ⟨Name.beq⟩

def appendCore : Name → Name → Name
  | n, .anonymous => n
  | n, .str p s => .str (appendCore n p) s
  | n, .num p d => .num (appendCore n p) d

@[extern "c"] opaque hasMacroScopes (n : Name) : Bool

@[extern "c"] opaque eraseMacroScopes (n : Name) : Name

end Name

/-! ## Syntax trees -/

/-- Where a piece of syntax comes from. -/
inductive SourceInfo where
  | original (leading : Substring.Raw) (pos : String.Pos.Raw) (trailing : Substring.Raw) (endPos : String.Pos.Raw)
  | synthetic (pos : String.Pos.Raw) (endPos : String.Pos.Raw) (canonical : Bool := false)
  | protected none

instance : Inhabited SourceInfo := ⟨SourceInfo.none⟩

abbrev SyntaxNodeKind := Name

/-- What an identifier was found to mean when a quotation was elaborated. -/
inductive Syntax.Preresolved where
  | namespace (ns : Name)
  | decl (n : Name) (fields : List String)

inductive Syntax where
  | missing : Syntax
  | node (info : SourceInfo) (kind : SyntaxNodeKind) (args : Array Syntax) : Syntax
  | atom (info : SourceInfo) (val : String) : Syntax
  | ident (info : SourceInfo) (rawVal : Substring.Raw) (val : Name) (preresolved : List Syntax.Preresolved) : Syntax

instance : Inhabited Syntax := ⟨Syntax.missing⟩

abbrev SyntaxNodeKinds := List SyntaxNodeKind

structure TSyntax (ks : SyntaxNodeKinds) where
  raw : Syntax

instance {ks : SyntaxNodeKinds} : Inhabited (TSyntax ks) := ⟨⟨default⟩⟩

abbrev choiceKind : SyntaxNodeKind := `choice
abbrev nullKind : SyntaxNodeKind := `null
abbrev groupKind : SyntaxNodeKind := `group
abbrev identKind : SyntaxNodeKind := `ident
abbrev strLitKind : SyntaxNodeKind := `str
abbrev charLitKind : SyntaxNodeKind := `char
abbrev numLitKind : SyntaxNodeKind := `num
abbrev hexnumKind : SyntaxNodeKind := `hexnum
abbrev scientificLitKind : SyntaxNodeKind := `scientific
abbrev nameLitKind : SyntaxNodeKind := `name
abbrev fieldIdxKind : SyntaxNodeKind := `fieldIdx
abbrev hygieneInfoKind : SyntaxNodeKind := `hygieneInfo
abbrev interpolatedStrLitKind : SyntaxNodeKind := `interpolatedStrLitKind
abbrev interpolatedStrKind : SyntaxNodeKind := `interpolatedStrKind

abbrev Syntax.Term := TSyntax (.cons `term .nil)
abbrev Syntax.Command := TSyntax (.cons `command .nil)
abbrev Syntax.Level := TSyntax (.cons `level .nil)
abbrev Syntax.Tactic := TSyntax (.cons `tactic .nil)
abbrev Syntax.Prec := TSyntax (.cons `prec .nil)
abbrev Syntax.Prio := TSyntax (.cons `prio .nil)
abbrev Syntax.Ident := TSyntax (.cons identKind .nil)
abbrev Syntax.StrLit := TSyntax (.cons strLitKind .nil)
abbrev Syntax.CharLit := TSyntax (.cons charLitKind .nil)
abbrev Syntax.NameLit := TSyntax (.cons nameLitKind .nil)
abbrev Syntax.ScientificLit := TSyntax (.cons scientificLitKind .nil)
abbrev Syntax.NumLit := TSyntax (.cons numLitKind .nil)
abbrev Syntax.HygieneInfo := TSyntax (.cons hygieneInfoKind .nil)

export Syntax (Term Command Prec Prio Ident StrLit CharLit NameLit ScientificLit NumLit HygieneInfo)

/-- Arrays of syntax of given kinds; represented as an array of syntax. -/
def TSyntaxArray (ks : SyntaxNodeKinds) := Array (TSyntax ks)

instance {ks : SyntaxNodeKinds} : Inhabited (TSyntaxArray ks) := ⟨(Array.empty : Array (TSyntax ks))⟩

@[extern "c"] opaque TSyntaxArray.raw {ks : SyntaxNodeKinds} (as : TSyntaxArray ks) : Array Syntax

@[extern "c"] opaque TSyntaxArray.mk {ks : SyntaxNodeKinds} (as : Array Syntax) : TSyntaxArray ks

namespace Syntax

@[extern "c"] opaque getKind (stx : Syntax) : SyntaxNodeKind
@[extern "c"] opaque setKind (stx : Syntax) (k : SyntaxNodeKind) : Syntax
@[extern "c"] opaque isOfKind (stx : Syntax) (k : SyntaxNodeKind) : Bool
@[extern "c"] opaque getArg (stx : Syntax) (i : Nat) : Syntax
@[extern "c"] opaque getArgs (stx : Syntax) : Array Syntax
@[extern "c"] opaque getNumArgs (stx : Syntax) : Nat
@[extern "c"] opaque getOptional? (stx : Syntax) : Option Syntax
@[extern "c"] opaque isMissing (stx : Syntax) : Bool
@[extern "c"] opaque isNodeOf (stx : Syntax) (k : SyntaxNodeKind) (n : Nat) : Bool
@[extern "c"] opaque isIdent (stx : Syntax) : Bool
@[extern "c"] opaque getId (stx : Syntax) : Name
@[extern "c"] opaque isNone (stx : Syntax) : Bool
@[extern "c"] opaque matchesNull (stx : Syntax) (n : Nat) : Bool
@[extern "c"] opaque matchesIdent (stx : Syntax) (id : Name) : Bool
@[extern "c"] opaque matchesLit (stx : Syntax) (k : SyntaxNodeKind) (val : String) : Bool

def node1 (info : SourceInfo) (kind : SyntaxNodeKind) (a₁ : Syntax) : Syntax :=
  .node info kind (Array.mkArray1 a₁)

def node2 (info : SourceInfo) (kind : SyntaxNodeKind) (a₁ a₂ : Syntax) : Syntax :=
  .node info kind (Array.mkArray2 a₁ a₂)

def node3 (info : SourceInfo) (kind : SyntaxNodeKind) (a₁ a₂ a₃ : Syntax) : Syntax :=
  .node info kind (Array.mkArray3 a₁ a₂ a₃)

def node4 (info : SourceInfo) (kind : SyntaxNodeKind) (a₁ a₂ a₃ a₄ : Syntax) : Syntax :=
  .node info kind (Array.mkArray4 a₁ a₂ a₃ a₄)

def node5 (info : SourceInfo) (kind : SyntaxNodeKind) (a₁ a₂ a₃ a₄ a₅ : Syntax) : Syntax :=
  .node info kind (Array.mkArray5 a₁ a₂ a₃ a₄ a₅)

def node6 (info : SourceInfo) (kind : SyntaxNodeKind) (a₁ a₂ a₃ a₄ a₅ a₆ : Syntax) : Syntax :=
  .node info kind (Array.mkArray6 a₁ a₂ a₃ a₄ a₅ a₆)

def node7 (info : SourceInfo) (kind : SyntaxNodeKind) (a₁ a₂ a₃ a₄ a₅ a₆ a₇ : Syntax) : Syntax :=
  .node info kind (Array.mkArray7 a₁ a₂ a₃ a₄ a₅ a₆ a₇)

def node8 (info : SourceInfo) (kind : SyntaxNodeKind) (a₁ a₂ a₃ a₄ a₅ a₆ a₇ a₈ : Syntax) : Syntax :=
  .node info kind (Array.mkArray8 a₁ a₂ a₃ a₄ a₅ a₆ a₇ a₈)

/-- Elements with their separators between them. -/
structure SepArray (sep : String) where
  elemsAndSeps : Array Syntax

/-- Elements of given kinds with their separators between them. -/
structure TSepArray (ks : SyntaxNodeKinds) (sep : String) where
  elemsAndSeps : Array Syntax

instance {sep : String} : Inhabited (SepArray sep) := ⟨⟨Array.empty⟩⟩

instance {ks : SyntaxNodeKinds} {sep : String} : Inhabited (TSepArray ks sep) := ⟨⟨Array.empty⟩⟩

@[extern "c"] opaque SepArray.ofElems {sep : String} (elems : Array Syntax) : SepArray sep

end Syntax

/-- The node of a list of syntax trees. -/
def mkNullNode (args : Array Syntax := Array.empty) : Syntax := Syntax.node SourceInfo.none nullKind args

@[extern "c"] opaque SourceInfo.fromRef (ref : Syntax) (canonical : Bool := false) : SourceInfo

@[extern "c"] opaque mkAtom (val : String) : Syntax

/-! ## Parser descriptors -/

/-- Parsers as data, as `syntax` commands produce them. -/
inductive ParserDescr where
  | const (name : Name)
  | unary (name : Name) (p : ParserDescr)
  | binary (name : Name) (p₁ p₂ : ParserDescr)
  | node (kind : SyntaxNodeKind) (prec : Nat) (p : ParserDescr)
  | trailingNode (kind : SyntaxNodeKind) (prec lhsPrec : Nat) (p : ParserDescr)
  | symbol (val : String)
  | nonReservedSymbol (val : String) (includeIdent : Bool)
  | cat (catName : Name) (rbp : Nat)
  | parser (declName : Name)
  | nodeWithAntiquot (name : String) (kind : SyntaxNodeKind) (p : ParserDescr)
  | sepBy (p : ParserDescr) (sep : String) (psep : ParserDescr) (allowTrailingSep : Bool := false)
  | sepBy1 (p : ParserDescr) (sep : String) (psep : ParserDescr) (allowTrailingSep : Bool := false)
  | unicodeSymbol (val asciiVal : String) (preserveForPP : Bool := false)

instance : Inhabited ParserDescr := ⟨ParserDescr.symbol ""⟩

abbrev TrailingParserDescr := ParserDescr

/-- The type of the constants that stand for syntax categories. -/
structure Parser.Category where
  mk ::

/-! ## Hygiene and quotations -/

abbrev MacroScope := Nat

abbrev reservedMacroScope : MacroScope := 0

abbrev firstFrontendMacroScope : MacroScope := HAdd.hAdd reservedMacroScope 1

structure MacroScopesView where
  (name : Name)
  (imported : Name)
  (ctx : Name)
  (scopes : List MacroScope)

@[extern "c"] opaque addMacroScope (mainModule : Name) (n : Name) (scp : MacroScope) : Name

class MonadRef (m : Type → Type) where
  getRef : m Syntax
  withRef {α} : Syntax → m α → m α

export MonadRef (getRef)

instance (m n : Type → Type) [MonadLift m n] [MonadFunctor m n] [MonadRef m] : MonadRef n where
  getRef := liftM (getRef : m _)
  withRef ref x := monadMap (m := m) (MonadRef.withRef ref) x

class MonadQuotation (m : Type → Type) extends MonadRef m where
  getCurrMacroScope : m MacroScope
  getContext : m Name
  withFreshMacroScope {α : Type} : m α → m α

export MonadQuotation (getCurrMacroScope withFreshMacroScope)

@[extern "c"] opaque replaceRef (ref : Syntax) (oldRef : Syntax) : Syntax

@[always_inline, inline]
def withRef {m : Type → Type} [Monad m] [MonadRef m] {α : Type} (ref : Syntax) (x : m α) : m α :=
  bind getRef fun oldRef => MonadRef.withRef (replaceRef ref oldRef) x

@[always_inline, inline]
def MonadRef.mkInfoFromRefPos {m : Type → Type} [Monad m] [MonadRef m] : m SourceInfo :=
  bind getRef fun ref => pure (SourceInfo.fromRef ref)

/-! ## Macros -/

namespace Macro

opaque MethodsRefPointed : NonemptyType.{0} := ⟨Unit, ⟨()⟩⟩

/-- What the elaborator lends to macros; the type is not known here. -/
def MethodsRef : Type := MethodsRefPointed.type

instance : Nonempty MethodsRef := MethodsRefPointed.property

structure Context where
  methods : MethodsRef
  quotContext : Name
  currMacroScope : MacroScope
  currRecDepth : Nat := 0
  maxRecDepth : Nat := 512
  ref : Syntax

inductive Exception where
  | error : Syntax → String → Exception
  | unsupportedSyntax : Exception

instance : Inhabited Exception := ⟨.unsupportedSyntax⟩

structure State where
  macroScope : MacroScope
  expandedMacroDecls : List Name := List.nil
  traceMsgs : List (Prod Name String) := List.nil

end Macro

abbrev MacroM := ReaderT Macro.Context (EStateM Macro.Exception Macro.State)

abbrev Macro := Syntax → MacroM Syntax

namespace Macro

instance : MonadRef MacroM where
  getRef := bind read fun ctx => pure ctx.ref
  withRef ref x := withReader (fun ctx => ⟨ctx.methods, ctx.quotContext, ctx.currMacroScope, ctx.currRecDepth,
    ctx.maxRecDepth, ref⟩) x

@[extern "c"] opaque addMacroScope (n : Name) : MacroM Name

def throwUnsupported {α : Type} : MacroM α := throw Exception.unsupportedSyntax

def throwError {α : Type} (msg : String) : MacroM α :=
  bind getRef fun ref => throw (Exception.error ref msg)

def throwErrorAt {α : Type} (ref : Syntax) (msg : String) : MacroM α := withRef ref (throwError msg)

@[always_inline, inline] protected def withFreshMacroScope {α : Type} (x : MacroM α) : MacroM α :=
  bind (modifyGet fun s => ⟨s.macroScope, ⟨HAdd.hAdd s.macroScope 1, s.expandedMacroDecls, s.traceMsgs⟩⟩) fun fresh =>
    withReader (fun ctx => ⟨ctx.methods, ctx.quotContext, fresh, ctx.currRecDepth, ctx.maxRecDepth, ctx.ref⟩) x

instance instMonadQuotationMacroM : MonadQuotation MacroM where
  getCurrMacroScope := fun ctx => pure ctx.currMacroScope
  getContext := fun ctx => pure ctx.quotContext
  withFreshMacroScope := Macro.withFreshMacroScope

end Macro

namespace PrettyPrinter

/-- The monad of unexpanders, which turn terms back into notation for display. -/
abbrev UnexpandM := ReaderT Syntax (EStateM Unit Unit)

abbrev Unexpander := Syntax → UnexpandM Syntax

instance : MonadQuotation UnexpandM where
  getRef := fun ref => pure ref
  withRef ref x := fun _ => x ref
  getCurrMacroScope := pure 0
  getContext := pure `_fakeMod
  withFreshMacroScope := id

end PrettyPrinter

end Lean

set_option linter.unusedVariables false in
/-- The type of a parameter that a tactic fills in. -/
@[reducible] def autoParam.{w} (α : Sort w) (tactic : Lean.Syntax) : Sort w := α
