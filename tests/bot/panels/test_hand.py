"""The private hand: on one's turn all that the decision needs, else short and true."""

from __future__ import annotations

import random
from dataclasses import replace

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
    """Begin a deal of Lupfen for four, and give answers in it."""
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
    assert words(pictured).splitlines()[2] == "Pot: 7. Ben lifts"
    assert words(pictured).splitlines()[2].startswith("Your cards: ")
    assert words(pictured).count("Pot") == 1
    assert "**Your turn**" in words(pictured)
    assert buttons(pictured) == buttons(told)


def test_on_a_turn_no_more_than_two_lines_stand_below_the_pictures() -> None:
    for answers in ((), ("lift",), ("lift", "3"), ("lift", "3", "join", "join", "join")):
        surface = hand(of_asked(played(*answers)), ENGLISH, "hand-1.png", Strip("strip-1.png", "the table"))
        title, pictures, labels = 1, 2, len(buttons(surface))
        assert len(words(surface).splitlines()) - title - pictures - labels <= 2


def cards_on_buttons(ruleset: str, held: int, seats: int) -> set[int]:
    """Tell for how many cards there is a button when somebody who holds so many is asked for one."""
    found: set[int] = set()
    for driver in moments(dealt(CATALOGUE.find(ruleset), seats, random.Random(5)), random.Random(5)):
        view = table_view_of(driver, driver.seat + 1)
        if isinstance(driver.question, PickCard) and view.deal and view.deal.hand(driver.seat).count == held:
            surface = hand(view, ENGLISH, "hand-1.png", Strip("strip-1.png", "the table"))
            labels = buttons(surface) | buttons(surface, enabled=False)
            found.add(sum(" of " in label for label in labels))
    return found


def test_there_is_a_button_for_each_of_few_cards_and_of_fewer_below_lines_of_text() -> None:
    assert cards_on_buttons("loup-1821", held=6, seats=3) == {6}
    assert cards_on_buttons("mate", held=5, seats=2) == {0, 5}
    assert cards_on_buttons("schafkopf", held=4, seats=3) == {4}
    assert cards_on_buttons("fuenfzehnern", held=7, seats=3) == {0}


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
