"""The house rules of Tippen, by the option table of the rules (section 5 of tippen's manual)."""

from functools import cached_property
from typing import ClassVar, Literal, Self

from pydantic import Field, model_validator

from game.core.cards import PIQUET_32, WHIST_52, Pack
from game.core.options import MOST_CHIPS, SOME, Contradiction, Needs
from game.core.ordering import FOLLOW_RULES, Obligation, follow_trump_head_or_free
from game.kits.pot.options import SESSION, PotOptions

MOST_SEATS_WITH_32 = 6
DealerTakes = Literal["off", "sniff_1859", "sniff_modern", "knock"]
FollowRule = Literal["follow", "follow_trump", "follow_trump_head"]
ForceWhen = Literal["off", "pot_is_one_stake", "no_bete_in_pot"]
GROUPS = {
    "stakes": ("stake", "who_stakes", "bete", "max_bete", "max_bete_scope", "pot_limit"),
    "dealing": ("pack", "hand_size", "deal_pattern", "trump_source", "hop_and_jump", "shoving", "max_shoves"),
    "before": ("force_when", "exchange_max", "robbing", "dealer_takes", "dealer_penalty"),
    "tricks": ("follow_rule", "must_undertrump", "lead_trump_if_three", "lead_trump_ace_second", "min_tricks"),
    "session": SESSION,
}
"""The house rules, grouped the way people look for them."""


class TippenOptions(PotOptions):
    """The options that every ruleset of the family leaves to the table."""

    needs: ClassVar[Needs] = {
        **PotOptions.needs,
        "max_shoves": {"shoving": (True,)},
        "must_undertrump": {"follow_rule": ("follow_trump_head",)},
        "dealer_penalty": {"dealer_takes": ("sniff_1859", "sniff_modern", "knock")},
        "max_bete_scope": {"max_bete": SOME},
        "deal_pattern": {"trump_source": ("next_card",)},
    }

    bete_is_stake_before_any: ClassVar[bool] = False
    """Whether a bête is one stake while there is none in the pot, even with several stakes in it (T9); not optional."""

    hand_size: int = Field(default=3, ge=3, le=6)
    stake: int = Field(default=3, ge=1, le=MOST_CHIPS)
    trump_source: Literal["dealer_last_card", "next_card"] = "next_card"
    deal_pattern: Literal["all_then_turn", "two_turn_one"] = "all_then_turn"
    force_when: ForceWhen = "pot_is_one_stake"
    bete: Literal["pot", "stake"] = "pot"
    follow_rule: FollowRule = "follow"
    lead_trump_if_three: bool = False
    lead_trump_ace_second: bool = False
    exchange_max: int = Field(default=0, ge=0, le=3)
    robbing: bool = False
    dealer_takes: DealerTakes = "off"
    hop_and_jump: Literal["off", "single", "double"] = "off"
    shoving: bool = False
    max_shoves: int = Field(default=0, ge=0, le=100)
    max_bete: int = Field(default=0, ge=0, le=MOST_CHIPS)
    max_bete_scope: Literal["bete_part", "whole_pot", "per_player"] = "bete_part"
    pack: Literal["auto", "piquet32", "whist52"] = "auto"
    dealer_penalty: Literal["stake", "bete"] = "stake"
    must_undertrump: bool = True
    min_tricks: int = Field(default=1, ge=1, le=2)
    who_stakes: Literal["dealer", "all_dealer_double"] = "dealer"

    @cached_property
    def following(self) -> Obligation:
        """The duty of followers; the options may free a player who cannot overtrump (T23)."""
        if self.follow_rule == "follow_trump_head" and not self.must_undertrump:
            return follow_trump_head_or_free
        return FOLLOW_RULES[self.follow_rule]

    @model_validator(mode="after")
    def _chips_divide(self) -> Self:
        if self.hand_size == 5:
            raise Contradiction("hand-size-five")
        if self.stake % self.hand_size:
            raise Contradiction("stake-parts", stake=self.stake, hand=self.hand_size)
        if self.max_bete % self.hand_size:
            raise Contradiction("max-bete-parts", limit=self.max_bete, hand=self.hand_size)
        return self

    @model_validator(mode="after")
    def _trump_card_is_there(self) -> Self:
        if self.trump_source == "dealer_last_card" and self.robbing:
            raise Contradiction("robbing-with-last-card")
        if self.trump_source == "dealer_last_card" and self.dealer_takes != "off":
            raise Contradiction("dealer-takes-with-last-card", takes=self.dealer_takes)
        return self


class DreiKartenOptions(TippenOptions):
    """House rules of Drei Karten, 1821."""

    trump_source: Literal["dealer_last_card", "next_card"] = "dealer_last_card"


class LoupOptions(TippenOptions):
    """House rules of Loup or Wolf, 1821."""

    hand_size: int = Field(default=6, ge=3, le=6)
    stake: int = Field(default=6, ge=1, le=MOST_CHIPS)
    trump_source: Literal["dealer_last_card", "next_card"] = "dealer_last_card"


class DreiblattOptions(TippenOptions):
    """House rules of Dreiblatt according to von Alvensleben, 1859."""

    bete_is_stake_before_any = True

    lead_trump_if_three: bool = True
    lead_trump_ace_second: bool = True


class MeyersOptions(TippenOptions):
    """House rules of Tippen according to Meyers Lexikon, 1905."""

    follow_rule: FollowRule = "follow_trump"


class GruppOptions(TippenOptions):
    """House rules of Tippen according to Grupp, 1975."""

    force_when: ForceWhen = "off"
    bete: Literal["pot", "stake"] = "stake"
    follow_rule: FollowRule = "follow_trump_head"
    exchange_max: int = Field(default=3, ge=0, le=3)


class KatiraOptions(TippenOptions):
    """House rules of Tippen according to Katira, 1983."""

    deal_pattern: Literal["all_then_turn", "two_turn_one"] = "two_turn_one"
    force_when: ForceWhen = "off"
    follow_rule: FollowRule = "follow_trump_head"
    exchange_max: int = Field(default=3, ge=0, le=3)


class VierblattOptions(DreiblattOptions):
    """House rules of Vierblatt: Dreiblatt with four cards."""

    hand_size: int = Field(default=4, ge=3, le=6)
    stake: int = Field(default=4, ge=1, le=MOST_CHIPS)


def pack_for(options: TippenOptions, seats: int) -> Pack:
    """Choose the pack; by default it has 32 cards for up to six seats, 52 for more (T7)."""
    if options.pack == "auto":
        return PIQUET_32 if seats <= MOST_SEATS_WITH_32 else WHIST_52
    return PIQUET_32 if options.pack == "piquet32" else WHIST_52


def check_cards(options: TippenOptions, seats: int) -> None:
    """Refuse more seats than the pack has cards for; raises `Contradiction`."""
    cards = len(pack_for(options, seats))
    dealt = seats * options.hand_size
    if dealt + (options.trump_source == "next_card") > cards:
        raise Contradiction("seats-with-pack", seats=seats, hand=options.hand_size, cards=cards)
    if options.exchange_max and dealt + 1 + seats * options.exchange_max > cards:
        raise Contradiction("exchange-with-pack", seats=seats, exchange=options.exchange_max, cards=cards)
