# pyright: reportPrivateUsage=false
"""Public surfaces depend on no hidden card."""

import dataclasses
import random
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import pytest

from bot.discord_io.controls import Style, button, option, rows, select
from bot.discord_io.custom_id import Press, Verb
from bot.discord_io.surface import Accent, Surface, framed, image, text
from bot.language import Language
from bot.panels.kit.cards import card_words
from bot.panels.table.hand import Strip, hand
from bot.panels.table.panel import panel
from bot.panels.table.private import happened, last_trick, more, reminder
from bot.panels.table.scenes import hand_scene, table_scene
from game.core.cards import SALZBURG_20
from game.core.deal import Deal
from game.core.errors import Refused
from game.core.options import Choice, Options
from game.core.rulesets import Ruleset
from game.games.catalogue import CATALOGUE
from game.table.table import Table
from game.table.view import table_view
from tests.bot.panels.reading import components, words
from tests.bot.panels.support import EMOJIS, answer_any, open_table
from tests.game.games.strategies import allowed_seats, random_options
from tests.game.games.worlds import worlds
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


def sent(surfaces: Sequence[Surface]) -> str:
    return "\n".join(str(components(surface)) for surface in surfaces)


def shown(table: Table, viewer: int | None) -> list[Surface]:
    """Return everything a person (`None`: everyone) can see of a running deal, except its seal."""
    view = dataclasses.replace(table_view(table, viewer), fingerprint="", cut="")
    both = [happened(view, TEXTS), last_trick(view, TEXTS)]
    if viewer is None:
        return [*both, panel(view, TEXTS), panel(view, TEXTS, "table.webp"), reminder(view, TEXTS)]
    pictured = hand(view, TEXTS, "hand.webp", Strip("strip.png", "the table"))
    return [*both, hand(view, TEXTS), hand(view, TEXTS, "hand.webp"), pictured, more(view, TEXTS)]


def pictured(table: Table, viewer: int | None) -> object:
    """Return the input of the picture of the table, or of a person's hand."""
    view = table_view(table, viewer)
    assert view.deal is not None
    return table_scene(view, view.deal, TEXTS) if view.deal.seat is None else hand_scene(view.deal, view.deal.seat)


def told(table: Table, viewer: int) -> list[tuple[str, object]]:
    """Return the responses to a person who tries every possible answer."""
    assert table.driver is not None
    assert table.driver.question is not None
    lines: list[tuple[str, object]] = []
    for tried in ("lift", "play", "scrap", "rob", "keep", "1", *table.driver.deal.pack.by_code):
        try:
            table.check_turn(viewer, table.state.deal, table.question_number)
            lines.append((table.driver.question.write(table.driver.question.read(tried)), ""))
        except Refused as refused:
            lines.append((refused.key, refused.values))
    return lines


def everything(table: Table, viewer: int | None) -> tuple[object, ...]:
    """Return everything in comparable form: words, numbers and their order matter."""
    answers = told(table, viewer) if viewer else ()
    return sent(shown(table, viewer)), pictured(table, viewer), answers, table.question_number, table.deadline


def players_for(ruleset: Ruleset[Any], options: Options) -> int:
    """Return four players, or the nearest possible number; 0 if the house rules allow none."""
    return min(allowed_seats(ruleset, options), key=lambda seats: abs(seats - 4), default=0)


async def some_way(ruleset: str, seats: int, options: Mapping[str, Choice], rng: random.Random) -> Table | None:
    """Return a table at a random moment of its first deal, with a question open; `None` if the deal has ended."""
    table = await open_table(ruleset, seats, options)
    await table.start(1)
    for _ in range(rng.randrange(14)):
        if table.state.phase == "playing":
            await answer_any(table, rng)
    playing = table.state.phase == "playing" and table.driver is not None and table.driver.deal.shuffles
    return table if playing else None


