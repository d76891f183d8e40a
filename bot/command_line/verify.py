"""`python -m bot verify`: check records: whether the pack follows from seal and cut, and the play from the rules."""

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, cast

from bot.command_line.common import PROBLEM, parser
from bot.past.verification import Proof, prove
from game.core.errors import Refused
from game.games.catalogue import CATALOGUE

UNREADABLE = 2
ABOUT = """Check records of deals, as /verify and `python -m bot export` give them; several in a file, one a line.
Exit status: 0 when all is right, 1 when something differs, 2 when a file cannot be read."""


def main(arguments: Sequence[str]) -> int:
    """Print what was checked and found; return 0, 1 for a difference, 2 for an unreadable file."""
    options = parser("verify", ABOUT)
    options.add_argument("files", nargs="+", metavar="RECORD.json", help="a file of records; - for standard input")
    return max(_verify(name) for name in options.parse_args(arguments).files)


def _verify(name: str) -> int:
    worst = 0
    try:
        for record in read_records(sys.stdin.read() if name == "-" else Path(name).read_text(encoding="utf-8")):
            proof = prove(record, CATALOGUE)
            print("\n".join(_sentences(proof)))
            worst = max(worst, PROBLEM if proof.problems else 0)
    except (OSError, ValueError, RecursionError, Refused) as problem:
        print(f"{name} cannot be read as records of deals: {_reason(problem)}", file=sys.stderr)
        return UNREADABLE
    return worst


def read_records(text: str) -> Iterator[dict[str, Any]]:
    """Parse one record, or one per line; raises `ValueError` for anything else, and for empty input."""
    texts = [line for line in text.splitlines() if line.strip()]
    try:
        whole = [json.loads(text)]
    except json.JSONDecodeError:
        if len(texts) < 2:
            raise
        whole = []
    for number, record in enumerate(whole or map(json.loads, texts), start=1):
        match record:
            case dict():
                yield cast("dict[str, Any]", record)
            case _:
                raise ValueError(f"number {number} is no JSON object")


def _reason(problem: Exception) -> str:
    match problem:
        case Refused(key="record-unreadable", values=values):
            return f"{values['place']}: {values['problem']}"
        case RecursionError():
            return "too many brackets"
        case OSError():
            return problem.strerror or "it cannot be opened"
        case _:
            return str(problem)


def _sentences(proof: Proof) -> Iterator[str]:
    """Report each check, and every difference."""
    yield f"Deal {proof.number} of {proof.ruleset}:"
    if proof.fingerprint is None:
        yield "  It has no seal, so that of its shuffle nothing can be said. Seals open when a session has ended."
    else:
        yield f"  The fingerprint {'is that' if proof.fingerprint else 'is NOT that'} of the secret."
    if proof.source is not None:
        yield f"  The seal {'is that' if proof.source else 'is NOT that'} of the source which the record names."
    if proof.packs is not None:
        yield f"  The packs {'follow' if proof.packs else 'do NOT follow'} from seal and cut."
        yield (
            "  Sealed and cut."
            if proof.cut
            else "  Sealed, not cut: this proves only that nothing was changed after the fingerprint."
        )
    yield {
        True: "  The play and the payments follow from the rules.",
        False: "  The play or the payments do NOT follow from the rules.",
        None: "  The sums are right; the rules have changed since, so that the play was not checked.",
    }[proof.play]
    yield from (f"  - {problem}" for problem in proof.problems)
