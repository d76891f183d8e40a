"""What a session is played for: the occasion, and everything that follows from it.

A table asks its occasion, never which one it is. What holds for every table of an occasion is said by its class, which
knows no secret and may be shown to everybody; the cards that are given to one table are in the object.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, ClassVar, Final, Literal, Self

from pydantic import Field

from game.core.errors import Refused
from game.core.shuffle import AGAIN, RoundSeal, Seal, Source
from game.table.decisions import OF_PEOPLE, Earlier, EarlierDeal, Kept, Occasion, Rest


class Friendly(Occasion):
    """A session among friends, who sit down, go and change their rules as they like."""

    name: Literal["friendly"] = "friendly"


FRIENDLY: Final = Friendly()


class EveningTable(Occasion):
    """A table of a round of an evening, given by its `mark`, which keeps the seats that it was opened with.

    With `packs` its cards are those of their first `most` deals; with `most`, the session ends with the last of them.
    While it is `held`, no deal begins.
    """

    staked = False
    arranged = "evening-table"
    fixed = "evening-table"
    again = ""
    closing = "evening-table-done"
    goes_on = True
    begins_itself = True
    take_back = False
    admission = "never"
    keeps_seats = True

    name: Literal["evening"] = "evening"
    mark: str
    packs: RoundSeal | None = None
    most: int = 0
    held: bool = False

    def ended_by(self, reason: str) -> bool:
        """Whether a session ends for a reason: with the last of its deals, else as the ruleset says."""
        return reason == "deals-played" if self.most else reason not in OF_PEOPLE

    def rest(self, phase: str) -> Rest:
        """Return the rest before a deal: the way to the table, or the usual one, unless the table is held."""
        if phase not in {"lobby", "pause"}:
            return "usual"
        return "endless" if self.held else "walk" if phase == "lobby" else "pause"

    @property
    def deals(self) -> int:
        """The number of deals after which the session ends; 0 if that is open."""
        return self.most

    @property
    def round(self) -> RoundSeal | None:
        """The packs of the round, if all its tables have the same."""
        return self.packs

    @property
    def evening(self) -> str:
        """The table's mark."""
        return self.mark

    @property
    def waits(self) -> bool:
        """Whether no deal may begin."""
        return self.held

    def dealer(self, deal: int) -> int | None:
        """Return the place of the dealer, the same at every table of the round: everybody deals in turn."""
        return deal - 1 if self.most else None


class SameCards(Occasion):
    """A past deal is dealt again, once, to as many seats; nothing is at stake."""

    staked = False
    shares_pot = False
    counted = False
    fixed = "same-cards-fixed"
    again = "deal"
    closing = "same-cards-for-nothing"
    admission = "before"
    keeps_seats = True

    name: Literal["same-cards"] = "same-cards"
    deal: EarlierDeal

    @property
    def deals(self) -> int:
        """The number of deals after which the session ends."""
        return 1

    @property
    def again_of(self) -> Earlier:
        """What everybody may know of the deal."""
        return Earlier(self.deal.table, self.deal.deal, self.deal.results)

    @property
    def hands(self) -> Sequence[int | None]:
        """The people who held the hands."""
        return self.deal.hands

    @property
    def kept(self) -> Kept:
        """What the deal before it had left."""
        return Kept(**self.deal.model_dump(include=set(Kept.model_fields)))

    def tallies_of(self, place: int) -> Mapping[str, int]:
        """Return the tallies of a seat when it began."""
        return {name: values[place] for name, values in self.deal.tallies.items()}

    def seal(self, deal: int, own: Seal) -> Seal:
        """Return the seal that gives the same cards."""
        return Seal(self.deal.secret, self.deal.cut)

    def source(self, deal: int) -> Source:
        """Return the source that the record names: the fingerprint of that seal."""
        return Source(Seal(self.deal.secret, self.deal.cut).fingerprint, AGAIN)

    def dealer(self, _deal: int) -> int:
        """Return the place of the dealer, who is the same as then."""
        return self.deal.dealer

    def nameless(self) -> Self:
        """Forget whose hands they were."""
        return self.replace(deal=self.deal.replace(hands=(None,) * len(self.deal.hands)))


class Alone(Occasion):
    """One person plays alone with computers, at their own pace; nothing is at stake.

    Computers answer a position in the same way for everybody who plays the same deal, which `of` names.
    """

    staked = False
    shares_pot = False
    counted = False
    fixed = "same-cards-fixed"
    goes_on = True
    at_leisure = True
    alike = True
    private = True
    afresh = True
    results = ""
    admission = "never"

    kind: ClassVar[str]
    """The first character of the ids of its tables, which no other table's id begins with."""
    passing: ClassVar[bool] = True
    """Whether its tables are deleted as a whole after a while."""

    of: str

    def ended_by(self, reason: str) -> bool:
        """Whether a session ends for a reason: with the last of its deals."""
        return reason == "deals-played"

    def rest(self, phase: str) -> Rest:
        """Return the rest in a phase: its person begins each deal."""
        return "usual" if phase == "playing" else "endless"

    @property
    def deals(self) -> int:
        """The number of deals after which the session ends."""
        return 1

    def seed(self, _drawn: str, /) -> str:
        """Return what the computers' choices are seeded with."""
        return self.of


class Practice(Alone):
    """A deal for practice, chosen for what it teaches."""

    least_asked = 3
    kind = "3"

    name: Literal["practice"] = "practice"
    of: str = "practice"


class Lesson(Alone):
    """A step of the course in a game, by its number from 0: a position in which one question is answered."""

    kind = "l"
    take_back = False

    name: Literal["lesson"] = "lesson"
    of: str = "lesson"
    step: int


class PlayedOn(Alone):
    """Deal number `deal` of the session `of`, played on from a `step`; `then` is the original result in its parts."""

    kind = "4"

    name: Literal["played-on"] = "played-on"
    deal: int
    step: int
    then: tuple[float, float]

    @property
    def begun(self) -> int:
        """The step from which the deal is played on."""
        return self.step


class Day(Alone):
    """The first `most` deals of `packs`, the same for everybody who plays on that day, `until` it ends."""

    compared = True
    kind = "1"
    passing = False
    shut = "history-daily"
    results = "day"
    take_back = False

    name: Literal["day"] = "day"
    packs: RoundSeal
    most: int
    until: int

    @property
    def deals(self) -> int:
        """The number of deals of the day."""
        return self.most

    def check_open(self, now: float) -> None:
        """Raise `Refused("daily-over")` once the day has ended."""
        if self.until <= now:
            raise Refused("daily-over")

    @property
    def round(self) -> RoundSeal:
        """The packs of the day."""
        return self.packs

    def dealer(self, deal: int) -> int:
        """Return the place of the dealer, who changes with each deal."""
        return deal


ALONE: Final[tuple[type[Alone], ...]] = Practice, Lesson, PlayedOn, Day
"""The occasions on which one person plays alone."""


def alone_at(table: str) -> type[Alone] | None:
    """Return the occasion of a table by its id, if one person plays there alone."""
    return next((each for each in ALONE if table.startswith(each.kind)), None)


AnyOccasion = Annotated[
    Friendly | EveningTable | SameCards | Practice | Lesson | PlayedOn | Day, Field(discriminator="name")
]
"""An occasion as it is stored."""
