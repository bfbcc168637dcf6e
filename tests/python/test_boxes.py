"""Grading elsewhere than in this process's own worker, as far as that goes without a container engine."""

import asyncio
import os
import shutil
from pathlib import Path
from typing import Any

import pytest
import verifiers.v1 as vf
from test_cli import NULL, SUBPROCESS, vf_eval
from verifiers.v1.envs.isolated_verifier import IsolatedVerifierEnv

import answers
from conftest import TASKSET, episodes, load, reward, scored, traces
from model_server import ModelServer


def test_a_box_gives_the_same_verdict(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # In its box `lmap` is found by its name.
    (tmp_path / "lmap").symlink_to(os.environ["LMAP_BIN"])
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    (task, *_) = load(split="eval", max_p=5, task={"grade_in": {"type": "subprocess"}, "timeout_s": 60})
    (here, *_) = load(split="eval", max_p=5, task={"timeout_s": 60})
    for answer in (answers.good, answers.weaker, answers.no_block):
        reply = answer(task.data.prompt_text)
        boxed, local = scored(task, reply), scored(here, reply)
        assert boxed.reward == local.reward
        for field in ("verdict", "stage", "reason", "hashes"):
            assert boxed.info["lean_grader"][field] == local.info["lean_grader"][field]


def test_a_box_without_lmap_is_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("sh", "tail"):
        (tmp_path / name).symlink_to(shutil.which(name) or name)
    (task, *_) = load(split="eval", max_p=5, task={"grade_in": {"type": "subprocess"}})
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(Exception, match=r"lmap.*not found"):
        scored(task, answers.good(task.data.prompt_text))


def test_the_isolated_verifier_wants_a_container(tmp_path: Path, model: ModelServer) -> None:
    flags = ("--env.id", "isolated-verifier", "--env.taskset.max-p", "5", "-m", "good", "-n", "1")
    done = vf_eval(tmp_path, model, *NULL, *SUBPROCESS, *flags, "--run.name", "isolated")
    (episode,) = episodes(tmp_path / "outputs/isolated")
    assert not episode["ok"] and not episode["traces"], done.output
    assert "isolated-verifier requires a container runtime" in episode["errors"][0]["message"]


def test_the_isolated_verifier_scores_deferred_tasks(tmp_path: Path, model: ModelServer) -> None:
    class OnThisMachine(IsolatedVerifierEnv):
        """Without artifacts, and in a runtime that is no container: everything else is the real thing."""

        async def run(self, task: vf.Task[Any, Any, Any], agents: vf.Agents) -> None:
            await agents.agent.run(task.defer_scoring())

        def verifier_config(self, task: vf.Task[Any, Any, Any]) -> Any:
            return vf.SubprocessConfig()

    config: Any = vf.env_config_type(TASKSET, "isolated-verifier").model_validate(
        {
            "id": "isolated-verifier",
            "taskset": {"id": TASKSET, "max_p": 5},
            "agent": {"harness": {"id": "null"}, "runtime": {"type": "subprocess"}},
        }
    )
    env = OnThisMachine(config)
    endpoint = vf.EvalClientConfig(base_url=model.base_url, api_key_var="MODEL_KEY")

    async def scenario(answer: str) -> float:
        context = vf.ModelContext(client=endpoint, model=answer, sampling=vf.SamplingConfig())
        task = next(iter(env.taskset))
        async with env.serving():
            episode = await env.run_episode(task, context)
        assert episode.ok, episode.errors
        return float(episode.traces[0].reward)

    assert asyncio.run(scenario("good")) == 1.0
    assert asyncio.run(scenario("weaker")) == 0.0


def test_grading_in_a_box_from_the_command_line(tmp_path: Path, model: ModelServer) -> None:
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin/lmap").symlink_to(os.environ["LMAP_BIN"])
    flags = ("--env.taskset.task.grade-in.type", "subprocess", "--env.taskset.max-p", "5")
    path = f"{tmp_path / 'bin'}{os.pathsep}{os.environ['PATH']}"
    rest = ("-m", "good", "-n", "1", "--run.name", "boxed")
    done = vf_eval(tmp_path, model, *NULL, *SUBPROCESS, *flags, *rest, env={"PATH": path})
    assert done.code == 0, done.output
    assert [reward(trace) for trace in traces(tmp_path / "outputs/boxed")] == [1.0]
