"""The practice deal: it explains each step, moves no chips, shows only the player's own cards, and is forgotten."""

import re
from typing import Any

import pytest

from bot.language import Language
from bot.panels.kit.cards import card_words
from bot.panels.personal.alone import dealt, practice_draft, practice_gone, wanted
from bot.practice import Practice
from bot.preferences import Personal
from bot.solo import KEPT_SECONDS, DealsAlone
from game.core.errors import Refused
from game.core.events import Answered, Paid, Played
from game.core.questions import Question
from game.core.rulesets import Ruleset
from game.core.shuffle import secret_from
from game.games.catalogue import CATALOGUE
from game.games.fipsen import FIPSEN
from game.games.lupfen import LIECHTENSTEIN
from game.games.schwimmen import SCHWIMMEN
from game.games.skat import SKAT
from tests.bot.panels.reading import words

SEEDS = [secret_from(f"practice {number}") for number in range(16)]
LANGUAGE = Language(strict=True)
TRICK = re.compile(r"(?:Trick|Move) (\d+):|(\d+)\. (?:Stich|Zug):")
TIPPEN_1905 = CATALOGUE.find("tippen-1905")


def written(practice: Practice, locale: str = "en") -> str:
    surface = practice_draft(practice.view(locale), practice.advice(), LANGUAGE.texts(locale), Personal()).showing(())
    return str(surface.components)


def question_of(practice: Practice) -> Question[Any]:
    deal = dealt(practice.view("en"))
    assert deal.question is not None
    return deal.question


def choice_of(practice: Practice, manner: str) -> str:
    """Answer as a computer would, with the last choice, or as a player whose time has run out."""
    question = question_of(practice)
    if manner == "advised":
        return practice.advice()
    return question.write(question.answers[-1] if manner == "last" else question.safe)


def numbers_of_tricks(told: str) -> list[int]:
    """List the numbers of the visible tricks, from the top."""
    return [int(english or german) for english, german in TRICK.findall(told)]


@pytest.mark.parametrize("ruleset", list(CATALOGUE), ids=lambda ruleset: ruleset.id)
@pytest.mark.parametrize("manner", ["advised", "last", "safe"])
def test_a_practice_deal_of_every_game_comes_to_its_end_and_explains_each_step(
    ruleset: Ruleset[Any], manner: str
) -> None:
    for locale, secret in zip(("en", "de"), SEEDS, strict=False):
        practice = Practice(ruleset, 1, "Anna", 1, secret)
        texts = LANGUAGE.texts(locale).of_game(ruleset.id, ruleset.family)
        assert not practice.over, "a deal that is over at once teaches nothing"
        shown: list[str] = []
        for _ in range(300):
            if practice.over:
                break
            shown.append(told := written(practice, locale))
            assert "practice-answer" in told
            assert numbers_of_tricks(told) == sorted(numbers_of_tricks(told))
            assert texts("practice-unknown") not in told, question_of(practice).kind
            practice.answer(practice.question_number, choice_of(practice, manner))
        assert practice.over
        shown.append(written(practice, locale))
        assert f"practice::::again={ruleset.id}" in shown[-1]
        assert numbers_of_tricks(shown[-1]) == sorted(numbers_of_tricks(shown[-1]))
        deal = dealt(practice.view(locale))
        for trick in deal.tricks:
            names = [card_words(texts.plain, deal.pack, card) for _, card in trick.plays]
            assert any(all(name in told for name in names) for told in shown), names


@pytest.mark.parametrize("ruleset", list(CATALOGUE), ids=lambda ruleset: ruleset.id)
def test_whoever_does_as_advised_is_asked_what_the_game_is_about_and_sees_their_own_cards(
    ruleset: Ruleset[Any],
) -> None:
    practice = Practice(ruleset, 1, "Anna", 1, SEEDS[0])
    deal = dealt(practice.view("en"))
    assert all(deal.hand(seat).cards is None for seat in range(1, deal.seats))
    kinds: list[str] = []
    while not practice.over:
        kinds.append(question_of(practice).kind)
        practice.answer(practice.question_number, practice.advice())
    asks_one_thing = ruleset.id in {"fuenfzehnern", "east-west"}
    assert len(kinds) >= 3
    assert len(set(kinds)) >= (1 if asks_one_thing else 2)


def test_whatever_is_asked_first_skat_begins_with_its_jacks() -> None:
    kinds = set[str]()
    for secret in SEEDS:
        practice = Practice(SKAT, 1, "Anna", 1, secret)
        kinds.add(question_of(practice).kind)
        assert "The four jacks are the highest trumps" in written(practice)
        practice.answer(practice.question_number, practice.advice())
        assert practice.over or "The four jacks" not in written(practice)
    assert kinds == {"bid", "hold"}


def test_chips_that_come_from_an_earlier_deal_lie_in_the_pot() -> None:
    for secret in SEEDS[:10]:
        view = Practice(TIPPEN_1905, 1, "Anna", 1, secret).view("en")
        assert view.pot + sum(seat.chips for seat in view.seats) == 0


