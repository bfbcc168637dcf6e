"""A model behind the chat API of OpenAI, streaming and not. Its name says what it answers: `good`, or
several names with a plus between them, which take turns on each task."""

import asyncio
import itertools
import json
import threading
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from aiohttp import web

import answers

Messages = list[dict[str, Any]]


def text_of(message: dict[str, Any]) -> str:
    content = message.get("content") or ""
    if isinstance(content, str):
        return content
    return "".join(part.get("text", "") for part in content)


class ModelServer:
    """What was asked is kept, for tests to look at."""

    def __init__(self) -> None:
        self.requests: list[dict[str, Any]] = []
        self.base_url = ""
        self._turns: dict[tuple[str, str], Iterator[int]] = defaultdict(itertools.count)

    def reply(self, body: dict[str, Any]) -> dict[str, Any]:
        """The message that answers a request."""
        model, messages = body["model"], body["messages"]
        prompt = next(text_of(message) for message in messages if message["role"] == "user")
        if model == "checks_first":
            return self._checks_first(body, prompt)
        if model == "uses_shell":
            return self._uses_shell(body, prompt)
        names = model.split("+")
        name = names[next(self._turns[model, prompt]) % len(names)]
        return {"role": "assistant", "content": answers.BY_NAME[name](prompt)}

    def _checks_first(self, body: dict[str, Any], prompt: str) -> dict[str, Any]:
        """Has a wrong file checked, then a right one, then one more than it may, and answers."""
        checks = [message for message in body["messages"] if message["role"] == "tool"]
        tool = next(
            tool["function"]["name"] for tool in body["tools"] if "check_proof" in tool["function"]["name"]
        )
        files = [answers.proof(prompt).replace("decide +kernel", "rfl"), *[answers.proof(prompt)] * 2]
        if len(checks) == len(files):
            return {"role": "assistant", "content": answers.good(prompt)}
        return _tool_call(tool, {"lean": files[len(checks)]}, len(checks))

    def _uses_shell(self, body: dict[str, Any], prompt: str) -> dict[str, Any]:
        """Looks around with the shell that it has, and answers."""
        if any(message["role"] == "tool" for message in body["messages"]):
            return {"role": "assistant", "content": answers.good(prompt)}
        return _tool_call("bash", {"command": "id && pwd"}, 0)

    async def chat(self, request: web.Request) -> web.StreamResponse:
        body = await request.json()
        self.requests.append(body)
        message = self.reply(body)
        base = {"id": "chat-1", "created": int(time.time()), "model": body["model"]}
        usage = {"prompt_tokens": 20, "completion_tokens": 10, "total_tokens": 30}
        finish = "tool_calls" if message.get("tool_calls") else "stop"
        if not body.get("stream"):
            choice = {"index": 0, "message": message, "finish_reason": finish}
            whole = {**base, "object": "chat.completion", "choices": [choice], "usage": usage}
            return web.Response(text=json.dumps(whole), content_type="application/json")
        response = web.StreamResponse(headers={"Content-Type": "text/event-stream"})
        await response.prepare(request)
        deltas: list[dict[str, Any]] = [
            {"index": 0, "delta": delta, "finish_reason": None} for delta in _deltas(message)
        ]
        for choice in [*deltas, {"index": 0, "delta": {}, "finish_reason": finish}]:
            await _event(response, {**base, "object": "chat.completion.chunk", "choices": [choice]})
        await _event(response, {**base, "object": "chat.completion.chunk", "choices": [], "usage": usage})
        await response.write(b"data: [DONE]\n\n")
        return response

    async def models(self, request: web.Request) -> web.Response:
        return web.json_response({"object": "list", "data": [{"id": "good", "object": "model"}]})


def _tool_call(name: str, arguments: dict[str, Any], number: int) -> dict[str, Any]:
    function = {"name": name, "arguments": json.dumps(arguments)}
    call = {"id": f"call-{number}", "type": "function", "index": 0, "function": function}
    return {"role": "assistant", "content": None, "tool_calls": [call]}


def _deltas(message: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """In several pieces, as a model streams."""
    yield {"role": "assistant", "content": ""}
    if message.get("tool_calls"):
        yield {"tool_calls": message["tool_calls"]}
        return
    text = message["content"]
    size = max(1, len(text) // 5)
    for start in range(0, len(text), size):
        yield {"content": text[start : start + size]}


async def _event(response: web.StreamResponse, event: dict[str, Any]) -> None:
    await response.write(f"data: {json.dumps(event)}\n\n".encode())


@contextmanager
def serving() -> Iterator[ModelServer]:
    """The server, on a port of this machine and a thread of its own."""
    server = ModelServer()
    loop = asyncio.new_event_loop()
    ready = threading.Event()
    stop: Callable[[], object] = loop.stop

    async def start() -> web.AppRunner:
        app = web.Application(client_max_size=1 << 30)
        app.router.add_post("/v1/chat/completions", server.chat)
        app.router.add_get("/v1/models", server.models)
        runner = web.AppRunner(app)
        await runner.setup()
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        host, port = runner.addresses[0][:2]
        server.base_url = f"http://{host}:{port}/v1"
        return runner

    def run() -> None:
        runner = loop.run_until_complete(start())
        ready.set()
        loop.run_forever()
        loop.run_until_complete(runner.cleanup())
        loop.close()

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    assert ready.wait(30)
    try:
        yield server
    finally:
        loop.call_soon_threadsafe(stop)
        thread.join(30)
