"""The service against its own description, by schemathesis: what fits gets what is described, what does not
fit is refused as described, and nothing is a fault of the service."""

import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from conftest import ROOT
from lmap_serve import LmapServe, entry, new_token, serving

ST = str(Path(sys.executable).parent / "st")

EXAMPLES = 15
"""Made-up requests for each route, besides those that schemathesis derives from the schema."""


def attack(service: LmapServe, folder: Path, *flags: str) -> None:
    done = subprocess.run(
        [
            *(ST, "--config-file", str(ROOT / "tests/python/schemathesis.toml")),
            *("run", f"{service.url}/openapi.json", "--phases", "examples,coverage,fuzzing"),
            *("--checks", "all", "--max-examples", str(EXAMPLES), "--seed", "1", "--continue-on-failure"),
            *("--request-timeout", "60", "--suppress-health-check", "all", *flags),
        ],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout


def assert_no_fault(service: LmapServe, token: str | None = None) -> None:
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    counted = httpx.get(f"{service.url}/metrics", headers=headers).text
    asked = re.findall(r'^lmap_http_requests_total\{.*status="(\d)', counted, re.MULTILINE)
    assert "2" in asked and "4" in asked
    assert "5" not in asked, counted


def test_an_open_service(tmp_path: Path) -> None:
    with serving(tmp_path) as service:
        attack(service, tmp_path)
        assert_no_fault(service)


@pytest.mark.parametrize("let_in", [True, False], ids=["with its token", "with another one"])
def test_a_service_with_tokens(let_in: bool, tmp_path: Path) -> None:
    token = new_token()
    with serving(tmp_path, tokens=entry(token)) as service:
        shown = token if let_in else new_token()
        # Who is not let in cannot send anything that fits.
        flags = () if let_in else ("--exclude-checks", "positive_data_acceptance")
        attack(service, tmp_path, "--header", f"Authorization: Bearer {shown}", *flags)
        assert_no_fault(service, token)
