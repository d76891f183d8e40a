"""Tippen and its kin from 1821 to 1983: one script, seven records of options."""

from game.core.options import Stakes
from game.core.rulesets import Ruleset
from game.games.pot.bank import PotBank
from game.games.pot.options import pot_ends, pot_is_split
from game.games.tippen.options import (
    DreiblattOptions,
    DreiKartenOptions,
    GruppOptions,
    KatiraOptions,
    LoupOptions,
    MeyersOptions,
    TippenOptions,
    VierblattOptions,
    check_cards,
    pack_for,
)
from game.games.tippen.script import play
from game.games.tippen.telling import headline

_THIRDS = ("3", "6", "9", "30")
_OLD = ("stake", "force_when", "hop_and_jump", "shoving", "session_end", "deals")
_TURNED = ("stake", "dealer_takes", "robbing", "hop_and_jump", "shoving", "max_bete", "session_end", "deals")
_MODERN = ("stake", "force_when", "exchange_max", "dealer_takes", "shoving", "session_end", "deals")


def _tippen(
    name: str,
    options: type[TippenOptions],
    most_seats: int,
    stakes: tuple[str, ...],
    common: tuple[str, ...],
    emblem: str,
) -> Ruleset[TippenOptions]:
    return Ruleset(
        id=name,
        family="tippen",
        revision=1,
        options=options,
        script=play,
        least_seats=3,
        most_seats=most_seats,
        best_seats=4,
        pack=pack_for,
        stakes=Stakes("{stake}", stakes),
        common=common,
        presets={name: {}},
        seats_allowed=check_cards,
        bank=PotBank,
        reason_to_end=pot_ends,
        leftover=pot_is_split,
        headline=headline,
        emblem=emblem,
    )


DREI_KARTEN = _tippen("drei-karten-1821", DreiKartenOptions, 6, _THIRDS, _OLD, "clubs-queen clubs-king clubs-ace")
LOUP = _tippen(
    "loup-1821",
    LoupOptions,
    5,
    ("6", "12", "30", "60"),
    _OLD,
    "spades-ten spades-jack spades-queen spades-king spades-ace",
)
DREIBLATT = _tippen("dreiblatt-1859", DreiblattOptions, 10, _THIRDS, _TURNED, "hearts-queen hearts-king hearts-ace")
MEYERS = _tippen("tippen-1905", MeyersOptions, 10, _THIRDS, _TURNED, "diamonds-queen diamonds-king diamonds-ace")
GRUPP = _tippen("tippen-grupp", GruppOptions, 5, _THIRDS, _MODERN, "clubs-seven diamonds-ace hearts-ace")
KATIRA = _tippen("tippen-katira", KatiraOptions, 5, _THIRDS, _MODERN, "spades-ace hearts-ace clubs-ace")
VIERBLATT = _tippen(
    "vierblatt", VierblattOptions, 6, ("4", "8", "20", "40"), _TURNED, "clubs-ace spades-ace hearts-ace diamonds-ace"
)

TIPPEN = (DREI_KARTEN, LOUP, DREIBLATT, MEYERS, GRUPP, KATIRA, VIERBLATT)
