"""The payments of a session as CSV, with names for seats, and its scores; everybody at the table could see them."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator, Mapping, Sequence

from game.reports.past import PastDeal, tallies_after
from game.table.ports import Posting

CALCULATED = ("=", "+", "-", "@", "\t", "\r")
COLUMNS = ("deal", "from", "to", "chips", "reason")
OF_TALLIES = ("tally", "value")


def payments_table(pasts: Sequence[PastDeal], outside: Iterable[Posting]) -> str:
    """Write the payments of the finished deals, each followed by its tallies, then what moved `outside` of deals.

    Games without tallies have no columns for them.
    """
    text = io.StringIO(newline="")
    writer = csv.writer(text)
    tallied = any(past.record and tallies_after(past.record) for past in pasts)
    writer.writerow((*COLUMNS, *OF_TALLIES) if tallied else COLUMNS)
    empty = ("", "") if tallied else ()
    names = {"computers": "computers"}
    for past in pasts:
        names = {**names, **dict(zip(past.row.accounts, past.names, strict=True)), "computers": "computers"}
        writer.writerows((*row, *empty) for row in _payments(past))
        writer.writerows(_tallies(past))
    for posting in outside:
        sides = (_account(posting.source, names), _account(posting.target, names))
        writer.writerow(("", *sides, posting.amount, posting.reason, *empty))
    return text.getvalue()


def _payments(past: PastDeal) -> Iterator[tuple[object, ...]]:
    names = {f"seat:{seat}": name for seat, name in enumerate(past.names)}
    payments: Sequence[Mapping[str, object]] = past.record["payments"] if past.record else ()
    for paid in payments:
        sides = (_account(str(paid["from"]), names), _account(str(paid["to"]), names))
        yield past.row.number, *sides, paid["amount"], paid["reason"]


def _tallies(past: PastDeal) -> Iterator[tuple[object, ...]]:
    for tally, values in tallies_after(past.record or {}).items():
        for name, value in zip(past.names, values, strict=True):
            yield past.row.number, "", _cell(name), "", "", tally, value


def _account(account: str, names: Mapping[str, str]) -> str:
    """Name an account."""
    return _cell(names.get(account, account.partition(":")[0]))


def _cell(name: str) -> str:
    """Give a name for a cell; an apostrophe keeps a spreadsheet from calculating it."""
    return f"'{name}" if name.startswith(CALCULATED) else name
