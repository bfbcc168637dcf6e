"""The command line tools of `verifiers`, as a person uses them."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import answers
from conftest import TASKSET, Command, episodes, reward, run, traces
from model_server import ModelServer

NULL = ("--env.agent.harness.id", "null")
SUBPROCESS = ("--env.agent.runtime.type", "subprocess")


def vf_eval(folder: Path, model: ModelServer, *flags: str, env: dict[str, str] | None = None) -> Command:
    endpoint = ("--client.base-url", model.base_url, "--client.api-key-var", "MODEL_KEY")
    return run("vf-eval", TASKSET, *endpoint, *flags, "--no-push", "--no-rich", cwd=folder, env=env)


def metrics(trace: dict[str, Any]) -> dict[str, float]:
    return {name: value for name, value in trace["metrics"].items() if name != "grader_seconds"}


def test_dry_run(tmp_path: Path) -> None:
    done = run("vf-eval", TASKSET, "--dry-run", "-n", "2", "--no-push", cwd=tmp_path)
    assert done.code == 0, done.output
    (written,) = tmp_path.glob("**/eval.json")
    assert json.loads(written.read_text())["env"]["taskset"]["id"] == TASKSET


def test_help_explains_the_settings(tmp_path: Path) -> None:
    done = run("vf-eval", TASKSET, "--help", cwd=tmp_path, env={"COLUMNS": "300"})
    for setting in ("split", "max-p", "tasks-dir", "task.timeout-s", "task.axioms-mode", "task.kernels"):
        assert f"--env.taskset.{setting}" in done.output, setting
    assert "Seconds for building and checking one answer." in done.output


def test_eval_with_settings_then_resume_then_replay(tmp_path: Path, model: ModelServer) -> None:
    done = vf_eval(
        tmp_path,
        model,
        *NULL,
        *SUBPROCESS,
        *("--env.taskset.split", "eval", "--env.taskset.max-p", "11"),
        *("--env.taskset.task.timeout-s", "600"),
        *("-m", "good+weaker", "-n", "2", "-r", "2", "-c", "4", "--run.name", "first"),
    )
    assert done.code == 0, done.output
    folder = tmp_path / "outputs/first"
    found = traces(folder)
    assert len(found) == 4
    assert sorted(map(reward, found)) == [0.0, 0.0, 1.0, 1.0]  # type: ignore[type-var]
    for trace in found:
        assert trace["ok"], trace["errors"]
        assert trace["task"]["data"]["id"].endswith("-s2")
        assert trace["info"]["lean_grader"]["policy"]["timeout_seconds"] == 600
        assert trace["metrics"]["statement_passed"] == reward(trace)
        assert trace["metrics"]["grader_seconds"] > 0

    # Half of the run is lost; the rest of it is not done again.
    lines = (folder / "traces.jsonl").read_text().splitlines(keepends=True)
    (folder / "traces.jsonl").write_text("".join(lines[:2]))
    asked = len(model.requests)
    (config,) = folder.glob("**/eval.json")
    done = run("vf-eval", "@", str(config), "--resume", "--no-rich", cwd=tmp_path)
    assert done.code == 0, done.output
    assert len(traces(folder)) == 4
    assert len(model.requests) == asked + 2

    done = run("vf-replay", str(folder), "--no-rich", "--output-dir", "again", cwd=tmp_path)
    assert done.code == 0, done.output
    by_id = {trace["id"]: trace for trace in traces(folder)}
    replayed = traces(tmp_path / "again")
    assert len(replayed) == 4
    for trace in replayed:
        assert reward(trace) == reward(by_id[trace["id"]])
        assert metrics(trace) == metrics(by_id[trace["id"]])


def test_eval_from_a_toml_file_with_a_shell(tmp_path: Path, model: ModelServer) -> None:
    (tmp_path / "run.toml").write_text(
        f"""
model = "uses_shell"
num_rollouts = 1
max_concurrent = 2
push = false
rich = "None"
client = {{ base_url = "{model.base_url}", api_key_var = "MODEL_KEY" }}
run = {{ name = "shell" }}
select = {{ limit = 2 }}

[env.taskset]
id = "{TASKSET}"
split = "eval"
max_p = 5
task = {{ timeout_s = 120.0, axioms_mode = "subset" }}

