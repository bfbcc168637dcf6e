"""What can go wrong between `task.grader = URL` and `lmap serve`. Nothing of it may become a reward."""

import asyncio
import json
import logging
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import trustme
from pydantic import ValidationError
from test_cli import NULL, SUBPROCESS, vf_eval
from test_loading import own_tasks

import answers
from conftest import load, reward, run, scored, trace_of, traces
from lean_mod_add_proof.client import ask
from lean_mod_add_proof.errors import (
    AccessDenied,
    GraderError,
    NoVerdict,
    ServiceFault,
    ServiceUnavailable,
)
from lean_mod_add_proof.service import Service, ServiceSettings
from lean_mod_add_proof.taskset import LeanModAddProofTask
from lmap_serve import TOKEN_VAR, LmapServe, entry, new_token, serving
from model_server import ModelServer


@pytest.fixture
def token(monkeypatch: pytest.MonkeyPatch) -> str:
    token = new_token()
    monkeypatch.setenv(TOKEN_VAR, token)
    return token


@pytest.fixture
def service(tmp_path: Path, token: str) -> Iterator[LmapServe]:
    """A service of the test's own, which lets it in."""
    with serving(tmp_path, tokens=entry(token)) as service:
        yield service


def first_task(service: LmapServe, **settings: Any) -> LeanModAddProofTask:
    return load(split="eval", max_p=5, task=service.settings(**settings))[0]


def fault_of(task: LeanModAddProofTask, answer: answers.Answer = answers.good) -> GraderError:
    """Why there is no reward for an answer."""
    trace = trace_of(task, answer(task.data.prompt_text))
    with pytest.raises(Exception) as caught:
        asyncio.run(task.score(trace))
    assert trace.rewards["kernel_accepts"] is None
    assert isinstance(caught.value.__cause__, GraderError), caught.value
    return caught.value.__cause__


def later(seconds: float, do: Any) -> threading.Timer:
    timer = threading.Timer(seconds, do)
    timer.start()
    return timer


