"""Prove in Lean that a small neural network adds modulo p: a taskset for `verifiers`, and a client of
the judge.

`verifiers` finds the taskset under the id `lean-mod-add-proof`. Programs that only want verdicts use
`lean_mod_add_proof.client`, which does without `verifiers`.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from lean_mod_add_proof.taskset import LeanModAddProofTaskset

__all__ = ["LeanModAddProofTaskset"]


def __getattr__(name: str) -> Any:
    # On demand: importing `verifiers` takes seconds, and the client and the Ray actors do not need it.
    if name == "LeanModAddProofTaskset":
        from lean_mod_add_proof.taskset import LeanModAddProofTaskset

        return LeanModAddProofTaskset
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
