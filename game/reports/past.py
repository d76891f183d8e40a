"""Past games: sessions, their deals, and everything written about each deal.

The storage of past games fills these, and the pages about them read them.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from game.core.parts import Declared
from game.core.shuffle import RoundSeal, Seal
from game.table.decisions import Occasion
from game.table.occasion import Friendly
from game.table.ports import AnswerRow, DealRow, Posting
from game.table.seat import SeatResult


@dataclass(frozen=True, slots=True)
class PastSession:
    """A session; `deals` counts the deals that were begun, `people` are the names of all who ever sat there.

    `results` are those of all seats, computers included, after the last deal. `rules` is the name under which the house
    rules were chosen. Times are in seconds since 1970; `closed` is `None` while it runs. If `pruned`, its course is no
    longer stored. While its cards are `still_played` elsewhere, its results are shown to no one. If it has an `owner`,
    only that person may look back at it.
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
    owner: int | None = None

    def may_be_seen(self, user: int, server: int | None) -> bool:
        """Whether a person may look back at it on a server, or without one."""
        return user == self.owner if self.owner is not None else server == self.server

    @property
    def eyes(self) -> str:
        """How its deals may be viewed: `open`, from one's `own` seat, or `shut` while others play the same cards."""
        return "shut" if self.still_played else "own" if self.closed is None else "open"


@dataclass(frozen=True, slots=True)
class DealLine:
    """A deal in a list; `dealer` is a seat, `ended` is `None` while it runs. Names are in seat order."""

    number: int
    ruleset: str
    dealer: int
    begun: int
    ended: int | None
    void: bool
    names: Sequence[str]


class Highlight(NamedTuple):
    """A person's best or worst deal of a session: its number, the person's name, and the result.

    The result is in points if the game counts them, else in chips.
    """

    deal: int
    name: str
    result: int


@dataclass(frozen=True, slots=True)
class WrittenDeal:
    """A deal with everything written about it; `ended` is `None` while it runs. It reveals every hand.

    `record` is its record as written, a line of JSON; `results` are those of its seats, `gains` the same as people
    compare them, where they do. `round` is the seal of the round that its cards come from, and `round_open` is whether
    no one plays that round any more.
    """

    row: DealRow
    answers: Sequence[AnswerRow]
    ended: int | None
    void: bool
    record: str | None
    postings: Sequence[Posting]
    results: Sequence[int | None] = ()
    gains: Sequence[float] = ()
    round: RoundSeal | None = None
    round_open: bool = True


@dataclass(frozen=True, slots=True)
class PastDeal:
    """A past deal for display; `opened` once its session and the round of its cards have ended.

    `secret` in `row` is empty until then; `fingerprint` is always set. `record` is `None` for a void or running deal.
    Record and answers reveal every hand: show them to people only as views. `round` is the opened seal of the round,
    `occasion` what the session was played for.
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
    occasion: type[Occasion] = Friendly

    @property
    def names(self) -> Sequence[str]:
        """The names of the seats."""
        return self.row.names

    @property
    def shared(self) -> bool:
        """Whether its cards are those of a round, which others play too."""
        return self.row.source is not None and not self.row.source.again


@dataclass(frozen=True, slots=True)
class CourseLine:
    """One player's course through a session: chips, and tallies by name, after each finished deal.

    Values are `None` for deals in which they did not sit; a player who sat there but was not `asked` anything had no
    part in the deal. `declared` are their solo games. Computers share an account and are distinguished by name.
    """

    name: str
    account: str
    chips: Sequence[int | None]
    tallies: Mapping[str, Sequence[int | None]] = field(default_factory=dict[str, "Sequence[int | None]"])
    asked: Sequence[bool] = ()
    declared: Sequence[Declared | None] = ()


def chips_after(record: Mapping[str, Any]) -> Sequence[int]:
    """Return each seat's chips after a deal."""
    return record["bank_after"]["seats"]


def money_in(record: Mapping[str, Any], seat: int) -> int:
    """Return a seat's result of a deal in chips, as in its ledger."""
    return chips_after(record)[seat] - record["bank"]["seats"][seat]


def asked_in(record: Mapping[str, Any]) -> frozenset[int]:
    """Return the seats that were asked something in a deal; no one else took part in it."""
    return frozenset(asked["seat"] for asked in record["questions"])


def tallies_after(record: Mapping[str, Any]) -> Mapping[str, Sequence[int]]:
    """Return the tallies after a deal, by name and seat; empty in games without tallies."""
    return record.get("tallies_after", {})


def with_seal(record: Mapping[str, Any], seal: Seal, whole: RoundSeal | None = None) -> dict[str, Any]:
    """Return a record with the opened seal added, and with that of the `whole` round that its cards come from."""
    written: dict[str, Any] = {"fingerprint": seal.fingerprint, "secret": seal.secret, "cut": seal.cut}
    if whole:
        written["round"] = {"secret": whole.secret, "words": list(whole.words)}
    return {**record, "seal": written}
