"""The ports of tables: journal rows, searches, time, and the opening of a table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal, NamedTuple, Protocol

from game.computer import EVEN
from game.core.bank import Balances
from game.core.shuffle import Source
from game.core.view import View

# ledger accounts: one for each person on a server, one for all computers, two for each table
COMPUTERS: Final = "computers"
PERSON: Final = "person:"
POTS: Final = ("pot:", "reserve:")


def account_of(user: int | None) -> str:
    """Return the name of the account of a person, or of the computers."""
    return COMPUTERS if user is None else f"{PERSON}{user}"


def person_of(account: str) -> int | None:
    """Return the person an account belongs to; `None` for other accounts."""
    return int(account.removeprefix(PERSON)) if account.startswith(PERSON) else None


def pots_of(table: str) -> tuple[str, str]:
    """Return the names of the accounts of a table's pot and reserve."""
    pot, reserve = POTS
    return pot + table, reserve + table


Notice = Literal["lobby", "deal", "question", "deal_over", "session_over", "reminder", "seats"]
Incident = Literal["retry", "fault", "unreadable"]
"""Incidents at tables: an action must be retried; an internal fault; an unreadable table."""
Servers = Callable[[int], bool]
"""Whether a process owns a server, by its id."""
NOWHERE: Final = 0
"""The server and the channel of tables that stand on no server: those of people who play alone."""


class JournalError(Exception):
    """A commit failed; it may have been written nevertheless."""


class Conflict(JournalError):
    """Another process wrote this table's next row: memory is out of date."""


class Thinker(Protocol):
    """Computer players that search outside the event loop."""

    async def choose(self, view: View, level: str, chance: int, persona: str = EVEN) -> Any:
        """Return the answer of a level and a persona to a view's question; deterministic for the same arguments.

        It takes at most a few seconds, without blocking the event loop; may raise any `Exception`.
        """
        ...


class Posting(NamedTuple):
    """Chips moved between two accounts of a server's ledger."""

    source: str
    target: str
    amount: int
    reason: str


def between_accounts(postings: Iterable[Posting]) -> list[Posting]:
    """Drop payments within one account, such as between computers, which share theirs."""
    return [posting for posting in postings if posting.source != posting.target]


@dataclass(frozen=True, slots=True)
class DealRow:
    """The start of a deal, which can be replayed from it and the answers. `secret` and `cut` make the seal.

    `accounts` and `names` are those of its seats, `tallies` their initial tallies, by name. `source` is the round that
    its cards were sealed for, if any.
    """

    number: int
    ruleset: str
    revision: int
    options: Mapping[str, Any]
    dealer: int
    before: Balances
    secret: str
    cut: str
    carry: Mapping[str, int]
    accounts: tuple[str, ...]
    names: tuple[str, ...]
    tallies: Mapping[str, tuple[int, ...]] = field(default_factory=dict[str, tuple[int, ...]])
    source: Source | None = None


@dataclass(frozen=True, slots=True)
class AnswerRow:
    """An answer in a deal, as its question writes it; `number` counts from 0.

    `user` is the person who gave it, `None` for a computer or after a timeout.
    """

    deal: int
    number: int
    seat: int
    answer: str
    digest: str
    user: int | None


@dataclass(frozen=True, slots=True)
class DealEnd:
    """The end of a deal: its record, `None` if the deal is void, and its postings in the ledger.

    `results` are those of its seats, in points if the game counts points, else in chips; `accounts` are those of its
    seats, empty for a void deal. `gains` are the results as people compare them, where they do: `game.computer.gains`.
    """

    number: int
    record: Mapping[str, Any] | None
    postings: Sequence[Posting]
    results: Sequence[int] = ()
    accounts: Sequence[str] = ()
    gains: Sequence[float] = ()


@dataclass(frozen=True, slots=True)
class Entry:
    """The rows of one table written atomically in one commit.

    `version` is the table's version before; each entry with a new `state` (JSON, which only the core reads) increments
    it, and lists in `people` (ids and names) who then sits there. A deal that is `begun` in its middle comes with the
    answers `given` before. `closed` ends the session: the table is not resumed
    again. `postings` are in addition to those of a deal's end.
    """

    table: str
    server: int
    channel: int
    version: int
    state: str | None = None
    people: tuple[tuple[int, str], ...] = ()
    begun: DealRow | None = None
    given: Sequence[AnswerRow] = ()
    answer: AnswerRow | None = None
    ended: DealEnd | None = None
    postings: Sequence[Posting] = ()
    closed: bool = False


