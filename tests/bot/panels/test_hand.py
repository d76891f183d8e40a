"""The private hand: on the player's turn everything the decision needs, otherwise short and accurate."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from bot.discord_io.custom_id import Press, Verb
from bot.language import Language
from bot.panels.table.hand import NO_STRIP, Strip, hand
from game.core.driver import Driver
from game.core.questions import PickCard
from game.games.catalogue import CATALOGUE
from game.table.view import TableView
from tests.bot.panels.reading import buttons, words
from tests.bot.panels.seated import dealt, moments, table_view_of

TEXTS = {locale: Language(strict=True).texts(locale) for locale in ("en", "de")}
ENGLISH = TEXTS["en"]


def played(*answers: str) -> Driver:
    """Begin a deal of Lupfen for four, and give some answers."""
    driver = dealt(CATALOGUE.find("lupfen-liechtenstein"), 4, random.Random(3))
    for answer in answers:
        driver.answer_text(answer)
    return driver


def of_asked(driver: Driver) -> TableView:
    return table_view_of(driver, driver.seat + 1)


def of_another(driver: Driver) -> TableView:
    return table_view_of(driver, (driver.seat + 1) % 4 + 1)


def test_what_the_strip_above_the_cards_shows_is_not_told_again() -> None:
    view, strip = of_asked(played("lift", "3")), Strip("strip-1.png", "Pot: 7. Ben lifts")
    pictured, told = (hand(view, ENGLISH, "hand-1.png", each) for each in (strip, NO_STRIP))
    assert "price **3**" in words(told)
    assert "price" not in words(pictured)
    assert words(pictured).splitlines()[1] == "Pot: 7. Ben lifts"
    assert words(pictured).splitlines()[2].startswith("Your cards: ")
    assert words(pictured).count("Pot") == 1
    assert "**Your turn**" in words(pictured)
    assert buttons(pictured) == buttons(told)


def test_on_a_turn_no_more_than_two_lines_stand_below_the_pictures() -> None:
    for answers in ((), ("lift",), ("lift", "3"), ("lift", "3", "join", "join", "join")):
        surface = hand(of_asked(played(*answers)), ENGLISH, "hand-1.png", Strip("strip-1.png", "the table"))
        title, pictures, labels = 1, 2, len(buttons(surface))
        assert len(words(surface).splitlines()) - title - pictures - labels <= 2


@pytest.mark.parametrize("ruleset", ["skat", "fuenfzehnern", "lupfen-liechtenstein"])
def test_there_is_a_button_for_each_legal_card_in_the_order_of_the_picture(ruleset: str) -> None:
    for driver in moments(dealt(CATALOGUE.find(ruleset), 3, random.Random(5)), random.Random(5)):
        question, ordering = driver.question, driver.deal.ordering
        if isinstance(question, PickCard) and len(question.cards) <= 10:
            surface = hand(of_asked(driver), ENGLISH, "hand-1.png", Strip("strip-1.png", "the table"))
            pressed = [Press.read(custom_id) for custom_id in buttons(surface).values()]
            cards = [press.choice for press in pressed if press and press.verb == Verb.ANSWER]
            assert cards[: len(question.cards)] == [card.code for card in ordering.sort(question.cards)]


def test_many_cards_have_signs_on_their_buttons_and_few_have_names() -> None:
    few, many = played("lift", "1", "join", "join", "join"), dealt(CATALOGUE.find("loup-1821"), 3, random.Random(3))
    while not isinstance(many.question, PickCard):
        many.answer(many.question.safe if many.question else None)
    assert sum(" of " in label for label in buttons(hand(of_asked(few), ENGLISH))) == 3
    assert sum(label[-1] in "AKQJ0987U" for label in buttons(hand(of_asked(many), ENGLISH))) == 6


def told_to(view: TableView, locale: str) -> str:
    return words(hand(view, TEXTS[locale]))


def test_who_has_decided_nothing_yet_is_told_where_the_question_comes_and_not_that_they_are_in() -> None:
    view = of_another(played())
    assert "You will be asked here when it is your turn." in told_to(view, "en")
    assert "Wenn du dran bist, wirst du hier gefragt." in told_to(view, "de")
    assert "You are in" not in told_to(view, "en")


def test_who_is_in_is_told_so_and_where_the_question_comes() -> None:
    driver = played("lift", "1", "join", "join", "join")
    assert driver.question
    driver.answer(driver.question.safe)
    view = of_another(driver)
    assert "You are in. You will be asked here when it is your turn." in told_to(view, "en")
    assert "Du bist dabei. Wenn du dran bist, wirst du hier gefragt." in told_to(view, "de")


def test_who_has_one_card_left_is_promised_no_question() -> None:
    driver = played("lift", "1", "join", "join", "join")
    while len(driver.deal.tricks) < 2 and driver.question:
        driver.answer(driver.question.safe)
        if driver.question and len(driver.deal.hands[(driver.seat + 3) % 4]) == 1:
            break
    told = told_to(table_view_of(driver, (driver.seat + 3) % 4 + 1), "en")
    assert "You are in." in told
    assert "asked" not in told


def test_who_is_out_is_told_so_and_promised_nothing() -> None:
    driver = played("lift", "1", "drop")
    out = driver.deal.active.index(False)
    told = told_to(table_view_of(driver, out + 1), "en")
    assert "You are out of this deal." in told
    assert "asked" not in told
    assert "You are in" not in told


def test_who_is_away_is_told_who_plays_and_how_to_come_back() -> None:
    view = of_another(played())
    assert view.me is not None
    away = replace(view.me, away=True)
    seats = tuple(away if seat.id == away.id else seat for seat in view.seats)
    surface = hand(replace(view, seats=seats, playing=seats), ENGLISH)
    assert "You are away" in words(surface)
    assert "asked" not in words(surface)
    assert "I'm back" in buttons(surface)


def test_who_sits_out_is_promised_no_cards_and_told_how_to_get_some() -> None:
    view = of_another(played())
    assert view.me is not None
    assert view.deal is not None
    out = replace(view.me, away=True, out=True)
    seats = tuple(out if seat.id == out.id else seat for seat in view.seats)
    absent = replace(view, seats=seats, playing=seats)
    for seen in (replace(absent, phase="pause"), replace(absent, deal=replace(view.deal, seat=None))):
        surface = hand(seen, ENGLISH)
        assert words(surface).startswith("You are away and get no cards.")
        assert "I'm back" in buttons(surface)
