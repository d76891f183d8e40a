"""The house rules of Schwimmen (section 6 of schwimmen's manual)."""

from typing import ClassVar, Literal

from pydantic import Field

from game.core.options import MOST_CHIPS, SOME, FirstOptions, Needs, Options

GROUPS = {
    "stakes": ("lives", "stake", "payment", "swimming"),
    "closing": ("close", "close_first_round", "stock_out", "round_limit"),
    "hands": ("three_of_a_kind", "ties", "feuer_all_lose", "feuer_points"),
    "session": ("first_dealer", "session_end", "matches", "leftover_pot", "debt"),
}
"""The house rules, grouped the way people look for them."""


class _MatchFields(FirstOptions):
    session_end: Literal["manual", "matches"] = "matches"
    matches: int = Field(default=1, ge=1, le=100)


class SchwimmenOptions(Options, _MatchFields):
    """House rules of Schwimmen; every default is the document's own rule (D3)."""

    needs: ClassVar[Needs] = {
        **Options.needs,
        "matches": {"session_end": ("matches",)},
        "payment": {"stake": SOME},
        "leftover_pot": {"stake": SOME},
    }

    leftover_pot: Literal["split", "keep"] = "split"
    lives: int = Field(default=3, ge=1, le=9)
    stake: int = Field(default=1, ge=0, le=MOST_CHIPS)
    payment: Literal["per_life", "entry"] = "per_life"
    swimming: bool = True
    close: Literal["instead_of_turn", "after_turn"] = "instead_of_turn"
    close_first_round: bool = True
    feuer_all_lose: bool = True
    feuer_points: int = Field(default=32, ge=32, le=33)
    three_of_a_kind: bool = True
    ties: Literal["suit", "all_lose"] = "suit"
    stock_out: Literal["end_deal", "reshuffle"] = "end_deal"
    round_limit: int = Field(default=50, ge=2, le=100)
