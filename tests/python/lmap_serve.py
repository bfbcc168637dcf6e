"""A real `lmap serve`, as a child of the tests."""

import json
import os
import re
import secrets
import signal
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

TOKEN_VAR = "LMAP_TEST_TOKEN"
"""Not the usual variable: a test that forgets to name it is not let in."""


class LmapServe:
    """One service, which can be killed and started anew at the same address."""

    def __init__(
        self, folder: Path, *args: str, tokens: str | None = None, env: dict[str, str] | None = None
    ):
        self._args = args
        self._env = {**os.environ, **(env or {})}
        self._bind = "127.0.0.1:0"
        self._process: subprocess.Popen[str] | None = None
        self.url = ""
        self.log: list[str] = []
        self.token_file: Path | None = None
        if tokens is not None:
            self.token_file = folder / "tokens.toml"
            self.token_file.touch(mode=0o600)
            self.token_file.write_text(tokens)

    def start(self) -> None:
        tokens = [] if self.token_file is None else ["--token-file", str(self.token_file)]
        self._process = subprocess.Popen(
            [os.environ["LMAP_BIN"], "serve", "--json", "--bind", self._bind, *tokens, *self._args],
            env=self._env,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None and self._process.stderr is not None
        # Read, or the service would wait for somebody who does.
        threading.Thread(
            target=lambda err: self.log.extend(err), args=[self._process.stderr], daemon=True
        ).start()
        greeting = self._process.stdout.readline()
        assert greeting, "".join(self.log)
        self.url = json.loads(greeting)["listening"]
        self._bind = self.url.split("//")[1]

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(timeout=60)
            self._process = None

    def settings(self, **more: Any) -> dict[str, Any]:
        """Settings of a task that is graded here."""
        return {"grader": self.url, "grader_token_var": TOKEN_VAR, **more}

    def metric(self, name: str, token: str | None = None) -> float:
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        text = httpx.get(f"{self.url}/metrics", headers=headers).raise_for_status().text
        found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
        return float(found[1]) if found else 0.0

    def wait_for(self, name: str, value: float, token: str | None = None) -> None:
        end = time.monotonic() + 60
        while self.metric(name, token) != value:
            assert time.monotonic() < end, f"{name} is {self.metric(name, token)}, not {value}"
            time.sleep(0.02)


def new_token() -> str:
    return secrets.token_hex(32)


def entry(token: str, more: str = "") -> str:
    return f'[[token]]\ntenant = "tests"\ntoken = "{token}"\n{more}\n'


@contextmanager
def serving(
    folder: Path, *args: str, tokens: str | None = None, env: dict[str, str] | None = None
) -> Iterator[LmapServe]:
    service = LmapServe(folder, *args, tokens=tokens, env=env)
    service.start()
    try:
        yield service
    finally:
        service.kill()
