"""What a trace is worth, without a model: traces made by hand, scored as `verifiers` scores them, by the
worker of this machine and by a service."""

import asyncio
import copy
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import answers
from conftest import load, scored, trace_of
from lean_mod_add_proof.client import shared_worker
from lean_mod_add_proof.errors import GraderError, NoVerdict, WorkerCrashed
from lean_mod_add_proof.taskset import STAGES, LeanModAddProofTask
from lmap_serve import TOKEN_VAR, LmapServe, entry, new_token, serving


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LmapServe]:
    token = new_token()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(TOKEN_VAR, token)
        with serving(tmp_path_factory.mktemp("serve"), tokens=entry(token)) as service:
            yield service


@pytest.fixture(scope="module", params=["worker", "service"])
def judge(request: pytest.FixtureRequest) -> dict[str, Any]:
    """Settings of a task that is graded by one judge or the other."""
    if request.param == "worker":
        return {}
    service: LmapServe = request.getfixturevalue("service")
    return service.settings()


@pytest.fixture(scope="module")
def tasks(judge: dict[str, Any]) -> list[LeanModAddProofTask]:
    """The three smallest: p = 5 with 8, 16 and 32 neurons."""
    return load(split="eval", max_p=5, task=judge)


@pytest.fixture(scope="module")
def own_tasks() -> list[LeanModAddProofTask]:
    """The same, graded by this machine's worker."""
    return load(split="eval", max_p=5)


@pytest.mark.parametrize("answer", answers.ACCEPTED, ids=lambda answer: answer.__name__)
def test_an_accepted_proof_is_worth_one(answer: answers.Answer, tasks: list[LeanModAddProofTask]) -> None:
    trace = scored(tasks[0], answer(tasks[0].data.prompt_text))
    assert trace.reward == 1.0
    assert trace.info["lean_grader"]["verdict"] == "accepted"
    assert all(trace.metrics[stage] == 1.0 for stage in STAGES if stage in trace.metrics)


@pytest.mark.parametrize("answer", answers.REJECTED, ids=lambda answer: answer.__name__)
def test_anything_else_is_worth_nothing(answer: answers.Answer, tasks: list[LeanModAddProofTask]) -> None:
    trace = scored(tasks[0], answer(tasks[0].data.prompt_text))
    assert trace.rewards["kernel_accepts"] is not None
    assert trace.reward == 0.0
    assert trace.info["lean_grader"]["verdict"] == "rejected"
    assert 0.0 in [trace.metrics[stage] for stage in STAGES if stage in trace.metrics]


def test_a_reply_that_is_no_unicode_is_worth_nothing(tasks: list[LeanModAddProofTask]) -> None:
    # A trace cannot hold it, so it is put in behind the model's back.
    trace = trace_of(tasks[0], "")
    trace.root_reply = answers.half_a_pair(tasks[0].data.prompt_text)
    asyncio.run(tasks[0].score(trace))
    assert trace.reward == 0.0
    assert trace.info["lean_grader"]["reason"]["code"] == "not_unicode"


def test_odd_characters_do_no_harm(tasks: list[LeanModAddProofTask]) -> None:
    trace = scored(tasks[0], answers.odd_characters(tasks[0].data.prompt_text))
    assert trace.info["lean_grader"]["verdict"] in ("accepted", "rejected")


def test_a_proof_that_does_not_end_is_worth_nothing(judge: dict[str, Any]) -> None:
    (task, *_) = load(split="eval", max_p=5, task={"timeout_s": 3, **judge})
    trace = scored(task, answers.hanging(task.data.prompt_text))
    assert trace.reward == 0.0
    assert trace.info["lean_grader"]["verdict"] in ("timeout", "resource_limit")


def test_a_trace_without_an_answer_is_worth_nothing(tasks: list[LeanModAddProofTask]) -> None:
    assert scored(tasks[0], None).reward == 0.0


def test_a_reply_whose_json_is_far_longer_than_itself_is_worth_nothing(
    tasks: list[LeanModAddProofTask],
) -> None:
    # What a model writes must never become a fault.
    trace = scored(tasks[0], "\0" * 10_000_000)
    assert trace.rewards["kernel_accepts"] is not None
    assert trace.info["lean_grader"]["verdict"] == "rejected"


def test_the_verdict_survives_json(tasks: list[LeanModAddProofTask]) -> None:
    trace = scored(tasks[0], answers.good(tasks[0].data.prompt_text))
    record = json.loads(json.dumps(trace.to_record(), ensure_ascii=False).encode())
    assert record["info"]["lean_grader"] == trace.info["lean_grader"]


def test_metrics_have_the_names_that_people_compare(tasks: list[LeanModAddProofTask]) -> None:
    trace = scored(tasks[0], answers.no_proof(tasks[0].data.prompt_text))
    skipped = {f"{skip['stage']}_passed" for skip in trace.info["lean_grader"]["skipped"]}
    assert set(trace.metrics) == {*STAGES, "grader_seconds"} - skipped
    assert trace.metrics["guard_passed"] == 0.0


