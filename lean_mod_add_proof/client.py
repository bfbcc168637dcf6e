"""Verdicts from `lmap worker`, for programs that use asyncio.

    async with Worker() as worker:
        verdict = await worker.grade("p5-h8-s0", reply=reply)

A `Worker` runs one `lmap worker` process, begins it when it is first needed and anew when it has died.
Cancelling a call kills its grade. How many grades run at a time is decided by `lmap`, for the whole
machine.
"""

import asyncio
import contextlib
import itertools
import os
import signal
import subprocess
import tempfile
import weakref
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Literal, Protocol, Self, cast

from lean_mod_add_proof import protocol
from lean_mod_add_proof.errors import GraderError, NoVerdict, RequestRefused, ToolchainMissing, WorkerCrashed
from lean_mod_add_proof.program import lmap
from lean_mod_add_proof.protocol import Json, TaskRef

Verdict = dict[str, Any]
"""A verdict as docs/formats.md describes it."""

OnProgress = Callable[[str], None]
"""Is told `queued` and `running`."""

_STDERR_TAIL = 2000


class Grader(Protocol):
    """Whatever judges: a worker of this machine, a box, a cluster."""

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
        """The verdict on a reply or a Lean file."""
        ...


def command(args: Sequence[str] = ()) -> list[str]:
    """The worker's command line."""
    return [lmap(), "worker", *args]


def _fatal(fault: Json) -> GraderError:
    message = str(fault.get("message"))
    if fault.get("code") == "toolchain":
        return ToolchainMissing(message)
    return RequestRefused(str(fault.get("code")), message)


def _greeting(message: Json) -> Json:
    if "fatal" in message:
        raise _fatal(message["fatal"])
    return cast(Json, message["hello"])


def single_request(method: str, params: Json) -> bytes:
    """All that a worker reads if it is asked once; `read_answer` finds the answer in what it writes."""
    request: Json = {"id": 1, "method": method, "params": params}
    return b"".join(map(protocol.encode, [protocol.hello(), request, {"id": 2, "method": "shutdown"}]))


def ask(method: str, params: Json, args: Sequence[str] = ()) -> Json:
    """One request to a worker of its own, for programs without an event loop.

    Raises:
        GraderError: if there is no answer.
    """
    done = subprocess.run(
        command(args), input=single_request(method, params), capture_output=True, check=False
    )
    return read_answer(done.stdout, done.returncode, done.stderr)


def hello(args: Sequence[str] = ()) -> Json:
    """What a worker says of itself when it starts: versions, toolchain, policy.

    Raises:
        GraderError: if there is none.
    """
    frames = map(protocol.encode, [protocol.hello(), {"id": 1, "method": "shutdown"}])
    done = subprocess.run(command(args), input=b"".join(frames), capture_output=True, check=False)
    for message in protocol.Decoder().feed(done.stdout):
        return _greeting(message)
    raise WorkerCrashed(_last_words(done.returncode, done.stderr))


def read_answer(output: bytes, code: int, stderr: bytes) -> Json:
    """The answer to request 1 in everything that a worker wrote."""
    messages = list(protocol.Decoder().feed(output))
    if messages:
        _greeting(messages[0])
    for message in messages[1:]:
        if message.get("id") == 1 and ("result" in message or "error" in message):
            return _result(message)
    raise WorkerCrashed(_last_words(code, stderr))


def _result(message: Json) -> Json:
    if "error" in message:
        raise RequestRefused(message["error"]["code"], message["error"]["message"])
    return cast(Json, message["result"])


def _last_words(code: int | None, stderr: bytes) -> str:
    how = "no exit code" if code is None else signal.Signals(-code).name if code < 0 else f"exit code {code}"
    said = stderr[-_STDERR_TAIL:].decode(errors="replace").strip()
    return f"`lmap worker` ended ({how})" + (f": {said}" if said else "")


class _Reading(asyncio.Protocol):
    """The worker's output."""

    def __init__(self, on_message: Callable[[Json], None], on_end: Callable[[], None]) -> None:
        self._decoder = protocol.Decoder()
        self._on_message = on_message
        self._on_end = on_end

    def data_received(self, data: bytes) -> None:
        for message in self._decoder.feed(data):
            self._on_message(message)

    def connection_lost(self, exc: Exception | None) -> None:
        self._on_end()


class _Writing(asyncio.BaseProtocol):
    """The worker's input, which can be full."""

    def __init__(self) -> None:
        self.ready = asyncio.Event()
        self.ready.set()

    def pause_writing(self) -> None:
        self.ready.clear()

    def resume_writing(self) -> None:
        self.ready.set()

    def connection_lost(self, exc: Exception | None) -> None:
        self.ready.set()


class _Pending:
    def __init__(self, answer: asyncio.Future[Json], on_progress: OnProgress | None) -> None:
        self.answer = answer
        self.on_progress = on_progress


