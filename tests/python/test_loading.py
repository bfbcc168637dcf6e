"""Which tasks are loaded, and what is refused before anything is asked of a model."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from pydantic import ValidationError

import answers
from conftest import ROOT, load, scored
from lean_mod_add_proof.errors import ProgramMissing, ToolchainMissing


def test_the_splits_are_those_of_the_data_set() -> None:
    train, held_out, both = (load(split=split) for split in ("train", "eval", "all"))
    assert (len(train), len(held_out), len(both)) == (42, 21, 63)
    assert all(task.data.id and task.data.id.endswith("-s2") for task in held_out)
    assert len({task.key for task in both}) == 63


def test_filters_combine() -> None:
    tasks = load(split="eval", max_p=11)
    assert {task.data.p for task in tasks} == {5, 7, 11}
    assert {task.data.family for task in load(split="all", family="constructed", max_p=7)} == {"constructed"}
    assert {task.data.op for task in load(split="all", family="all", op="mul")} == {"mul"}
    assert "bench" not in {task.data.family for task in load(split="all", family="all", max_p=61)}


def test_prompts_are_messages_that_name_the_judge_and_the_deadline() -> None:
    (task, *_) = load(split="eval", max_p=5, task={"timeout_s": 77})
    assert isinstance(task.data.prompt, list)
    assert "may take 77 seconds" in task.data.prompt_text
    assert "Lean 4.35.0" in task.data.prompt_text
    assert answers.signature(task.data.prompt_text).startswith("theorem LeanCheckedNetwork.Net.adds_mod_5")


def test_rows_are_small() -> None:
    for task in load(split="all"):
        data = task.data.model_dump_json(exclude={"prompt"}, exclude_defaults=True)
        assert len(data) < 400, data


@pytest.mark.parametrize(
    "settings",
    [
        {"split": "test"},
        {"family": "bench"},
        {"family": "unknown"},
        {"op": "div"},
        {"max_p": 1},
        {"splits": "train"},
        {"task": {"timeout_s": 0}},
        {"task": {"timeout_s": float("nan")}},
        {"task": {"axioms_mode": "any"}},
        {"task": {"kernels": "none"}},
        {"task": {"audit": 2}},
        {"task": {"budget": 0}},
        {"task": {"timeout": 3}},
    ],
    ids=str,
)
def test_settings_that_make_no_sense_are_refused(settings: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        load(**settings)


def test_an_empty_selection_is_refused() -> None:
    with pytest.raises(ValueError, match="no task has split = train, family = classic, op = add, max_p = 3"):
        load(max_p=3)


def test_a_folder_of_tasks_of_ones_own(tmp_path: Path) -> None:
    folder = own_tasks(tmp_path)
    (task,) = load(tasks_dir=folder, split="extra")
    assert (task.data.id, task.data.family) == ("mine", "imported")
    shutil.rmtree(folder)
    # The network travels with the task.
    assert scored(task, answers.good(task.data.prompt_text)).reward == 1.0


def own_tasks(tmp_path: Path) -> Path:
    network = tmp_path / "mine.npz"
    shutil.copy(ROOT / "lean_mod_add_proof/tasks/p5-h2-s0/network.npz", network)
    folder = tmp_path / "tasks"
    command = ["tasks", "build", "--from", str(network), "--split", "extra", "--out", str(folder)]
    subprocess.run([os.environ["LMAP_BIN"], *command], check=True, capture_output=True)
    return folder


def test_broken_folders_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"tasks_dir: .*tasks.jsonl"):
        load(tasks_dir=tmp_path / "missing")
    (tmp_path / "tasks.jsonl").write_text("")
    with pytest.raises(ValueError, match=r"no task has .*tasks_dir = "):
        load(tasks_dir=tmp_path)
    (tmp_path / "tasks.jsonl").write_text("{}\n")
    with pytest.raises(ValueError, match=r"tasks.jsonl, line 1: "):
        load(tasks_dir=tmp_path)
    folder = own_tasks(tmp_path)
    (folder / "mine/network.npz").write_bytes(b"PK")
    with pytest.raises(ValueError, match="tasks_dir: task mine: "):
        load(tasks_dir=folder, split="extra")


def test_without_a_toolchain_setup_is_offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LMAP_CACHE_DIR", str(tmp_path))
    monkeypatch.setenv("LMAP_PROVIDER", "offline-kit")
    with pytest.raises(ToolchainMissing, match="`lmap setup`"):
        load()


def test_without_the_program_its_origin_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LMAP_BIN", "/nowhere/lmap")
    with pytest.raises(ProgramMissing, match="LMAP_BIN"):
        load()
