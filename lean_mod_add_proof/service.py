"""Verdicts from `lmap serve`, behind the interface of `client.Worker`.

    async with Service(ServiceSettings("https://lean.example:8417")) as service:
        verdict = await service.grade("p5-h8-s0", reply=reply)

A request that the service puts off, or that is lost with it, is made again until the patience for that
is over; it is never scored. Cancelling a call closes its connection, which ends the grade.
"""

import asyncio
import json
import os
import random
import socket
import ssl
import time
import weakref
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, NoReturn, Self, TypeVar, cast

import httpx

from lean_mod_add_proof import protocol
from lean_mod_add_proof.client import Verdict, order
from lean_mod_add_proof.errors import AccessDenied, RequestRefused, ServiceFault, ServiceUnavailable
from lean_mod_add_proof.protocol import Json, TaskRef

TOKEN_VAR = "LMAP_API_KEY"
"""Where the token is looked for. `verifiers` keeps variables with API_KEY in their names from the
programs that it runs beside itself, so a model with a shell does not simply inherit this one."""

LARGEST_BODY = 6 << 20
"""Bytes that the largest request can have, so that a service has to take them."""

_MARGIN = 30.0
"""Seconds that an answer may need beyond the time for waiting and grading."""

_LONGEST_PAUSE = 15.0
"""Seconds between two attempts, where the service does not say when it wants to be asked again."""

_VERDICTS = ("accepted", "rejected", "timeout", "resource_limit", "error")

# A peer that has vanished without a word is noticed after a minute, not after the longest grade.
_KEEP_ALIVE = [
    (socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1),
    *(
        (socket.IPPROTO_TCP, getattr(socket, name), value)
        for name, value in (("TCP_KEEPIDLE", 30), ("TCP_KEEPINTVL", 10), ("TCP_KEEPCNT", 3))
        if hasattr(socket, name)
    ),
]

T = TypeVar("T")


@dataclass(frozen=True)
class ServiceSettings:
    """Which service, and how it is asked. Holds no secret, so that it may be written down anywhere."""

    url: str
    """Its address, http or https."""
    token_var: str = TOKEN_VAR
    """The environment variable with the token."""
    token_file: Path | None = None
    """A file with the token, in the place of the variable."""
    ca_file: Path | None = None
    """The certificates (PEM) that vouch for the service's, if the system's do not."""
    wait_s: float = 600.0
    """Seconds that a grade may be put off, or have to be repeated, before there is an error."""

    def token(self) -> str | None:
        """The token, read anew for every request, so that a new one takes effect at once.

        Raises:
            AccessDenied: it cannot be read, or is none. The message does not quote it.
        """
        if self.token_file is None:
            place, text = f"the variable {self.token_var}", os.environ.get(self.token_var, "")
            if not text:
                return None
        else:
            place = f"the token file {self.token_file}"
            try:
                text = self.token_file.read_text(encoding="utf-8", errors="replace")
            except OSError as error:
                raise AccessDenied(f"{place} cannot be read: {error.strerror}") from None
        text = text.strip()
        if not text or not text.isascii() or not text.isprintable() or " " in text:
            raise AccessDenied(f"{place} holds no token: one line without spaces")
        return text


def check_url(url: str) -> str:
    """The address of a service, without a slash at its end.

    Raises:
        ValueError: with what is wrong.
    """
    try:
        parsed = httpx.URL(url)
    except httpx.InvalidURL as error:
        raise ValueError(f"this is no URL: {error}") from None
    if parsed.scheme not in ("http", "https") or not parsed.host:
        raise ValueError("give the http:// or https:// address of an `lmap serve`")
    if parsed.userinfo or parsed.query or parsed.fragment:
        raise ValueError("no name, password, ?query or #fragment: the URL is written into traces")
    return url.rstrip("/")


class _PutOff(Exception):
    """No answer this time."""

    def __init__(self, why: str, retry_after: float | None = None) -> None:
        super().__init__(why)
        self.retry_after = retry_after


