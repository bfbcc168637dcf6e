"""The environment behind a server with several worker processes, as a trainer runs it."""

import asyncio
import multiprocessing
from pathlib import Path

from verifiers.v1 import EvalClientConfig, SamplingConfig, resolve_env_config
from verifiers.v1.serve import EnvClient, env_config_data, serve_env

from conftest import TASKSET, load
from lean_mod_add_proof.taskset import LeanModAddProofTask
from model_server import ModelServer

WORKERS = 3


def test_several_processes_grade_for_one_trainer(tmp_path: Path, model: ModelServer) -> None:
    config = resolve_env_config(
        {
            "taskset": {"id": TASKSET, "task": {"timeout_s": 5}},
            "agent": {"harness": {"id": "null"}, "runtime": {"type": "subprocess"}},
        }
    )
    context = multiprocessing.get_context("spawn")
    addresses = context.Queue()
    server = context.Process(
        target=serve_env,
        kwargs={
            "max_workers": WORKERS,
            "elastic": False,
            "address": "tcp://127.0.0.1:0",
            "address_queue": addresses,
            "config_data": env_config_data(config),
        },
    )
    server.start()
    try:
        asyncio.run(ask(addresses.get(timeout=120), model))
    finally:
        server.terminate()
        server.join(60)
    assert not server.is_alive()


async def ask(address: str, model: ModelServer) -> None:
    client = EnvClient(address)
    await client.wait_for_server_startup()
    endpoint = EvalClientConfig(base_url=model.base_url, api_key_var="MODEL_KEY")
    tasks = load(split="all", max_p=5)

    async def one(task: LeanModAddProofTask, answer: str) -> tuple[str, float]:
        data = task.data.model_dump(mode="json")
        episode = await client.run(endpoint, answer, SamplingConfig(), data)
        assert episode.ok, episode.errors
        (trace,) = episode.traces
        return answer, trace.reward

    names = ["good", "weaker", "no_block", "good", "hanging", "no_proof"]
    results = await asyncio.gather(*(one(task, name) for task in tasks[:4] for name in names))
    assert [score for _, score in results] == [float(answer == "good") for answer, _ in results]

    # A rollout that nobody waits for any more is given up, grade and all.
    abandoned = asyncio.ensure_future(one(tasks[0], "hanging"))
    await asyncio.sleep(1)
    abandoned.cancel()
    await asyncio.wait([abandoned])
    assert (await one(tasks[0], "good"))[1] == 1.0
    await client.close()
