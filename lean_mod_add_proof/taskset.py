"""The taskset that `verifiers` loads: tasks, the reward `kernel_accepts` and the metrics of the stages."""

import asyncio
import logging
import os
from collections.abc import Sequence
from contextvars import ContextVar
from dataclasses import replace
from pathlib import Path
from typing import Any, Literal, Self, TypeAlias

import verifiers.v1 as vf
from pydantic import Field, field_validator, model_validator

from lean_mod_add_proof import client
from lean_mod_add_proof.box import BoxedGrader
from lean_mod_add_proof.client import Verdict, require_answer, shared_worker
from lean_mod_add_proof.errors import RequestRefused
from lean_mod_add_proof.protocol import Json, TaskRef, is_unicode
from lean_mod_add_proof.service import (
    LARGEST_BODY,
    TOKEN_VAR,
    Service,
    ServiceSettings,
    check_url,
    run_now,
    shared_service,
)
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
    grader: str | None = None
    """Grade by the `lmap serve` at this http(s) URL, instead of on this machine."""
    grader_token_var: str = TOKEN_VAR
    """The environment variable with the token for that service."""
    grader_token_file: Path | None = None
    """A file with that token, in the place of the variable."""
    grader_ca_file: Path | None = None
    """Certificates (PEM) that vouch for that service's, if the system's do not."""
    grader_wait_s: float = Field(default=600.0, ge=0, allow_inf_nan=False)
    """Seconds that a grade may be put off by a service that is full or away, before it is an error."""

    @field_validator("grader")
    @classmethod
    def _grader_is_an_address(cls, url: str | None) -> str | None:
        return None if url is None else check_url(url)

    @model_validator(mode="after")
    def _one_place_to_grade(self) -> Self:
        places = ("grader", "grade_in", "ray_address")
        if len(given := [name for name in places if getattr(self, name) is not None]) > 1:
            raise ValueError(f"grade in one place: {' and '.join(given)} cannot both be set")
        if self.grader is not None and (self.keep_packages or self.work_root is not None):
            raise ValueError("keep_packages and work_root are about this machine, and grader is not")
        return self

    def service(self) -> ServiceSettings | None:
        """The service that grades, if one does."""
        if self.grader is None:
            return None
        return ServiceSettings(
            url=self.grader,
            token_var=self.grader_token_var,
            token_file=self.grader_token_file and self.grader_token_file.absolute(),
            ca_file=self.grader_ca_file and self.grader_ca_file.absolute(),
            wait_s=self.grader_wait_s,
        )

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
        if (service := self.config.service()) is not None:
            return shared_service(service)
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
        """Whether the reference proof, which is written on this machine, is accepted."""
        worker = shared_worker()
        lean = await worker.prove(self.ref)
        grader: client.Grader = worker if self.config.grader is None else self._grader()
        verdict = await grader.grade(
            self.ref, lean=lean, policy=self.config.policy(), work_root=self.config.work_root
        )
        accepted: bool = require_answer(verdict)["verdict"] == "accepted"
        return accepted


_LOADING = 15.0
"""Seconds that a service may take to be there when tasks are loaded."""


async def _tasks_of(settings: ServiceSettings, listing: Json) -> list[Json]:
    async with Service(_impatient(settings)) as service:
        return await service.tasks(listing)


async def _try_out(settings: ServiceSettings, task: LeanModAddProofTask, lean: str | None) -> None:
    """Has the service judge an empty reply, so that what it refuses is known before a model is asked. `lean`
    is the hash of the Lean that the prompts name, if it is not the service's anyhow."""
    _token_reaches_the_tool(task.config)
    async with Service(_impatient(settings)) as service:
        about = await service.about()
        if about["limits"]["body_bytes"] < LARGEST_BODY:
            raise ValueError(f"{settings.url} takes too short requests: it needs --body-bytes {LARGEST_BODY}")
        if lean not in (None, about["lean"]["hash"]):
            raise ValueError(
                f"the Lean of this machine, which prompts would name, is not that of {settings.url}"
            )
        try:
            verdict = await service.grade(task.ref, reply="", policy=task.config.policy())
        except RequestRefused as error:
            raise ValueError(f"{settings.url} does not grade with these settings: {error}") from error
    require_answer(verdict)


def _impatient(settings: ServiceSettings) -> ServiceSettings:
    return replace(settings, wait_s=min(settings.wait_s, _LOADING))


def _token_reaches_the_tool(config: LeanModAddProofTaskConfig) -> None:
    name = config.grader_token_var
    kept_away = config.grader_token_file is None and "API_KEY" in name.upper()
    if config.check_tool and kept_away and os.environ.get(name):
        raise ValueError(
            f"check_tool needs the token in a file (grader_token_file): verifiers keeps {name} from the "
            "process that the tool runs in"
        )


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
            ServiceUnavailable, AccessDenied, ServiceFault: nothing could be graded at `task.grader`.
            ValueError: the settings select nothing, or the folder of tasks cannot be used.
        """
        records = self._records()
        if not records:
            raise ValueError(f"no task has {self._selection()}; `lmap tasks list` shows what there is")
        tasks = [LeanModAddProofTask(self._data(record), self.config.task) for record in records]
        if (service := self.config.task.service()) is not None:
            # Prompts of one's own tasks name the Lean of this machine, where they are made.
            lean = None if self.config.tasks_dir is None else client.hello()["toolchain"]["hash"]
            run_now(_try_out(service, tasks[0], lean))
        return tasks

    @classmethod
    def toolsets(cls, config: LeanModAddProofConfig) -> list[vf.Toolset[Any, Any]]:
        if not config.task.check_tool:
            return []
        settings = CheckProofConfig(
            limit=config.task.check_limit,
            policy=config.task.policy(),
            work_root=config.task.work_root,
            grader=config.task.service(),
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
        service = config.task.service()
        if config.tasks_dir is not None:
            # Read on this machine, also for a service that grades elsewhere.
            listing |= {"tasks_dir": str(config.tasks_dir.absolute()), "networks": True}
        elif service is not None:
            return run_now(_tasks_of(service, listing))
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
