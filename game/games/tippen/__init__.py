"""Tippen and its kin from 1821 to 1983: one script, seven records of options."""

from game.core.options import Stakes
from game.core.parts import Computer, Manual, Telling
from game.core.rulesets import Bete, Family, Foreseen, Ruleset
from game.games.tippen.options import (
    GROUPS,
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
from game.kits.pot.bank import PotBank
from game.kits.pot.computer.player import POT_PLAYER
from game.kits.pot.options import SECTIONS, pot_ends, pot_is_split
from game.kits.pot.play import DECLARE
from game.kits.pot.telling import comes_in, moments

_THIRDS = ("3", "6", "9", "30")


def _ante(options: TippenOptions) -> int:
    return options.stake if options.bete == "pot" else 0


def _tippen(
    name: str,
    options: type[TippenOptions],
    most_seats: int,
    stakes: tuple[str, ...],
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
        turns=2,
        ahead=lambda _: (Foreseen.of(DECLARE),),
        daily_deals=5,
        pack=pack_for,
        stakes=Stakes("{stake}", stakes),
        seats_allowed=check_cards,
        bank=PotBank,
        bete=Bete("pot_limit", _ante),
        reason_to_end=pot_ends,
        leftover=pot_is_split,
        telling=Telling(headline=headline, moments=moments, counts=comes_in(("declare", "play"))),
        computer=Computer(
            player=POT_PLAYER,
            staking_kinds=frozenset(("knock", "sniff", "declare")),
        ),
        manual=Manual(
            home=__file__,
            sections=SECTIONS,
            groups=GROUPS,
            terms=("tap", "stake", "bete", "force", "sniff", "knock", "rob", "shove", "hop", "reserve", "cards"),
            presets={name: {}},
            emblem=emblem,
        ),
    )


DREI_KARTEN = _tippen("drei-karten-1821", DreiKartenOptions, 6, _THIRDS, "clubs-queen clubs-king clubs-ace")
LOUP = _tippen(
    "loup-1821",
    LoupOptions,
    5,
    ("6", "12", "30", "60"),
    "spades-ten spades-jack spades-queen spades-king spades-ace",
)
DREIBLATT = _tippen("dreiblatt-1859", DreiblattOptions, 10, _THIRDS, "hearts-queen hearts-king hearts-ace")
MEYERS = _tippen("tippen-1905", MeyersOptions, 10, _THIRDS, "diamonds-queen diamonds-king diamonds-ace")
GRUPP = _tippen("tippen-grupp", GruppOptions, 5, _THIRDS, "clubs-seven diamonds-ace hearts-ace")
KATIRA = _tippen("tippen-katira", KatiraOptions, 5, _THIRDS, "spades-ace hearts-ace clubs-ace")
VIERBLATT = _tippen(
    "vierblatt", VierblattOptions, 6, ("4", "8", "20", "40"), "clubs-ace spades-ace hearts-ace diamonds-ace"
)

TIPPEN = (DREI_KARTEN, LOUP, DREIBLATT, MEYERS, GRUPP, KATIRA, VIERBLATT)
FAMILY = Family(100, TIPPEN)
