"""The real `lmap`, the real Lean, the real `verifiers`; only the model is made up."""

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import verifiers.v1 as vf

import model_server
from lean_mod_add_proof.client import ask
from lean_mod_add_proof.taskset import LeanModAddProofConfig, LeanModAddProofTask, LeanModAddProofTaskset

ROOT = Path(__file__).parents[2]
TASKSET = "lean-mod-add-proof"


@pytest.fixture(scope="session", autouse=True)
def program() -> None:
    """`lmap` as cargo built it, unless LMAP_BIN names another one, and a toolchain for it."""
    os.environ.setdefault("LMAP_BIN", str(ROOT / "target/debug/lmap"))
    os.environ.setdefault("LMAP_CACHE_DIR", str(ROOT / "target/lmap-test-cache"))
    os.environ.setdefault("LMAP_SANDBOX", "best-effort")
    # Every test has its answers graded, not remembered.
    os.environ["LMAP_NO_CACHE"] = "true"
    # For the programs that the tests run.
    os.environ["PYTHONPATH"] = str(ROOT)
    subprocess.run([os.environ["LMAP_BIN"], "setup", "--provider", "offline-kit"], check=True)
    os.environ["MODEL_KEY"] = "any"
    ask("ping", {})


@pytest.fixture(scope="session")
def model() -> Iterator[model_server.ModelServer]:
    with model_server.serving() as server:
        yield server


def load(**settings: Any) -> list[LeanModAddProofTask]:
    return list(LeanModAddProofTaskset(LeanModAddProofConfig(id=TASKSET, **settings)))


@pytest.fixture(scope="session")
def tasks() -> list[LeanModAddProofTask]:
    """The three smallest: p = 5 with 8, 16 and 32 neurons."""
    return load(split="eval", max_p=5)


def trace_of(task: LeanModAddProofTask, reply: str | None) -> "vf.Trace[Any, Any, Any]":
    """A trace as a rollout leaves it, made by hand."""
    trace: vf.Trace[Any, Any, Any] = vf.Trace(
        task=vf.TraceTask(type=type(task).__name__, data=task.data, key=task.key, hash=task.hash),
        agent=vf.AgentInfo(config=vf.AgentConfig()),
    )
    if reply is not None:
        trace.nodes.append(vf.MessageNode(message=vf.AssistantMessage(content=reply), sampled=True))
    return trace


def scored(task: LeanModAddProofTask, reply: str | None) -> "vf.Trace[Any, Any, Any]":
    trace = trace_of(task, reply)
    asyncio.run(task.score(trace))
    return trace


@dataclass
class Command:
    """What a command line program did."""

    code: int
    output: str


def run(*command: str, cwd: Path, env: dict[str, str] | None = None) -> Command:
    """Runs a program of the environment that the tests run in."""
    scripts = str(Path(sys.executable).parent)
    variables = {**os.environ, **(env or {})}
    variables["PATH"] = f"{scripts}{os.pathsep}{variables['PATH']}"
    done = subprocess.run(
        [str(Path(scripts) / command[0]), *command[1:]],
        cwd=cwd,
        env=variables,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=300,
        check=False,
    )
    return Command(done.returncode, done.stdout)


def episodes(folder: Path) -> list[dict[str, Any]]:
    """What a run left in `traces.jsonl`."""
    return [json.loads(line) for line in (folder / "traces.jsonl").read_text().splitlines()]


def traces(folder: Path) -> list[dict[str, Any]]:
    return [trace for episode in episodes(folder) for trace in episode["traces"]]


def reward(trace: dict[str, Any]) -> float | None:
    entry = trace["rewards"].get("kernel_accepts")
    return None if entry is None else float(entry["score"])
