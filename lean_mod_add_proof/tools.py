"""`check_proof`: what the model may ask the judge before it answers.

One server serves all rollouts of an environment's process. Which task a call is about, and how many
calls a rollout has left, is not the model's to say: it comes with the rollout's state, which only the
framework writes.
"""

import asyncio
from pathlib import Path
from typing import Any, cast

import verifiers.v1 as vf
from pydantic import Field

from lean_mod_add_proof.client import Worker
from lean_mod_add_proof.errors import GraderError
from lean_mod_add_proof.protocol import Json, TaskRef
from lean_mod_add_proof.service import ServiceSettings, shared_service

TOOL = "check_proof"

_MAX_ANSWER = 20_000
"""Longest answer to the model, in characters."""

_REMEMBERED = 10_000
"""Rollouts whose calls are counted at the same time."""


class CheckState(vf.State):
    """What the tool has to know about a rollout."""

    rollout: str = ""
    task: Json | None = None


class CheckProofConfig(vf.SharedToolsetConfig):
    limit: int = 8
    """How often a rollout may call."""
    policy: dict[str, Any] = Field(default_factory=dict)
    """How the judge judges."""
    work_root: Path | None = None
    """Folder for the throwaway folders of grades."""
    grader: ServiceSettings | None = None
    """The service that checks, instead of this machine."""


class _Rollout:
    def __init__(self) -> None:
        self.calls = 0
        self.turn = asyncio.Lock()


class CheckProofToolset(vf.Toolset[CheckProofConfig, CheckState]):
    TOOL_PREFIX = "lean"

    def __init__(self, config: CheckProofConfig) -> None:
        super().__init__(config)
        self._worker = Worker()
        self._rollouts: dict[str, _Rollout] = {}

    @vf.tool
    async def check_proof(self, lean: str) -> str:
        """Compile and check a complete Lean file as the final answer will be, and get Lean's messages
        and the verdict. The file is the whole one, imports included, without a code fence. The number of
        calls is limited."""
        task = self.state.task
        if task is None:
            return "There is no task to check for."
        rollout = self._rollout(self.state.rollout)
        if rollout.calls >= self.config.limit:
            return f"No more checks: all {self.config.limit} are used. Give your final answer."
        rollout.calls += 1
        left = self.config.limit - rollout.calls
        # One at a time: a model that asks for many at once waits for itself, not others for it.
        async with rollout.turn:
            text = await self._check(cast(TaskRef, task), lean)
        return f"{text[:_MAX_ANSWER]}\n({left} of {self.config.limit} checks left)"

    async def _check(self, task: TaskRef, lean: str) -> str:
        policy = self.config.policy
        try:
            if self.config.grader is not None:
                return await shared_service(self.config.grader).explain(task, lean=lean, policy=policy)
            _, text = await self._worker.check_proof(
                task, lean=lean, policy=policy, work_root=self.config.work_root
            )
        except GraderError as error:
            return f"The check could not be made, which is not your fault: {error}"
        return text

    def _rollout(self, name: str) -> _Rollout:
        if name not in self._rollouts and len(self._rollouts) >= _REMEMBERED:
            # The oldest has long ended.
            del self._rollouts[next(iter(self._rollouts))]
        return self._rollouts.setdefault(name, _Rollout())


if __name__ == "__main__":
    CheckProofToolset.run()
