"""Read what `libleanshared` knows about Lean's own library, without running Lean.

`Library` loads the shared library with ctypes, lets it initialise itself, and then looks at its static
objects: names, strings and parser descriptors. Nothing here is needed to build or use the core; it is how the
files under `Init/Syntax` and the to-do lists of native constants are made.

The object layout is that of Lean's runtime: an 8-byte header (reference count, size, number of fields, tag),
then pointers; a scalar is a pointer with its lowest bit set.
"""

from __future__ import annotations

import ctypes
import re
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

Name = tuple[str | int, ...]
"""A hierarchical Lean name, outermost component first."""

STRING_TAG = 249
COMPANIONS = ("libInit_shared.so", "libleanshared_2.so", "libleanshared_1.so")


class NotAnObject(ValueError):
    """The bytes at an address are not the expected Lean object."""


@dataclass(frozen=True)
class Descriptor:
    """A parser descriptor constant: its declaration name, constructor tag and node kind."""

    decl: Name
    tag: int
    kind: Name | None

    NODE = 3
    TRAILING = 4
    ALIAS = 9


class Library:
    """The shared library, loaded and initialised, with its symbol table."""

    def __init__(self, folder: Path, *, initialise: bool = True) -> None:
        for companion in COMPANIONS:
            ctypes.CDLL(str(folder / companion), ctypes.RTLD_GLOBAL)
        path = folder / "libleanshared.so"
        self.lib = ctypes.CDLL(str(path), ctypes.RTLD_GLOBAL)
        if initialise:
            self.lib.lean_initialize()
        self.exported = dict(_symbols(path, dynamic=True))
        self.local = dict(_symbols(path, dynamic=False))
        anchor = next(symbol for symbol in self.exported if symbol.startswith("l_Lean_Parser_"))
        self.base = ctypes.addressof(ctypes.c_void_p.in_dll(self.lib, anchor)) - self.exported[anchor][0]
        self._readable = _readable_ranges()

    def address(self, symbol: str) -> int:
        """The address of a symbol of the library in this process."""
        return self.base + self.local[symbol][0]

    def pointer(self, address: int) -> int:
        """The eight bytes at an address."""
        if not any(low <= address < high - 8 for low, high in self._readable):
            raise NotAnObject(hex(address))
        return int.from_bytes(ctypes.string_at(address, 8), "little")

    def header(self, obj: int) -> tuple[int, int]:
        """Tag and number of fields of an object."""
        if obj & 1 or obj == 0:
            raise NotAnObject(hex(obj))
        word = self.pointer(obj)
        return word >> 56, (word >> 48) & 0xFF

    def field(self, obj: int, index: int) -> int:
        """The pointer in field `index` of a constructor object."""
        return self.pointer(obj + 8 + 8 * index)

    def string(self, obj: int) -> str:
        """The text of a string object."""
        tag, _ = self.header(obj)
        size = self.pointer(obj + 8)
        if tag != STRING_TAG or not 0 < size < 2000:
            raise NotAnObject(hex(obj))
        return ctypes.string_at(obj + 32, size - 1).decode()

    def name(self, obj: int) -> Name:
        """The components of a `Lean.Name` object."""
        if obj & 1:
            return ()
        tag, fields = self.header(obj)
        if fields != 2 or tag not in (1, 2):
            raise NotAnObject(hex(obj))
        prefix = self.name(self.field(obj, 0))
        last = self.field(obj, 1)
        return (*prefix, self.string(last) if tag == 1 else last >> 1)

    def descriptors(self) -> Iterator[Descriptor]:
        """All exported parser descriptor constants, in the order of their symbols."""
        for symbol, (_, kind) in self.exported.items():
            if kind not in "DB" or not symbol.startswith("l_") or symbol + "_formatter" in self.exported:
                continue
            try:
                obj = self.pointer(self.address(symbol))
                tag, fields = self.header(obj)
                decl = demangle(symbol)
                node = self._node_kind(obj, tag, fields)
            except (NotAnObject, UnicodeDecodeError):
                continue
            if decl is not None:
                yield Descriptor(decl, tag, node)

    def _node_kind(self, obj: int, tag: int, fields: int) -> Name | None:
        """The kind of a node descriptor, checking that the object is a `ParserDescr` at all."""
        shapes = {0: 1, 1: 2, 2: 3, 3: 3, 4: 4, 5: 1, 6: 1, 7: 2, 8: 1, 9: 3, 10: 3, 11: 3, 12: 2}
        if shapes.get(tag) != fields:
            raise NotAnObject(hex(obj))
        if tag == Descriptor.ALIAS:
            self.string(self.field(obj, 0))
            return self.name(self.field(obj, 1))
        if tag in (Descriptor.NODE, Descriptor.TRAILING):
            return self.name(self.field(obj, 0))
        if tag in (5, 6, 12):
            raise NotAnObject(hex(obj))
        name = self.name(self.field(obj, 0))
        if not name:
            raise NotAnObject(hex(obj))
        return None

    def mentioned(self, pattern: str) -> set[Name]:
        """Names in the static data of symbols that match `pattern`: what the code behind them talks about."""
        found: set[Name] = set()
        wanted = re.compile(pattern)
        for symbol, (_, kind) in self.local.items():
            if kind not in "dDbBrR" or not wanted.search(symbol):
                continue
            address = self.address(symbol)
            for candidate in (address, self._pointer_or_zero(address)):
                try:
                    name = self.name(candidate)
                except (NotAnObject, UnicodeDecodeError):
                    continue
                if name:
                    found.add(name)
        return found

    def _pointer_or_zero(self, address: int) -> int:
        try:
            return self.pointer(address)
        except NotAnObject:
            return 0