def test_the_first_hand_is_worth_lifting_and_somebody_comes_along() -> None:
    for secret in SEEDS:
        practice = Practice(LIECHTENSTEIN, 1, "Anna", 1, secret)
        practice.answer(0, "lift")
        practice.answer(1, "1")
        deal = dealt(practice.view("en"))
        assert sum(deal.active) >= 2


def test_a_late_press_changes_nothing() -> None:
    practice = Practice(LIECHTENSTEIN, 1, "Anna", 1, SEEDS[0])
    practice.answer(0, "lift")
    before = written(practice)
    with pytest.raises(Refused, match="decided-already"):
        practice.answer(0, "decline")
    with pytest.raises(Refused, match="amount-outside"):
        practice.answer(1, "99")
    assert written(practice) == before


def begun(deals: DealsAlone[Practice], user: int) -> Practice:
    practice = Practice(LIECHTENSTEIN, user, "Anna", deals.next_number(), SEEDS[0])
    deals.keep(practice)
    return practice


def test_a_deal_is_forgotten_after_a_quarter_of_an_hour_or_with_a_new_one() -> None:
    now = 0.0
    deals = DealsAlone[Practice](lambda: now)
    first = begun(deals, 1)
    assert deals.find(1, first.number) is first
    assert deals.find(2, first.number) is None
    second = begun(deals, 1)
    assert deals.find(1, first.number) is None
    now = KEPT_SECONDS
    assert deals.find(1, second.number) is None


def test_no_more_deals_are_kept_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.solo.MOST_KEPT", 4)
    deals = DealsAlone[Practice](lambda: 0.0)
    kept = [begun(deals, user) for user in range(7)]
    assert [deals.find(user, kept[user].number) is not None for user in (2, 3)] == [False, True]


def test_the_first_ruleset_of_the_program_is_the_one_that_is_explained() -> None:
    assert next(iter(CATALOGUE.families().values()))[0] is LIECHTENSTEIN


def test_a_practice_button_says_what_is_practised_and_whether_another_deal_makes_way() -> None:
    assert wanted("") == (False, "")
    assert wanted("schwimmen") == (False, "schwimmen")
    assert wanted("again") == (True, ""), "as buttons of earlier versions say it"
    assert wanted("again=schwimmen") == (True, "schwimmen")


def test_ones_own_cards_are_named_where_there_is_no_picture() -> None:
    practice = Practice(SCHWIMMEN, 1, "Anna", 1, SEEDS[0])
    deal = dealt(practice.view("en"))
    names = [card_words(LANGUAGE.texts("en"), deal.pack, card) for card in deal.hand(0).cards or ()]
    assert len(names) == 3
    assert all(name in written(practice) for name in names)


def at_the_end(ruleset: Ruleset[Any], secret: str, locale: str = "en") -> str:
    practice = Practice(ruleset, 1, "Anna", 1, secret)
    while not practice.over:
        practice.answer(practice.question_number, practice.advice())
    return written(practice, locale)


def test_the_end_of_a_deal_says_in_what_the_game_counts_and_what_would_follow() -> None:
    lupfen, fipsen, schwimmen = (
        [at_the_end(ruleset, secret) for secret in SEEDS[:3]] for ruleset in (LIECHTENSTEIN, FIPSEN, SCHWIMMEN)
    )
    assert all("Your result" in told and "chip" in told for told in lupfen)
    assert any("Your result: **+4** points (+12 chips)" in told for told in fipsen)
    assert all("8 deals like this make a session" in told for told in fipsen)
    assert {life for told in schwimmen for life in ("2 lives", "3 lives") if f"You now have: **{life}**" in told}
    assert all("until one player is left" in told for told in schwimmen)


def test_the_end_of_a_deal_tells_everything_that_was_paid() -> None:
    for secret in SEEDS[:6]:
        practice = Practice(LIECHTENSTEIN, 1, "Anna", 1, secret)
        while not practice.over:
            practice.answer(practice.question_number, practice.advice())
        view, told = practice.view("en"), written(practice)
        deal = dealt(view)
        ends = [place for place, event in enumerate(deal.events) if isinstance(event, Answered | Played)][-1]
        paid = [event.payment for event in deal.events[ends:] if isinstance(event, Paid)]
        seats = {seat for each in paid for seat in (each.source, each.target) if seat >= 0}
        assert [view.playing[seat].name for seat in seats if f"{view.playing[seat].name} " not in told] == []
        assert seats >= {seat for seat in range(deal.seats) if deal.taken[seat]}
        told_amounts = {int(number) for number in re.findall(r"(?:gets|pays|takes) (\d+)", told)}
        assert not deal.tricks or {each.amount for each in paid} <= told_amounts


def test_a_deal_that_is_gone_leads_to_one_of_any_game() -> None:
    surface = practice_gone(LANGUAGE.texts("de"), [*CATALOGUE.families()])
    told = words(surface)
    assert "Dieses Übungsspiel gibt es nicht mehr" in told
    assert all(LANGUAGE.texts("de")(f"family-{family}") in told for family in CATALOGUE.families())
