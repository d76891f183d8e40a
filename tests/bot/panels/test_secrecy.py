"""What everybody sees depends on no card that not everybody knows."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from bot.language import Language
from bot.panels import Surface, closed_summary, hand, happened, panel, reminder, summary
from bot.panels.words import card_words
from game.cards import Card, Pack
from game.driver import Driver, Setup, replay
from game.errors import BrokenRules, Refused
from game.events import CutSeen, HandShown, Played, TurnedUp
from game.shuffle import Seal
from game.table import Table
from game.table_view import table_view
from game.view import view_of
from tests.bot.panels.reading import components, words
from tests.bot.panels.support import EMOJIS, answer_any, open_table, states
from tests.soak.report import count

LANGUAGE = Language(strict=True)
LANGUAGE.show(EMOJIS)
TEXTS = LANGUAGE.texts("de")
HOUSES: tuple[tuple[str, dict[str, bool | int | str]], ...] = (
    ("lupfen-liechtenstein", {}),
    ("lupfen-liechtenstein", {"exchange_timing": "before_lead"}),
    ("lupfen-vorarlberg", {"compulsory_lupf": True}),
    ("lupfen-vorarlberg", {"blind_lupf": True, "scrap_timing": "before_lead"}),
    ("loup-1821", {}),
    ("dreiblatt-1859", {"robbing": True}),
    ("tippen-katira", {"dealer_takes": "knock"}),
    ("tippen-grupp", {"dealer_takes": "sniff_modern"}),
)


@dataclass(frozen=True)
class Rearranged(Seal):
    """A seal under which some cards have changed places."""

    orders: tuple[tuple[Card, ...], ...] = ()

    def order(self, pack: Pack, number: int) -> list[Card]:
        return list(self.orders[number])


def seen_by_all(driver: Driver) -> set[Card]:
    """Collect the cards that everybody has seen in this deal."""
    seen: set[Card] = set()
    for event in driver.deal.events:
        if isinstance(event, Played | TurnedUp):
            seen.add(event.card)
        elif isinstance(event, HandShown | CutSeen):
            seen.update(event.cards)
    return seen | set(driver.deal.turn_up)


def public(table: Table) -> list[Surface]:
    view = table_view(table, None)
    if view.phase == "playing":
        return [panel(view, TEXTS), panel(view, TEXTS, "table.webp"), reminder(view, TEXTS), happened(view, TEXTS)]
    return [summary(view, TEXTS), closed_summary(view, TEXTS)]


def sent(surfaces: Sequence[Surface]) -> str:
    return "\n".join(str(components(surface)) for surface in surfaces)


@pytest.mark.parametrize(("ruleset", "options"), HOUSES)
async def test_no_public_surface_holds_a_hidden_card(ruleset: str, options: dict[str, bool | int | str]) -> None:
    for seed in range(12):
        table = await open_table(ruleset, 4, options)
        async for now in states(table, 1, random.Random(seed)):
            if now.driver is None or now.over:
                continue
            told = sent(public(now))
            pack = now.driver.deal.pack
            for card in set(pack.cards) - seen_by_all(now.driver):
                assert card.code not in told
                assert card_words(TEXTS, pack.name, card) not in told


def rearranged(setup: Setup, driver: Driver, rng: random.Random) -> Setup:
    """Let the cards that not everybody has seen change places in every pack of a deal."""
    seen = seen_by_all(driver)
    pack = driver.deal.pack
    seal = setup.deck
    assert isinstance(seal, Seal)
    orders: list[tuple[Card, ...]] = []
    for number in range(driver.deal.shuffles + 1):
        order = seal.order(pack, number)
        free = [place for place, card in enumerate(order) if card not in seen]
        cards = [order[place] for place in free]
        rng.shuffle(cards)
        for place, card in zip(free, cards, strict=True):
            order[place] = card
        orders.append(tuple(order))
    deck = Rearranged(seal.secret, seal.cut, tuple(orders))
    return Setup(setup.ruleset, setup.options, setup.number, setup.dealer, setup.before, deck, setup.carry)


def other_world(table: Table, rng: random.Random) -> Driver | None:
    """Make a world that differs in hidden cards alone and in which the same was done; `None` where there is none."""
    driver = table.driver
    assert driver is not None
    try:
        other = replay(rearranged(driver.setup, driver, rng), [asked.answer for asked in driver.answered])
    except (Refused, BrokenRules):
        return None
    return other if view_of(other, None).events == view_of(driver, None).events else None


async def compared_worlds(ruleset: str, options: dict[str, bool | int | str], deals: int) -> int:
    """Compare what everybody sees in pairs of worlds, at a random state of so many deals; give how many there were."""
    compared = 0
    rng = random.Random(ruleset)
    for _ in range(deals):
        table = await open_table(ruleset, 4, options)
        await table.start(1)
        for _ in range(rng.randrange(12)):
            if table.state.phase == "playing":
                await answer_any(table, rng)
        if table.state.phase != "playing":
            continue
        before = sent(public(table))
        other = other_world(table, rng)
        if other is not None and other.question is not None:
            table.driver = other
            assert sent(public(table)) == before
            compared += 1
    return compared


@pytest.mark.parametrize(("ruleset", "options"), HOUSES)
async def test_two_worlds_that_differ_in_hidden_cards_look_the_same(
    ruleset: str, options: dict[str, bool | int | str]
) -> None:
    assert await compared_worlds(ruleset, options, 40) >= 8


@pytest.mark.soak
@pytest.mark.parametrize(("ruleset", "options"), HOUSES)
async def test_thousands_of_worlds_look_the_same(ruleset: str, options: dict[str, bool | int | str]) -> None:
    compared = await compared_worlds(ruleset, options, 4_000)
    count(panels_compared_between_worlds=compared)
    assert compared >= 800


async def test_a_private_hand_shows_ones_own_cards_and_nobody_elses() -> None:
    table = await open_table("lupfen-liechtenstein", 4)
    async for now in states(table, 2, random.Random(8)):
        if now.state.phase != "playing" or now.driver is None:
            continue
        deal, seen = now.driver.deal, seen_by_all(now.driver)
        for user in range(1, 5):
            seat = now.deal_seat(user)
            assert seat is not None
            told = words(hand(table_view(now, user), TEXTS))
            own = set(deal.hands[seat])
            assert all(card_words(TEXTS, deal.pack.name, card) in told for card in own)
            for card in set(deal.pack.cards) - own - seen:
                assert card_words(TEXTS, deal.pack.name, card) not in told


async def test_a_hand_that_may_not_be_looked_at_is_not_shown_to_its_owner() -> None:
    table = await open_table("lupfen-vorarlberg", 3, {"blind_lupf": True, "force_on_empty_pot": False})
    await table.start(1)
    assert table.driver is not None
    names = [card_words(TEXTS, "salzburg20", card) for card in table.driver.deal.pack.cards]
    for user in range(1, 4):
        told = words(hand(table_view(table, user), TEXTS))
        assert TEXTS("hand-hidden") in told
        assert not any(name in told for name in names)
