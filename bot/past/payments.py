"""A session's payments as CSV, with names for seats and its scores, public at the table; and files within limits."""

import asyncio
import zlib
from collections.abc import AsyncIterable, AsyncIterator, Iterable, Iterator, Mapping, Sequence

from game.core.errors import Refused
from game.reports.lists import session_sums
from game.reports.past import CourseLine, PastDeal, tallies_after
from game.reports.spreadsheet import as_csv, cell
from game.table.ports import Posting

COLUMNS = ("deal", "from", "to", "chips", "reason")
OF_TALLIES = ("tally", "value")
OF_LISTS = ("game points", "games won", "games lost", "games lost by others")

MOST_BYTES = 8 * 1024 * 1024
GZIP = 31


async def payments_csv(
    pasts: AsyncIterable[PastDeal], outside: Iterable[Posting], courses: Sequence[CourseLine] = ()
) -> AsyncIterator[str]:
    """Write the payments of the finished deals, each followed by its tallies, then postings from `outside` of deals.

    In a game with a declarer the sums of the list follow, by the players' `courses`. Yields the file in parts. Games
    without tallies have no columns for them.
    """
    columns: tuple[str, ...] = ()
    names: dict[str, str] = {}
    async for past in pasts:
        if not columns:
            tallied = past.row.tallies or tallies_after(past.record or {})
            columns = (*COLUMNS, *OF_TALLIES) if tallied else COLUMNS
            yield as_csv([columns])
        names |= {**dict(zip(past.row.accounts, past.names, strict=True)), "computers": "computers"}
        yield as_csv(_wide((*_payments(past), *_tallies(past)), len(columns)))
    yield as_csv(_wide((_outside(posting, names) for posting in outside), len(columns)))
    yield as_csv(_summed(courses))


def _summed(courses: Sequence[CourseLine]) -> Iterator[Sequence[object]]:
    for course, sums in zip(courses, session_sums(courses), strict=False):
        for name, value in zip(OF_LISTS, sums, strict=True):
            yield "", "", cell(course.name), "", "", name, value


def _wide(rows: Iterable[Sequence[object]], columns: int) -> Iterator[Sequence[object]]:
    return ((*row, *("",) * (columns - len(row))) for row in rows)


def _outside(posting: Posting, names: Mapping[str, str]) -> Sequence[object]:
    sides = (_account(posting.source, names), _account(posting.target, names))
    return ("", *sides, posting.amount, posting.reason)


def _payments(past: PastDeal) -> Iterator[tuple[object, ...]]:
    names = {f"seat:{seat}": name for seat, name in enumerate(past.names)}
    payments: Sequence[Mapping[str, object]] = past.record["payments"] if past.record else ()
    for paid in payments:
        sides = (_account(str(paid["from"]), names), _account(str(paid["to"]), names))
        yield past.row.number, *sides, paid["amount"], paid["reason"]


def _tallies(past: PastDeal) -> Iterator[tuple[object, ...]]:
    for tally, values in tallies_after(past.record or {}).items():
        for name, value in zip(past.names, values, strict=True):
            yield past.row.number, "", cell(name), "", "", tally, value


def _account(account: str, names: Mapping[str, str]) -> str:
    return cell(names.get(account, account.partition(":")[0]))


async def gathered(name: str, parts: AsyncIterable[str], too_large: Refused) -> tuple[str, bytes]:
    """Assemble a file, compressed if it would otherwise be too large; return its name and content.

    Never holds more than the limit in memory. Raises `too_large` as soon as even the compressed file is known to be.
    """
    plain, packed, packing = bytearray(), bytearray(), zlib.compressobj(wbits=GZIP)
    async for part in parts:
        data = part.encode()
        packed += await asyncio.to_thread(packing.compress, data)
        if len(packed) > MOST_BYTES:
            raise too_large
        if len(plain) <= MOST_BYTES:
            plain += data
    if len(plain) <= MOST_BYTES:
        return name, bytes(plain)
    packed += packing.flush()
    if len(packed) > MOST_BYTES:
        raise too_large
    return f"{name}.gz", bytes(packed)