class Service:
    """A grading service. Belongs to the event loop that it is first used in."""

    def __init__(self, settings: ServiceSettings) -> None:
        """
        Raises:
            ValueError: for a URL that is none, or certificates that cannot be read.
        """
        self._settings = settings
        self._url = check_url(settings.url)
        self._http = httpx.AsyncClient(
            # As many connections as there are grades under way: each waits for its verdict.
            transport=httpx.AsyncHTTPTransport(
                verify=_trust(settings.ca_file),
                limits=httpx.Limits(max_connections=None, max_keepalive_connections=64),
                socket_options=_KEEP_ALIVE,
            ),
            timeout=httpx.Timeout(None, connect=10.0, write=60.0),
        )

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Closes the connections."""
        await self._http.aclose()

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
        """As `client.Worker.grade`. `keep_packages` and `work_root` are the service's own business and
        mean nothing here. Of the policy a request may set `timeout_seconds`, `budget` and `axioms`, and
        each only to something stricter than the service's own.

        Raises:
            ServiceUnavailable: it was put off, or lost with the service, for as long as it may be.
            AccessDenied: the token is not taken.
            RequestRefused: the service does not do that.
            ServiceFault: the answer is none of a service's.
        """
        body = order(task, reply=reply, lean=lean, policy=policy)
        seconds = None if policy is None else policy.get("timeout_seconds")

        def read(response: httpx.Response) -> Verdict:
            return _verdict(response, task if isinstance(task, str) else task["id"])

        return await self._ask("POST", "/v1/grade", read, body=_fitting(body), seconds=seconds)

    async def explain(self, task: str | TaskRef, *, lean: str, policy: Json | None = None) -> str:
        """What a person is shown about a Lean file: the verdict, and Lean's messages.

        Raises:
            GraderError: as `grade`.
        """
        body = order(task, reply=None, lean=lean, policy=policy)
        seconds = None if policy is None else policy.get("timeout_seconds")

        def read(response: httpx.Response) -> str:
            return response.text

        return await self._ask("POST", "/v1/grade", read, body=body, seconds=seconds, accept="text/plain")

    async def tasks(self, query: Json) -> list[Json]:
        """The records of the tasks that fit `query`: family, split, op, max_p; with
        prompt_timeout_seconds also their prompts, which name the Lean of the service."""
        query = {name: str(value) for name, value in query.items()}

        def read(response: httpx.Response) -> list[Json]:
            return cast(list[Json], _json(response)["tasks"])

        return await self._ask("GET", "/v1/tasks", read, query=query)

    async def about(self) -> Json:
        """Versions, policy and limits of the service."""
        return await self._ask("GET", "/v1/about", _json)

    async def _ask(
        self,
        method: str,
        path: str,
        read: Callable[[httpx.Response], T],
        *,
        body: Json | None = None,
        query: dict[str, str] | None = None,
        seconds: float | None = 60.0,
        accept: str = "application/json",
    ) -> T:
        """One request, made until it is answered. `seconds` is the time that the work itself may
        take, if that is known."""
        end = time.monotonic() + self._settings.wait_s
        pauses = _pauses()
        while True:
            left = max(0.0, end - time.monotonic())
            try:
                limit = None if seconds is None else left + seconds
                return read(await self._once(method, path, body, query, limit, accept))
            except _PutOff as put_off:
                pause = next(pauses)
                if put_off.retry_after is not None:
                    # Not all at the same moment, and none too early.
                    pause = put_off.retry_after * random.uniform(1.0, 1.25)
                left = end - time.monotonic()
                if pause > left:
                    waited = f"for {self._settings.wait_s:g} s (grader_wait_s)"
                    raise ServiceUnavailable(f"no verdict from {self._url} {waited}: {put_off}") from put_off
                await asyncio.sleep(pause)

    async def _once(
        self,
        method: str,
        path: str,
        body: Json | None,
        query: dict[str, str] | None,
        limit: float | None,
        accept: str,
    ) -> httpx.Response:
        headers = {"Accept": accept}
        if (token := self._settings.token()) is not None:
            headers["Authorization"] = f"Bearer {token}"
        content = None
        if body is not None:
            headers["Content-Type"] = "application/json"
            # The service gives up as well, so that it does not grade for nobody.
            timed = body if limit is None else body | {"deadline_seconds": limit}
            content = json.dumps(timed, ensure_ascii=False).encode()
        try:
            async with asyncio.timeout(None if limit is None else limit + _MARGIN):
                response = await self._http.request(
                    method, self._url + path, headers=headers, content=content, params=query
                )
        except TimeoutError:
            raise ServiceUnavailable(f"{self._url} did not answer within {limit:g} s") from None
        except httpx.TransportError as error:
            if certificate := _certificate_error(error):
                # Asking again changes nothing.
                raise ServiceUnavailable(f"{self._url} is not to be trusted: {certificate}") from error
            raise _PutOff(f"{type(error).__name__}: {error}".rstrip(": ")) from error
        except httpx.HTTPError as error:
            raise ServiceFault(f"{self._url}: {type(error).__name__}: {error}") from error
        if response.status_code != 200:
            self._refused(response)
        return response

    def _refused(self, response: httpx.Response) -> NoReturn:
        status, (code, message) = response.status_code, _reason(response)
        told = f"{self._url} answers {status}" + (f": {message}" if message else "")
        if status in (429, 502, 503, 504) or code == "too_slow":
            raise _PutOff(told, _retry_after(response))
        if status in (401, 403):
            where = self._settings.token_file or f"the variable {self._settings.token_var}"
            raise AccessDenied(f"{told} (the token is read from {where})")
        if code == "deadline":
            raise ServiceUnavailable(told)
        if code is not None and 400 <= status < 500:
            raise RequestRefused(code, message)
        raise ServiceFault(told if message else f"{told}, and is no `lmap serve`")


def _trust(ca_file: Path | None) -> ssl.SSLContext:
    try:
        return ssl.create_default_context(cafile=ca_file)
    except (OSError, ssl.SSLError) as error:
        raise ValueError(f"certificates {ca_file}: {error}") from None


def _fitting(body: Json) -> Json:
    """The body, with a reply that would get long in JSON's own spelling as bytes. What a model writes must
    not decide whether a service takes the request."""
    reply = body.get("reply")
    if reply is None or len(json.dumps(reply, ensure_ascii=False)) <= len(reply) * 4 // 3:
        return body
    rest = {name: value for name, value in body.items() if name != "reply"}
    return rest | protocol.bytes_params(reply)


def _json(response: httpx.Response) -> Json:
    try:
        answer = response.json()
    except ValueError:
        answer = None
    if not isinstance(answer, dict):
        raise ServiceFault(f"{response.url} does not answer as an `lmap serve` does")
    return answer


def _verdict(response: httpx.Response, task: str) -> Verdict:
    verdict = _json(response)
    if verdict.get("schema") != 1 or verdict.get("task") != task or verdict.get("verdict") not in _VERDICTS:
        raise ServiceFault(f"{response.url} does not answer with a verdict on {task}")
    if (verdict.get("reason") or {}).get("code") == "cancelled":
        # Not by us: the service is ending.
        raise _PutOff("the grade was given up")
    return verdict


def _reason(response: httpx.Response) -> tuple[str | None, str]:
    """Code and message of a refusal, if it is one of a service."""
    try:
        error = response.json()["error"]
        return str(error["code"]), str(error["message"])
    except (ValueError, TypeError, LookupError):
        return None, ""


def _retry_after(response: httpx.Response) -> float | None:
    try:
        return max(0.0, float(response.headers["Retry-After"]))
    except (KeyError, ValueError):
        return None


def _certificate_error(error: BaseException) -> ssl.SSLCertVerificationError | None:
    cause: BaseException | None = error
    while cause is not None:
        if isinstance(cause, ssl.SSLCertVerificationError):
            return cause
        cause = cause.__cause__ or cause.__context__
    return None


def _pauses() -> Iterator[float]:
    """Longer and longer, and never in step with other clients."""
    pause = 0.25
    while True:
        yield pause * random.uniform(0.5, 1.5)
        pause = min(2 * pause, _LONGEST_PAUSE)


_services: "weakref.WeakKeyDictionary[asyncio.AbstractEventLoop, dict[ServiceSettings, Service]]" = (
    weakref.WeakKeyDictionary()
)


def shared_service(settings: ServiceSettings) -> Service:
    """The client of the running event loop for a service."""
    services = _services.setdefault(asyncio.get_running_loop(), {})
    if settings not in services:
        services[settings] = Service(settings)
    return services[settings]


def run_now(work: Coroutine[Any, Any, T]) -> T:
    """Runs something to its end for a caller that is not asynchronous, even if an event loop runs."""
    with ThreadPoolExecutor(1) as threads:
        return threads.submit(asyncio.run, work).result()
