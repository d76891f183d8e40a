"""Random rulesets, options, seats and answers for properties over the whole catalogue."""

import random
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from hypothesis import strategies as st

from game.computer import Player
from game.core.bank import Balances
from game.core.driver import Driver, Setup
from game.core.errors import Refused
from game.core.options import Choice, OptionField, Options
from game.core.rulesets import Ruleset
from game.core.shuffle import Deck, Seal, secret_from
from game.core.visibility import view_of
from game.core.vocabulary import CLAIMS

LONGEST = 3_000
Check = Callable[[Driver], None]
CARRIES: Mapping[str, Sequence[Mapping[str, int]]] = {
    "skat": ({}, {"bock": 2}, {"ramsch": 3}, {"bock": 1, "ramsch": 1})
}
"""State that the previous deal may leave behind, where it matters a lot."""
SMALL_NUMBERS = (0, 1, 2, 3, 6, 9, 12, 24, 40)


def values_of(option: OptionField) -> Sequence[Choice]:
    """Return values worth trying: all of a choice, small numbers and the bounds of an interval."""
    if option.kind == "switch":
        return (False, True)
    if option.kind == "choice":
        return option.values
    small = [number for number in SMALL_NUMBERS if option.low <= number <= option.high]
    return (*small, option.default)


def agreed(ruleset: Ruleset[Any], chosen: dict[str, Choice]) -> dict[str, Choice]:
    """Reset one option after another to its default until nothing contradicts."""
    while True:
        try:
            ruleset.choose(chosen)
        except Refused:
            chosen.pop(next(iter(chosen)))
        else:
            return chosen


@st.composite
def options_of(draw: st.DrawFn, ruleset: Ruleset[Any]) -> Options:
    """Draw consistent random house rules; about a third of them differ from the default."""
    chosen = {
        option.name: draw(st.sampled_from(values_of(option)), label=option.name)
        for option in ruleset.fields()
        if draw(st.integers(0, 2)) == 2
    }
    return ruleset.choose(agreed(ruleset, chosen))


def random_options(ruleset: Ruleset[Any], rng: random.Random) -> Options:
    """Return random house rules, quickly; without claims."""
    fields = (option for option in ruleset.fields() if option.name != CLAIMS)
    chosen = {option.name: rng.choice(values_of(option)) for option in fields if rng.random() < 0.4}
    shuffled = list(chosen.items())
    rng.shuffle(shuffled)
    return ruleset.choose(agreed(ruleset, dict(shuffled)))


def allowed_seats(ruleset: Ruleset[Any], options: Options) -> list[int]:
    """Return every number of seats that the rules and the options allow."""
    allowed: list[int] = []
    for seats in range(ruleset.least_seats, ruleset.most_seats + 1):
        try:
            ruleset.check_seats(options, seats)
        except Refused:
            continue
        allowed.append(seats)
    return allowed


def dealt(
    ruleset: Ruleset[Any],
    seed: str,
    rules: Mapping[str, Choice] = MappingProxyType({}),
    *,
    seats: int = 0,
    dealer: int = 0,
    pot: int = 0,
) -> Driver:
    """Begin a deal whose cards follow from `seed`; normally with the best number of seats."""
    before = Balances(pot=pot, seats=(0,) * (seats or ruleset.best_seats))
    return Driver(Setup(ruleset, ruleset.choose(rules), 1, dealer, before, Seal(secret_from(seed))))


def random_rules(ruleset: Ruleset[Any], rng: random.Random) -> tuple[Options, int]:
    """Return random house rules, and a number of seats that they allow."""
    options = random_options(ruleset, rng)
    while not (counts := allowed_seats(ruleset, options)):
        options = random_options(ruleset, rng)
    return options, rng.choice(counts)


def random_driver(ruleset: Ruleset[Any], rng: random.Random, *, quiet: bool = False) -> Driver:
    """Begin a random deal in the middle of a session."""
    options, seats = random_rules(ruleset, rng)
    pot = rng.choice((0, 0, 3, 9, 12, 25))
    before = Balances(pot=pot, bete=rng.choice((0, pot)), seats=(0,) * seats)
    deck = Seal(secret_from(str(rng.random())))
    dealer = rng.randrange(seats)
    carry: Mapping[str, int] = rng.choice(CARRIES[ruleset.id]) if ruleset.id in CARRIES else {}
    return Driver(Setup(ruleset, options, 1, dealer, before, deck, carry), quiet=quiet)


def following(driver: Driver, deck: Deck) -> Driver:
    """Begin the deal after a finished one."""
    setup, outcome = driver.setup, driver.outcome
    assert outcome is not None
    before, tallies = driver.after, driver.tallies_after
    number, dealer = setup.number + 1, outcome.next_dealer
    return Driver(Setup(setup.ruleset, setup.options, number, dealer, before, deck, outcome.carry, tallies))


def played_of(ruleset: Ruleset[Any], player: Player, seed: int, *checks: Check) -> Driver:
    """Play a random deal to its end; check it before every answer and at the end."""
    rng = random.Random(seed)
    return play_out(random_driver(ruleset, rng), player, rng, *checks)


def play_out(driver: Driver, player: Player, rng: random.Random, *checks: Check) -> Driver:
    """Play a deal to its end; check it before every answer and at the end."""
    for _ in range(LONGEST):
        for check in checks:
            check(driver)
        if driver.question is None:
            return driver
        driver.answer(player.choose(view_of(driver, driver.seat), rng))
    raise AssertionError("the deal does not end")