def test_a_trace_is_graded_once(tasks: list[LeanModAddProofTask], monkeypatch: pytest.MonkeyPatch) -> None:
    count = 0
    judge = LeanModAddProofTask.judge

    async def counting(self: LeanModAddProofTask, trace: object) -> object:
        nonlocal count
        count += 1
        return await judge(self, trace)  # type: ignore[arg-type]

    monkeypatch.setattr(LeanModAddProofTask, "judge", counting)
    task = tasks[0]
    first, second = (trace_of(task, answers.no_block("")) for _ in range(2))

    async def both() -> None:
        await asyncio.gather(task.score(first), task.score(second))

    asyncio.run(both())
    assert count == 2
    asyncio.run(task.score(first))
    assert count == 3, "scoring again grades again"


def test_the_settings_reach_the_judge(tmp_path: Path) -> None:
    settings = {
        "timeout_s": 600,
        "axioms_mode": "exact",
        "kernels": "lmap",
        "guard": "tokens",
        "budget": 10**9,
        "sandbox": "best-effort",
        "audit": 0.5,
        "work_root": tmp_path,
        "keep_packages": True,
    }
    (task, *_) = load(split="eval", max_p=5, task=settings)
    trace = scored(task, answers.good(task.data.prompt_text))
    verdict = trace.info["lean_grader"]
    policy = verdict["policy"]
    assert (policy["timeout_seconds"], policy["axioms"], policy["kernels"]) == (600, "exact", "lmap")
    assert (policy["guard"], policy["budget"]) == ("tokens", 10**9)
    assert (policy["sandbox"], policy["audit"]) == ("best-effort", 0.5)
    assert verdict["reason"]["code"] == "axioms_differ", "brute force does not need them all"
    assert verdict["package"].startswith(str(tmp_path))
    assert Path(verdict["package"]).is_dir()


def test_a_model_with_a_shell_is_told_to_the_judge(tasks: list[LeanModAddProofTask]) -> None:
    import verifiers.v1 as vf
    from verifiers.v1.harnesses.bash import BashHarnessConfig
    from verifiers.v1.harnesses.null import NullHarnessConfig

    task = tasks[0]
    for harness, shared in ((NullHarnessConfig(id="null"), False), (BashHarnessConfig(id="bash"), True)):
        trace = trace_of(task, answers.no_block(""))
        trace.agent.config = vf.AgentConfig(harness=harness, runtime=vf.SubprocessConfig())
        trace.agent.runtime = vf.runtimes.SubprocessRuntimeInfo()
        asyncio.run(task.score(trace))
        assert trace.info["lean_grader"]["policy"]["shared_user"] is shared


def test_a_fault_of_the_machine_is_no_verdict(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    (task, *_) = load(split="eval", max_p=5, task={"work_root": file, "keep_packages": True})
    trace = trace_of(task, answers.good(task.data.prompt_text))
    with pytest.raises(Exception) as caught:
        asyncio.run(task.score(trace))
    assert isinstance(caught.value.__cause__, NoVerdict)
    assert trace.rewards["kernel_accepts"] is None
    assert trace.info["lean_grader"]["reason"]["code"] == "work_folder"


def test_a_crash_of_the_worker_fails_the_affected_grades_and_nothing_else(
    own_tasks: list[LeanModAddProofTask],
) -> None:
    async def scenario() -> None:
        task = own_tasks[0]
        worker = shared_worker()
        await worker.start()
        assert worker.pid is not None
        hanging = asyncio.ensure_future(
            worker.grade(task.ref, reply=answers.hanging(task.data.prompt_text), on_progress=kill)
        )
        with pytest.raises(WorkerCrashed, match="SIGKILL"):
            await hanging
        trace = trace_of(task, answers.good(task.data.prompt_text))
        await task.score(trace)
        assert trace.reward == 1.0

    def kill(state: str) -> None:
        pid = shared_worker().pid
        if state == "running" and pid is not None:
            os.kill(pid, 9)

    asyncio.run(scenario())


def test_cancelling_the_score_ends_the_grade(own_tasks: list[LeanModAddProofTask]) -> None:
    async def scenario() -> None:
        task = own_tasks[0]
        trace = trace_of(task, answers.hanging(task.data.prompt_text))
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(2):
                await task.score(trace)
        worker = shared_worker()
        # Cancelled, not left to its deadline of 300 s.
        while (await worker.ping())["running"]:
            await asyncio.sleep(0.05)

    asyncio.run(asyncio.wait_for(scenario(), 60))


def test_tasks_can_be_copied_as_environments_do(tasks: list[LeanModAddProofTask]) -> None:
    clone = copy.deepcopy(tasks[0].defer_scoring())
    trace = trace_of(clone, "")
    asyncio.run(clone.score(trace))
    assert trace.rewards == {}


def test_another_task_set_than_the_judges_is_noticed(tasks: list[LeanModAddProofTask]) -> None:
    task = tasks[0].with_data(statement_sha256="0" * 64)
    with pytest.raises(Exception, match="different task sets") as caught:
        asyncio.run(task.score(trace_of(task, answers.good(tasks[0].data.prompt_text))))
    assert isinstance(caught.value.__cause__, GraderError)