@dataclass(frozen=True, slots=True)
class SavedTable:
    """A table in the journal: its state, and its last deal with the answers in order.

    `since` is when the last answer was given, or else the deal was begun, in seconds since 1970 by the machine's clock.
    """

    table: str
    server: int
    channel: int
    version: int
    state: str
    deal: DealRow | None = None
    answers: Sequence[AnswerRow] = ()
    deal_over: bool = False
    void: bool = False
    closed: bool = False
    since: float = 0.0


class Journal(Protocol):
    """Stores tables; nothing is shown before it is committed."""

    async def commit(self, entry: Entry) -> None:
        """Write an entry durably, even if the caller is cancelled; raises `Conflict` or `JournalError`."""
        ...

    async def saved(self, table: str) -> SavedTable | None:
        """Read a table back; raises `JournalError`."""
        ...

    async def live(self, ours: Servers) -> Sequence[SavedTable]:
        """Read all tables of our servers whose session has not ended."""
        ...


class Timer(Protocol):
    """A scheduled call."""

    def cancel(self) -> None:
        """Cancel the call."""
        ...


class Clock(Protocol):
    """Time, in seconds since 1970, by a steady clock, which nobody can set.

    The machine's own clock, to which calendars and people's screens keep, is `ahead` of it once it was set.
    """

    @property
    def ahead(self) -> float:
        """The seconds to add for the time of the machine's clock; negative if that was set back."""
        ...

    def now(self) -> float:
        """Return the current time."""
        ...

    def call_at(self, when: float, call: Callable[[], None]) -> Timer:
        """Call a function at a time, or soon if that has passed."""
        ...


Pace = Literal["calm", "normal", "quick", "days"]
DAYS: Final = "days"
"""The pace at which people answer when they come by, within hours or days."""
PACES: Final[Mapping[Pace, float]] = {"calm": 1.75, "normal": 1.0, "quick": 0.5, "days": 1.0}
"""The paces of a table, as factors of all times except those of tricks and of people's answers."""
TRICK_SECONDS: Final[Mapping[Pace, float]] = {"calm": 2.6, "normal": 1.6, "quick": 0.9, "days": 1.6}
"""How long a complete trick stays on the table; a tenth of a second may be lost on the way to screens."""


RESTS_OVER_DAYS: Final = 75
WEEK: Final = 7 * 86_400.0


@dataclass(frozen=True, slots=True)
class Timings:
    """How long things take, in seconds: a `pause` is that between deals; computers and tricks take a fraction of it.

    Over days there are so many pauses between deals that people see the result, unless all of them press on: `rests`.

    Failed actions are retried after `retry`, then after twice as long each time, up to `longest_retry`. The session
    ends at the `most_tries`-th internal fault in a row. No trick stays longer than `longest_trick`.
    """

    pause: float = 8.0
    lobby: float = 30 * 60.0
    waiting: float = 30 * 60.0
    retry: float = 5.0
    longest_retry: float = 600.0
    most_tries: int = 20
    longest_trick: float = TRICK_SECONDS["normal"]
    rests: int = 1

    @property
    def computer(self) -> float:
        """How long a computer seems to think."""
        return self.pause / 8

    @property
    def trick(self) -> float:
        """How long a complete trick stays on the table, whoever leads next; less if the pauses are short."""
        return min(self.longest_trick, self.pause / 4)

    def at(self, pace: Pace) -> Timings:
        """Return the timings of a table that plays at a pace."""
        trick = self.longest_trick * TRICK_SECONDS[pace] / TRICK_SECONDS["normal"]
        timings = replace(self, pause=self.pause * PACES[pace], longest_trick=trick)
        return replace(timings, rests=RESTS_OVER_DAYS, lobby=WEEK, waiting=WEEK) if pace == DAYS else timings

    @property
    def between_deals(self) -> float:
        """How long the result of a deal is shown before the next one begins."""
        return self.pause * self.rests

    @property
    def walk(self) -> float:
        """How long people have for the way to their table before the first deal of a round begins."""
        return 5 * self.pause

    @property
    def farewell(self) -> float:
        """How long the end of a session is shown before its thread is archived: about two minutes to play again."""
        return 15 * self.pause


@dataclass(frozen=True, slots=True)
class Place:
    """The location of a table: the ids of a server and of a channel or thread."""

    server: int
    channel: int
