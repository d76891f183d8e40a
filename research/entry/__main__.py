"""Solve the entry of Lupfen for every number of seats and write the tables for strong players.

`python -m research.entry` requires a C compiler and takes about a quarter of an hour on one core. Other compilers may
round differently; a recomputed table then differs in a few answers, not in value. A reply's gain is that of a seat
learning against the finished table with the same classes of hands: a lower bound.
"""

import argparse
import hashlib
import lzma
import re
import tempfile
from pathlib import Path
from typing import Any, Final

import orjson

from game.computer.binding import values_digest
from game.games.catalogue import CATALOGUE
from game.games.lupfen.computer.player import FOLDER, INDEX, LIBERTIES
from research.entry.solver import compiled, run

RECIPE: Final = {
    ("liechtenstein", 3): 20_000_000,
    ("liechtenstein", 4): 16_000_000,
    ("liechtenstein", 5): 10_000_000,
    ("vorarlberg", 3): 10_000_000,
    ("vorarlberg", 4): 10_000_000,
    ("vorarlberg", 5): 8_000_000,
    ("vorarlberg", 6): 6_000_000,
}
"""The number of deals for each table."""
GAIN: Final = re.compile(r"a reply gains (-?[\d.]+) \+- ([\d.]+)")


def solved(program: Path, region: str, seats: int, deals: int, seed: int) -> tuple[bytes, dict[str, Any]]:
    """Solve one table; return its rows and its entry in the index."""
    rows = program.with_name("rows")
    told = run(program, region, seats, deals, seed, rows)
    (empty, _), (mixed, _) = GAIN.findall(told)
    content, ruleset = rows.read_bytes(), CATALOGUE.find(f"lupfen-{region}")
    about = {
        "deals": deals,
        "seed": seed,
        "revision": ruleset.revision,
        "options": values_digest(ruleset.choose({}), LIBERTIES),
        "reply gains, in pots, of antes alone": float(empty),
        "reply gains, in pots, of any pot": float(mixed),
        "sha256": hashlib.sha256(content).hexdigest(),
    }
    return content, about


def main() -> None:
    """Solve all tables."""
    parser = argparse.ArgumentParser("python -m research.entry", description=__doc__)
    parser.add_argument("--seed", type=int, default=1, help="where the solver's randomness begins")
    parser.add_argument("--part", type=float, default=1.0, help="this part of the deals, for a try")
    given = parser.parse_args()
    FOLDER.mkdir(exist_ok=True)
    index: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder:
        program = compiled(Path(folder))
        for (region, seats), deals in RECIPE.items():
            content, about = solved(program, region, seats, int(deals * given.part), given.seed)
            (FOLDER / f"{region}-{seats}.xz").write_bytes(lzma.compress(content, preset=9 | lzma.PRESET_EXTREME))
            index[f"{region}-{seats}"] = about
            INDEX.write_bytes(orjson.dumps(index, option=orjson.OPT_INDENT_2) + b"\n")


if __name__ == "__main__":
    main()
