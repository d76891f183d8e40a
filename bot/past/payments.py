"""The payments of a session as CSV, with names for seats; everybody at the table could see them."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator, Mapping, Sequence

from game.reports.past import PastDeal
from game.table.ports import Posting

CALCULATED = ("=", "+", "-", "@", "\t", "\r")


def payments_table(pasts: Iterable[PastDeal], outside: Iterable[Posting]) -> str:
    """Write the payments of the finished deals, then what moved `outside` of deals."""
    text = io.StringIO(newline="")
    writer = csv.writer(text)
    writer.writerow(("deal", "from", "to", "chips", "reason"))
    names = {"computers": "computers"}
    for past in pasts:
        names |= dict(zip(past.row.accounts, past.names, strict=True)) | {"computers": "computers"}
        writer.writerows(_payments(past))
    for posting in outside:
        sides = (_account(posting.source, names), _account(posting.target, names))
        writer.writerow(("", *sides, posting.amount, posting.reason))
    return text.getvalue()


def _payments(past: PastDeal) -> Iterator[tuple[object, ...]]:
    names = {f"seat:{seat}": name for seat, name in enumerate(past.names)}
    payments: Sequence[Mapping[str, object]] = past.record["payments"] if past.record else ()
    for paid in payments:
        sides = (_account(str(paid["from"]), names), _account(str(paid["to"]), names))
        yield past.row.number, *sides, paid["amount"], paid["reason"]


def _account(account: str, names: Mapping[str, str]) -> str:
    """Name an account; an apostrophe keeps a spreadsheet from calculating a name."""
    kind = account.partition(":")[0]
    name = names.get(account, kind)
    return f"'{name}" if name.startswith(CALCULATED) else name