def _symbols(path: Path, *, dynamic: bool) -> Iterator[tuple[str, tuple[int, str]]]:
    """Symbols with address and type letter, from `nm`."""
    command = ["nm", "--defined-only", *(["-D"] if dynamic else []), str(path)]
    for line in subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines():
        address, kind, symbol = line.split(maxsplit=2)
        yield symbol, (int(address, 16), kind)


def _readable_ranges() -> list[tuple[int, int]]:
    """Readable address ranges of this process."""
    ranges = []
    for line in Path("/proc/self/maps").read_text().splitlines():
        span, permissions = line.split()[:2]
        if permissions.startswith("r"):
            low, high = span.split("-")
            ranges.append((int(low, 16), int(high, 16)))
    return ranges


def mangle(name: Name) -> str:
    """The symbol of a declaration, as Lean's code generator makes it."""
    return "l_" + "_".join(f"{part}_" if isinstance(part, int) else _mangle_part(part) for part in name)


def _mangle_part(part: str) -> str:
    out = []
    for char in part:
        code = ord(char)
        if char.isascii() and char.isalnum():
            out.append(char)
        elif char == "_":
            out.append("__")
        elif code < 0x100:
            out.append(f"_x{code:02x}")
        elif code < 0x10000:
            out.append(f"_u{code:04x}")
        else:
            out.append(f"_U{code:08x}")
    return "".join(out)


_TOKEN = re.compile(r"__|_x([0-9a-f]{2})|_u([0-9a-f]{4})|_U([0-9a-f]{8})|(_)|([^_])")


def demangle(symbol: str) -> Name | None:
    """The declaration name of a symbol; `None` where the mangling is ambiguous or not ours."""
    if not symbol.startswith("l_"):
        return None
    parts: list[str] = [""]
    for match in _TOKEN.finditer(symbol[2:]):
        code = match[1] or match[2] or match[3]
        if code:
            parts[-1] += chr(int(code, 16))
        elif match[4]:
            parts.append("")
        else:
            parts[-1] += "_" if match[0] == "__" else match[0]
    name = tuple(parts)
    return name if all(parts) and mangle(name) == symbol else None


def render(name: Name) -> str:
    """A name as Lean source text."""
    return ".".join(_render_part(part) for part in name)


def _render_part(part: str | int) -> str:
    text = str(part)
    return text if re.fullmatch(r"[A-Za-z_][A-Za-z0-9_'!?]*", text) else f"«{text}»"
