"""Verdicts from a Ray cluster: one grader a node, behind the interface of `client.Worker`.

    pool = GraderPool("auto")
    verdict = await pool.grade("p5-h8-s0", reply=reply)

Every node needs the package and a toolchain (`lmap setup`). A grade that is lost with its node or its
worker is made again elsewhere; it is never scored. Needs the extra `ray`.
"""

import asyncio
import itertools
import logging
import time
import uuid
import weakref
from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

try:
    import ray
    from ray.exceptions import RayActorError, RayTaskError
    from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy
except ModuleNotFoundError as error:
    raise ModuleNotFoundError("grading on Ray needs Ray: pip install 'lean-mod-add-proof[ray]'") from error

from lean_mod_add_proof.client import Verdict, Worker, order
from lean_mod_add_proof.errors import GraderError, WorkerCrashed
from lean_mod_add_proof.protocol import Json, TaskRef

logger = logging.getLogger(__name__)

_LOOK_AROUND = 5.0
"""Seconds between two looks at which nodes there are."""

_REST = 60.0
"""Seconds before a node that could not start its grader is asked again."""

_REMEMBERED = 1000
"""Calls that were cancelled before they came, most likely because they had just ended."""

_START_TIME = 300.0
"""Seconds that a node may take to start its grader. A fresh node installs the package first."""


class _NodeGrader:
    """Runs on a node: `lmap worker` and nothing else."""

    def __init__(self, args: Sequence[str]) -> None:
        self._worker = Worker(args)
        self._running: dict[str, asyncio.Future[Json]] = {}
        self._cancelled: dict[str, bool] = {}

    async def hello(self) -> Json:
        return await self._worker.start()

    async def call(self, token: str, method: str, params: Json) -> Json:
        if self._cancelled.pop(token, False):
            raise GraderError("cancelled before it began")
        self._running[token] = asyncio.ensure_future(self._worker.call(method, params))
        try:
            return await self._running[token]
        except asyncio.CancelledError:
            raise GraderError("cancelled") from None
        finally:
            del self._running[token]

    async def cancel(self, token: str) -> None:
        """Ends a call, even one that has yet to arrive: Ray's own cancellation misses one that is just being
        handed over."""
        if token in self._running:
            self._running[token].cancel()
            return
        if len(self._cancelled) >= _REMEMBERED:
            del self._cancelled[next(iter(self._cancelled))]
        self._cancelled[token] = True


class _Node:
    """A node as the pool sees it."""

    def __init__(self, node_id: str, actor: Any, room: int) -> None:
        self.node_id = node_id
        self.actor = actor
        self.room = room
        self.busy = 0

    @property
    def has_room(self) -> bool:
        return self.busy < self.room


class _Failure:
    """Why a node has no grader, and until when that is taken for granted."""

    def __init__(self, reason: str) -> None:
        self.reason = reason
        self.until = time.monotonic() + _REST


