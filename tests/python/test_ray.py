"""A real Ray cluster of two nodes on this machine."""

import asyncio
import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import ray
from ray.cluster_utils import Cluster

import answers
from conftest import trace_of
from lean_mod_add_proof.client import shared_worker
from lean_mod_add_proof.errors import GraderError, RequestRefused
from lean_mod_add_proof.ray import GraderPool
from lean_mod_add_proof.taskset import LeanModAddProofTask

GRADES = 200


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    """A head that does not grade, and two nodes that do."""
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "object_store_memory": 10**8})
    for _ in range(2):
        cluster.add_node(num_cpus=1, resources={"grader": 1}, object_store_memory=10**8)
    ray.init(address=cluster.address, log_to_driver=False)
    try:
        yield cluster
    finally:
        ray.shutdown()
        cluster.shutdown()  # type: ignore[no-untyped-call]


def new_pool() -> GraderPool:
    return GraderPool(args=["--threads", "1"], resources={"grader": 1})


def test_a_node_dies_and_every_verdict_is_right(cluster: Cluster, tasks: list[LeanModAddProofTask]) -> None:
    task = tasks[0]
    kinds = [answers.good, answers.no_block, answers.no_proof, answers.two_blocks, answers.weaker]

    async def scenario() -> None:
        pool = new_pool()
        assert len(await pool.nodes()) == 2
        done = itertools.count(1)
        doomed = cluster.list_all_nodes()[-1]  # type: ignore[no-untyped-call]

        async def one(number: int) -> tuple[str, str]:
            kind = kinds[number % len(kinds)]
            # Each text is a new one, so that no verdict is remembered.
            reply = kind(task.data.prompt_text).replace("```lean\n", f"```lean\n-- {number}\n")
            verdict = await pool.grade(task.ref, reply=reply)
            if next(done) == GRADES // 4:
                cluster.remove_node(doomed, allow_graceful=False)
            return kind.__name__, verdict["verdict"]

        results = await asyncio.gather(*map(one, range(GRADES)))
        for kind, verdict in results:
            assert verdict == ("accepted" if kind == "good" else "rejected"), kind
        assert len(results) == GRADES
        assert len(await pool.nodes()) == 1

        cluster.add_node(num_cpus=1, resources={"grader": 1}, object_store_memory=10**8)
        while len(await pool.nodes()) < 2:
            await asyncio.sleep(0.5)
        pool.close()

    asyncio.run(asyncio.wait_for(scenario(), 500))


def test_the_interface_is_that_of_a_worker(cluster: Cluster, tasks: list[LeanModAddProofTask]) -> None:
    task = tasks[0]

    def same(verdict: dict[str, Any]) -> dict[str, Any]:
        return {key: verdict[key] for key in ("task", "verdict", "stage", "reason", "hashes", "policy")}

    async def scenario() -> None:
        pool, worker = new_pool(), shared_worker()
        lean = await pool.prove(task.ref)
        assert lean == await worker.prove(task.ref)
        for answer in (answers.good, answers.weaker, answers.half_a_pair):
            reply = answer(task.data.prompt_text)
            there = await pool.grade(task.ref, reply=reply, policy={"timeout_seconds": 50})
            here = await worker.grade(task.ref, reply=reply, policy={"timeout_seconds": 50})
            assert same(there) == same(here)
        verdict, text = await pool.check_proof(task.ref, lean=lean)
        assert verdict["verdict"] == "accepted" and "accepted" in text
        with pytest.raises(RequestRefused, match="no task `p6`"):
            await pool.grade("p6", reply="")

        # Cancelled here, ended there.
        hanging = asyncio.ensure_future(pool.grade(task.ref, reply=answers.hanging(task.data.prompt_text)))
        await asyncio.sleep(2)
        hanging.cancel()
        await asyncio.wait([hanging])
        while (await pool.call("ping", {}))["running"]:
            await asyncio.sleep(0.1)
        pool.close()

    asyncio.run(asyncio.wait_for(scenario(), 200))


def test_without_a_node_that_can_grade_there_is_an_error(cluster: Cluster, tmp_path: Path) -> None:
    async def scenario() -> None:
        with pytest.raises(GraderError, match=r"no node of the Ray cluster has {'missing': 1}"):
            await GraderPool(resources={"missing": 1}).grade("p5-h8-s0", reply="")
        nothing = ["--cache-dir", str(tmp_path), "--provider", "offline-kit"]
        with pytest.raises(GraderError, match=r"node .*: no Lean toolchain is installed; run `lmap setup`"):
            await GraderPool(args=nothing, resources={"grader": 1}).grade("p5-h8-s0", reply="")

    asyncio.run(scenario())


def test_the_taskset_grades_on_a_cluster(cluster: Cluster, tasks: list[LeanModAddProofTask]) -> None:
    task = tasks[0]
    elsewhere = LeanModAddProofTask(
        task.data, task.config.model_copy(update={"ray_address": cluster.address})
    )
    trace = trace_of(elsewhere, answers.good(task.data.prompt_text))
    asyncio.run(elsewhere.score(trace))
    assert trace.reward == 1.0
