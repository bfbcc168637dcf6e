"""Answers that a model might give to a prompt, and the reward that each has to get.

They are made from the prompt alone, like a model's.
"""

import re
from collections.abc import Callable

HEADER = "import LeanCheckedNetwork.Weights\n\n"


def signature(prompt: str) -> str:
    """The theorem as the prompt wants it, up to `:= by`."""
    found = re.search(r"```lean\n(theorem [^`]*?) := by\n  \.\.\.\n```", prompt)
    assert found is not None, prompt
    return found[1]


def proof(prompt: str) -> str:
    """A Lean file that proves it."""
    return f"{HEADER}{signature(prompt)} := by\n  decide +kernel\n"


def block(lean: str) -> str:
    return f"Here it is.\n\n```lean\n{lean}```\n"


def good(prompt: str) -> str:
    return block(proof(prompt))


def good_after_thoughts(prompt: str) -> str:
    return f"<think>\n{block('sorry')}</think>\n{good(prompt)}"


def no_proof(prompt: str) -> str:
    return block(proof(prompt).replace("decide +kernel", "sorry"))


def wrong_tactic(prompt: str) -> str:
    return block(proof(prompt).replace("decide +kernel", "rfl"))


def weaker(prompt: str) -> str:
    return block(re.sub(r"b < (\d+) →", "b < 1 →", proof(prompt)))


def another_name(prompt: str) -> str:
    return block(proof(prompt).replace("adds_mod", "adds_modulo"))


def own_network(prompt: str) -> str:
    own = "def LeanCheckedNetwork.Net.answer (a b : Nat) : Nat := a + b\n\n"
    return block(proof(prompt).replace(HEADER, HEADER + own))


def hanging(prompt: str) -> str:
    """Compiles at once, and keeps a kernel busy for longer than anybody waits."""
    endless = (
        "set_option maxRecDepth 100000000\n"
        "def f : Nat → Nat → Nat | 0, n => n | k + 1, n => f k (f k (n + 1))\n"
        "theorem t : f 60 0 = 1 := by decide +kernel\n\n"
    )
    return block(proof(prompt).replace(HEADER, HEADER + endless))


def greedy(prompt: str) -> str:
    """Wants more memory than there is."""
    hog = (
        "def double : Nat → List Nat → List Nat | 0, l => l | n + 1, l => double n (l ++ l)\n"
        "theorem t : (double 40 [1]).length = 3 := by decide +kernel\n\n"
    )
    return block(proof(prompt).replace(HEADER, HEADER + hog))


def no_block(prompt: str) -> str:
    return "It is true, since the network was trained well."


def two_blocks(prompt: str) -> str:
    return good(prompt) + good(prompt)


def cut_off(prompt: str) -> str:
    return good(prompt).rstrip("\n`")


def empty(prompt: str) -> str:
    return ""


def half_a_pair(prompt: str) -> str:
    """A good proof after half of a surrogate pair, which is no Unicode."""
    return "\ud800 " + good(prompt)


def long_text(prompt: str) -> str:
    """Ten megabytes."""
    return block(f"{proof(prompt)}-- {'x' * 10_000_000}\n")


def long_prose(prompt: str) -> str:
    return "why " * 2_500_000


def odd_characters(prompt: str) -> str:
    return block(proof(prompt) + "-- \u0000 \u202e \U0010ffff \ufeff\n")


Answer = Callable[[str], str]

ACCEPTED: list[Answer] = [good, good_after_thoughts]
REJECTED: list[Answer] = [
    no_proof,
    wrong_tactic,
    weaker,
    another_name,
    own_network,
    no_block,
    two_blocks,
    cut_off,
    empty,
    long_text,
    long_prose,
]
OUT_OF_BOUNDS: list[Answer] = [hanging]
BY_NAME: dict[str, Answer] = {
    answer.__name__: answer
    for answer in [*ACCEPTED, *REJECTED, *OUT_OF_BOUNDS, greedy, half_a_pair, odd_characters]
}