class _Process:
    """One `lmap worker` from its start to its end."""

    def __init__(self, process: subprocess.Popen[bytes], stderr: IO[bytes]) -> None:
        self._process = process
        self._stderr = stderr
        self._pending: dict[int, _Pending] = {}
        self._numbers = itertools.count(1)
        self._greeted: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._writing = _Writing()
        self._source: asyncio.ReadTransport | None = None
        self._target: asyncio.WriteTransport | None = None
        self._end: asyncio.Task[None] | None = None
        self.alive = True
        self.hello: Json = {}

    @classmethod
    async def start(cls, args: Sequence[str]) -> Self:
        # Kept in a file: nobody has to read it while the worker runs.
        stderr = tempfile.TemporaryFile()  # noqa: SIM115 - lives as long as the process
        try:
            process = subprocess.Popen(
                command(args),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=stderr,
                # Ctrl-C is for this program, which ends its worker when it is done.
                start_new_session=True,
            )
        except OSError as error:
            stderr.close()
            raise WorkerCrashed(f"`lmap worker` cannot be started: {error}") from error
        this = cls(process, stderr)
        try:
            await this._connect()
        except BaseException:
            this.kill()
            raise
        return this

    async def _connect(self) -> None:
        loop = asyncio.get_running_loop()
        self._source, _ = await loop.connect_read_pipe(
            lambda: _Reading(self._heard, self._ended), self._process.stdout
        )
        self._target, _ = await loop.connect_write_pipe(lambda: self._writing, self._process.stdin)
        self._target.write(protocol.encode(protocol.hello()))
        self.hello = await self._greeted

    @property
    def pid(self) -> int:
        return self._process.pid

    async def call(self, method: str, params: Json, on_progress: OnProgress | None) -> Json:
        await self._writing.ready.wait()
        if not self.alive or self._target is None:
            raise WorkerCrashed("`lmap worker` has ended")
        number = next(self._numbers)
        frame = protocol.encode({"id": number, "method": method, "params": params})
        answer: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._pending[number] = _Pending(answer, on_progress)
        try:
            self._target.write(frame)
            return await answer
        except asyncio.CancelledError:
            self._cancel(number)
            raise
        finally:
            self._pending.pop(number, None)

    def _cancel(self, number: int) -> None:
        if self.alive and self._target is not None:
            request = {"id": next(self._numbers), "method": "cancel", "params": {"id": number}}
            self._target.write(protocol.encode(request))

    def _heard(self, message: Json) -> None:
        if not self._greeted.done():
            try:
                self._greeted.set_result(_greeting(message))
            except GraderError as error:
                self._greeted.set_exception(error)
            return
        pending = self._pending.get(message.get("id") or 0)
        if pending is None or pending.answer.done():
            return
        if "progress" in message:
            if pending.on_progress is not None:
                pending.on_progress(message["progress"]["state"])
            return
        try:
            pending.answer.set_result(_result(message))
        except GraderError as error:
            pending.answer.set_exception(error)

    def _ended(self) -> None:
        self.alive = False
        self._end = asyncio.ensure_future(self._bury())

    async def _bury(self) -> None:
        """Tells everybody who waits that there is no answer."""
        for _ in range(100):
            if self._process.poll() is not None:
                break
            await asyncio.sleep(0.01)
        else:
            self._process.kill()
            self._process.wait()
        self._stderr.seek(max(0, self._stderr.seek(0, os.SEEK_END) - _STDERR_TAIL))
        words = _last_words(self._process.returncode, self._stderr.read())
        self._stderr.close()
        if self._target is not None:
            self._target.close()
        for answer in (self._greeted, *(pending.answer for pending in self._pending.values())):
            if not answer.done():
                answer.set_exception(WorkerCrashed(words))

    async def shut_down(self) -> None:
        """Lets it finish what it has begun, and end."""
        if self.alive:
            with contextlib.suppress(GraderError):
                await self.call("shutdown", {}, None)
            while self.alive:
                await asyncio.sleep(0.005)
        if self._end is not None:
            await self._end

    def kill(self) -> None:
        """Ends it at once; it takes its grades with it."""
        self.alive = False
        for transport in (self._source, self._target):
            if transport is not None:
                with contextlib.suppress(RuntimeError):  # the loop may be closed already
                    transport.close()
        for stream in (self._process.stdin, self._process.stdout):
            if stream is not None:
                with contextlib.suppress(OSError):
                    stream.close()


