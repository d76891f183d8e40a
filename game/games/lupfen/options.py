"""The house rules of Lupfen, by the option table of the rules (section 4 of lupfen's manual)."""

from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar, Literal, Self

from pydantic import Field, model_validator

from game.core.cards import SALZBURG_20, SWISS_20, Pack
from game.core.options import MOST_CHIPS, SOME, Contradiction, Direction, Needs
from game.core.questions import Choose
from game.kits.pot.options import SESSION, PotOptions

Timing = Literal["own_first_turn", "before_lead"]
GROUPS = {
    "stakes": ("ante", "min_bet", "max_bet", "price_bet", "stakes_multiple_of_three", "pot_limit"),
    "lifting": (
        "pass_is_fold",
        "all_pass",
        "compulsory_lupf",
        "compulsory_hearts",
        "compulsory_suit",
        "blind_lupf",
        "blind_double",
        "force_on_empty_pot",
        "force_distributes",
    ),
    "dealing": ("direction", "dealer_stake", "shoving", "max_shoves"),
    "cards": ("three_unters", "weak_hand", "exchange_timing", "scrap_timing", "staender"),
    "tricks": ("lupfen_leader", "follow_rule", "remainder_to"),
    "session": SESSION,
}
"""The house rules, grouped the way people look for them, including those of only one region."""


@dataclass(frozen=True)
class Manner:
    """What is fixed in a region and not subject to house rules: the pack, who antes, and the words for no."""

    pack: Pack
    antes_every_deal: bool
    decline: str
    drop: str
    shows_three_unters: bool

    @cached_property
    def lift(self) -> Choose:
        """The question "Lupfsch?"."""
        return Choose("lift", ("lift", self.decline), self.decline)

    @cached_property
    def compulsory_lift(self) -> Choose:
        """The same question for a player who must lift; no one else can tell the difference."""
        return Choose("lift", ("lift",), "lift", shown=self.lift.choices, forbids="two-sows-must-lift")

    @cached_property
    def join(self) -> Choose:
        """The question whether to join."""
        return Choose("join", ("join", self.drop), self.drop)


class LupfenOptions(PotOptions):
    """The options that both regions leave to the table; where they differ, the defaults are those of Liechtenstein."""

    needs: ClassVar[Needs] = {
        **PotOptions.needs,
        "shoving": {"dealer_stake": SOME},
        "max_shoves": {"shoving": (True,)},
        "compulsory_suit": {"compulsory_hearts": (True,)},
        "blind_double": {"blind_lupf": (True,)},
        "scrap_timing": {"weak_hand": ("scrap",)},
        "exchange_timing": {"weak_hand": ("exchange",)},
        "min_bet": {"price_bet": (True,)},
        "max_bet": {"price_bet": (True,)},
    }

    manner: ClassVar[Manner]

    direction: Direction = "ccw"
    ante: int = Field(default=1, ge=0, le=MOST_CHIPS)
    force_on_empty_pot: bool = False
    pass_is_fold: bool = False
    lupfen_leader: Literal["lifter", "left_of_dealer"] = "lifter"
    follow_rule: Literal["follow", "follow_trump"] = "follow"
    remainder_to: Literal["lifter", "pot", "first_trick_winner"] = "lifter"
    three_unters: bool = True
    weak_hand: Literal["exchange", "scrap", "none"] = "exchange"
    scrap_timing: Timing = "own_first_turn"
    staender: Literal["off", "announce"] = "off"
    dealer_stake: int = Field(default=0, ge=0, le=MOST_CHIPS)
    shoving: bool = False
    max_shoves: int = Field(default=0, ge=0, le=100)
    compulsory_hearts: bool = False
    compulsory_lupf: bool = False
    blind_lupf: bool = False
    blind_double: Literal["all_dry", "lifter_only"] = "all_dry"
    all_pass: Literal["keep_pot", "everyone_antes"] = "everyone_antes"
    force_distributes: bool = True

    @cached_property
    def price_range(self) -> tuple[int, int] | None:
        """The lowest and the highest price of a deal in chips, or `None` if playing costs nothing."""
        return None

    @property
    def exchange_asks_all(self) -> bool:
        """Whether everybody is asked about the exchange before the first lead."""
        return False

    @cached_property
    def special_before_lead(self) -> str:
        """The right of a weak hand that is settled before the first lead; empty if there is none."""
        asks_all = self.exchange_asks_all if self.weak_hand == "exchange" else self.scrap_timing == "before_lead"
        return self.weak_hand if asks_all and self.weak_hand != "none" else ""

    @cached_property
    def special_in_turn(self) -> str:
        """The right of a weak hand that is offered next to its first card; empty if there is none."""
        return "" if self.special_before_lead or self.weak_hand == "none" else self.weak_hand

    @property
    def forcing_suit(self) -> str:
        """The suit that forces everybody to play under `compulsory_hearts`."""
        return "hearts"

    @model_validator(mode="after")
    def _agree(self) -> Self:
        if self.dealer_stake % 3:
            raise Contradiction("dealer-stake-thirds", stake=self.dealer_stake)
        if self.compulsory_hearts and self.forcing_suit not in self.manner.pack.suits:
            raise Contradiction("suit-not-in-pack", suit=self.forcing_suit)
        return self


