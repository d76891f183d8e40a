"""Kettle: a small game for a pot, with a trump, an exchange, three tricks and a bête."""

from game.core.cards import PIQUET_32
from game.core.options import Stakes
from game.core.parts import Computer, Manual, Telling, examples_in
from game.core.rulesets import Bete, Family, Ruleset
from game.kits.pot.bank import PotBank
from game.kits.pot.options import SECTIONS, SESSION, pot_ends, pot_is_split
from game.kits.pot.telling import comes_in, moments
from tests.harness.shelf.kettle.computer.player import KETTLE_PLAYER
from tests.harness.shelf.kettle.script import KettleOptions, play
from tests.harness.shelf.kettle.telling import headline


def _ante(options: KettleOptions) -> int:
    return options.ante


KETTLE = Ruleset(
    id="kettle",
    family="kettle",
    revision=1,
    options=KettleOptions,
    script=play,
    least_seats=3,
    most_seats=5,
    best_seats=4,
    turns=2,
    daily_deals=5,
    pack=lambda _options, _seats: PIQUET_32,
    stakes=Stakes("{ante}", ("1", "5", "10")),
    bank=PotBank,
    bete=Bete("pot_limit", _ante),
    reason_to_end=pot_ends,
    leftover=pot_is_split,
    telling=Telling(headline=headline, moments=moments, counts=comes_in(("declare", "play"))),
    computer=Computer(player=KETTLE_PLAYER, staking_kinds=frozenset(("declare",))),
    manual=Manual(
        home=__file__,
        sections=SECTIONS,
        terms=("bete", "cards"),
        examples=examples_in(__file__, PIQUET_32),
        groups={"stakes": ("ante", "pot_limit"), "tricks": ("exchange_max",), "session": SESSION},
        emblem="spades-seven spades-ace",
    ),
)
FAMILY = Family(920, (KETTLE,))
