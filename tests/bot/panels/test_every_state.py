"""Every surface, in both languages, at every state that tables of every ruleset come to."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import cycle

import pytest

from bot.interactions.custom_id import Press
from bot.language import Language, Texts
from bot.panels.kit.surface import Surface
from bot.panels.kit.words import texts_of
from bot.panels.rules.forms import amount_form, cut_form
from bot.panels.table.hand import Strip, hand
from bot.panels.table.lobby import closed_lobby, lobby
from bot.panels.table.panel import panel
from bot.panels.table.private import happened, last_trick, more, reminder, table_link
from bot.panels.table.session import session_end, session_transfers
from bot.panels.table.summary import closed_summary, summary
from bot.panels.table.text import NEEDED
from game.core.events import Announced
from game.core.questions import Choose, PickCard, PickCards
from game.games.catalogue import CATALOGUE
from game.table.table import Table
from game.table.view import TableView, table_view
from tests.bot.panels.reading import buttons, complaints, components, words
from tests.bot.panels.support import EMOJIS, open_table, states

LANGUAGE = Language(strict=True)
LANGUAGE.show(EMOJIS)
LOCALES = ("en", "de")
BOLD = {
    "lupfen-liechtenstein": {
        "blind_lupf": True, "dealer_stake": 3, "shoving": True, "weak_hand": "scrap", "scrap_timing": "before_lead",
        "staender": "announce", "compulsory_hearts": True, "compulsory_suit": "roses", "max_bet": 60,
    },
    "lupfen-vorarlberg": {"weak_hand": "exchange", "force_on_empty_pot": False, "max_shoves": 1},
}  # fmt: skip
TIPPEN = (
    {"dealer_takes": "knock", "hop_and_jump": "double", "robbing": True, "max_bete": 12},
    {"dealer_takes": "sniff_1859", "shoving": True, "exchange_max": 1},
    {"dealer_takes": "sniff_modern", "who_stakes": "all_dealer_double"},
)


def played() -> Iterator[tuple[str, dict[str, bool | int | str]]]:
    for ruleset in CATALOGUE:
        for preset in ruleset.presets.values():
            yield ruleset.id, dict(preset)
        if ruleset.id in BOLD:
            yield ruleset.id, BOLD[ruleset.id]
        elif "dealer_takes" in ruleset.options.model_fields:
            yield from ((ruleset.id, {**bold, "trump_source": "next_card"}) for bold in TIPPEN)


def seats_of(ruleset: str) -> int:
    """Give how many people sit at a table of the test: three, but four where there is room for more than that."""
    found = CATALOGUE.find(ruleset)
    return min(found.most_seats, max(found.least_seats, 4 if found.most_seats > 4 else 3))


Drawing = Callable[[TableView, Texts], Surface]
PUBLIC: dict[str, tuple[Drawing, ...]] = {
    "lobby": (lobby, closed_lobby),
    "playing": (panel, reminder, lambda view, texts: panel(view, texts, "table.webp")),
    "pause": (summary, closed_summary, lambda view, texts: summary(view, texts, "table.webp")),
    "waiting": (summary, closed_summary),
    "over": (
        closed_lobby,
        closed_summary,
        lambda view, texts: session_end(view, session_transfers(view), texts, "chart.webp"),
    ),
}
PRIVATE: tuple[Drawing, ...] = (
    hand,
    last_trick,
    happened,
    more,
    lambda view, texts: hand(view, texts, "hand.webp"),
    lambda view, texts: hand(view, texts, "hand.webp", Strip("strip.png", "the table")),
    lambda view, texts: table_link(view, 5, texts),
)


def drawn(table: Table, texts: Texts) -> Iterator[Surface]:
    everybody = table_view(table, None)
    for draw in PUBLIC[everybody.phase]:
        yield draw(everybody, texts)
    asked = everybody.asked
    for viewer in {1, 99, (asked.user if asked else None) or 2}:
        for draw in PRIVATE:
            yield draw(table_view(table, viewer), texts)


@pytest.mark.parametrize(("ruleset", "options"), [*played()])
async def test_every_surface_of_a_session_is_one_that_discord_takes(
    ruleset: str, options: dict[str, bool | int | str]
) -> None:
    table = await open_table(ruleset, seats_of(ruleset), options)
    languages = [LANGUAGE.texts(locale) for locale in LOCALES]
    wordings = cycle([*languages, *(texts.plain for texts in languages)])
    async for now in states(table, 2, random.Random(ruleset)):
        for surface in drawn(now, next(wordings)):
            assert list(complaints(surface)) == []
            assert words(surface)


async def test_the_largest_table_with_the_longest_names_fits() -> None:
    for ruleset in CATALOGUE:
        names = ["\U0001f575" * 31 + str(place) for place in range(10)]
        table = await open_table(ruleset.id, ruleset.most_seats, names=names)
        async for now in states(table, 1, random.Random(3)):
            for surface in drawn(now, LANGUAGE.texts("de")):
                assert list(complaints(surface)) == []


async def test_every_custom_id_can_be_read_again_and_names_the_table() -> None:
    table = await open_table("lupfen-liechtenstein", 4)
    async for now in states(table, 1, random.Random(1)):
        for surface in drawn(now, LANGUAGE.texts("en")):
            for custom_id in (item["custom_id"] for item in components(surface) if "custom_id" in item):
                press = Press.read(custom_id)
                assert press is not None
                assert press.table == table.id


async def test_a_form_for_the_cut_and_one_for_an_amount() -> None:
    table = await open_table("lupfen-liechtenstein", 3, {"max_bet": 60})
    texts = LANGUAGE.texts("de")
    assert cut_form(table_view(table, 1), texts).to_dict()["title"] == "Abheben"
    async for now in states(table, 1, random.Random(4)):
        view = table_view(now, None)
        if view.deal and view.deal.asked and view.deal.asked.kind == "price":
            assert "Preis nennen" in buttons(panel(view, texts))
            form = amount_form(view, texts).to_dict()
            press = Press.read(form["custom_id"])
            assert press is not None
            assert (press.verb, press.deal, press.question) == ("answer", view.deal_number, view.question_number)
            return
    pytest.fail("nobody set a price")


def said(table: Table) -> Iterator[str]:
    """Give the key of everything that a running deal asks, marks, pays and announces now."""
    driver = table.driver
    if driver is None:
        return
    question = driver.question
    if question:
        yield f"question-{question.kind}"
    match question:
        case Choose():
            named = (choice for choice in question.shown if not choice.isdecimal())  # a number says itself
            yield from (f"choice-{question.kind}-{choice}" for choice in named)
        case PickCard():
            yield f"duty-{question.duty}"
            yield from (f"choice-{question.kind}-{extra}" for extra in question.extras)
        case PickCards() if question.low == 0:
            yield f"choice-{question.kind}-keep"
        case _:
            pass
    yield from (f"mark-{name}" for name, _ in driver.deal.marks)
    yield from (f"reason-{payment.reason}" for payment in driver.deal.bank.payments)
    yield from (f"event-{event.what}" for event in driver.deal.events if isinstance(event, Announced))


@pytest.mark.parametrize(("ruleset", "options"), [*played()])
async def test_everything_that_is_said_in_play_has_words(ruleset: str, options: dict[str, bool | int | str]) -> None:
    table = await open_table(ruleset, seats_of(ruleset), options)
    keys: set[str] = set()
    async for now in states(table, 6, random.Random(f"said {ruleset}")):
        keys.update(said(now))
    keys -= {"duty-free", f"mark-{NEEDED}"}  # told with the tricks that were taken
    spoken = [texts_of(LANGUAGE.texts(locale), table.ruleset) for locale in LOCALES]
    assert [(key, texts.language) for key in sorted(keys) for texts in spoken if not texts.has(key)] == []
