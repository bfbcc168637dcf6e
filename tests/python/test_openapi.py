"""The service against its own description, by schemathesis: what fits gets what is described, what does not
fit is refused as described, and nothing is a fault of the service."""

import re
import subprocess
import sys
from pathlib import Path

import httpx

from lmap_serve import LmapServe, entry, new_token, serving

ST = str(Path(sys.executable).parent / "st")

EXAMPLES = 6
"""Made-up requests for each route, besides those that schemathesis derives from the schema."""

MEANING = ("/v1/grade", "/v1/judge", "/verify", "/api/check")
"""Routes where a request can be right in form and wrong in meaning: a challenge that is no Lean, a network
where none may be brought, two texts under one name, a deadline too short for anything."""


FORM = [flag for path in MEANING for flag in ("--exclude-path", path)]
"""Only the other routes, with all checks."""


def run(service: LmapServe, folder: Path, *flags: str, phases: str = "examples,coverage,fuzzing") -> None:
    done = subprocess.run(
        [
            *(ST, "run", f"{service.url}/openapi.json", "--phases", phases),
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
        run(service, tmp_path, *FORM)
        chosen = [flag for path in MEANING for flag in ("--include-path", path)]
        run(service, tmp_path, *chosen, "--exclude-checks", "positive_data_acceptance")
        assert_no_fault(service)


def test_a_service_with_tokens(tmp_path: Path) -> None:
    token = new_token()
    with serving(tmp_path, tokens=entry(token)) as service:
        shown = ("--header", f"Authorization: Bearer {token}")
        run(service, tmp_path, *FORM, *shown)
        run(service, tmp_path, *shown, phases="examples")
        assert_no_fault(service, token)


def test_who_is_not_let_in(tmp_path: Path) -> None:
    token = new_token()
    with serving(tmp_path, tokens=entry(token)) as service:
        wrong = f"Authorization: Bearer {new_token()}"
        run(service, tmp_path, "--header", wrong, "--exclude-checks", "positive_data_acceptance")
        assert_no_fault(service, token)
        graded = httpx.get(f"{service.url}/metrics", headers={"Authorization": f"Bearer {token}"}).text
        assert "lmap_grades_total{" not in graded
