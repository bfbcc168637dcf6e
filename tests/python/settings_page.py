"""The page docs/reference/taskset.md, out of the settings themselves.

python tests/python/settings_page.py > docs/reference/taskset.md
"""

import ast
import inspect
import textwrap
import types
from typing import Any, Literal, Union, get_args, get_origin

from pydantic import BaseModel
from pydantic_core import PydanticUndefined

from lean_mod_add_proof.taskset import LeanModAddProofConfig, LeanModAddProofTaskConfig

INTRODUCTION = """\
# Settings of the taskset

Of the environment `lean-mod-add-proof` in `verifiers`; what they are for is in
[verifiers.md](../verifiers.md). On the command line `tasks_dir` is `--env.taskset.tasks-dir` and `timeout_s`
is `--env.taskset.task.timeout-s`; in TOML they stand in `[env.taskset]` and in its `task`. What every
taskset has besides is described by `verifiers`. Made by `PYTHONPATH=. python tests/python/settings_page.py`.
"""

JUDGING = """\
## How answers are judged

Of `task`. What is unset is as the judge has it: for this machine's `lmap`, `LMAP_*` variables, then
`lmap.toml`, then its defaults.
"""


def docstrings(model: type[BaseModel]) -> dict[str, str]:
    """What stands below each field of a model's own."""
    (tree,) = ast.parse(textwrap.dedent(inspect.getsource(model))).body
    assert isinstance(tree, ast.ClassDef)
    found: dict[str, str] = {}
    for field, below in zip(tree.body, tree.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            said = isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant)
            text = str(below.value.value) if said else ""  # type: ignore[attr-defined]
            found[field.target.id] = " ".join(text.split())
    return found


def type_of(annotation: Any) -> str:
    """A type as a person writes it."""
    origin = get_origin(annotation)
    if origin is Literal:
        return " or ".join(f"`{value}`" for value in get_args(annotation))
    if origin in (Union, types.UnionType):
        kinds = [kind for kind in get_args(annotation) if kind is not type(None)]
        return " or ".join(type_of(kind) for kind in kinds)
    if "RuntimeConfig" in str(annotation) or "runtimes" in str(annotation):
        return "a runtime of `verifiers`"
    return {"Path": "path", "str": "text", "int": "whole number", "float": "number", "bool": "yes or no"}[
        annotation.__name__
    ]


def default_of(value: Any) -> str:
    if value is None or value is PydanticUndefined:
        return "—"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return f"`{value:g}`" if isinstance(value, float) else f"`{value}`"


def table(model: type[BaseModel], leave_out: tuple[str, ...] = ()) -> str:
    lines = ["| setting | type | default | |", "| --- | --- | --- | --- |"]
    for name, said in docstrings(model).items():
        if name not in leave_out:
            field = model.model_fields[name]
            lines.append(f"| `{name}` | {type_of(field.annotation)} | {default_of(field.default)} | {said} |")
    return "\n".join(lines)


def page() -> str:
    return "\n".join(
        [
            INTRODUCTION,
            "## Which tasks\n\n" + table(LeanModAddProofConfig, leave_out=("task",)) + "\n",
            JUDGING,
            table(LeanModAddProofTaskConfig) + "\n",
        ]
    )


if __name__ == "__main__":
    print(page(), end="")