class LiechtensteinOptions(LupfenOptions):
    """House rules in Liechtenstein (D0)."""

    manner = Manner(SWISS_20, antes_every_deal=True, decline="decline", drop="drop", shows_three_unters=False)

    min_bet: int = Field(default=1, ge=1, le=MOST_CHIPS)
    max_bet: int = Field(default=6, ge=1, le=MOST_CHIPS)
    price_bet: bool = True
    exchange_timing: Timing = "own_first_turn"
    compulsory_suit: Literal["hearts", "acorns", "roses", "shields", "bells"] = "hearts"

    @cached_property
    def price_range(self) -> tuple[int, int] | None:
        """The agreed range of the price."""
        return (self.min_bet, self.max_bet) if self.price_bet else None

    @property
    def exchange_asks_all(self) -> bool:
        """Whether the exchange is settled before the first lead."""
        return self.exchange_timing == "before_lead"

    @property
    def forcing_suit(self) -> str:
        """The chosen suit; the Swiss pack has no hearts."""
        return self.compulsory_suit

    @model_validator(mode="after")
    def _bets_agree(self) -> Self:
        if self.min_bet > self.max_bet:
            raise Contradiction("bets-crossed", low=self.min_bet, high=self.max_bet)
        return self


class VorarlbergOptions(LupfenOptions):
    """House rules in Vorarlberg and the Allgäu (D1, D2)."""

    manner = Manner(SALZBURG_20, antes_every_deal=False, decline="pass", drop="fold", shows_three_unters=True)

    direction: Direction = "cw"
    ante: int = Field(default=3, ge=1, le=MOST_CHIPS)
    stakes_multiple_of_three: bool = False
    force_on_empty_pot: bool = True
    pass_is_fold: bool = True
    follow_rule: Literal["follow", "follow_trump"] = "follow_trump"
    remainder_to: Literal["lifter", "pot", "first_trick_winner"] = "pot"
    weak_hand: Literal["exchange", "scrap", "none"] = "scrap"
    staender: Literal["off", "announce"] = "announce"
    compulsory_suit: Literal["hearts", "acorns", "leaves", "bells"] = "hearts"
    all_pass: Literal["keep_pot", "everyone_antes"] = "keep_pot"

    @property
    def forcing_suit(self) -> str:
        """The chosen suit."""
        return self.compulsory_suit

    @model_validator(mode="after")
    def _stakes_agree(self) -> Self:
        if self.stakes_multiple_of_three and self.ante % 3:
            raise Contradiction("ante-thirds", ante=self.ante)
        return self
