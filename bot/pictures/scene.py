"""What the pictures are drawn from: card codes, names and numbers; and what comes out."""

from dataclasses import dataclass
from typing import Literal

from bot.pictures.packs import Language, PackName

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


@dataclass(frozen=True, slots=True)
class Style:
    """How somebody likes their cards: pack, language of the letters, and the aids they have switched on.

    `four_colour` gives each French suit its own colour, `letter_marks` adds the suit's initials, `large` puts at most
    three cards into a row of the hand.
    """

    pack: PackName = "swiss"
    language: Language = "de"
    four_colour: bool = False
    letter_marks: bool = False
    large: bool = False


@dataclass(frozen=True, slots=True)
class HandCard:
    """A card of a hand: face down without a code; raised if playable, dimmed if not, plain if nobody asks."""

    code: str | None
    playable: bool | None = None


@dataclass(frozen=True, slots=True)
class SeatScene:
    """What all can see of a seat. `chips` None hides the purse; `note` is a short word in the table's language."""

    name: str
    chips: int | None = None
    cards: int = 0
    tricks: int = 0
    played: str | None = None
    leads: bool = False
    dealer: bool = False
    turn: bool = False
    state: Presence = "in"
    computer: bool = False
    note: str = ""


@dataclass(frozen=True, slots=True)
class TableScene:
    """What all can see of a table: two to eight seats in turn order, the pot, the reserve and the trump.

    `trump` is the turned card, `trump_suit` a trump without a card; `open_cards` lie in the middle for all to use.
    """

    seats: tuple[SeatScene, ...]
    direction: Direction = "cw"
    pot: int | None = None
    reserve: int | None = None
    trump: str | None = None
    trump_suit: str | None = None
    stock: int = 0
    open_cards: tuple[str, ...] = ()


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
