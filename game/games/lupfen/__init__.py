"""Lupfen, as in Liechtenstein and as in Vorarlberg and the Allgäu: one script, two records of options."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TypeVar

from game.core.options import Choice, Stakes
from game.core.parts import Computer, Manual, Step, Telling, course_in
from game.core.rulesets import Bete, Family, Foreseen, Ruleset
from game.games.lupfen.computer.player import known_entry
from game.games.lupfen.options import GROUPS, LiechtensteinOptions, LupfenOptions, VorarlbergOptions
from game.games.lupfen.script import play
from game.games.lupfen.telling import headline
from game.kits.pot.bank import PotBank
from game.kits.pot.computer.player import POT_PLAYER
from game.kits.pot.options import SECTIONS, pot_ends, pot_is_split
from game.kits.pot.telling import comes_in, moments

Rules = Mapping[str, Choice]
Regional = TypeVar("Regional", bound=LupfenOptions)
_REVISION = 1
_TERMS = ("bete", "force", "staender", "verworfen", "blind", "cards")


def _ante(options: LupfenOptions) -> int:
    return options.ante or min(options.price_range or (1,))


def _lupfen(
    name: str,
    options: type[Regional],
    most_seats: int,
    stakes: Stakes,
    emblem: str,
    presets: Mapping[str, Rules],
    course: Sequence[Step] = (),
) -> Ruleset[Regional]:
    return Ruleset(
        id=name,
        family="lupfen",
        revision=_REVISION,
        options=options,
        script=play,
        least_seats=3,
        most_seats=most_seats,
        best_seats=4,
        turns=2,
        ahead=lambda options: (Foreseen.of(options.manner.lift), Foreseen.of(options.manner.join)),
        daily_deals=5,
        pack=lambda options, _: options.manner.pack,
        stakes=stakes,
        direction=lambda options: options.direction,
        bank=PotBank,
        bete=Bete("pot_limit", _ante),
        reason_to_end=pot_ends,
        leftover=pot_is_split,
        telling=Telling(headline=headline, moments=moments, counts=comes_in(("lift", "lift"), ("blind", "blind_lift"))),
        computer=Computer(
            solved=partial(known_entry, revision=_REVISION),
            player=POT_PLAYER,
            staking_kinds=frozenset(("blind", "lift", "price", "join")),
        ),
        manual=Manual(
            home=__file__,
            sections=SECTIONS,
            groups=GROUPS,
            terms=("lupfsch", "mit", *(["price"] if "price_bet" in options.model_fields else []), *_TERMS),
            presets={name.removeprefix("lupfen-"): {}, **presets},
            emblem=emblem,
            course=course,
        ),
    )


LIECHTENSTEIN = _lupfen(
    "lupfen-liechtenstein",
    LiechtensteinOptions,
    5,
    Stakes("{ante} {min_bet}-{max_bet}", ("1 1-6", "1 2-6", "2 2-12", "5 5-30", "10 10-60")),
    "roses-under shields-under bells-under",
    {},
    course_in(__file__),
)
VORARLBERG = _lupfen(
    "lupfen-vorarlberg",
    VorarlbergOptions,
    6,
    Stakes("{ante}", ("3", "6", "9", "30")),
    "leaves-ober hearts-king bells-ace",
    {
        "allgaeu": {"dealer_stake": 3, "shoving": True},
        "blind-and-bold": {"blind_lupf": True, "compulsory_lupf": True, "compulsory_hearts": True},
    },
)
FAMILY = Family(10, (LIECHTENSTEIN, VORARLBERG))
