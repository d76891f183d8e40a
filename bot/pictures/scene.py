"""The input of the pictures: card codes, names and numbers; and the finished picture."""

from dataclasses import dataclass
from typing import Literal, NamedTuple

from bot.pictures.amounts import PLAIN, Digits
from bot.pictures.packs import CODES, Letters, PackName

Presence = Literal["in", "out", "away", "empty"]
Direction = Literal["cw", "ccw"]


@dataclass(frozen=True, slots=True)
class Picture:
    """A finished picture: its bytes, media type and size in pixels."""

    data: bytes
    media_type: str
    width: int
    height: int

    @property
    def extension(self) -> str:
        """The file name extension, without the dot."""
        return self.media_type.partition("/")[2]


class Face(NamedTuple):
    """The words on a card of a pack without artwork: the names of its rank and its suit."""

    code: str
    rank: str
    suit: str


@dataclass(frozen=True, slots=True)
class Style:
    """A person's card style: the pack, the letters of their language, and the aids they have switched on.

    A pack without artwork is "", and its cards are written: `faces` are their words. `four_colour` gives each French
    suit its own colour, `letter_marks` adds the suit's initials, `large` limits a row of the hand to three cards. Cards
    may stand in for those of another pack: `renamed` maps its suits and ranks to those of the drawn pack.
    """

    pack: PackName | Literal[""] = "swiss"
    letters: Letters = CODES
    four_colour: bool = False
    letter_marks: bool = False
    large: bool = False
    faces: tuple[Face, ...] = ()
    renamed: tuple[tuple[str, str], ...] = ()

    def own(self, code: str) -> str:
        """Return the drawn pack's own code for a card or suit."""
        names = dict(self.renamed)
        return "-".join(names.get(part, part) for part in code.split("-"))


@dataclass(frozen=True, slots=True)
class HandCard:
    """A card of a hand: face down without a code; raised if playable, dimmed if not, plain if there is no question.

    A card that was `found` on the table, such as in a skat, is framed.
    """

    code: str | None
    playable: bool | None = None
    found: bool = False


@dataclass(frozen=True, slots=True)
class SeatScene:
    """The public view of a seat.

    The plate shows the first of `lives`, `points` and `chips` that is not None: tokens (of `lives_of` at the beginning;
    with none left the seat swims), a score, or chips. `needed` is the number of tricks that a contract requires; `won`
    means that the card it played took the trick; `laid` cards are open before the seat, `notes` are short words in the
    table's language. A computer has a `face`, one of `sprites.FACES`, if there is one, and `stars` for its level.
    """

    name: str
    chips: int | None = None
    points: int | None = None
    lives: int | None = None
    lives_of: int = 0
    cards: int = 0
    tricks: int = 0
    needed: int = 0
    played: str | None = None
    laid: tuple[str, ...] = ()
    leads: bool = False
    won: bool = False
    dealer: bool = False
    turn: bool = False
    declarer: bool = False
    state: Presence = "in"
    computer: bool = False
    face: str = ""
    stars: int = 0
    notes: tuple[str, ...] = ()

    @property
    def tricks_of(self) -> str:
        """The number of tricks as it is written, with the number needed; empty if there are neither."""
        return f"{self.tricks}/{self.needed}" if self.needed else str(self.tricks or "")


class LaneScene(NamedTuple):
    """One lane of a board: the cards of its two sides and those in between; a face-down card has no code.

    Each side has `room` for this many cards. `words` are shown next to each side's cards, `title` between them; `first`
    is the side that began, `best` the one that has won the lane.
    """

    sides: tuple[tuple[str | None, ...], tuple[str | None, ...]]
    between: tuple[str | None, ...] = ()
    room: int = 0
    title: str = ""
    words: tuple[str, str] = ("", "")
    first: int | None = None
    best: int | None = None


@dataclass(frozen=True, slots=True)
class BoardScene:
    """The lanes between two seats, given by their positions in the scene: left and right, or upper and lower.

    Lanes are `rows`, one below the other, or columns, side by side. `ready` is the card just drawn.
    """

    seats: tuple[int, int]
    lanes: tuple[LaneScene, ...]
    rows: bool = True
    ready: str | None = None


@dataclass(frozen=True, slots=True)
class TableScene:
    """The public view of a table: two to ten seats in turn order, the pot, the reserve and the trump.

    `trump` is the turned card, `trump_suit` a trump without a card; `open_cards` in the middle are for everyone, next
    to them are `hidden` face-down cards, such as a widow. `badge` states above the table what is played for. A `board`,
    if present, fills the table.
    """

    seats: tuple[SeatScene, ...]
    direction: Direction = "cw"
    pot: int | None = None
    reserve: int | None = None
    trump: str | None = None
    trump_suit: str | None = None
    stock: int = 0
    open_cards: tuple[str, ...] = ()
    hidden: int = 0
    badge: str = ""
    board: BoardScene | None = None

    @property
    def trumps(self) -> str | None:
        """The suit that is trumps: that of the turned card, if there is one."""
        return self.trump.partition("-")[0] if self.trump else self.trump_suit


class OpenHands(NamedTuple):
    """A past deal with all hands open: the table, a hand for each seat, and the length of the longest hand dealt."""

    table: TableScene
    hands: tuple[tuple[str, ...], ...]
    longest: int


@dataclass(frozen=True, slots=True)
class Series:
    """A named line of a chart: a balance in chips after each deal, the first of them after deal `start`."""

    name: str
    values: tuple[int, ...]
    start: int = 0


@dataclass(frozen=True, slots=True)
class Bar:
    """A named bar of a chart, with a short remark such as the number of deals.

    `amount` is what is written at its end, by default the value in chips.
    """

    name: str
    value: float
    remark: str = ""
    amount: str = ""


class RatingMark(NamedTuple):
    """A named mark of a ratings chart: its value, its uncertainty, and a short remark."""

    name: str
    points: int
    give: int
    remark: str = ""


@dataclass(frozen=True, slots=True)
class SheetScene:
    """A score sheet: a column for each name, and a row for each deal with its label and scores.

    A field is empty if a player got nothing in that deal, and has a symbol if the player had no part in it; `totals`
    are the final scores, `digits` is the number format.
    """

    names: tuple[str, ...]
    rows: tuple[tuple[str, tuple[int | str | None, ...]], ...]
    totals: tuple[int | str, ...]
    digits: Digits = PLAIN