[env.agent]
harness = {{ id = "bash" }}
runtime = {{ type = "subprocess" }}
timeout = {{ rollout = 120.0 }}
"""
    )
    done = run("vf-eval", "@", "run.toml", cwd=tmp_path)
    assert done.code == 0, done.output
    found = traces(tmp_path / "outputs/shell")
    assert [reward(trace) for trace in found] == [1.0, 1.0]
    for trace in found:
        assert "uid=" in json.dumps(trace["nodes"]), "the model had its shell"
        assert trace["info"]["lean_grader"]["policy"]["shared_user"] is True


def test_check_proof_before_the_answer(tmp_path: Path, model: ModelServer) -> None:
    done = vf_eval(
        tmp_path,
        model,
        *NULL,
        *SUBPROCESS,
        *("--env.taskset.split", "eval", "--env.taskset.max-p", "5"),
        *("--env.taskset.task.check-tool", "--env.taskset.task.check-limit", "2"),
        *("-m", "checks_first", "-n", "2", "-c", "2", "--run.name", "tool"),
    )
    assert done.code == 0, done.output
    found = traces(tmp_path / "outputs/tool")
    assert len(found) == 2
    for trace in found:
        assert trace["ok"], trace["errors"]
        said = [node["message"] for node in trace["nodes"] if node["message"]["role"] == "tool"]
        first, second, third = (json.dumps(message, ensure_ascii=False) for message in said)
        assert "✗ rejected" in first and "error" in first and "(1 of 2 checks left)" in first
        assert "✓ accepted" in second and "(0 of 2 checks left)" in second
        assert "No more checks" in third
        assert (reward(trace), trace["metrics"]["check_proof_calls"]) == (1.0, 3.0)


def test_the_tool_is_off_unless_asked_for(tmp_path: Path, model: ModelServer) -> None:
    flags = ("-m", "good", "-n", "1", "--env.taskset.max-p", "5", "--run.name", "plain")
    done = vf_eval(tmp_path, model, *NULL, *SUBPROCESS, *flags)
    assert done.code == 0, done.output
    assert not model.requests[-1].get("tools")
    (trace,) = traces(tmp_path / "outputs/plain")
    assert "check_proof_calls" not in trace["metrics"]


def test_validate_runs_the_reference_proofs(tmp_path: Path) -> None:
    flags = ("--taskset.split", "eval", "--taskset.max-p", "5", "-n", "3")
    done = run("vf-validate", TASKSET, *flags, "--runtime.type", "subprocess", "--no-rich", cwd=tmp_path)
    assert done.code == 0, done.output
    (written,) = tmp_path.glob("**/summary.json")
    summary = json.loads(written.read_text())
    assert summary["checks"]["gold"]["valid"] == summary["checks"]["noop"]["valid"] == 3, summary


def test_a_wrong_setting_names_itself(tmp_path: Path) -> None:
    done = run("vf-eval", TASKSET, "--dry-run", "--no-push", "--env.taskset.split", "test", cwd=tmp_path)
    assert done.code != 0
    assert re.search(r"env.taskset.split|train", done.output), done.output


@pytest.mark.parametrize("setting", [("LMAP_CACHE_DIR", "`lmap setup`"), ("LMAP_BIN", "LMAP_BIN")])
def test_what_is_missing_is_said_before_a_model_is_asked(
    setting: tuple[str, str], tmp_path: Path, model: ModelServer
) -> None:
    variable, said = setting
    asked = len(model.requests)
    env = {variable: str(tmp_path / "nothing"), "LMAP_PROVIDER": "offline-kit"}
    done = vf_eval(tmp_path, model, *NULL, *SUBPROCESS, "-m", "good", "-n", "1", env=env)
    assert done.code != 0
    assert said in done.output
    assert len(model.requests) == asked


def test_replies_that_are_no_unicode_harm_nobody(tmp_path: Path, model: ModelServer) -> None:
    flags = ("-m", "half_a_pair+odd_characters+good", "-n", "1", "-r", "3", "--env.taskset.max-p", "5")
    done = vf_eval(tmp_path, model, *NULL, *SUBPROCESS, *flags, "--run.name", "unicode")
    assert done.code == 0, done.output
    found = traces(tmp_path / "outputs/unicode")
    assert all(trace["ok"] for trace in found), done.output
    reasons = [trace["info"]["lean_grader"]["reason"] for trace in found]
    assert [reason["code"] for reason in reasons if reason is not None] == ["not_unicode"]
    assert sum(reward(trace) == 0.0 for trace in found) == 1


def test_many_rollouts_at_once_of_every_kind(tmp_path: Path, model: ModelServer) -> None:
    kinds = [*answers.ACCEPTED, *answers.REJECTED, *answers.OUT_OF_BOUNDS]
    names = "+".join(kind.__name__ for kind in [*kinds, answers.good, answers.weaker])
    assert len(names.split("+")) == 16
    done = vf_eval(
        tmp_path,
        model,
        *NULL,
        *SUBPROCESS,
        *("--env.taskset.split", "all", "--env.taskset.max-p", "5", "--env.taskset.task.timeout-s", "6"),
        *("-m", names, "-n", "4", "-r", "16", "-c", "64", "--run.name", "many"),
    )
    assert done.code == 0, done.output
    found = traces(tmp_path / "outputs/many")
    assert len(found) == 64
    assert all(episode["ok"] for episode in episodes(tmp_path / "outputs/many")), done.output
    verdicts = [trace["info"]["lean_grader"]["verdict"] for trace in found]
    assert verdicts.count("accepted") == 4 * 3
    # What keeps a kernel busy for ever runs out of time or of memory.
    assert verdicts.count("timeout") + verdicts.count("resource_limit") == 4
    assert verdicts.count("rejected") == 4 * 12
    for trace, verdict in zip(found, verdicts, strict=True):
        assert reward(trace) == float(verdict == "accepted")
