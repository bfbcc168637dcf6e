"""Processor time and memory of one grade, for reference proofs of three sizes.

    python tests/python/cost.py

Other work of the machine changes these numbers little: they are of processor time, not of time that passes.
"""

import json
import subprocess
import tempfile
import uuid
from pathlib import Path
from typing import Any

from lean_mod_add_proof.program import lmap

TASKS = ("p5-h8-s0", "p11-h16-s0", "p23-h32-s0")
REPEATS = 3


def verdicts(task: str, kernels: str) -> list[dict[str, Any]]:
    """Of texts that are new, so that none is remembered; the first one pays for the task's own modules."""
    proof = subprocess.run([lmap(), "prove", task], capture_output=True, text=True, check=True).stdout
    with tempfile.TemporaryDirectory() as folder:
        files = [Path(folder) / f"{number}.lean" for number in range(REPEATS + 1)]
        for file in files:
            file.write_text(f"{proof}-- {uuid.uuid4()}\n")
        command = [lmap(), "grade", task, *map(str, files), "--json", "--kernels", kernels]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()][1:]


def main() -> None:
    print("task         kernels  cpu seconds (build + replay)  peak MiB of a process")
    for task in TASKS:
        for kernels in ("lmap", "both"):
            graded = [verdict["timings"] for verdict in verdicts(task, kernels)]
            cpu = sorted(sum(cost["cpu"] for cost in timings.values()) for timings in graded)
            peak = max(cost["peak_mb"] for timings in graded for cost in timings.values())
            print(f"{task:12} {kernels:8} {cpu[len(cpu) // 2]:<29.3f} {peak:.0f}", flush=True)


if __name__ == "__main__":
    main()
