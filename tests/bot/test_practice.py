"""The practice deal: it explains each step, moves no chips, shows nobody's cards but one's own, and is forgotten."""

from typing import Any

import pytest

from bot.language import Language
from bot.panels.kit.words import card_words
from bot.panels.personal.practice import practice_surface, wanted
from bot.practice import KEPT_SECONDS, MOST_KEPT, Practice, PracticeDeals
from game.core.errors import Refused
from game.core.questions import Question
from game.core.shuffle import secret_from
from game.games.catalogue import CATALOGUE
from game.games.lupfen import LIECHTENSTEIN
from game.games.schwimmen import SCHWIMMEN

SEEDS = [secret_from(f"practice {number}") for number in range(40)]
LANGUAGE = Language(strict=True)


def written(practice: Practice, locale: str = "en") -> str:
    surface = practice_surface(practice.view(locale), practice.advice(), LANGUAGE.texts(locale))
    return str([item.to_component_dict() for item in surface.items])


def choice_of(practice: Practice, *, lifts: bool) -> str:
    deal = practice.view("en").deal
    question: Question[Any] | None = deal.question if deal else None
    assert question is not None
    if not lifts and question.kind == "lift":
        return question.write(question.safe)
    return question.write(question.answers[0]) if lifts else practice.advice()


@pytest.mark.parametrize("secret", SEEDS)
@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("lifts", [True, False])
def test_every_practice_deal_comes_to_an_end_and_has_words_for_each_step(
    secret: str, locale: str, *, lifts: bool
) -> None:
    practice = Practice(LIECHTENSTEIN, 1, "Anna", 1, secret)
    steps = 0
    while not practice.over:
        assert "practice-answer" in written(practice, locale)
        practice.answer(practice.question_number, choice_of(practice, lifts=lifts))
        steps += 1
    assert steps >= 1
    assert "practice::::again" in written(practice, locale)
    assert practice.view(locale).pot + sum(seat.chips for seat in practice.view(locale).seats) == 0


@pytest.mark.parametrize("secret", SEEDS)
def test_the_first_hand_is_worth_lifting_and_somebody_comes_along(secret: str) -> None:
    practice = Practice(LIECHTENSTEIN, 1, "Anna", 1, secret)
    practice.answer(0, "lift")
    practice.answer(1, "1")
    deal = practice.view("en").deal
    assert deal is not None
    assert sum(deal.active) >= 2


@pytest.mark.parametrize("secret", SEEDS[:10])
def test_only_ones_own_cards_are_shown(secret: str) -> None:
    practice = Practice(LIECHTENSTEIN, 1, "Anna", 1, secret)
    deal = practice.view("en").deal
    assert deal is not None
    assert [deal.hand(seat).cards is None for seat in range(4)] == [False, True, True, True]


def test_a_late_press_changes_nothing() -> None:
    practice = Practice(LIECHTENSTEIN, 1, "Anna", 1, SEEDS[0])
    practice.answer(0, "lift")
    before = written(practice)
    with pytest.raises(Refused, match="decided-already"):
        practice.answer(0, "decline")
    with pytest.raises(Refused, match="amount-outside"):
        practice.answer(1, "99")
    assert written(practice) == before


def test_a_deal_is_forgotten_after_a_quarter_of_an_hour_or_with_a_new_one() -> None:
    now = 0.0
    deals = PracticeDeals(lambda: now)
    first = deals.begin(LIECHTENSTEIN, 1, "Anna")
    assert deals.find(1, first.number) is first
    assert deals.find(2, first.number) is None
    second = deals.begin(LIECHTENSTEIN, 1, "Anna")
    assert deals.find(1, first.number) is None
    now = KEPT_SECONDS
    assert deals.find(1, second.number) is None


def test_no_more_deals_are_kept_than_there_is_room_for() -> None:
    deals = PracticeDeals(lambda: 0.0)
    kept = [deals.begin(LIECHTENSTEIN, user, "Anna") for user in range(MOST_KEPT + 3)]
    assert [deals.find(user, kept[user].number) is not None for user in (2, 3)] == [False, True]


def test_the_first_ruleset_of_the_program_is_the_one_that_is_explained() -> None:
    assert next(iter(CATALOGUE.families().values()))[0] is LIECHTENSTEIN


def test_a_practice_button_says_what_is_practised_and_whether_another_deal_makes_way() -> None:
    assert wanted("") == (False, "")
    assert wanted("schwimmen") == (False, "schwimmen")
    assert wanted("again") == (True, ""), "as buttons of earlier versions say it"
    assert wanted("again=schwimmen") == (True, "schwimmen")


@pytest.mark.parametrize("secret", SEEDS[:15])
@pytest.mark.parametrize("locale", ["en", "de"])
def test_schwimmen_explains_each_question_that_one_is_asked(secret: str, locale: str) -> None:
    practice = Practice(SCHWIMMEN, 1, "Anna", 1, secret)
    assert not practice.over, "a deal that is over at once teaches nothing"
    texts = LANGUAGE.texts(locale).of_game("schwimmen")
    for _ in range(200):
        deal = practice.view(locale).deal
        if practice.over or deal is None or deal.question is None:
            break
        assert texts(f"practice-{deal.question.kind}") in written(practice, locale)
        practice.answer(practice.question_number, practice.advice())
    assert practice.over
    assert "practice::::again=schwimmen" in written(practice, locale)


def test_ones_own_cards_are_named_where_there_is_no_picture() -> None:
    practice = Practice(SCHWIMMEN, 1, "Anna", 1, SEEDS[0])
    deal = practice.view("en").deal
    assert deal is not None
    names = [card_words(LANGUAGE.texts("en"), deal.pack, card) for card in deal.hand(0).cards or ()]
    assert len(names) == 3
    assert all(name in written(practice) for name in names)


def test_in_schwimmen_only_ones_own_cards_are_shown() -> None:
    practice = Practice(SCHWIMMEN, 1, "Anna", 1, SEEDS[0])
    deal = practice.view("en").deal
    assert deal is not None
    assert [deal.hand(seat).cards is None for seat in range(4)] == [False, True, True, True]
