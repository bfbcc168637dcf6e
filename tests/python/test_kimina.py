"""The published `kimina-client` with `lmap serve`: Lean's messages, and nothing like a verdict."""

import asyncio
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast
from unittest.mock import patch

import httpx
import pytest
from typing_extensions import TypedDict

from conftest import ROOT
from lmap_serve import LmapServe

# The client takes TypedDict from the standard library, which pydantic minds before Python 3.12.
with patch("typing.TypedDict", TypedDict):
    from kimina_client import AsyncKiminaClient, KiminaClient, Snippet, SnippetStatus
    from kimina_client.models import Code, ReplResponse, VerifyRequestBody, VerifyResponse

TOKEN = secrets.token_hex(16)
GOOD = Snippet(id="good", code="theorem t (n : Nat) : n + 0 = n := rfl\n#check t")
WRONG = Snippet(id="wrong", code="\ntheorem t : 1 + 1 = 3 := rfl")
OPEN = Snippet(id="open", code="theorem t : 1 + 1 = 3 := sorry")
LIBRARY = Snippet(id="library", code="import Mathlib\ntheorem t : 1 + 1 = 2 := rfl")
ENDLESS = Snippet(
    id="endless",
    code="""set_option maxRecDepth 100000000
def f : Nat → Nat → Nat | 0, n => n | k + 1, n => f k (f k (n + 1))
theorem t : f 60 0 = 1 := by decide +kernel
""",
)


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LmapServe]:
    tokens = f'[[token]]\ntenant = "kimina"\ntoken = "{TOKEN}"\n'
    service = LmapServe(tmp_path_factory.mktemp("kimina"), "--threads", "4", tokens=tokens)
    service.start()
    yield service
    service.kill()


@pytest.fixture(scope="module")
def client(service: LmapServe) -> KiminaClient:
    return KiminaClient(api_url=service.url, api_key=TOKEN, n_retries=1)


def check(client: KiminaClient, *snippets: Snippet, timeout: int = 60) -> dict[str, ReplResponse]:
    response = client.check(list(snippets), timeout=timeout, show_progress=False)
    return {result.id: result for result in response.results}


def messages(result: ReplResponse) -> Any:
    assert result.response is not None, result.error
    return cast(Any, result.response)["messages"]


def test_the_clients_own_test_passes(client: KiminaClient) -> None:
    assert client.health() == {"status": "ok"}
    client.test()


def test_lean_says_what_it_has_to_say(client: KiminaClient) -> None:
    results = check(client, GOOD, WRONG, OPEN, LIBRARY)
    statuses = {id: result.analyze().status for id, result in results.items()}
    assert statuses == {
        "good": SnippetStatus.valid,
        "wrong": SnippetStatus.lean_error,
        "open": SnippetStatus.sorry,
        "library": SnippetStatus.lean_error,
    }
    assert [m["data"] for m in messages(results["good"])] == ["t (n : Nat) : n + 0 = n"]
    errors = [m for m in messages(results["wrong"]) if m["severity"] == "error"]
    assert {m["pos"]["line"] for m in errors} == {2}
    assert any("1 + 1 = 3" in m["data"] for m in errors)
    assert "Mathlib" in messages(results["library"])[0]["data"]
    assert all(result.time > 0 for result in results.values())


def test_a_text_that_takes_too_long_is_timed_out_and_the_others_are_not(client: KiminaClient) -> None:
    results = check(client, ENDLESS, GOOD, timeout=5)
    assert results["endless"].analyze().status == SnippetStatus.timeout_error
    assert results["endless"].response is None
    assert results["good"].analyze().status == SnippetStatus.valid


def test_many_texts_in_batches_each_come_back_once(client: KiminaClient) -> None:
    snippets = [Snippet(id=f"s{n}", code=f"#eval {n} + 1") for n in range(20)]
    results = client.check(snippets, batch_size=3, max_workers=4, show_progress=False).results
    found = {result.id: [m["data"] for m in messages(result)] for result in results}
    assert len(results) == 20
    assert found == {f"s{n}": [str(n + 1)] for n in range(20)}


def test_the_asynchronous_client(service: LmapServe) -> None:
    async def run() -> list[ReplResponse]:
        client = AsyncKiminaClient(api_url=service.url, api_key=TOKEN, n_retries=1)
        try:
            assert await client.health() == {"status": "ok"}
            await client.test()
            both = await client.check([GOOD, WRONG], batch_size=1, show_progress=False)
            return both.results
        finally:
            await client.close()

    statuses = [result.analyze().status for result in asyncio.run(run())]
    assert statuses == [SnippetStatus.valid, SnippetStatus.lean_error]


