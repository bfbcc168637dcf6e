"""List the constants that native code mentions: the to-do list behind a tactic or an elaborator.

    python3 mentioned.py LIBRARY_FOLDER [PATTERN]

`PATTERN` is a regular expression on symbols of the library, for example `Lean_Meta_Simp_Arith` or
`Lean_Elab_Tactic_Omega`; without it all symbols count. Prints one name a line, sorted.
"""

from __future__ import annotations

import sys
from pathlib import Path

from native import Library, render


def main() -> None:
    """Print the names."""
    library = Library(Path(sys.argv[1]))
    pattern = sys.argv[2] if len(sys.argv) > 2 else "."
    print("\n".join(sorted(render(name) for name in library.mentioned(pattern))))


if __name__ == "__main__":
    main()
