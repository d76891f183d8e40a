"""What was played: sessions, their deals, and each deal with everything that was written of it.

A person who keeps the past fills these, the person who shows it reads them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from game.core.parts import Declared
from game.core.rounds import RoundSeal
from game.core.shuffle import Seal
from game.table.ports import AnswerRow, DealRow, Posting
from game.table.seat import SeatResult


@dataclass(frozen=True, slots=True)
class PastSession:
    """A session; `deals` counts the deals that were begun, `people` are the names of all who ever sat there.

    `results` are those of all seats, computers included, as they stand after the last deal. `rules` is the name under
    which the house rules were chosen. Times are in seconds since 1970; `closed` is `None` while it runs. `pruned`: how
    it was played is no longer kept. While its cards are `still_played` elsewhere nobody is told results.
    """

    table: str
    server: int
    channel: int
    ruleset: str
    opened: int
    closed: int | None
    deals: int
    people: Sequence[str]
    results: Sequence[SeatResult]
    rules: str = ""
    pruned: bool = False
    still_played: bool = False

    @property
    def eyes(self) -> str:
        """Whose eyes its deals are seen with: `open`, one's `own`, or `shut` while others play the same cards."""
        return "shut" if self.still_played else "own" if self.closed is None else "open"


@dataclass(frozen=True, slots=True)
class DealLine:
    """A deal in a list; `dealer` is a seat, `ended` is `None` while it runs. Names are in the order of the seats."""

    number: int
    ruleset: str
    dealer: int
    begun: int
    ended: int | None
    void: bool
    names: Sequence[str]


class Highlight(NamedTuple):
    """The deal of a session that brought a person most, or least: its number, whom, and how much.

    The result is in points where the game counts them, else in chips.
    """

    deal: int
    name: str
    result: int


@dataclass(frozen=True, slots=True)
class WrittenDeal:
    """A deal with everything that is written of it; `ended` is `None` while it runs. It shows every hand.

    `record` is its record as it was written, a line of JSON; `results` are what it has brought its seats. `round` is
    the seal of the round that its cards come from, and `round_open` whether no one plays that any more.
    """

    row: DealRow
    answers: Sequence[AnswerRow]
    ended: int | None
    void: bool
    record: str | None
    postings: Sequence[Posting]
    results: Sequence[int | None] = ()
    round: RoundSeal | None = None
    round_open: bool = True


@dataclass(frozen=True, slots=True)
class PastDeal:
    """A deal for looking back at; `opened` when its session has ended, and the round that its cards come from.

    `secret` in `row` is empty until then; `fingerprint` is always there. `record` is `None` for a void or running deal.
    Record and answers show every hand: show them to people only as views. `round` is the opened seal of the round.
    """

    table: str
    row: DealRow
    fingerprint: str
    opened: bool
    answers: Sequence[AnswerRow]
    ended: int | None
    void: bool
    record: Mapping[str, Any] | None
    round: RoundSeal | None = None

    @property
    def names(self) -> Sequence[str]:
        """The names of the seats."""
        return self.row.names


@dataclass(frozen=True, slots=True)
class CourseLine:
    """One player's course through a session: chips, and tallies by name, after each deal that was finished.

    `None` stands where they did not sit in the deal; who sat there and was `asked` nothing had no part in it.
    `declared` is what they played alone.
    Computers share an account; they are told apart by their names.
    """

    name: str
    account: str
    chips: Sequence[int | None]
    tallies: Mapping[str, Sequence[int | None]] = field(default_factory=dict[str, "Sequence[int | None]"])
    asked: Sequence[bool] = ()
    declared: Sequence[Declared | None] = ()


def chips_after(record: Mapping[str, Any]) -> Sequence[int]:
    """Return what each seat had after a deal, in chips."""
    return record["bank_after"]["seats"]


def money_in(record: Mapping[str, Any], seat: int) -> int:
    """Return what a deal has brought a seat, in chips, as its ledger has it."""
    return chips_after(record)[seat] - record["bank"]["seats"][seat]


def asked_in(record: Mapping[str, Any]) -> frozenset[int]:
    """Return the seats that were asked something in a deal; no one else had a part in it."""
    return frozenset(asked["seat"] for asked in record["questions"])


def tallies_after(record: Mapping[str, Any]) -> Mapping[str, Sequence[int]]:
    """Return the tallies after a deal, by name and seat; none in games that have none."""
    return record.get("tallies_after", {})


def with_seal(record: Mapping[str, Any], seal: Seal, whole: RoundSeal | None = None) -> dict[str, Any]:
    """Put the opened seal beside a record, with that of the `whole` round that its cards come from."""
    written: dict[str, Any] = {"fingerprint": seal.fingerprint, "secret": seal.secret, "cut": seal.cut}
    if whole:
        written["round"] = {"secret": whole.secret, "words": list(whole.words)}
    return {**record, "seal": written}