def test_a_wrong_token_gets_nothing(service: LmapServe) -> None:
    stranger = KiminaClient(api_url=service.url, api_key="wrong", n_retries=1)
    (result,) = stranger.check(GOOD, show_progress=False).results
    assert result.response is None
    assert result.analyze().status == SnippetStatus.server_error
    with pytest.raises(RuntimeError):
        stranger.api_check([GOOD])


def post(service: LmapServe, route: str, body: Any) -> httpx.Response:
    headers = {"Authorization": f"Bearer {TOKEN}"}
    return httpx.post(service.url + route, json=body, headers=headers, timeout=120)


def test_older_clients_have_their_route(service: LmapServe) -> None:
    """0.2.1 has the models of the older route, but no client for it any more."""
    codes = [Code(custom_id="a", proof=GOOD.code), Code(custom_id=7, code=WRONG.code)]
    body = VerifyRequestBody(codes=codes, timeout=60).model_dump()
    answer = post(service, "/verify", body)
    a, b = VerifyResponse.model_validate(answer.json()).results
    assert (a["custom_id"], b["custom_id"]) == ("a", "7")
    severities = [{m["severity"] for m in answer["response"]["messages"]} for answer in (a, b)]  # type: ignore
    assert severities == [{"info"}, {"error"}]
    endless = {"codes": [{"custom_id": "x", "proof": ENDLESS.code}], "timeout": 3}
    (late,) = post(service, "/verify", endless).json()["results"]
    assert late["response"] is None and "timed out" in late["error"]


def test_no_answer_has_a_verdict_and_every_answer_says_so(service: LmapServe) -> None:
    for route, body in {
        "/api/check": {"snippets": [GOOD.model_dump()]},
        "/verify": {"codes": [{"custom_id": "a", "proof": GOOD.code}]},
    }.items():
        answer = post(service, route, body)
        assert "no verdict" in answer.headers["x-lmap-notice"]
        assert "no verdict" in answer.json()["notice"]
        (result,) = answer.json()["results"]
        assert not {"verdict", "reward", "accepted"} & {*result, *result["response"]}


def test_code_in_a_text_reaches_nothing(client: KiminaClient, tmp_path: Path) -> None:
    """`#eval` runs in the sandbox: no file of this machine, no program, no end before the end."""
    secret, canary = tmp_path / "secret", tmp_path / "canary"
    secret.write_text("THE-SECRET")

    def attack(name: str) -> str:
        text = (ROOT / f"attacks/build-time/{name}/submission.lean").read_text()
        text = text.replace("@SECRET@", str(secret)).replace("@CANARY@", str(canary))
        return text.split("\n", 1)[1]

    declared = attack("write-outside").split("@[extern")[0]
    end = """@[extern "c"] opaque IO.Process.exit {α : Type} (code : UInt8) (w : Unit) : Res α
#eval said (IO.Process.exit (α := Unit) 0 ())
theorem t : 1 = 2 := rfl
"""
    names = ("write-outside", "read-secret", "spawn-program")
    texts = [Snippet(id=name, code=attack(name)) for name in names]
    results = check(client, *texts, Snippet(id="end", code=declared + end))
    said = {name: [m["data"].strip('"') for m in messages(results[name])] for name in names}
    # It ran, and was refused what it wanted.
    assert "it was refused" in said["write-outside"]
    assert "no" in said["read-secret"] and "no" in said["spawn-program"]
    assert not canary.exists()
    # Lean left without a word about the theorem, which is no reason to say that there was nothing to be said.
    assert results["end"].analyze().status == SnippetStatus.server_error
    assert "before the end" in (results["end"].error or "")


def test_what_cannot_be_done_is_refused(service: LmapServe) -> None:
    one = GOOD.model_dump()
    for route, body, why in [
        ("/api/check", {"snippets": []}, "from 1 to"),
        ("/api/check", {"snippets": [one, one]}, "twice"),
        ("/api/check", {"snippets": [one], "infotree": "original"}, "infotree"),
        ("/api/check", {"snippets": [{"id": "a"}]}, "missing field `code`"),
        ("/api/check", {"snippets": [one], "timeout": -1}, "timeout"),
        ("/verify", {"codes": [{"custom_id": "a"}]}, "neither"),
        ("/verify", {"codes": [{"custom_id": "a", "proof": ""}], "infotree_type": "full"}, "infotree_type"),
    ]:
        answer = post(service, route, body)
        assert answer.status_code == 400, (body, answer.text)
        assert answer.json()["error"]["code"] == "bad_request"
        assert why in answer.json()["error"]["message"] or why == "timeout", answer.text
