"""Where `lmap` is."""

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from lean_mod_add_proof.errors import ProgramMissing


def lmap() -> str:
    """The `lmap` program: the one that `LMAP_BIN` names, else the one that was installed with this
    package, else the first on the search path.

    Raises:
        ProgramMissing: with what to do about it.
    """
    if named := os.environ.get("LMAP_BIN"):
        if os.access(named, os.X_OK) and Path(named).is_file():
            return named
        raise ProgramMissing(f"LMAP_BIN is {named!r}, which is no program")
    for folder in (sysconfig.get_path("scripts"), os.path.dirname(sys.executable)):
        if found := shutil.which("lmap", path=folder):
            return found
    if found := shutil.which("lmap"):
        return found
    raise ProgramMissing(
        "the `lmap` program is not there: `pip install lean-mod-add-proof` brings it, and LMAP_BIN "
        "can name another one"
    )
