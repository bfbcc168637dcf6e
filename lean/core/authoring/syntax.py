"""Write `Init/Syntax/*.lean`: Lean's own notation, tactic syntax, macros and unexpanders, by name.

    python3 syntax.py LIBRARY_FOLDER

`LIBRARY_FOLDER` holds `libleanshared.so` and its companions. Each parser of the official library is a native
object; `@[extern "c", term_parser 1000] opaque «term_+_» : Lean.TrailingParserDescr` brings it in with its
real node kind, because the interpreter finds an `extern` constant by its mangled name. Macros and unexpanders
are native functions and come in the same way. What the library does not tell is the syntax category of a
parser; `CATEGORIES` says it, by name. The output is committed: building the core needs no Python.
"""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from native import Descriptor, Library, Name, demangle, render

TARGET = Path(__file__).resolve().parent.parent / "Init" / "Syntax"

SKIPPED = re.compile(
    r"""
    ^(_private|Std|Rat|Vector|String|DerivingHelpers|Lean\.(Doc|Json|Widget|Order|Server|PostprocessTraces|Compiler
        |Linter|Language|IR|Meta|PrettyPrinter|Option|Elab\.(Command|ConfigEval|Term|Tactic\.(?!Ext))
        |Elab\.instTypeName|Parser\.(Sym|Command\.(?!classAbbrev|guard(Expr)?Cmd$))))\b
    | \.quot$ | instTypeName | [Mm]essageTag$ | ^commandDeclare | ^term(S!_|Println!__|Exists_,_|∎)$
    | ^BitVec\.term | ^List\.term | ^Array\.term_~_$
    | ^Lean\.Parser\.Tactic\.(m(?!atch)[a-z]\w*|vcgen\w*|vcAlts?|frameAlt|invariant\w*|sym|bv\w+|attemptAll\w*
        |tacticBv_omega|tacticMvcgen\w*|suggestions|configElab|commandConfigElab|tryResult|checkTactic\w*)(\W.*)?$
    | ^Lean\.Parser\.Tactic\.mcasesPat.*$ | ^Lean\.Parser\.Tactic\.mrefinePat.*$
    | ^Lean\.(byElab|run\w+|include_?[Ss]tr|testExternCmd|guardPanicCmd|infoTreesCmd|modCast|\w*code_action
        |suggest_for|deprecated_arg|setLibrarySuggestionsCmd|withAnnotateTerm|commandDeclare.*|command__Unif.*
        |doElemTrace.*|Grind\.grindLint\w+)$
    | ^Lean\.Parser\.(Attr\.\w*Builtin\w*|\w*PropagatorBuiltinAttr|command_.*Builtin.*|command_Grind.*
        |.*cbv_simproc.*|.*Cbv_simproc.*|simprocPatternBuiltin|cbvSimprocPattern\w*|resetGrindAttrs|discrTree\w+|check\w+)$
    """,
    re.VERBOSE,
)
"""Parsers for things the core does not have: monadic verification, widgets, documentation tools, native
arithmetic on bit vectors, Lean's own development tools."""

CATEGORIES: list[tuple[str, str]] = [
    (r"Lean\.Parser\.Tactic\.Conv\.conv", "tactic"),
    (r"Lean\.Parser\.Tactic\.Conv\.(\w+|conv.*)", "conv"),
    (r"Lean\.convCalc_", "conv"),
    (r"Lean\.Parser\.Tactic\.Grind\.grind_filter.*", "grind_filter"),
    (r"Lean\.Parser\.Tactic\.Grind\.grind_ref.*", "grind_ref"),
    (r"Lean\.Parser\.Tactic\.Grind\..*", "grind"),
    (r"Lean\.Parser\.Tactic\.rcasesPat\..*", "rcasesPat"),
    (r"Lean\.Parser\.Tactic\.rintroPat\..*", "rintroPat"),
    (r"Lean\.Parser\.Tactic\.(showTermElab|by\?)|Lean\.Parser\.Syntax\.exact\?", "term"),
    (r"Lean\.Parser\.Tactic\.(guard\w+Conv)", "conv"),
    (r"Lean\.Parser\.Tactic\.declareSimpLikeTactic", "command"),
    (r"Lean\.Parser\.Tactic\.\S.*|Lean\.Elab\.Tactic\.Ext\..*|Lean\.(cdot|calcTactic|solveTactic)", "tactic"),
    (r"((List|Array)\.)?tactic\S.*", "tactic"),
    (r"Lean\.Parser\.Syntax\.\w+Prec", "prec"),
    (r"Lean\.Parser\.Syntax\.\w+Prio", "prio"),
    (r"prec\S+", "prec"),
    (r"prio\S+", "prio"),
    (r"stx\S+", "stx"),
    (r"Lean\.binderPred\S+", "binderPred"),
    (
        r"Lean\.Parser\.Attr\.(simp|ext|norm_cast|method_specs_simp|wf_preprocess|simprocAttr|sevalprocAttr"
        r"|grind[!?]*|spec|cbv_eval|cbvSimprocAttr)",
        "attr",
    ),
    (r"Lean\.(deprecated|Attr\.coe|univ_out_params)", "attr"),
    (
        r"Lean\.(guardMsgsCmd|reduceCmd)|Lean\.Parser\.Command\.\w+|Lean\.Parser\.command\S+"
        r"|Lean\.Parser\.timeCmd",
        "command",
    ),
    (
        r"rawNatLit|boolIfThenElse|coe(Fun|Sort)?Notation|Lean\.calc|Lean\.term\S.*"
        r"|((Int|Bool|Array)\.)?term\S.*",
        "term",
    ),
]
"""Syntax category by name of the parser (whole match, first rule wins). No rule: the parser is not used."""

