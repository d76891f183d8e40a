"""Events in sentences: no kind of event is forgotten, and each is shown where it belongs."""

from __future__ import annotations

import dataclasses
import inspect
import random
from typing import Any

import pytest

from bot.language import Language
from bot.panels.table.happenings import Teller
from bot.panels.table.panel import panel
from bot.panels.table.private import happened
from bot.panels.table.sentences import ABOUT_CARDS, SILENT, TELLING
from game.core import events
from game.core.bank import Payment
from game.core.events import CardsKnown, CardsMoved, Event, Paid
from game.core.rulesets import Ruleset
from tests.bot.panels.reading import words
from tests.bot.panels.seated import dealt, moments, table_view_of
from tests.harness.bare.odd import POND, STONES

LANGUAGE = Language(strict=True)
EVENTS = [
    kind for _, kind in inspect.getmembers(events, inspect.isclass) if issubclass(kind, Event) and kind is not Event
]


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_every_kind_of_event_has_a_sentence_or_is_known_to_need_none(kind: type[Event]) -> None:
    assert (kind in TELLING) != (kind in SILENT)
    assert kind in TELLING or kind not in ABOUT_CARDS


def test_there_are_events() -> None:
    assert len(EVENTS) >= 20


def told(toy: Ruleset[Any], seed: int, viewer: int | None, locale: str = "en") -> list[str]:
    """Play a deal of a toy game and describe it to a viewer."""
    rng = random.Random(seed)
    driver = dealt(toy, 3, rng)
    for _ in moments(driver, rng):
        pass
    view = table_view_of(driver, viewer)
    assert view.deal is not None
    return Teller(view, view.deal, LANGUAGE.texts(locale)).everything()


def test_cards_that_are_shown_to_one_seat_are_told_to_the_two_alone() -> None:
    everybody, owner, shown_to, other = (told(STONES, 3, viewer) for viewer in (None, 2, 3, 1))
    assert "Ben shows cards to Cleo alone." in everybody
    assert "Ben shows cards to Cleo alone." in other
    secret = "Ben shows Cleo: middling of red stones, soft of moss."
    assert secret in owner
    assert secret in shown_to
    assert secret not in everybody
    assert secret not in other


def test_a_move_is_told_with_its_cards_to_whoever_may_know_them_and_once() -> None:
    everybody, owner = (told(STONES, 3, viewer) for viewer in (None, 2))
    assert [line for line in everybody if "widow →" in line] == ["1 card: widow → Ben's hand"]
    assert [line for line in owner if "widow →" in line] == ["big of grey stones: widow → Ben's hand"]


def test_points_and_what_they_bring_in_chips_are_two_sentences() -> None:
    lines = told(STONES, 3, None)
    assert lines[-2:] == ["Ben +66 (splash).", "Anna −66, Ben +132, Cleo −66 (chips by points)."]
    assert told(STONES, 3, None, "de")[-2:] == [
        "Ben +66 (splash).",
        "Anna −66, Ben +132, Cleo −66 (Chips nach Punkten).",
    ]


def test_a_tally_that_changes_is_told() -> None:
    lines = told(POND, 1, None)
    assert "Ben: 3 lives." in lines
    assert any(line.endswith(": 2 lives.") for line in lines)


def test_one_payment_between_two_seats_names_both() -> None:
    rng = random.Random(1)
    driver = dealt(STONES, 3, rng)
    driver.deal.events.append(Paid(Payment(0, 2, 5, "points")))
    view = table_view_of(driver, None)
    assert view.deal is not None
    assert Teller(view, view.deal, LANGUAGE.texts("en")).everything()[-1] == "Anna pays Cleo 5 (chips by points)."


def test_the_panel_tells_what_everybody_saw_move() -> None:
    rng = random.Random(1)
    driver = dealt(POND, 3, rng)
    driver.answer_text("all")
    moved = [event for event in driver.deal.events if isinstance(event, CardsMoved | CardsKnown)]
    assert len(moved) == 6
    assert "→ pond" in words(panel(table_view_of(driver, None), LANGUAGE.texts("en")))


@pytest.mark.parametrize(("cut", "word"), [("", "sealed, not cut"), ("a word", "sealed and cut")])
def test_the_seal_of_a_running_deal_is_told_with_what_happened_alone(cut: str, word: str) -> None:
    view, texts = table_view_of(dealt(POND, 3, random.Random(1)), 1), LANGUAGE.texts("en")
    running = dataclasses.replace(view, cut=cut)
    assert word in words(happened(running, texts))
    assert "Seal" not in words(panel(running, texts))
    assert "Seal" not in words(happened(dataclasses.replace(running, phase="pause"), texts)), "it is the next deal's"