class GraderPool:
    """One grader on every node of a cluster that has the wanted resources.

    Nodes may come and go. Calls wait while no node has room, so that a burst waits here and not in the
    memory of the nodes.
    """

    def __init__(
        self,
        address: str | None = None,
        *,
        args: Sequence[str] = (),
        resources: dict[str, float] | None = None,
        in_flight_per_thread: float = 2.0,
        attempts: int = 4,
    ) -> None:
        """
        Args:
            address: of the cluster, as for `ray.init`; nothing if this program is connected already.
            args: flags for `lmap worker` on the nodes.
            resources: what a node must have to grade, in Ray's terms, such as `{"grader": 1}`.
            in_flight_per_thread: grades that a node is given for each that it can work on at a time.
            attempts: how often a grade is tried before its loss is the caller's business.
        """
        if address is not None and not ray.is_initialized():
            ray.init(address=address, log_to_driver=False)
        self._args = tuple(args)
        self._resources = dict(resources or {})
        self._in_flight = in_flight_per_thread
        self._attempts = attempts
        self._nodes: dict[str, _Node] = {}
        self._starting: dict[str, asyncio.Task[None]] = {}
        self._failed: dict[str, _Failure] = {}
        self._looked = float("-inf")
        self._changed = asyncio.Condition()

    async def grade(
        self,
        task: str | TaskRef,
        *,
        reply: str | None = None,
        lean: str | None = None,
        policy: Json | None = None,
        keep_packages: bool | None = None,
        work_root: Path | str | None = None,
    ) -> Verdict:
        """As `client.Worker.grade`; folders are the node's."""
        params = order(
            task, reply=reply, lean=lean, policy=policy, keep_packages=keep_packages, work_root=work_root
        )
        return cast(Verdict, (await self.call("grade", params))["verdict"])

    async def check_proof(
        self, task: str | TaskRef, *, lean: str, policy: Json | None = None
    ) -> tuple[Verdict, str]:
        """As `client.Worker.check_proof`."""
        answer = await self.call("check_proof", order(task, reply=None, lean=lean, policy=policy))
        return answer["verdict"], answer["text"]

    async def prove(self, task: str | TaskRef, strategy: str | None = None) -> str:
        """As `client.Worker.prove`."""
        params: Json = {"task": task} | ({} if strategy is None else {"strategy": strategy})
        return cast(str, (await self.call("prove", params))["lean"])

    async def call(self, method: str, params: Json) -> Json:
        """One request to whichever node has the most room.

        Raises:
            WorkerCrashed: it was lost with its node or worker as often as it was tried.
            RequestRefused: a worker cannot do that.
        """
        for attempt in itertools.count(1):
            node = await self._node()
            try:
                return await self._call_on(node, method, params)
            except (RayActorError, WorkerCrashed) as lost:
                logger.warning("a grade was lost on node %s (attempt %d): %s", node.node_id, attempt, lost)
                if isinstance(lost, RayActorError):
                    self._forget(node)
                if attempt == self._attempts:
                    raise WorkerCrashed(f"lost {attempt} times, the last time: {lost}") from lost
            finally:
                node.busy -= 1
                async with self._changed:
                    self._changed.notify_all()
        raise AssertionError("unreachable")

    async def _call_on(self, node: _Node, method: str, params: Json) -> Json:
        token = uuid.uuid4().hex
        try:
            return cast(Json, await node.actor.call.remote(token, method, params))
        except asyncio.CancelledError:
            node.actor.cancel.remote(token)
            raise
        except RayTaskError as error:
            cause = error.cause
            raise (cause if isinstance(cause, GraderError) else WorkerCrashed(str(cause))) from None

    async def nodes(self) -> list[str]:
        """The nodes that have a grader now."""
        await self._look_around()
        if self._starting:
            await asyncio.wait(self._starting.values())
        return sorted(self._nodes)

    async def _node(self) -> _Node:
        """Waits for a node with room, and takes a place on it."""
        while True:
            await self._look_around()
            free = [node for node in self._nodes.values() if node.has_room]
            if free:
                node = min(free, key=lambda node: node.busy / node.room)
                node.busy += 1
                return node
            async with self._changed:
                if any(node.has_room for node in self._nodes.values()):
                    continue
                try:
                    await asyncio.wait_for(self._changed.wait(), _LOOK_AROUND)
                except TimeoutError:
                    self._looked = float("-inf")

    async def _look_around(self) -> None:
        if time.monotonic() - self._looked < _LOOK_AROUND:
            return
        self._looked = time.monotonic()
        nodes = ray.nodes()  # type: ignore[no-untyped-call]
        alive = {node["NodeID"] for node in nodes if node["Alive"] and self._suits(node["Resources"])}
        now = time.monotonic()
        self._failed = {
            node_id: failure
            for node_id, failure in self._failed.items()
            if node_id in alive and failure.until > now
        }
        known = self._nodes.keys() | self._starting.keys() | self._failed.keys()
        for node_id in alive - known:
            self._starting[node_id] = asyncio.ensure_future(self._start(node_id))
        if not self._nodes and not self._starting:
            reasons = [f"node {node_id}: {failure.reason}" for node_id, failure in self._failed.items()]
            wanted = self._resources or "what grading needs"
            raise GraderError("; ".join(reasons) or f"no node of the Ray cluster has {wanted}")

    def _suits(self, resources: dict[str, float]) -> bool:
        return all(resources.get(name, 0) >= amount for name, amount in self._resources.items())

    async def _start(self, node_id: str) -> None:
        actor: Any = (
            ray.remote(_NodeGrader)
            .options(
                num_cpus=0,
                resources=self._resources or None,
                # Grades wait in this pool and in `lmap`; the actor only passes them on.
                max_concurrency=10_000,
                max_restarts=0,
                scheduling_strategy=NodeAffinitySchedulingStrategy(node_id=node_id, soft=False),
            )
            .remote(self._args)
        )
        try:
            hello = await asyncio.wait_for(actor.hello.remote(), _START_TIME)
        except Exception as error:
            cause = getattr(error, "cause", None) or error
            logger.warning("node %s has no grader: %s", node_id, cause)
            self._failed[node_id] = _Failure(str(cause))
            self._looked = float("-inf")
            ray.kill(actor)
        else:
            room = max(1, round(hello["threads"] * self._in_flight))
            self._nodes[node_id] = _Node(node_id, actor, room)
            logger.info("node %s grades %d at a time", node_id, hello["threads"])
        finally:
            self._starting.pop(node_id, None)
            async with self._changed:
                self._changed.notify_all()

    def _forget(self, node: _Node) -> None:
        if self._nodes.get(node.node_id) is node:
            del self._nodes[node.node_id]
            self._looked = float("-inf")

    def close(self) -> None:
        """Ends the graders."""
        for starting in self._starting.values():
            starting.cancel()
        for node in self._nodes.values():
            ray.kill(node.actor)
        self._nodes.clear()


_pools: "weakref.WeakKeyDictionary[asyncio.AbstractEventLoop, dict[str, GraderPool]]" = (
    weakref.WeakKeyDictionary()
)


def shared_pool(address: str) -> GraderPool:
    """The pool of the running event loop for a cluster."""
    pools = _pools.setdefault(asyncio.get_running_loop(), {})
    if address not in pools:
        pools[address] = GraderPool(address)
    return pools[address]