class Worker:
    """`lmap worker`, kept running."""

    def __init__(self, args: Sequence[str] = ()) -> None:
        """
        Args:
            args: flags for `lmap worker`, such as `["--toolchain", "/opt/lean"]`.
        """
        self._args = tuple(args)
        self._process: _Process | None = None
        self._starting: asyncio.Task[_Process] | None = None

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if error is None:
            await self.close()
        else:
            self.kill()

    async def start(self) -> Json:
        """Starts the process, if it does not run, and gives its greeting: versions, toolchain, policy.

        Raises:
            ToolchainMissing: there is no Lean; `lmap setup` gets one.
            ProgramMissing: there is no `lmap`.
        """
        return (await self._running()).hello

    async def _running(self) -> _Process:
        if self._process is not None and self._process.alive:
            return self._process
        if self._starting is None:
            self._starting = asyncio.ensure_future(_Process.start(self._args))
        starting = self._starting
        try:
            # Shielded: others wait for the same start.
            self._process = await asyncio.shield(starting)
        finally:
            if starting.done() and self._starting is starting:
                self._starting = None
        return self._process

    async def call(self, method: str, params: Json, on_progress: OnProgress | None = None) -> Json:
        """One request and its answer.

        Raises:
            RequestRefused: the worker cannot do that.
            WorkerCrashed: it ended meanwhile. The next call starts a new one.
        """
        return await (await self._running()).call(method, params, on_progress)

    async def grade(
        self,
        task: str | TaskRef,
        *,
        reply: str | None = None,
        lean: str | None = None,
        name: str | None = None,
        policy: Json | None = None,
        keep_packages: bool | None = None,
        work_root: Path | str | None = None,
        on_progress: OnProgress | None = None,
    ) -> Verdict:
        """Judges a model's reply, or a Lean file.

        Args:
            policy: what differs from the usual policy, by the names that a verdict uses.

        Raises:
            GraderError: the request was refused, or the worker died. A verdict `error` is returned like
                any other.
        """
        params = order(
            task,
            reply=reply,
            lean=lean,
            name=name,
            policy=policy,
            keep_packages=keep_packages,
            work_root=work_root,
        )
        answer = await self.call("grade", params, on_progress)
        return cast(Verdict, answer["verdict"])

    async def check_proof(
        self,
        task: str | TaskRef,
        *,
        lean: str,
        policy: Json | None = None,
        work_root: Path | str | None = None,
    ) -> tuple[Verdict, str]:
        """The verdict on a Lean file, and the text that a person is shown about it."""
        params = order(task, reply=None, lean=lean, policy=policy, work_root=work_root)
        answer = await self.call("check_proof", params)
        return answer["verdict"], answer["text"]

    async def prove(self, task: str | TaskRef, strategy: str | None = None) -> str:
        """A reference proof of a task: a Lean file."""
        params: Json = {"task": task}
        if strategy is not None:
            params["strategy"] = strategy
        return cast(str, (await self.call("prove", params))["lean"])

    async def ping(self) -> Json:
        """How many requests wait and how many are worked on."""
        return await self.call("ping", {})

    @property
    def pid(self) -> int | None:
        """The process, if one runs."""
        return self._process.pid if self._process is not None and self._process.alive else None

    async def close(self) -> None:
        """Lets the worker finish what it has begun, and ends it."""
        if self._process is not None:
            await self._process.shut_down()

    def kill(self) -> None:
        """Ends the worker and all of its grades at once."""
        if self._process is not None:
            self._process.kill()


def order(
    task: str | TaskRef,
    *,
    reply: str | None,
    lean: str | None,
    name: str | None = None,
    policy: Json | None = None,
    keep_packages: bool | None = None,
    work_root: Path | str | None = None,
) -> Json:
    """The parameters of a request for a grade."""
    if (reply is None) == (lean is None):
        raise TypeError("give either `reply` or `lean`")
    kind: Literal["reply", "lean"] = "lean" if lean is not None else "reply"
    params: Json = {"task": task, **protocol.text_params(kind, lean if lean is not None else reply or "")}
    given = {
        "name": name,
        "policy": policy,
        "keep_packages": keep_packages,
        "work_root": None if work_root is None else os.path.abspath(work_root),
    }
    params |= {key: value for key, value in given.items() if value is not None}
    return params


def require_answer(verdict: Verdict) -> Verdict:
    """The verdict, if it is one about the submission.

    Raises:
        NoVerdict: for `error`.
    """
    if verdict["verdict"] == "error":
        reason = verdict.get("reason") or {}
        raise NoVerdict(str(reason.get("code")), str(reason.get("message")))
    return verdict


_workers: "weakref.WeakKeyDictionary[asyncio.AbstractEventLoop, Worker]" = weakref.WeakKeyDictionary()


def shared_worker() -> Worker:
    """The worker of the running event loop; all tasks of one loop share it."""
    loop = asyncio.get_running_loop()
    for other, worker in list(_workers.items()):
        if other.is_closed():
            worker.kill()
            del _workers[other]
    if loop not in _workers:
        _workers[loop] = Worker()
    return _workers[loop]