def test_this_machine_needs_no_lean_and_no_lmap(service: LmapServe, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LMAP_BIN", "/nowhere/lmap")
    task = first_task(service, timeout_s=77)
    assert "may take 77 seconds" in task.data.prompt_text
    assert "Lean 4.35.0" in task.data.prompt_text
    assert scored(task, answers.good(task.data.prompt_text)).reward == 1.0


def test_the_tasks_are_those_of_this_machine(service: LmapServe) -> None:
    for selection in ({"split": "eval"}, {"split": "all", "family": "all", "op": "mul", "max_p": 11}):
        there = load(**selection, task=service.settings())
        assert [task.data for task in there] == [task.data for task in load(**selection)]


def test_nobody_there(service: LmapServe) -> None:
    task = first_task(service, grader_wait_s=1)
    service.kill()
    error = fault_of(task)
    assert isinstance(error, ServiceUnavailable)
    assert "no verdict from http://127.0.0.1" in str(error) and "ConnectError" in str(error)
    with pytest.raises(ServiceUnavailable, match="ConnectError"):
        first_task(service, grader_wait_s=0)


def test_no_such_host() -> None:
    with pytest.raises(ServiceUnavailable, match=r"http://lmap.invalid"):
        load(task={"grader": "http://lmap.invalid", "grader_wait_s": 0})


def test_no_token_a_wrong_one_and_an_old_one(
    tmp_path: Path, service: LmapServe, token: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert service.token_file is not None
    task = first_task(service)
    monkeypatch.delenv(TOKEN_VAR)
    error = fault_of(task)
    assert isinstance(error, AccessDenied) and "wants a token" in str(error)
    assert f"the variable {TOKEN_VAR}" in str(error), "where it should be is said"
    wrong = new_token()
    monkeypatch.setenv(TOKEN_VAR, wrong)
    error = fault_of(task)
    assert isinstance(error, AccessDenied) and "not known" in str(error)
    assert wrong not in str(error)
    with pytest.raises(AccessDenied, match="not known"):
        first_task(service)

    service.token_file.write_text(entry(token, "expires = 2020-01-01T00:00:00Z"))
    monkeypatch.setenv(TOKEN_VAR, token)
    error = fault_of(task)
    assert isinstance(error, AccessDenied) and "expired" in str(error)

    # A new one counts without a new start, on both sides.
    renewed = new_token()
    service.token_file.write_text(entry(renewed))
    file = tmp_path / "token"
    file.write_text(f"{renewed}\n")
    (task, *_) = load(split="eval", max_p=5, task={"grader": service.url, "grader_token_file": file})
    assert scored(task, answers.no_block("")).reward == 0.0
    file.write_text("two words")
    assert isinstance(fault_of(task), AccessDenied)
    file.unlink()
    assert "cannot be read" in str(fault_of(task))


def test_a_tenant_who_asks_too_often_waits_as_long_as_he_is_told(service: LmapServe, token: str) -> None:
    assert service.token_file is not None
    task = first_task(service)
    service.token_file.write_text(entry(token, "requests_per_second = 2"))

    async def many() -> list[float | None]:
        found = [trace_of(task, answers.no_block("")) for _ in range(6)]
        await asyncio.gather(*map(task.score, found))
        return [trace.reward for trace in found]

    assert asyncio.run(many()) == [0.0] * 6
    refused = 'lmap_http_requests_total{route="/v1/grade",method="POST",status="429"}'
    service.token_file.write_text(entry(token))
    assert service.metric(refused, token) > 0, "it was not a matter of waiting"


def test_a_full_service_is_asked_again_until_the_patience_is_over(tmp_path: Path) -> None:
    with serving(tmp_path, "--threads", "1", "--queue", "0") as service:
        task = first_task(service, timeout_s=5)
        hasty = first_task(service, timeout_s=5, grader_wait_s=0.5)

        async def scenario() -> None:
            slow = trace_of(task, answers.hanging(task.data.prompt_text))
            first = asyncio.ensure_future(task.score(slow))
            await asyncio.to_thread(service.wait_for, "lmap_running", 1.0)
            with pytest.raises(Exception) as caught:
                await hasty.score(trace_of(hasty, answers.no_block("")))
            assert isinstance(caught.value.__cause__, ServiceUnavailable)
            assert "too many grades are waiting" in str(caught.value.__cause__)
            second = trace_of(task, answers.good(task.data.prompt_text))
            await asyncio.gather(first, task.score(second))
            assert (slow.reward, second.reward) == (0.0, 1.0)

        asyncio.run(scenario())
        assert service.metric("lmap_refused_busy_total") >= 2


def test_a_service_that_is_not_there_yet_is_waited_for(service: LmapServe) -> None:
    task = first_task(service)
    service.stop()
    timer = later(1.0, service.start)
    assert scored(task, answers.good(task.data.prompt_text)).reward == 1.0
    timer.join()


@pytest.mark.parametrize("end", ["kill", "stop"])
def test_a_grade_that_is_lost_with_its_service_is_made_again(end: str, tmp_path: Path) -> None:
    with serving(tmp_path, "--drain-seconds", "0") as service:
        task = first_task(service, timeout_s=4)

        async def scenario() -> None:
            trace = trace_of(task, answers.hanging(task.data.prompt_text))
            scoring = asyncio.ensure_future(task.score(trace))
            await asyncio.to_thread(service.wait_for, "lmap_running", 1.0)
            await asyncio.to_thread(getattr(service, end))
            await asyncio.to_thread(service.start)
            await scoring
            assert trace.reward == 0.0
            assert trace.info["lean_grader"]["verdict"] in ("timeout", "resource_limit")

        asyncio.run(scenario())


def test_cancelling_the_score_closes_the_connection_and_ends_the_grade(
    service: LmapServe, token: str
) -> None:
    task = first_task(service)

    async def scenario() -> None:
        trace = trace_of(task, answers.hanging(task.data.prompt_text))
        scoring = asyncio.ensure_future(task.score(trace))
        await asyncio.to_thread(service.wait_for, "lmap_running", 1.0, token)
        scoring.cancel()
        with pytest.raises(asyncio.CancelledError):
            await scoring
        # Not left to its deadline of 300 s.
        await asyncio.to_thread(service.wait_for, "lmap_running", 0.0, token)

    asyncio.run(asyncio.wait_for(scenario(), 60))
    assert service.metric("lmap_grades_cancelled_total", token) == 1


def test_a_fault_of_the_services_machine_is_no_verdict(tmp_path: Path) -> None:
    work = tmp_path / "work"
    work.mkdir()
    with serving(tmp_path, "--keep-packages", "--work-root", str(work)) as service:
        task = first_task(service)
        work.rmdir()
        work.write_text("")
        error = fault_of(task)
    assert isinstance(error, NoVerdict) and error.code == "work_folder"


def test_something_else_at_that_address(model: ModelServer) -> None:
    address = model.base_url.removesuffix("/v1")
    with pytest.raises(ServiceFault, match="no `lmap serve`"):
        load(task={"grader": address})


def test_a_service_that_judges_otherwise_is_refused_when_tasks_are_loaded(service: LmapServe) -> None:
    with pytest.raises(ValueError, match=r"policy.kernels: the service has .both."):
        first_task(service, kernels="lmap")
    with pytest.raises(ValueError, match=r"policy.timeout_seconds"):
        first_task(service, timeout_s=3000)
    task = first_task(service, timeout_s=20, axioms_mode="exact", budget=10**9, kernels="both")
    policy = scored(task, answers.good(task.data.prompt_text)).info["lean_grader"]["policy"]
    assert (policy["timeout_seconds"], policy["axioms"], policy["budget"]) == (20, "exact", 10**9)


def test_tasks_of_ones_own(tmp_path: Path) -> None:
    folder = own_tasks(tmp_path)
    with serving(tmp_path) as service, pytest.raises(ValueError, match="--foreign-tasks"):
        load(tasks_dir=folder, split="extra", task=service.settings())
    with serving(tmp_path, "--foreign-tasks") as service:
        (task,) = load(tasks_dir=folder, split="extra", task=service.settings())
        assert scored(task, answers.good(task.data.prompt_text)).reward == 1.0


@pytest.mark.parametrize(
    "settings",
    [
        {"grader": "localhost:8417"},
        {"grader": "ftp://localhost"},
        {"grader": "http://"},
        {"grader": "http://name:secret@localhost"},
        {"grader": "http://localhost/?token=secret"},
        {"grader": "http://localhost", "ray_address": "auto"},
        {"grader": "http://localhost", "grade_in": {"type": "subprocess"}},
        {"grader": "http://localhost", "keep_packages": True},
        {"grader": "http://localhost", "work_root": "/tmp"},
        {"grader": "http://localhost", "grader_wait_s": -1},
    ],
    ids=str,
)
def test_settings_that_make_no_sense_are_refused(settings: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        load(task=settings)


def test_tls_with_a_certificate_authority_of_ones_own(tmp_path: Path) -> None:
    authority, other = trustme.CA(), trustme.CA()
    certificate = authority.issue_cert("127.0.0.1")
    paths = {name: tmp_path / f"{name}.pem" for name in ("chain", "key", "ca", "other")}
    certificate.cert_chain_pems[0].write_to_path(paths["chain"])
    certificate.private_key_pem.write_to_path(paths["key"])
    authority.cert_pem.write_to_path(paths["ca"])
    other.cert_pem.write_to_path(paths["other"])
    flags = ("--tls-certificate", str(paths["chain"]), "--tls-key", str(paths["key"]))
    with serving(tmp_path, *flags) as service:
        assert service.url.startswith("https://")
        task = first_task(service, grader_ca_file=paths["ca"])
        assert scored(task, answers.good(task.data.prompt_text)).reward == 1.0
        for settings in ({}, {"grader_ca_file": paths["other"]}):
            # At once: patience would not help.
            with pytest.raises(ServiceUnavailable, match="not to be trusted"):
                first_task(service, **settings)
        with pytest.raises(ServiceUnavailable):
            load(task={"grader": service.url.replace("https", "http"), "grader_wait_s": 0})
    with pytest.raises(ValueError, match="certificates"):
        load(task={"grader": service.url, "grader_ca_file": tmp_path / "missing.pem"})


def test_a_client_without_verifiers(service: LmapServe, token: str) -> None:
    async def scenario() -> None:
        lean = ask("prove", {"task": "p5-h8-s0"})["lean"]
        async with Service(ServiceSettings(service.url, token_var=TOKEN_VAR)) as client:
            assert (await client.grade("p5-h8-s0", lean=lean))["verdict"] == "accepted"
            assert "✓ accepted" in await client.explain("p5-h8-s0", lean=lean)
            assert "error" in await client.explain("p5-h8-s0", lean=lean.replace("decide", "decid"))
            assert (await client.about())["lean"]["version"] == "4.35.0"

    asyncio.run(scenario())


def test_vf_eval_with_the_check_tool_leaves_no_token_anywhere(
    tmp_path: Path, service: LmapServe, token: str, model: ModelServer
) -> None:
    file = tmp_path / "token"
    file.write_text(token)
    flags = (
        *("--env.taskset.split", "eval", "--env.taskset.max-p", "5"),
        *("--env.taskset.task.grader", service.url, "--env.taskset.task.grader-token-file", str(file)),
        *("--env.taskset.task.check-tool", "--env.taskset.task.check-limit", "2"),
    )
    folder = tmp_path / "run"
    folder.mkdir()
    rest = ("-m", "checks_first", "-n", "2", "-c", "2", "--run.name", "remote", "--verbose")
    # Without a worker: everything is asked of the service.
    done = vf_eval(folder, model, *NULL, *SUBPROCESS, *flags, *rest, env={"LMAP_BIN": "/nowhere/lmap"})
    assert done.code == 0, done.output
    found = traces(folder / "outputs/remote")
    assert [reward(trace) for trace in found] == [1.0, 1.0], done.output
    for trace in found:
        said = [node["message"] for node in trace["nodes"] if node["message"]["role"] == "tool"]
        texts = [json.dumps(message, ensure_ascii=False) for message in said]
        assert "✗ rejected" in texts[0] and "✓ accepted" in texts[1], texts
    written = [path for path in folder.rglob("*") if path.is_file()]
    assert written and not [path for path in written if token.encode() in path.read_bytes()]
    assert token not in done.output + "".join(service.log)


def test_the_tool_says_so_when_it_would_not_get_the_token(
    service: LmapServe, token: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LMAP_API_KEY", token)
    with pytest.raises(ValueError, match="grader_token_file"):
        load(max_p=5, task={"grader": service.url, "check_tool": True})


def test_the_token_is_in_no_log(service: LmapServe, token: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    task = first_task(service)
    trace = scored(task, answers.good(task.data.prompt_text))
    assert "HTTP Request: POST" in caplog.text, "the client does log"
    assert token not in caplog.text + trace.model_dump_json() + "".join(service.log)


def test_validate_has_the_service_judge_the_reference_proofs(tmp_path: Path, service: LmapServe) -> None:
    flags = ("--taskset.split", "eval", "--taskset.max-p", "5", "-n", "2")
    grader = ("--taskset.task.grader", service.url, "--taskset.task.grader-token-var", TOKEN_VAR)
    done = run(
        "vf-validate",
        "lean-mod-add-proof",
        *flags,
        *grader,
        "--runtime.type",
        "subprocess",
        "--no-rich",
        cwd=tmp_path,
    )
    assert done.code == 0, done.output
    (written,) = tmp_path.glob("**/summary.json")
    summary = json.loads(written.read_text())
    assert summary["checks"]["gold"]["valid"] == summary["checks"]["noop"]["valid"] == 2, summary
