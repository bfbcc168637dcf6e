"""The package as the Environments Hub wants it: one wheel with the Python package, the tasks and the
program."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from conftest import ROOT

UV = str(Path(sys.executable).parent / "uv")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built as the hub builds it, but in cargo's development profile, which the tests have built anyhow."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [UV, "build", "--wheel", "--config-setting", "build-args=--profile dev"]
    done = subprocess.run(
        [*build, "--out-dir", folder], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    (wheel,) = folder.glob("*.whl")
    return wheel


def test_it_has_everything_and_nothing_else(wheel: Path) -> None:
    assert wheel.name.startswith("lean_mod_add_proof-0.1.0-py3-none-")
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        (metadata,) = (name for name in names if name.endswith("METADATA"))
        described = archive.read(metadata).decode()
    assert {f"lean_mod_add_proof/{module}.py" for module in ("__init__", "taskset", "client", "ray")} <= names
    assert "lean_mod_add_proof/tasks/tasks.jsonl" in names
    assert "lean_mod_add_proof/tasks/p5-h8-s0/Weights.lean" in names
    assert "lean_mod_add_proof/py.typed" in names
    assert any(name.endswith(".data/scripts/lmap") for name in names)
    assert not [name for name in names if "__pycache__" in name or name.endswith((".olean", ".pyc"))]
    assert "Requires-Dist: verifiers>=0.4.0" in described
    assert "Provides-Extra: ray" in described


def test_it_works_where_it_is_installed(wheel: Path, tmp_path: Path) -> None:
    env = {name: value for name, value in os.environ.items() if name not in ("LMAP_BIN", "PYTHONPATH")}
    env["VIRTUAL_ENV"] = str(tmp_path / "venv")
    env["PATH"] = f"{tmp_path / 'venv/bin'}{os.pathsep}/usr/bin{os.pathsep}/bin"

    def run(*command: str) -> str:
        done = subprocess.run(
            command,
            cwd=tmp_path,
            env=env,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout
        return done.stdout

    run(UV, "venv", "--python", sys.executable, str(tmp_path / "venv"))
    run(UV, "pip", "install", str(wheel), "uv")
    python, scripts = str(tmp_path / "venv/bin/python"), tmp_path / "venv/bin"
    assert "lmap" in run(str(scripts / "lmap"), "--version")
    run(str(scripts / "vf-eval"), "lean-mod-add-proof", "--dry-run", "-n", "2", "--no-push")
    program = (
        "import lean_mod_add_proof, verifiers.v1 as vf\n"
        "from lean_mod_add_proof import program\n"
        "config = vf.taskset_config_type('lean-mod-add-proof')(split='eval', max_p=5)\n"
        "tasks = list(lean_mod_add_proof.LeanModAddProofTaskset(config))\n"
        "print(lean_mod_add_proof.__file__, program.lmap(), len(tasks))\n"
    )
    assert run(python, "-c", program).split() == [
        str(next(scripts.parent.glob("lib/python*/site-packages/lean_mod_add_proof/__init__.py"))),
        str(scripts / "lmap"),
        "3",
    ]
    flags = ("--taskset.split", "eval", "--taskset.max-p", "5", "-n", "1", "--runtime.type", "subprocess")
    assert '"valid": 1' in run(str(scripts / "vf-validate"), "lean-mod-add-proof", *flags, "--no-rich")
