"""What the pictures are drawn from: card codes, names and numbers; and what comes out."""

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
        """The ending of a file name for it, without the dot."""
        return self.media_type.partition("/")[2]


class Face(NamedTuple):
    """What is written on a card of a pack that no one has drawn: the names of its rank and its suit."""

    code: str
    rank: str
    suit: str


@dataclass(frozen=True, slots=True)
class Style:
    """How a person likes their cards: pack, the letters of their language, and the aids they have switched on.

    A pack that no one has drawn is "", and its cards are written: `faces` are their words. `four_colour` gives each
    French suit its own colour, `letter_marks` adds the suit's initials, `large` puts at most three cards into a row of
    the hand. Cards may be named as those of another pack: `renamed` says which of this pack's suits and ranks stand for
    whose.
    """

    pack: PackName | Literal[""] = "swiss"
    letters: Letters = CODES
    four_colour: bool = False
    letter_marks: bool = False
    large: bool = False
    faces: tuple[Face, ...] = ()
    renamed: tuple[tuple[str, str], ...] = ()

    def own(self, code: str) -> str:
        """Return a card's code, or a suit, as the drawn pack itself names it."""
        names = dict(self.renamed)
        return "-".join(names.get(part, part) for part in code.split("-"))


@dataclass(frozen=True, slots=True)
class HandCard:
    """A card of a hand: face down without a code; raised if playable, dimmed if not, plain if no one asks.

    One that was `found` on the table, such as in a skat, is framed.
    """

    code: str | None
    playable: bool | None = None
    found: bool = False


@dataclass(frozen=True, slots=True)
class SeatScene:
    """What all can see of a seat.

    Of `lives`, `points` and `chips` the first that is not None stands on the plate: tokens (of `lives_of` at the
    beginning; with none left the seat swims), a score, or a purse. `needed` are the tricks that a contract asks for;
    `won` says that the card it played has taken the trick; `laid` cards lie open before the seat, `notes` are short
    words in the table's language. A computer has a `face`, one of `sprites.FACES`, if there is one, and so many
    `stars` as it plays well.
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


class LaneScene(NamedTuple):
    """One lane of a board: cards of its two sides and what lies between them; a card face down has no code.

    Each side has `room` for so many cards. `words` stand beside each side's cards, `title` between them; `first` is
    the side that began, `best` the one that has won the lane.
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
    """The lanes between two seats, by their places in the scene: the left and the right one, or upper and lower.

    Lanes are `rows`, one below the other, or columns, one beside the other. `ready` is the card that was just drawn.
    """

    seats: tuple[int, int]
    lanes: tuple[LaneScene, ...]
    rows: bool = True
    ready: str | None = None


@dataclass(frozen=True, slots=True)
class TableScene:
    """What all can see of a table: two to ten seats in turn order, the pot, the reserve and the trump.

    `trump` is the turned card, `trump_suit` a trump without a card; `open_cards` lie in the middle for all to use,
    beside them `hidden` cards face down, such as a widow. `badge` says above the table what is played for. Where there
    is a `board`, it fills the table.
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


class OpenHands(NamedTuple):
    """A past deal with every hand open: the table, a hand for each seat, and the longest hand that was dealt."""

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
    """A named bar of a chart, in chips, with a short remark such as the number of deals."""

    name: str
    value: int
    remark: str = ""


class RatingMark(NamedTuple):
    """A named mark of a chart of ratings: where it stands, how far off it may be, and a short remark."""

    name: str
    points: int
    give: int
    remark: str = ""


@dataclass(frozen=True, slots=True)
class SheetScene:
    """A score sheet: a column for each name, a row for each deal with its label and the scores that stand in it.

    A field is empty where a player got nothing in that deal, and has a sign where the player had no part in it;
    `totals` are the scores at the end of it all, `digits` is how numbers are written.
    """

    names: tuple[str, ...]
    rows: tuple[tuple[str, tuple[int | str | None, ...]], ...]
    totals: tuple[int | str, ...]
    digits: Digits = PLAIN