GRIND_MODIFIER = re.compile(r"Lean\.Parser\.Attr\.grind(?!Mod$|Gen$)\w+")
"""What may follow `grind` in an attribute; these parsers have no node of their own."""

SCOPED = ("Int",)
"""Namespaces whose notation is on only while the namespace is open."""

FILES: dict[str, tuple[tuple[str, ...], str]] = {
    "Term": (("term", "binderPred"), "Term notation"),
    "Tactic": (("tactic", "rcasesPat", "rintroPat"), "Tactics"),
    "Conv": (("conv",), "Conversion tactics"),
    "Command": (
        ("attr", "command", "prec", "prio", "stx"),
        "Attributes, commands, precedences, items of `syntax`",
    ),
    "Grind": (("grind", "grind_filter", "grind_ref"), "The steps inside `grind =>`"),
}
"""Output files: the categories in each, and what its heading says."""

MACRO_ORDER = [
    "Init_Prelude",
    "Init_Notation",
    "Init_Tactics",
    "Init_Core",
    "Init_NotationExtra",
    "Init_Meta",
]
"""Macros of one notation are tried last declared first, so modules keep the order of the official library."""

UNEXPANDERS = {
    "unexpandListNil": "List.nil",
    "unexpandListCons": "List.cons",
    "unexpandListToArray": "List.toArray",
    "unexpandProdMk": "Prod.mk",
    "unexpandIte": "ite",
    "unexpandEqNDRec": "Eq.ndrec",
    "unexpandEqRec": "Eq.rec",
    "unexpandExists": "Exists",
    "unexpandSigma": "Sigma",
    "unexpandPSigma": "PSigma",
    "unexpandSubtype": "Subtype",
    "unexpandArrayEmpty": "Array.empty",
    "unexpandMkArray0": "Array.mkArray0",
    "unexpandMkArray1": "Array.mkArray1",
    "unexpandMkArray2": "Array.mkArray2",
    "unexpandMkArray3": "Array.mkArray3",
    "unexpandMkArray4": "Array.mkArray4",
    "unexpandMkArray5": "Array.mkArray5",
    "unexpandMkArray6": "Array.mkArray6",
    "unexpandMkArray7": "Array.mkArray7",
    "unexpandMkArray8": "Array.mkArray8",
    "unexpandUnit": "Unit.unit",
}
"""Unexpanders with names of their own, and the constant each one displays."""

UNEXPANDED_LATER = re.compile(
    r"^(BitVec|Std|Rat|Vector|Lean|List_(Perm|Sublist|IsPrefix|IsSuffix|IsInfix)|Array_Perm"
    r"|Array_Subarray|SMul|HSMul|Int_negSucc)"
)
"""Unexpanders for constants that the core does not have, or has in a later module."""


@dataclass(frozen=True)
class Macro:
    """A native macro: the module it comes from, its number there, its declaration."""

    module: str
    number: int
    decl: Name

    def rank(self) -> tuple[int, str, int]:
        """Sort key that keeps the official order."""
        place = MACRO_ORDER.index(self.module) if self.module in MACRO_ORDER else len(MACRO_ORDER)
        return place, self.module, self.number


def category(decl: Name) -> str | None:
    """The syntax category of a parser, `-` for none, `None` if the core leaves it out."""
    text = ".".join(map(str, decl))
    if SKIPPED.search(text):
        return None
    return next((cat for pattern, cat in CATEGORIES if re.fullmatch(pattern, text)), None)


def auxiliary(descriptor: Descriptor) -> bool:
    """Whether others refer to the descriptor: it has no node of its own, or is an alias."""
    return descriptor.tag not in (Descriptor.NODE, Descriptor.TRAILING)


