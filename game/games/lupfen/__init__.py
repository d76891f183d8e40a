"""Lupfen, as in Liechtenstein and as in Vorarlberg and the Allgäu: one script, two records of options."""

from game.core.options import Direction, Stakes
from game.core.rulesets import Ruleset
from game.games.lupfen.options import GROUPS, LiechtensteinOptions, LupfenOptions, VorarlbergOptions
from game.games.lupfen.player import known_entry
from game.games.lupfen.script import play
from game.games.lupfen.telling import headline
from game.games.pot.bank import PotBank
from game.games.pot.options import pot_ends, pot_is_split

_DARES = frozenset(("blind", "lift", "price", "join"))
_TERMS = ("bete", "force", "staender", "verworfen", "blind", "cards")


def _direction(options: LupfenOptions) -> Direction:
    return options.direction


LIECHTENSTEIN = Ruleset(
    id="lupfen-liechtenstein",
    family="lupfen",
    revision=1,
    options=LiechtensteinOptions,
    script=play,
    least_seats=3,
    most_seats=5,
    best_seats=4,
    pack=lambda options, _: options.manner.pack,
    stakes=Stakes("{ante} {min_bet}-{max_bet}", ("1 1-6", "1 2-6", "2 2-12", "5 5-30", "10 10-60")),
    groups=GROUPS,
    terms=("lupfsch", "mit", "price", *_TERMS),
    presets={"liechtenstein": {}},
    direction=_direction,
    bank=PotBank,
    reason_to_end=pot_ends,
    leftover=pot_is_split,
    solved=known_entry,
    dares=_DARES,
    headline=headline,
    emblem="roses-under shields-under bells-under",
)

VORARLBERG = Ruleset(
    id="lupfen-vorarlberg",
    family="lupfen",
    revision=1,
    options=VorarlbergOptions,
    script=play,
    least_seats=3,
    most_seats=6,
    best_seats=4,
    pack=lambda options, _: options.manner.pack,
    stakes=Stakes("{ante}", ("3", "6", "9", "30")),
    groups=GROUPS,
    terms=("lupfsch", "mit", *_TERMS),
    presets={
        "vorarlberg": {},
        "allgaeu": {"dealer_stake": 3, "shoving": True},
        "blind-and-bold": {"blind_lupf": True, "compulsory_lupf": True, "compulsory_hearts": True},
    },
    direction=_direction,
    bank=PotBank,
    reason_to_end=pot_ends,
    leftover=pot_is_split,
    solved=known_entry,
    dares=_DARES,
    headline=headline,
    emblem="leaves-ober hearts-king bells-ace",
)
