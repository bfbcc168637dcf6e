"""Grades a second: `lmap grade --jobs` next to the Python client, in turns, on the same texts.

    python tests/python/throughput.py --jobs 2 --grades 40 --rounds 3

Every text is a new one, so that no verdict is remembered. Prints the ratio of each round.
"""

import argparse
import asyncio
import statistics
import subprocess
import tempfile
import time
import uuid
from pathlib import Path

from lean_mod_add_proof.client import Worker
from lean_mod_add_proof.program import lmap


def texts(task: str, count: int) -> list[str]:
    proof = subprocess.run([lmap(), "prove", task], capture_output=True, text=True, check=True).stdout
    return [f"{proof}-- {uuid.uuid4()}\n" for _ in range(count)]


def by_command(task: str, count: int, jobs: int, flags: list[str]) -> float:
    """Grades a second of one call of `lmap grade`."""
    with tempfile.TemporaryDirectory() as folder:
        files = [Path(folder) / f"{number}.lean" for number in range(count)]
        for file, text in zip(files, texts(task, count), strict=True):
            file.write_text(text)
        command = [lmap(), "grade", task, *map(str, files), "--jobs", str(jobs), "--json", *flags]
        start = time.perf_counter()
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        seconds = time.perf_counter() - start
    assert done.returncode == 0, done.stdout + done.stderr
    return count / seconds


async def by_client(worker: Worker, task: str, count: int) -> float:
    """Grades a second of the client, all asked for at once."""
    sources = texts(task, count)
    start = time.perf_counter()
    verdicts = await asyncio.gather(*(worker.grade(task, lean=lean) for lean in sources))
    seconds = time.perf_counter() - start
    assert all(verdict["verdict"] == "accepted" for verdict in verdicts)
    return count / seconds


async def compare(task: str, count: int, jobs: int, rounds: int, flags: list[str]) -> None:
    ratios = []
    async with Worker(["--threads", str(jobs), *flags]) as worker:
        await by_client(worker, task, jobs)
        for _ in range(rounds):
            command = by_command(task, count, jobs, flags)
            client = await by_client(worker, task, count)
            ratios.append(client / command)
            print(
                f"lmap grade {command:.2f}/s  Python {client:.2f}/s  ratio {client / command:.2f}", flush=True
            )
    print(f"ratio: median {statistics.median(ratios):.2f}, least {min(ratios):.2f} of {rounds}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Grades a second, with and without Python.")
    parser.add_argument("--task", default="p5-h8-s0")
    parser.add_argument("--grades", type=int, default=40)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=3)
    args, flags = parser.parse_known_args()
    asyncio.run(compare(args.task, args.grades, args.jobs, args.rounds, flags))


if __name__ == "__main__":
    main()
