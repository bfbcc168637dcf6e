"""The taskset that `verifiers` loads: tasks, the reward `kernel_accepts` and the metrics of the stages."""

import asyncio
import logging
from collections.abc import Sequence
from contextvars import ContextVar
from pathlib import Path
from typing import Any, Literal, TypeAlias

import verifiers.v1 as vf
from pydantic import Field

from lean_mod_add_proof import client
from lean_mod_add_proof.box import BoxedGrader
from lean_mod_add_proof.client import Verdict, require_answer, shared_worker
from lean_mod_add_proof.errors import RequestRefused
from lean_mod_add_proof.protocol import Json, TaskRef, is_unicode
from lean_mod_add_proof.tools import TOOL, CheckProofConfig, CheckProofToolset, CheckState

logger = logging.getLogger(__name__)

STAGES = ("guard_passed", "build_passed", "leanchecker_passed", "statement_passed", "axioms_passed")

_NOT_UNICODE = "reply_is_not_unicode"
"""In `trace.info`: the model's reply was replaced."""

_NO_UNICODE = "\ud800"

AnyTrace: TypeAlias = "vf.Trace[Any, Any, Any]"

Family = Literal["classic", "constructed", "large", "operations", "imported", "all"]


class LeanModAddProofData(vf.TaskData):
    """What grading needs to know of a task. A task of the package's own set is known by its id and its
    statement's hash; one of another set carries its network, so that it can be graded where that folder
    is not."""

    p: int
    hidden: int
    op: str
    family: str
    split: str
    statement_sha256: str
    network_npz: str | None = None


class LeanModAddProofTaskConfig(vf.TaskConfig):
    """How answers are judged. What is left unset is as `lmap grade` has it: by LMAP_* variables,
    lmap.toml, defaults."""

    timeout_s: float = Field(default=300.0, gt=0, allow_inf_nan=False)
    """Seconds for building and checking one answer. The clock starts when the machine has room for it.
    The prompt names them."""
    axioms_mode: Literal["subset", "exact"] | None = None
    """subset: a proof may use any of the allowed axioms; exact: it must use them all."""
    kernels: Literal["both", "lmap", "lean"] | None = None
    """Which kernels have to accept: Lean's own, lmap's (the fast one, for training), or both."""
    guard: Literal["seed", "tokens"] | None = None
    """seed: banned words count everywhere; tokens: not in comments and strings."""
    budget: int | None = Field(default=None, gt=0)
    """Steps of lmap's kernel: a limit that is the same on every machine."""
    sandbox: Literal["strict", "best-effort"] | None = None
    """strict: without a full sandbox there is no verdict; best-effort: what the machine offers."""
    audit: float | None = Field(default=None, ge=0, le=1)
    """With kernels = lmap: the share of acceptances that Lean's kernel checks as well."""
    work_root: Path | None = None
    """Folder for the throwaway folders of grades."""
    keep_packages: bool = False
    """Leave the folder of every grade behind, for a person to look at."""
    check_tool: bool = False
    """Let the model call `check_proof` before it answers."""
    check_limit: int = Field(default=8, ge=1)
    """How often a rollout may call it."""
    grade_in: vf.RuntimeConfig | None = None
    """Grade in a fresh box of this kind, which must have `lmap` and a toolchain, instead of on this
    machine."""
    ray_address: str | None = None
    """Grade on the Ray cluster at this address (`auto`: the one at hand), instead of on this machine."""

    def policy(self) -> Json:
        """What differs from the usual policy, by the names that a verdict uses."""
        given = {
            "timeout_seconds": self.timeout_s,
            "axioms": self.axioms_mode,
            "kernels": self.kernels,
            "guard": self.guard,
            "budget": self.budget,
            "sandbox": self.sandbox,
            "audit": self.audit,
        }
        return {key: value for key, value in given.items() if value is not None}


class LeanModAddProofConfig(vf.TasksetConfig):
    """Which tasks are loaded."""

    split: Literal["train", "eval", "extra", "all"] = "train"
    """Which part of the set. The package's own has `train` and `eval` in its classic family, `extra`
    elsewhere."""
    max_p: int | None = Field(default=None, ge=2)
    """Only tasks with a modulus of at most this."""
    family: Family | None = None
    """Only this family. Unset: `classic` for the package's own set, all for another one."""
    op: Literal["add", "sub", "mul", "all"] = "add"
    """Which operation the networks compute."""
    tasks_dir: Path | None = None
    """Folder with another set, as `lmap tasks build` makes it."""
    task: LeanModAddProofTaskConfig = LeanModAddProofTaskConfig()