def macros(library: Library) -> dict[str, list[Macro]]:
    """Native macros by the (underscored) kind they expand."""
    found: dict[str, list[Macro]] = defaultdict(list)
    for namespace, body in _auxiliary_functions(library):
        match = re.fullmatch(r"_aux_(.*?)___macroRules_(.*)_(\d+)", body)
        if match and match[1].startswith("Init"):
            found[match[2]].append(Macro(match[1], int(match[3]), (*namespace, body)))
    return found


def unexpanders(library: Library) -> list[tuple[str, Name]]:
    """Native unexpanders with the constants they display, in order."""
    found = []
    for namespace, body in _auxiliary_functions(library):
        match = re.fullmatch(r"_aux_(Init_.*?)___unexpand_(.*)_(\d+)", body)
        if match and not UNEXPANDED_LATER.match(match[2]):
            found.append((match[2].replace("_", "."), (*namespace, body)))
    for decl, constant in UNEXPANDERS.items():
        if f"l_{_symbol_part(decl)}" in library.exported:
            found.append((constant, (decl,)))
    return found


def _symbol_part(text: str) -> str:
    return text.replace("!", "_x21").replace("?", "_x3f")


def _auxiliary_functions(library: Library) -> Iterable[tuple[Name, str]]:
    """Namespace and last component of the functions behind `macro_rules` and `notation`."""
    for symbol in library.exported:
        match = re.fullmatch(r"l_(?:(.*?)_)?(__aux__.*)", symbol)
        if not match or re.search(r"_boxed$|___lam|___closed|_spec_", symbol):
            continue
        body = demangle("l_" + match[2])
        namespace = demangle("l_" + match[1]) if match[1] else ()
        if body is not None and namespace is not None and len(body) == 1:
            yield namespace, str(body[0])


def parser_line(descriptor: Descriptor, cat: str) -> str:
    """The declaration of one parser."""
    namespace = descriptor.decl[0]
    scoped = namespace in SCOPED
    attribute = "" if cat == "-" else f", {'scoped ' if scoped else ''}{cat}_parser 1000"
    kind = "Trailing" if descriptor.tag == Descriptor.TRAILING else ""
    name = render(descriptor.decl[1:] if scoped else descriptor.decl)
    line = f'@[extern "c"{attribute}] opaque {name} : Lean.{kind}ParserDescr'
    return f"namespace {namespace}\n{line}\nend {namespace}" if scoped else line


def write(name: str, imports: list[str], title: str, lines: Iterable[str]) -> None:
    """Write one generated module."""
    heading = f"/-! {title}. Generated by `authoring/syntax.py`. -/"
    head = ["prelude", *(f"import {module}" for module in imports), "", heading]
    path = TARGET / f"{name}.lean"
    body = list(lines)
    path.write_text("\n".join([*head, "", "set_option linter.all false", "", *body]) + "\n")
    print(f"{path.name}: {len(body)} declarations")


def main() -> None:
    """Generate all modules."""
    library = Library(Path(sys.argv[1]))
    known = macros(library)
    auxiliaries: list[str] = []
    parsers: dict[str, list[str]] = defaultdict(list)
    expansions: dict[str, list[str]] = defaultdict(list)
    for descriptor in library.descriptors():
        if SKIPPED.search(".".join(map(str, descriptor.decl))):
            continue
        if auxiliary(descriptor):
            if descriptor.decl[0] == "Lean":
                is_modifier = GRIND_MODIFIER.fullmatch(".".join(map(str, descriptor.decl)))
                auxiliaries.append(parser_line(descriptor, "grind_mod" if is_modifier else "-"))
            continue
        cat = category(descriptor.decl)
        if cat is None or descriptor.kind != descriptor.decl:
            continue
        parsers[cat].append(parser_line(descriptor, cat))
        for macro in sorted(known.get("_".join(map(str, descriptor.decl)), []), key=Macro.rank):
            expansions[cat].append(
                f'@[extern "c", macro {render(descriptor.decl)}] opaque {render(macro.decl)} : Lean.Macro'
            )
    write("Auxiliary", ["Init.Syntax.Category"], "Parsers that others refer to", auxiliaries)
    for name, (categories, title) in FILES.items():
        lines = [line for cat in categories for line in parsers[cat]]
        lines += [line for cat in categories for line in expansions[cat]]
        write(name, ["Init.Syntax.Auxiliary"], title, lines)
    display = [
        f'@[extern "c", app_unexpander {constant}] opaque {render(decl)} : Lean.PrettyPrinter.Unexpander'
        for constant, decl in unexpanders(library)
    ]
    write("Unexpand", ["Init.Classes", "Init.Control.Basic"], "Display of terms as notation", display)


if __name__ == "__main__":
    main()