async def compared_worlds(ruleset: str, options: Mapping[str, Choice], deals: int) -> int:
    """Compare views of deals the viewer cannot tell apart; return the number compared."""
    compared = 0
    rng = random.Random(f"{ruleset} {options}")
    game = CATALOGUE.find(ruleset)
    seats = players_for(game, game.choose(options))
    for _ in range(deals if seats else 0):
        table = await some_way(ruleset, seats, options, rng)
        if table is None or table.driver is None:
            continue
        driver, viewer = table.driver, rng.choice((None, *range(1, seats + 1)))
        before = everything(table, viewer)
        for other in worlds(driver, table.deal_seat(viewer or 0), rng, tries=3):
            table.driver = other
            assert everything(table, viewer) == before, "a hidden card changes what is shown"
            compared += 1
    return compared


@pytest.mark.parametrize(("ruleset", "options"), HOUSES)
async def test_deals_differing_only_in_hidden_cards_look_the_same(ruleset: str, options: dict[str, Choice]) -> None:
    assert await compared_worlds(ruleset, options, 20) >= 3


@pytest.mark.parametrize("ruleset", list(CATALOGUE), ids=lambda ruleset: ruleset.id)
async def test_deals_differing_only_in_hidden_cards_look_the_same_under_any_house_rules(ruleset: Ruleset[Any]) -> None:
    assert await compared_houses(ruleset, 2, 5) >= 2


async def compared_houses(ruleset: Ruleset[Any], houses: int, deals: int) -> int:
    """Compare deals under several random sets of house rules."""
    compared, rng = 0, random.Random(ruleset.id)
    for _ in range(houses):
        options = random_options(ruleset, rng)
        compared += await compared_worlds(ruleset.id, options.model_dump(), deals)
    return compared


@pytest.mark.soak
@pytest.mark.parametrize("ruleset", list(CATALOGUE), ids=lambda ruleset: ruleset.id)
async def test_thousands_of_deals_differing_in_hidden_cards_look_the_same(ruleset: Ruleset[Any]) -> None:
    compared = await compared_houses(ruleset, 200, 20)
    count(panels_compared_between_worlds=compared)
    assert compared >= 800


def strength(deal: Deal, seat: int) -> int:
    return sum(card.power for card in deal.hands[seat])


PRESS = Press(Verb.HAND, "table")
PLANTS: dict[str, Callable[[Deal], Surface]] = {
    "the order of options": lambda deal: framed(
        Accent.PLAYING,
        select(PRESS, [option(str(seat), str(seat)) for seat in sorted(range(4), key=partial(strength, deal))]),
    ),
    "the colour of a button": lambda deal: framed(
        Accent.PLAYING, *rows(button("x", PRESS, Style(1 + deal.hands[1][0].power % 4)))
    ),
    "the colour of a message": lambda deal: framed([*Accent][deal.hands[1][0].power % 4], text("x")),
    "the name of a picture": lambda deal: framed(Accent.PLAYING, image(f"table-{strength(deal, 1)}.webp", "x")),
}


@pytest.mark.parametrize("plant", PLANTS.values(), ids=PLANTS.keys())
async def test_a_planted_layout_leak_is_detected(
    plant: Callable[[Deal], Surface], monkeypatch: pytest.MonkeyPatch
) -> None:
    real = shown

    def with_plant(table: Table, viewer: int | None) -> list[Surface]:
        assert table.driver is not None
        return [*real(table, viewer), plant(table.driver.deal)]

    monkeypatch.setattr(f"{__name__}.shown", with_plant)
    with pytest.raises(AssertionError, match="a hidden card changes what is shown"):
        await compared_worlds("lupfen-liechtenstein", {}, 40)


async def test_a_hand_is_hidden_from_its_owner_until_it_may_be_seen() -> None:
    table = await open_table("lupfen-vorarlberg", 3, {"blind_lupf": True, "force_on_empty_pot": False})
    await table.start(1)
    assert table.driver is not None
    names = [card_words(TEXTS, SALZBURG_20, card) for card in table.driver.deal.pack.cards]
    for user in range(1, 4):
        told = words(hand(table_view(table, user), TEXTS))
        assert TEXTS("hand-hidden") in told
        assert not any(name in told for name in names)