class _OneGrade:
    """The verdict on one trace, whichever of reward and metric asks first."""

    def __init__(self, task: "LeanModAddProofTask", trace: AnyTrace) -> None:
        self._task = task
        self._trace = trace
        self._lock = asyncio.Lock()
        self._verdict: Verdict | None = None

    async def verdict(self) -> Verdict:
        async with self._lock:
            if self._verdict is None:
                self._verdict = await self._task.judge(self._trace)
            return self._verdict


# Reward and metrics run in tasks of their own, which inherit what `score` sets here. Nothing is kept in
# the Task, which is shared between rollouts and copied by some environments, nor in the trace, which
# outlives a grade.
_current: ContextVar[_OneGrade | None] = ContextVar("lean_mod_add_proof_grade", default=None)


class LeanModAddProofTask(vf.Task[LeanModAddProofData, CheckState, LeanModAddProofTaskConfig]):
    """One network, and the theorem about it."""

    config: LeanModAddProofTaskConfig

    @property
    def key(self) -> str:
        return self.data.id or self.hash

    @property
    def ref(self) -> TaskRef:
        """How the grader finds the task."""
        ref = TaskRef(id=self.data.id or "", statement_sha256=self.data.statement_sha256)
        if self.data.network_npz is not None:
            ref |= {"network_npz": self.data.network_npz, "op": self.data.op}
        return ref

    async def setup(self, trace: AnyTrace, runtime: vf.Runtime) -> None:
        if isinstance(trace.state, CheckState):
            trace.state.rollout = trace.id
            trace.state.task = dict(self.ref)

    @vf.intercept
    async def keep_unicode(
        self,
        response: vf.Response,
        trace: vf.Trace,  # type: ignore[type-arg]
    ) -> vf.Response | None:
        """Replaces a reply that is no valid Unicode, which would end the whole run when it is written down,
        and remembers that it was one."""
        message = response.message
        calls = [call.arguments for call in message.tool_calls or []]
        if all(map(is_unicode, [message.content, message.reasoning_content, *calls])):
            return None
        trace.info[_NOT_UNICODE] = True
        readable = (message.content or "").encode(errors="replace").decode()
        return response.model_copy(update={"message": vf.AssistantMessage(content=readable)})

    async def score(self, trace: AnyTrace, runtime: vf.Runtime | None = None) -> None:
        token = _current.set(_OneGrade(self, trace))
        try:
            await super().score(trace, runtime)
        finally:
            _current.reset(token)

    async def judge(self, trace: AnyTrace) -> Verdict:
        """Grades the last reply, and puts the verdict into `trace.info`.

        Raises:
            GraderError: there is no verdict about the submission. The trace then counts as failed, not
                as wrong.
        """
        policy = self.config.policy()
        if _model_has_shell(trace):
            policy["shared_user"] = True
        verdict = await self._grader().grade(
            self.ref,
            reply=_NO_UNICODE if trace.info.get(_NOT_UNICODE) else trace.last_reply,
            policy=policy,
            keep_packages=self.config.keep_packages,
            work_root=self.config.work_root,
        )
        trace.info["lean_grader"] = verdict
        return require_answer(verdict)

    def _grader(self) -> client.Grader:
        if self.config.grade_in is not None:
            return BoxedGrader(self.config.grade_in)
        if self.config.ray_address is not None:
            from lean_mod_add_proof.ray import shared_pool

            return shared_pool(self.config.ray_address)
        return shared_worker()

    async def _verdict(self, trace: AnyTrace) -> Verdict:
        grade = _current.get()
        return await (grade.verdict() if grade is not None else self.judge(trace))

    @vf.reward(weight=1.0)
    async def kernel_accepts(self, trace: AnyTrace) -> float:
        """1.0 if Lean's kernel accepts a proof of exactly the task's statement from allowed axioms, 0.0
        otherwise."""
        return float((await self._verdict(trace))["verdict"] == "accepted")

    @vf.metric
    async def lean_stages(self, trace: AnyTrace) -> dict[str, float]:
        """1.0 for each stage that was passed, 0.0 for one that failed or was not reached; one that the
        toolchain does not have is left out. `grader_seconds`: how long the grade took, without the wait for
        room."""
        verdict = await self._verdict(trace)
        skipped = {f"{skip['stage']}_passed" for skip in verdict["skipped"]}
        stages = {stage: verdict["stages"][stage] for stage in STAGES if stage not in skipped}
        metrics = {stage: float(bool(passed)) for stage, passed in stages.items()}
        metrics["grader_seconds"] = verdict["grader_seconds"] - verdict.get("waited_seconds", 0.0)
        if self.config.check_tool:
            metrics["check_proof_calls"] = _check_calls(trace)
        return metrics

    async def validate(self, runtime: vf.Runtime) -> bool | None:
        """Whether the reference proof is accepted."""
        worker = shared_worker()
        lean = await worker.prove(self.ref)
        verdict = await worker.grade(
            self.ref, lean=lean, policy=self.config.policy(), work_root=self.config.work_root
        )
        accepted: bool = require_answer(verdict)["verdict"] == "accepted"
        return accepted


