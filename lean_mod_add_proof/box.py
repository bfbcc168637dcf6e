"""Grading in a box of its own: a container, or whatever else `verifiers` can provision."""

from pathlib import Path
from typing import cast

import verifiers.v1 as vf
from verifiers.v1.runtimes import provision_runtime

from lean_mod_add_proof.client import Verdict, order, read_answer, single_request
from lean_mod_add_proof.errors import WorkerCrashed
from lean_mod_add_proof.protocol import Json, TaskRef

_SCRIPT = "lmap worker < lmap-requests > lmap-answers"


class BoxedGrader:
    """Every grade in a fresh box, which must have `lmap` on its search path and a toolchain. The box
    knows nothing of this machine's folders."""

    def __init__(self, runtime: vf.RuntimeConfig) -> None:
        self._runtime = runtime

    async def grade(
        self,
        task: str | TaskRef,
        *,
        reply: str | None = None,
        lean: str | None = None,
        policy: Json | None = None,
        keep_packages: bool | None = None,
        work_root: Path | str | None = None,
    ) -> Verdict:
        """As `client.Worker.grade`. `keep_packages` and `work_root` mean nothing in a box that goes
        afterwards."""
        params = order(task, reply=reply, lean=lean, policy=policy)
        async with provision_runtime(self._runtime) as runtime:
            await runtime.write("lmap-requests", single_request("grade", params))
            done = await runtime.run(["sh", "-c", _SCRIPT], {})
            if done.exit_code != 0 and not done.stderr.strip():
                raise WorkerCrashed(f"`lmap worker` ended in its box with exit code {done.exit_code}")
            answers = await runtime.read("lmap-answers")
        return cast(Verdict, read_answer(answers, done.exit_code, done.stderr.encode())["verdict"])
