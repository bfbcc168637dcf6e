"""What `lmap worker` and its clients say to each other: docs/formats.md, "Worker"."""

import base64
import json
import struct
from collections.abc import Iterator
from typing import Any, Literal, NotRequired, TypedDict

PROTOCOL = 1
MAX_FRAME = 64 << 20

MAX_TEXT = 4 << 20
"""Longest text that is judged, in bytes. Longer ones are rejected for that, whatever is in them."""

Json = dict[str, Any]


class TaskRef(TypedDict):
    """Which task. One of the program's own needs no more than its id."""

    id: str
    statement_sha256: NotRequired[str]
    network_npz: NotRequired[str]
    op: NotRequired[str]
    tasks_dir: NotRequired[str]


def encode(message: Json) -> bytes:
    """One frame."""
    body = json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode()
    if len(body) > MAX_FRAME:
        raise ValueError(f"a message of {len(body)} bytes; at most {MAX_FRAME} can be sent")
    return struct.pack(">I", len(body)) + body


class Decoder:
    """Cuts a stream of bytes into messages."""

    def __init__(self) -> None:
        self._buffer = bytearray()

    def feed(self, data: bytes) -> Iterator[Json]:
        self._buffer += data
        while len(self._buffer) >= 4:
            (length,) = struct.unpack_from(">I", self._buffer)
            if len(self._buffer) < 4 + length:
                return
            message = json.loads(self._buffer[4 : 4 + length])
            del self._buffer[: 4 + length]
            yield message


def hello() -> Json:
    from importlib.metadata import PackageNotFoundError, version

    try:
        client = version("lean-mod-add-proof")
    except PackageNotFoundError:
        client = "unknown"
    return {"hello": {"protocols": [PROTOCOL], "client": f"lean_mod_add_proof {client}"}}


def is_unicode(text: str | None) -> bool:
    """Whether a text is free of half surrogate pairs, which JSON can carry and UTF-8 cannot."""
    try:
        (text or "").encode()
    except UnicodeEncodeError:
        return False
    return True


def text_params(kind: Literal["reply", "lean"], text: str) -> Json:
    """The text to judge, as a request carries it."""
    if not is_unicode(text):
        # No JSON parser in Rust takes it. As bytes it is rejected like any other bad reply.
        return bytes_params(text)
    return {kind: _enough(text.encode()).decode(errors="ignore")}


def bytes_params(reply: str) -> Json:
    """A reply as bytes, which take the same room whatever is in them."""
    return {"reply_base64": base64.b64encode(_enough(reply.encode(errors="surrogatepass"))).decode()}


def _enough(text: bytes) -> bytes:
    """Enough of a text to be found too long."""
    return text[: MAX_TEXT + 4]