def _model_has_shell(trace: AnyTrace) -> bool:
    """Whether the model could run programs as the user who grades."""
    agent = trace.agent
    harness = getattr(agent.config.harness, "id", None)
    return agent.runtime is not None and agent.runtime.type == "subprocess" and harness != "null"


def _check_calls(trace: AnyTrace) -> float:
    calls = [call for message in trace.assistant_messages for call in message.tool_calls or []]
    return float(sum(call.name.endswith(TOOL) for call in calls))


class LeanModAddProofTaskset(vf.Taskset[LeanModAddProofTask, LeanModAddProofConfig]):  # type: ignore[type-var]
    """Frozen networks, each with the theorem that it adds modulo p."""

    def load(self) -> Sequence[LeanModAddProofTask]:
        """Reads the tasks and renders their prompts, which name the Lean that will grade.

        Raises:
            ToolchainMissing, ProgramMissing: nothing could be graded here.
            ValueError: the settings select nothing, or the folder of tasks cannot be used.
        """
        records = self._records()
        if not records:
            raise ValueError(f"no task has {self._selection()}; `lmap tasks list` shows what there is")
        return [LeanModAddProofTask(self._data(record), self.config.task) for record in records]

    @classmethod
    def toolsets(cls, config: LeanModAddProofConfig) -> list[vf.Toolset[Any, Any]]:
        if not config.task.check_tool:
            return []
        settings = CheckProofConfig(
            limit=config.task.check_limit,
            policy=config.task.policy(),
            work_root=config.task.work_root,
        )
        return [CheckProofToolset(settings)]

    def _records(self) -> list[dict[str, Any]]:
        config = self.config
        listing: Json = {"prompt_timeout_seconds": round(config.task.timeout_s)}
        for name, value in (("family", self._family()), ("split", config.split), ("op", config.op)):
            if value != "all":
                listing[name] = value
        if config.max_p is not None:
            listing["max_p"] = config.max_p
        if config.tasks_dir is not None:
            listing |= {"tasks_dir": str(config.tasks_dir.absolute()), "networks": True}
        try:
            tasks: list[dict[str, Any]] = client.ask("tasks", listing)["tasks"]
        except RequestRefused as error:
            raise ValueError(f"tasks_dir: {error}" if error.code == "task_set" else str(error)) from error
        return tasks

    def _family(self) -> str:
        return self.config.family or ("classic" if self.config.tasks_dir is None else "all")

    def _selection(self) -> str:
        given: list[tuple[str, object]] = [
            ("split", self.config.split),
            ("family", self._family()),
            ("op", self.config.op),
        ]
        given += [("max_p", self.config.max_p), ("tasks_dir", self.config.tasks_dir)]
        return ", ".join(f"{name} = {value}" for name, value in given if value not in (None, "all"))

    def _data(self, record: dict[str, Any]) -> LeanModAddProofData:
        return LeanModAddProofData(
            id=record["id"],
            name=record["id"],
            # As messages: a plain text travels as one argument of a command line, which has a limit.
            prompt=[vf.UserMessage(content=record["prompt"])],
            p=record["p"],
            hidden=record["hidden"],
            op=record["op"],
            family=record["family"],
            split=record["split"],
            statement_sha256=record["statement_sha256"],
            network_npz=record.get("network_npz"),
        )
