"""Standings with the same cards, recomputed from the records of the deals without any code of the bot.

A seat's result is its points where the game counts them, otherwise its chips with its share of what is left in the pot;
a round counts the difference to the mean of that seat over all tables. That is all there is to an evening in which
nobody sits out or comes late: `python -m tests.standings lupfen.db`.
"""

import json
import sqlite3
import sys
from collections import defaultdict
from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any

LAST = "SELECT table_id, deal, record FROM records GROUP BY table_id HAVING deal = max(deal)"
SAT = "SELECT name, account LIKE 'person:%' FROM players WHERE table_id = ? AND deal = ? ORDER BY seat"
Sat = list[tuple[str, bool]]
"""The names at a table in order, and whether each is a person."""


def standings_of(database: Path) -> dict[str, Fraction]:
    """Return people's results in the rounds of a SQLite file, by name."""
    rounds: dict[str, list[tuple[Sat, Sequence[int]]]] = defaultdict(list)
    with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as connection:
        for table, deal, written in connection.execute(LAST).fetchall():
            record = json.loads(written)
            if "source" in record:
                sat = connection.execute(SAT, (table, deal)).fetchall()
                rounds[record["source"]["round"]].append((sat, brought_home(record)))
    totals: dict[str, Fraction] = defaultdict(Fraction)
    for tables in rounds.values():
        for sat, brought in tables:
            for seat, (name, person) in enumerate(sat):
                if person:
                    totals[name] += brought[seat] - Fraction(sum(home[seat] for _, home in tables), len(tables))
    return dict(totals)


def brought_home(record: dict[str, Any]) -> Sequence[int]:
    """Return each seat's final result; what is left over goes around from the next dealer."""
    if "score" in record.get("tallies_after", {}):
        return record["tallies_after"]["score"]
    bank, seats = record["bank_after"], record["seats"]
    share, odd = divmod(bank["pot"] + bank["reserve"], seats)
    return [chips + share + ((seat - record["next_dealer"]) % seats < odd) for seat, chips in enumerate(bank["seats"])]


if __name__ == "__main__":
    for total, name in sorted((total, name) for name, total in standings_of(Path(sys.argv[1])).items()):
        sys.stdout.write(f"{float(total):10.2f}  {name}\n")
