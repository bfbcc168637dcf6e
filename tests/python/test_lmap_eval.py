"""Runs of `lmap eval` as `verifiers` reads them, and the other way round."""

import csv
import io
import os
import subprocess
from pathlib import Path

import pytest
import verifiers.v1 as vf
from verifiers.v1.configs.agent import WireAgentConfig
from verifiers.v1.state import State
from verifiers.v1.task import WireTaskData
from verifiers.v1.trace import Trace
from verifiers.v1.utils.trace_store import read_episodes

from conftest import TASKSET, load, reward, run, traces
from model_server import ModelServer


def lmap(folder: Path, *args: str) -> str:
    done = subprocess.run(
        [os.environ["LMAP_BIN"], *args], cwd=folder, capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run of policy:mix on two tasks of the eval split."""
    folder = tmp_path_factory.mktemp("lmap-eval")
    lmap(
        folder,
        *("eval", "-m", "policy:mix", "--harness", "refine:1", "--task", "p5-h8-s2,p7-h8-s2"),
        *("-r", "4", "--run-name", "mix"),
    )
    return folder


def test_every_line_is_an_episode(folder: Path) -> None:
    episodes = read_episodes(folder / "outputs/mix", Trace[WireTaskData, State, WireAgentConfig])
    assert len(episodes) == 8
    for episode in episodes:
        assert episode.ok and episode.env.id == TASKSET
        (trace,) = episode.traces
        assert trace.reward in (0.0, 1.0)
        assert trace.num_branches == 1
        assert trace.num_turns == len(trace.calls)
        assert trace.messages[0].role == "user"


def test_tasks_are_those_of_the_taskset(folder: Path) -> None:
    rows = {task.data.id: task for task in load(split="eval", max_p=7)}
    for trace in traces(folder / "outputs/mix"):
        recorded = trace["task"]
        task = rows[recorded["data"]["id"]]
        assert recorded["type"] == type(task).__name__
        assert recorded["key"] == task.key
        own = vf.Task(WireTaskData.model_validate(recorded["data"]))
        assert recorded["hash"] == own.hash, "the hash is that of the row, as Python computes it"
        rebuilt = type(task.data).model_validate(recorded["data"])
        assert rebuilt.model_copy(update={"idx": None}) == task.data.model_copy(update={"idx": None})


def test_replay_comes_to_the_same_rewards(folder: Path) -> None:
    done = run("vf-replay", "outputs/mix", "--no-rich", "-o", "replayed", cwd=folder)
    assert done.code == 0, done.output
    before, after = ({t["id"]: t for t in traces(folder / name)} for name in ("outputs/mix", "replayed"))
    assert {id: reward(t) for id, t in before.items()} == {id: reward(t) for id, t in after.items()}
    for id, trace in after.items():
        assert trace["metrics"].keys() == before[id]["metrics"].keys()


def test_report_and_regrade_read_runs_of_vf_eval(tmp_path: Path, model: ModelServer) -> None:
    done = run(
        *("vf-eval", TASKSET, "--client.base-url", model.base_url, "--client.api-key-var", "MODEL_KEY"),
        *("--env.agent.harness.id", "null", "--env.agent.runtime.type", "subprocess"),
        *("--env.taskset.split", "eval", "--env.taskset.max-p", "5"),
        *("-m", "good+weaker", "-n", "1", "-r", "2", "--no-push", "--no-rich", "--run.name", "theirs"),
        cwd=tmp_path,
    )
    assert done.code == 0, done.output
    lmap(tmp_path, "eval", "--regrade", "outputs/theirs", "--kernels", "lmap", "--run-name", "ours")
    table = lmap(tmp_path, "report", "outputs/theirs", "outputs/ours", "--format", "csv")
    rows = list(csv.DictReader(io.StringIO(table)))
    rewards = [(row["run"], float(row["reward"])) for row in rows]
    assert sorted(rewards) == [("ours", 0.0), ("ours", 1.0), ("theirs", 0.0), ("theirs", 1.0)]
