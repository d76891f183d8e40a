"""Past deals in the format of the history, created without a database."""

import random
import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from typing import Any

from bot.language import Texts
from bot.panels.kit.cards import card_words
from bot.panels.kit.words import texts_of
from game.core.driver import Driver
from game.core.record import record_of
from game.core.rulesets import Ruleset
from game.core.shuffle import Seal
from game.core.visibility import view_of
from game.games.catalogue import CATALOGUE
from game.reports.past import DealLine, PastDeal, PastSession
from game.table.ports import DealRow
from game.table.seat import SeatResult
from tests.bot.panels.support import NAMES
from tests.game.games.strategies import random_driver

TABLE = "k3v9"
SPECTATOR = 999


def played(ruleset: Ruleset[Any], rng: random.Random) -> Driver:
    """Play a random deal to its end."""
    driver = random_driver(ruleset, rng)
    while driver.question is not None:
        driver.answer(rng.choice(driver.question.answers))
    return driver


def past_of(driver: Driver, *, opened: bool, cut: str = "") -> PastDeal:
    """Record a played deal; user `n` sits at seat `n - 1`, the last seat is a computer's."""
    deck, people = driver.setup.deck, range(1, driver.deal.seats)
    assert isinstance(deck, Seal)
    row = row_of(driver, *(f"person:{user}" for user in people), "computers")
    row = replace(row, secret=deck.secret if opened else "", cut=cut or deck.cut)
    return PastDeal(TABLE, row, deck.fingerprint, opened, (), 100, void=False, record=record_of(driver))


def row_of(driver: Driver, *accounts: str) -> DealRow:
    """Return the row of a deal between some accounts, without its seal."""
    setup = driver.setup
    return DealRow(
        number=setup.number,
        ruleset=setup.ruleset.id,
        revision=setup.ruleset.revision,
        options=setup.options.model_dump(),
        dealer=setup.dealer,
        before=setup.before,
        secret="",
        cut="",
        carry=setup.carry,
        accounts=accounts,
        names=NAMES[: len(accounts)],
    )


def renamed(past: PastDeal, name: str) -> PastDeal:
    """Rename the first seat."""
    return replace(past, row=replace(past.row, names=(name, *past.names[1:])))


@cache
def _played(ruleset: str, seed: int) -> Driver:
    """Return a finished deal, which nobody may change."""
    return played(CATALOGUE.find(ruleset), random.Random(f"{ruleset} {seed}"))


def pasts(*, opened: bool, seeds: int = 2) -> Iterator[tuple[Driver, PastDeal]]:
    """Play some deals of every ruleset."""
    for ruleset in CATALOGUE:
        for seed in range(seeds):
            driver = _played(ruleset.id, seed)
            yield driver, past_of(driver, opened=opened)


def a_past(*, opened: bool = True, ruleset: str = "lupfen-liechtenstein", seed: int = 1) -> PastDeal:
    """Play one deal."""
    driver = played(CATALOGUE.find(ruleset), random.Random(seed))
    return past_of(driver, opened=opened)


def a_session(*, closed: int | None = 1_700_009_000, **changes: Any) -> PastSession:
    """Return a session of Anna and a computer."""
    session = PastSession(
        table=TABLE,
        server=10,
        channel=20,
        ruleset="lupfen-liechtenstein",
        opened=1_700_000_000,
        closed=closed,
        deals=12,
        people=["Anna"],
        results=[SeatResult("Anna", 5), SeatResult("Sepp", -5)],
    )
    return replace(session, **changes)


def a_line(number: int = 1, **changes: Any) -> DealLine:
    """Return a deal in a list."""
    line = DealLine(number, "lupfen-liechtenstein", 0, 1_700_000_100, 1_700_000_200, void=False, names=["Anna", "Sepp"])
    return replace(line, **changes)


CARD_CODE = re.compile(r"[a-z]+-[a-z]+")


def viewers(driver: Driver) -> Mapping[int, int | None]:
    """Return the seats of all viewers by user: everyone at the table except the computer, and a spectator."""
    return {seat + 1: seat for seat in range(driver.deal.seats - 1)} | {SPECTATOR: None}


def named(driver: Driver, told: str, texts: Texts) -> set[str]:
    """Find the cards of a pack that a text names, by their names or codes."""
    pack, texts = driver.deal.pack, texts_of(texts, driver.setup.ruleset)
    codes = {code for code in pack.by_code if code in told}
    return codes | {card.code for card in pack.cards if card_words(texts, pack, card) in told}


def known(driver: Driver, seat: int | None) -> set[str]:
    """Return every card that a seat, or a spectator, has seen by the end of a deal."""
    return {code for code in CARD_CODE.findall(repr(view_of(driver, seat))) if code in driver.deal.pack.by_code}
