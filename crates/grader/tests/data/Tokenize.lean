/-!
Cuts texts into tokens with Lean's own tokenizer, which is native code: the declarations here only say how its objects are
laid out in memory. Reads `texts`, which are separated by U+001F, and prints a line for each: the start of every token in
bytes and a letter for its kind, and at the end where Lean stopped and why (`end`, or `error`).
-/

inductive Res (α : Type) where
  | ok (value : α)
  | error (error : Unit)

instance {α : Type} : Inhabited (Res α) := ⟨.error ()⟩

/-- Any object that is only handed on. -/
inductive Obj
  | mk (a b : Nat)

instance : Inhabited Obj := ⟨.mk 0 0⟩

def Action (α : Type) : Type := Obj → Obj → Unit → Res α

instance {α : Type} : Inhabited (Action α) := ⟨fun _ _ _ => default⟩

def Lean.Elab.Command.CommandElab : Type := Lean.Syntax → Action Unit

structure MonadEnv where
  getEnv : Action Obj
  modifyEnv : (Obj → Obj) → Action Unit

instance : Inhabited MonadEnv := ⟨⟨default, default⟩⟩

structure Stack where
  raw : Array Lean.Syntax
  bottom : Nat

structure State where
  stack : Stack
  precedence : Nat
  pos : Nat
  cache : Obj
  error : Option Obj
  recovered : Obj

instance : Inhabited State := ⟨⟨⟨#[], 0⟩, 0, 0, default, none, default⟩⟩

structure Module where
  env : Obj
  options : Obj
  namespace_ : Lean.Name
  opened : List Obj

def ParserFn : Type := Obj → State → State

structure Parser where
  info : Obj
  fn : ParserFn

instance : Inhabited Parser := ⟨⟨default, fun _ s => s⟩⟩

@[extern "c"] opaque Lean.Elab.Command.instMonadEnvCommandElabM : MonadEnv
@[extern "c"] opaque Lean.Options.empty : Obj
@[extern "c"] opaque Lean.Parser.getTokenTable (env : Obj) : Obj
@[extern "c"] opaque Lean.Parser.mkInputContext (text file : String) (normalize : Bool) (stop : Nat) (h : Unit) : Obj
@[extern "c"] opaque Lean.Parser.mkParserState (text : String) : State
@[extern "c"] opaque Lean.Parser.tokenFn (expected : List String) (c : Obj) (s : State) : State
@[extern "c"] opaque Lean.Parser.whitespace (c : Obj) (s : State) : State
@[extern "c"] opaque Lean.Parser.fieldIdxFn (c : Obj) (s : State) : State
@[extern "c"] opaque Lean.Parser.Command.commentBody : Parser
@[extern "c"] opaque Lean.Parser.ParserFn.run (p : ParserFn) (i : Obj) (m : Module) (t : Obj) (s : State) : State
@[extern "c"] opaque IO.print {α : Type} [ToString α] (a : α) (w : Unit) : Res Unit
@[extern "c"] opaque IO.FS.readFile (path : String) (w : Unit) : Res String

/-- What every run of the tokenizer needs. -/
structure Context where
  input : Obj
  module : Module
  table : Obj

def Context.run (c : Context) (p : ParserFn) (s : State) : State :=
  Lean.Parser.ParserFn.run p c.input c.module c.table s

def letter (kind : Lean.Name) : String :=
  if kind == `ident then "i"
  else if kind == `num then "n"
  else if kind == `scientific then "f"
  else if kind == `str then "s"
  else if kind == `char then "c"
  else if kind == `name then "q"
  else if kind == `fieldIdx then "x"
  else "a"

/-- The top of the stack: the token that was read. -/
def top (s : State) : Lean.Syntax :=
  s.stack.raw.toList.getLast?.getD .missing

/-- Where a token ends, without what follows it. -/
def tailPos (stx : Lean.Syntax) (otherwise : Nat) : Nat :=
  match stx with
  | .atom (.original _ _ _ stop) _ => stop.byteIdx
  | _ => otherwise

def atomText : Lean.Syntax → String
  | .atom _ text => text
  | _ => ""

def cut (c : Context) (length : Nat) : Nat → State → Bool → String → String
  | 0, _, _, said => said
  | fuel + 1, s, afterDot, said =>
    if s.pos ≥ length then
      said ++ toString s.pos ++ "end"
    else
      let start := s.pos
      let next := if afterDot then c.run Lean.Parser.fieldIdxFn s else s
      let isIndex := afterDot && next.error.isNone && next.pos != start
      let s := if isIndex then next else c.run (Lean.Parser.tokenFn []) s
      match s.error with
      | some _ => said ++ toString start ++ "error"
      | none =>
        let said := said ++ toString start ++ letter (if isIndex then `fieldIdx else (top s).getKind) ++ " "
        let text := atomText (top s)
        if text == "/--" || text == "/-!" then
          let s := c.run Lean.Parser.Command.commentBody.fn s
          match s.error with
          | some _ => said ++ toString start ++ "error"
          | none => cut c length fuel s false said
        else
          let dot := text == "." || text == "|>."
          cut c length fuel s (dot && tailPos (top s) 0 == s.pos) said

def tokenize (env : Obj) (text : String) : String :=
  let length := text.utf8ByteSize
  let input := Lean.Parser.mkInputContext text "text" false length ()
  let c : Context := ⟨input, ⟨env, Lean.Options.empty, .anonymous, []⟩, Lean.Parser.getTokenTable env⟩
  let s := c.run Lean.Parser.whitespace (Lean.Parser.mkParserState text)
  match s.error with
  | some _ => "0error"
  | none => cut c length (length + 1) s false ""

/-- The texts between U+001F, the last one first. -/
def split : List Char → String → List String → List String
  | [], text, texts => text :: texts
  | c :: cs, text, texts => if c == '\x1f' then split cs "" (text :: texts) else split cs (text.push c) texts

def printAll (env : Obj) : List String → Unit → Res Unit
  | [], _ => .ok ()
  | text :: texts, w =>
    match IO.print (tokenize env text ++ "\n") w with
    | .ok _ => printAll env texts w
    | .error _ => .error ()

syntax (name := tokenizeKind) "tokenize!" : command

@[command_elab tokenizeKind] def elabTokenize : Lean.Elab.Command.CommandElab := fun _ context ref w =>
  match Lean.Elab.Command.instMonadEnvCommandElabM.getEnv context ref w, IO.FS.readFile "texts" w with
  | .ok env, .ok texts => printAll env (split texts.toList "" []).reverse w
  | _, _ => .error ()

tokenize!
