"""The files for containers, so far as they can be tried without a container engine."""

import json
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import kubernetes_validate  # type: ignore[import-untyped]
import pytest
import yaml  # type: ignore[import-untyped]

from conftest import ROOT

TOKEN = "0123456789abcdef0123456789abcdef"
DEPLOY = ROOT / "deploy"
CONTAINER_USER = 10001
PROOF = """import LeanCheckedNetwork.Weights
theorem LeanCheckedNetwork.Net.adds_mod_5 :
    ∀ a, a < 5 → ∀ b, b < 5 → LeanCheckedNetwork.Net.answer a b = (a + b) % 5 := by
  decide +kernel
"""


def manifest() -> dict[str, Any]:
    documents = yaml.safe_load_all((DEPLOY / "kubernetes.yaml").read_text())
    return {document["kind"]: document for document in documents}


def container() -> dict[str, Any]:
    (container,) = manifest()["Deployment"]["spec"]["template"]["spec"]["containers"]
    assert isinstance(container, dict)
    return container


@pytest.mark.parametrize("version", ["1.30", "1.37"])
def test_kubernetes_knows_every_field_of_the_manifest(version: str) -> None:
    for document in manifest().values():
        kubernetes_validate.validate(document, version, strict=True)


def test_the_image_and_the_manifest_mean_the_same_user_and_port() -> None:
    image = (DEPLOY / "Containerfile").read_text()
    pod = manifest()["Deployment"]["spec"]["template"]["spec"]
    assert re.search(rf"^USER {CONTAINER_USER}:{CONTAINER_USER}$", image, re.M)
    security = pod["securityContext"]
    assert {security[key] for key in ("runAsUser", "runAsGroup", "fsGroup")} == {CONTAINER_USER}
    port = container()["ports"][0]["containerPort"]
    assert f"EXPOSE {port}\n" in image and f"LMAP_BIND=0.0.0.0:{port}\n" in image


def test_the_image_is_built_from_all_that_the_program_is_made_of() -> None:
    lines = (DEPLOY / "Containerfile.dockerignore").read_text().splitlines()
    assert lines[1] == "*"
    kept = [line[1:] for line in lines if line.startswith("!")]
    made_of = Path(os.environ["LMAP_BIN"] + ".d")
    if not made_of.exists():
        pytest.skip("cargo did not build this program here")
    for path in re.findall(r"(?:\S|\\ )+", made_of.read_text().split(": ", 1)[1]):
        file = Path(path).resolve().relative_to(ROOT).as_posix() + "/"
        # The commit is given to the build by name; what cargo makes, it makes there too.
        assert file.startswith((*(f"{place}/" for place in kept), "target/", ".git/")), file


def test_the_filter_of_system_calls_forbids_nothing_that_the_sandbox_is_made_of() -> None:
    profile = json.loads((DEPLOY / "seccomp.json").read_text())
    denied = {name for rule in profile["syscalls"] for name in rule["names"]}
    assert profile["defaultAction"] == "SCMP_ACT_ALLOW"
    assert {"bpf", "io_uring_setup", "userfaultfd", "ptrace"} <= denied
    needed = {"clone", "clone3", "unshare", "mount", "umount2", "pivot_root", "seccomp", "prctl"}
    assert not denied & (needed | {"landlock_create_ruleset", "landlock_restrict_self", "sethostname"})


@pytest.fixture
def place() -> Iterator[Path]:
    """A folder as the container sees it: program, toolchain, secret, and room for what is kept."""
    if os.geteuid() != 0 or shutil.which("setpriv") is None:
        pytest.skip("needs root, and setpriv, to become the container's user")
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        furnish(Path(folder))
        yield Path(folder)


def furnish(place: Path) -> None:
    setup = subprocess.run([os.environ["LMAP_BIN"], "setup", "--json"], capture_output=True, check=True)
    shutil.copytree(json.loads(setup.stdout)["root"], place / "lean", symlinks=True)
    subprocess.run(["chmod", "--recursive", "a+rX", place / "lean"], check=True)
    shutil.copy(os.environ["LMAP_BIN"], place / "lmap")
    for name in ("cache", "work"):
        (place / name).mkdir(mode=0o700)
        os.chown(place / name, CONTAINER_USER, CONTAINER_USER)
    tokens = place / "tokens.toml"
    tokens.write_text(f'[[token]]\ntenant = "a"\ntoken = "{TOKEN}"\n')
    # As a secret is mounted: root's, and readable for the group of the pod.
    os.chown(tokens, 0, CONTAINER_USER)
    tokens.chmod(0o440)


def test_the_manifests_command_grades_as_the_containers_user_without_any_right(place: Path) -> None:
    spec = container()
    settings = {entry["name"]: entry["value"] for entry in spec["env"]}
    settings |= {
        "LMAP_TOOLCHAIN": str(place / "lean"),
        "LMAP_CACHE_DIR": str(place / "cache"),
        "LMAP_WORK_ROOT": str(place / "work"),
        "LMAP_SANDBOX": "strict",
        "LMAP_BIND": "127.0.0.1:0",
    }
    args = [str(place / "tokens.toml") if arg.endswith("tokens.toml") else arg for arg in spec["args"]]
    user = ["--reuid", str(CONTAINER_USER), "--regid", str(CONTAINER_USER), "--clear-groups"]
    rights = ["--no-new-privs", "--bounding-set=-all", "--inh-caps=-all"]
    service = subprocess.Popen(
        ["setpriv", *user, *rights, str(place / "lmap"), "--json", *args],
        env={"PATH": "/usr/bin:/bin", **settings},
        cwd=place / "work",
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        assert service.stdout is not None
        url = json.loads(service.stdout.readline())["listening"]
        ready = httpx.get(f"{url}{spec['readinessProbe']['httpGet']['path']}")
        if "confine" in ready.text or "sandbox" in ready.text:
            pytest.skip(f"this machine lets no ordinary user make namespaces: {ready.text}")
        assert ready.status_code == 200, ready.text
        assert httpx.get(f"{url}{spec['livenessProbe']['httpGet']['path']}").status_code == 200
        headers = {"Authorization": f"Bearer {TOKEN}"}
        body = {"task": "p5-h8-s0", "lean": PROOF}
        verdict = httpx.post(f"{url}/v1/grade", json=body, headers=headers, timeout=120).json()
        assert verdict["verdict"] == "accepted", verdict
        assert verdict["policy"]["sandbox"] == "strict"
        assert httpx.post(f"{url}/v1/grade", json=body).status_code == 401
    finally:
        service.terminate()
        assert service.wait(60) == 0
