"""What tables and the outside give each other: rows for the journal, time, and how a table is opened."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal, NamedTuple, Protocol

from game.computer import BEGINNER, EVEN
from game.core.bank import Balances
from game.core.view import View

Notice = Literal["lobby", "deal", "question", "deal_over", "session_over", "reminder", "seats"]
Incident = Literal["retry", "fault", "unreadable"]
"""What goes wrong at tables: something due has to be tried again; a fault of ours; a table cannot be read."""
Servers = Callable[[int], bool]
"""Which servers, by their id, are a process's own."""


class JournalError(Exception):
    """The journal did not write; whether it did may be unknown."""


class Conflict(JournalError):
    """Somebody else wrote this table's next row: what is in memory is out of date."""


class Thinker(Protocol):
    """Computer players that think outside the event loop."""

    async def choose(self, view: View, level: str, chance: int, persona: str = EVEN) -> Any:
        """Give the answer of a level and a persona to a view's question; the same of all with the same `chance`.

        Raises whatever goes wrong. It takes seconds at most, and none of the event loop's.
        """
        ...


class Posting(NamedTuple):
    """Chips that moved between two accounts of a server's ledger.

    `game.table.accounts` names the accounts.
    """

    source: str
    target: str
    amount: int
    reason: str


def between_accounts(postings: Iterable[Posting]) -> list[Posting]:
    """Leave out what stays in one account: computers share theirs, and may pay each other."""
    return [posting for posting in postings if posting.source != posting.target]


@dataclass(frozen=True, slots=True)
class DealRow:
    """A deal as it began: with its answers, everything it follows from. `secret` and `cut` make the seal.

    `accounts` and `names` are those of its seats, `tallies` what the seats began with, by name.
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


@dataclass(frozen=True, slots=True)
class AnswerRow:
    """An answer of a deal, as its question writes it; `number` counts from 0.

    `user` is whoever gave it, `None` for a computer or when time had run out.
    """

    deal: int
    number: int
    seat: int
    answer: str
    digest: str
    user: int | None


@dataclass(frozen=True, slots=True)
class DealEnd:
    """How a deal ended: its record, `None` when the deal is void, and what it moves in the ledger.

    `results` are what it brought each seat, in points where the game counts them, else in chips; `accounts` are those
    of its seats, none for a void deal, which nobody has played.
    """

    number: int
    record: Mapping[str, Any] | None
    postings: Sequence[Posting]
    results: Sequence[int] = ()
    accounts: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class Entry:
    """What one commit writes of one table, all or nothing.

    `version` is the table's version before; each entry with a new `state` (JSON, for the core alone to read) raises it
    by one, and says with `people` (ids and names) who sits there then. `closed` ends the session: the table is not
    resumed any more. `postings` are moved beside those of a deal's end.
    """

    table: str
    server: int
    channel: int
    version: int
    state: str | None = None
    people: tuple[tuple[int, str], ...] = ()
    begun: DealRow | None = None
    answer: AnswerRow | None = None
    ended: DealEnd | None = None
    postings: Sequence[Posting] = ()
    closed: bool = False


@dataclass(frozen=True, slots=True)
class SavedTable:
    """A table as the journal knows it: its state, and its last deal with the answers in order."""

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


class Journal(Protocol):
    """Keeps tables; nothing is shown before it is committed."""

    async def commit(self, entry: Entry) -> None:
        """Write an entry durably, also when whoever waits for it is cancelled; raises `Conflict` or `JournalError`."""
        ...

    async def saved(self, table: str) -> SavedTable | None:
        """Read a table back; raises `JournalError`."""
        ...

    async def live(self, ours: Servers) -> Sequence[SavedTable]:
        """Read all tables of our servers whose session has not ended."""
        ...


class Timer(Protocol):
    """Something that will happen unless it is cancelled."""

    def cancel(self) -> None:
        """Let it not happen."""
        ...


class Clock(Protocol):
    """Time, in seconds since 1970."""

    def now(self) -> float:
        """Tell the time."""
        ...

    def call_at(self, when: float, call: Callable[[], None]) -> Timer:
        """Call something at a time, soon if that has passed."""
        ...


LONGEST_TRICK: Final = 2.0
Tempo = Literal["calm", "normal", "quick"]
TEMPI: Final[Mapping[Tempo, float]] = {"calm": 1.75, "normal": 1.0, "quick": 0.5}
"""The paces that a table can choose, by how many times as long everything takes that nobody is asked about."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast a table goes, in seconds: `pause` between deals, of which computers and tricks take a part.

    What cannot be done is tried again after `retry`, and then after twice as long each time, up to `longest_retry`. A
    fault of ours ends the session at the `most_tries`-th time in a row. No trick lies for longer than `longest_trick`.
    """

    pause: float = 8.0
    lobby: float = 30 * 60.0
    waiting: float = 30 * 60.0
    retry: float = 5.0
    longest_retry: float = 600.0
    most_tries: int = 20
    debt_limit: int = 100
    longest_trick: float = LONGEST_TRICK

    @property
    def computer(self) -> float:
        """How long a computer seems to think."""
        return self.pause / 8

    @property
    def trick(self) -> float:
        """How long a complete trick lies on the table: about two seconds, however long the pauses are."""
        return min(self.longest_trick, self.pause / 4)

    def at(self, tempo: Tempo) -> Pace:
        """Give the pace of a table that has chosen one."""
        times = TEMPI[tempo]
        return replace(self, pause=self.pause * times, longest_trick=self.longest_trick * times)

    @property
    def farewell(self) -> float:
        """How long the end of a session stands before its thread is put away: some two minutes, to play again."""
        return 15 * self.pause


DEFAULT_PACE = Pace()


@dataclass(frozen=True, slots=True)
class Place:
    """Where a table stands: the ids of a server and of a channel or thread."""

    server: int
    channel: int


@dataclass(frozen=True, slots=True)
class Opening:
    """How somebody opens a table; `turn_seconds` 0 switches the timer off, `rules` is the name of the house rules.

    `own_thread`: its place is a thread that was opened for it. `reactions` says whether people may call something
    across it; `level` is how well its computers play.
    """

    place: Place
    host: int
    host_name: str
    ruleset: str
    options: Mapping[str, bool | int | str] = field(default_factory=dict[str, bool | int | str])
    computers: int = 0
    turn_seconds: int = 60
    language: str = "en"
    rules: str = ""
    own_thread: bool = False
    pace: Tempo = "normal"
    reactions: bool = True
    level: str = BEGINNER
