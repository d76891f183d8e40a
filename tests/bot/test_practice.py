"""The practice deal: it explains each step, moves no chips, and shows only the player's own cards."""

import random
import re
from collections.abc import Sequence
from typing import Any

import pytest

from bot.alone import view_alone
from bot.discord_io.custom_id import Press, Verb
from bot.language import Language
from bot.panels.kit.cards import card_words
from bot.panels.kit.words import dealt
from bot.panels.personal.alone import practice_draft, practice_gone, wanted
from bot.practice import EFFORT, SEED, advised, practise
from bot.preferences import Personal
from game.computer.advice import Adviser
from game.core.errors import Refused
from game.core.events import Answered, Paid, Played
from game.core.questions import Question
from game.core.rulesets import Ruleset
from game.core.shuffle import secret_from
from game.core.visibility import view_of
from game.core.vocabulary import TAKE_BACK
from game.games.catalogue import CATALOGUE
from game.games.fipsen import FIPSEN
from game.games.lupfen import LIECHTENSTEIN
from game.games.schwimmen import SCHWIMMEN
from game.games.skat import SKAT
from game.table.computers import LEARNER
from game.table.table import Table
from tests.alone import alone_tables
from tests.bot.panels.reading import words

SEEDS = [secret_from(f"practice {number}") for number in range(16)]
LANGUAGE = Language(strict=True)
TRICK = re.compile(r"(?:Trick|Move) (\d+):|(\d+)\. (?:Stich|Zug):")
TABLES = alone_tables()
TIPPEN_1905 = CATALOGUE.find("tippen-1905")


async def practising(ruleset: Ruleset[Any], secret: str = SEEDS[0], user: int = 1) -> Table:
    return await practise(TABLES, ruleset, user, "Anna", secret)


async def answer(practice: Table, question: int, text: str) -> None:
    await TABLES.answer(practice, 1, question, text)


def advice(practice: Table) -> str:
    assert practice.driver
    return advised(practice.driver)


def written(practice: Table, locale: str = "en") -> str:
    surface = practice_draft(view_alone(practice), advice(practice), LANGUAGE.texts(locale), Personal()).showing(())
    return str(surface.components)


def question_of(practice: Table) -> Question[Any]:
    deal = dealt(view_alone(practice))
    assert deal.question is not None
    return deal.question


def choice_of(practice: Table, manner: str) -> str:
    """Answer as a computer would, with the last choice, or as a player whose time has run out."""
    question = question_of(practice)
    if manner == "advised":
        return advice(practice)
    return question.write(question.answers[-1] if manner == "last" else question.safe)


def numbers_of_tricks(told: str) -> list[int]:
    """List the numbers of the visible tricks, from the top."""
    return [int(english or german) for english, german in TRICK.findall(told)]


@pytest.mark.parametrize("ruleset", list(CATALOGUE), ids=lambda ruleset: ruleset.id)
@pytest.mark.parametrize(("manner", "locales"), [("advised", ("en", "de")), ("last", ("de",)), ("safe", ("en",))])
async def test_practice_deals_of_every_game_finish_and_explain_each_step(
    ruleset: Ruleset[Any], manner: str, locales: Sequence[str]
) -> None:
    for locale, secret in zip(locales, SEEDS, strict=False):
        practice = await practising(ruleset, secret)
        texts = LANGUAGE.texts(locale).of_game(ruleset.id, ruleset.family)
        assert not practice.over, "a deal that ends immediately teaches nothing"
        shown: list[str] = []
        for _ in range(300):
            if practice.over:
                break
            shown.append(told := written(practice, locale))
            assert f":answer:{practice.id}:" in told
            assert numbers_of_tricks(told) == sorted(numbers_of_tricks(told))
            assert texts("practice-unknown") not in told, question_of(practice).kind
            await answer(practice, practice.question_number, choice_of(practice, manner))
        assert practice.over
        shown.append(written(practice, locale))
        assert f"practice::::again={ruleset.id}" in shown[-1]
        assert numbers_of_tricks(shown[-1]) == sorted(numbers_of_tricks(shown[-1]))
        deal = dealt(view_alone(practice))
        for trick in deal.tricks:
            names = [card_words(texts.plain, deal.pack, card) for _, card in trick.plays]
            assert any(all(name in told for name in names) for told in shown), names


@pytest.mark.parametrize("ruleset", list(CATALOGUE), ids=lambda ruleset: ruleset.id)
async def test_following_advice_meets_several_questions_with_only_own_cards_shown(
    ruleset: Ruleset[Any],
) -> None:
    practice = await practising(ruleset, SEEDS[0])
    deal = dealt(view_alone(practice))
    assert all(deal.hand(seat).cards is None for seat in range(1, deal.seats))
    kinds: list[str] = []
    while not practice.over:
        kinds.append(question_of(practice).kind)
        await answer(practice, practice.question_number, advice(practice))
    asks_one_thing = ruleset.turns == 1 or ruleset.id in {"fuenfzehnern", "east-west"}
    assert len(kinds) >= (3 if ruleset.turns > 1 else 1)
    assert len(set(kinds)) >= (1 if asks_one_thing else 2)


async def test_search_agrees_with_the_first_advice_in_most_practice_deals() -> None:
    adviser, sound = Adviser(LIECHTENSTEIN, EFFORT), 0
    for secret in SEEDS:
        practice = await practising(LIECHTENSTEIN, secret)
        assert practice.driver
        sound += advice(practice) in adviser.best(view_of(practice.driver, LEARNER), random.Random(SEED))
    assert sound > len(SEEDS) / 2


@pytest.mark.parametrize("ruleset", list(CATALOGUE), ids=lambda ruleset: ruleset.id)
async def test_practice_starts_with_card_ranking_or_scoring_and_links_to_the_rest(
    ruleset: Ruleset[Any],
) -> None:
    practice = await practising(ruleset)
    told, texts = written(practice), LANGUAGE.texts("en").of_game(ruleset.id, ruleset.family)
    opens = texts.has("practice-opening")
    assert opens or not ruleset.tricks or "From highest to lowest: " in told
    assert not opens or texts("practice-opening").split(":")[0] in told
    assert Press(Verb.WORDS, practice.id).custom_id in told


async def test_skat_practice_always_explains_the_jacks_first() -> None:
    kinds = set[str]()
    for secret in SEEDS:
        practice = await practising(SKAT, secret)
        kinds.add(question_of(practice).kind)
        assert "The four jacks are the highest trumps" in written(practice)
        await answer(practice, practice.question_number, advice(practice))
        assert practice.over or "The four jacks" not in written(practice)
    assert kinds == {"bid", "hold"}


async def test_the_pot_contains_chips_from_an_earlier_deal() -> None:
    for secret in SEEDS[:10]:
        view = view_alone(await practising(TIPPEN_1905, secret))
        assert view.pot + sum(seat.chips for seat in view.seats) == 0


async def test_somebody_joins_when_the_first_practice_hand_is_lifted() -> None:
    for secret in SEEDS:
        practice = await practising(LIECHTENSTEIN, secret)
        await answer(practice, 0, "lift")
        await answer(practice, 1, "1")
        deal = dealt(view_alone(practice))
        assert sum(deal.active) >= 2


async def test_a_late_or_invalid_answer_changes_nothing() -> None:
    practice = await practising(LIECHTENSTEIN, SEEDS[0])
    await answer(practice, 0, "lift")
    before = written(practice)
    await answer(practice, 0, "decline")
    assert written(practice) == before
    with pytest.raises(Refused, match="amount-outside"):
        await answer(practice, 1, "99")
    assert written(practice) == before


async def test_a_practice_button_names_the_game_and_any_deal_it_replaces() -> None:
    assert wanted("") == (False, "")
    assert wanted("schwimmen") == (False, "schwimmen")
    assert wanted("again") == (True, ""), "as in buttons of earlier versions"
    assert wanted("again=schwimmen") == (True, "schwimmen")


async def test_a_players_own_cards_are_named_when_there_is_no_picture() -> None:
    practice = await practising(SCHWIMMEN, SEEDS[0])
    deal = dealt(view_alone(practice))
    names = [card_words(LANGUAGE.texts("en"), deal.pack, card) for card in deal.hand(0).cards or ()]
    assert len(names) == 3
    assert all(name in written(practice) for name in names)


async def at_the_end(ruleset: Ruleset[Any], secret: str, locale: str = "en") -> str:
    practice = await practising(ruleset, secret)
    while not practice.over:
        await answer(practice, practice.question_number, advice(practice))
    return written(practice, locale)


async def test_the_end_of_a_deal_explains_the_unit_of_scoring_and_what_would_follow() -> None:
    lupfen, fipsen, schwimmen = [
        [await at_the_end(ruleset, secret) for secret in SEEDS[:3]] for ruleset in (LIECHTENSTEIN, FIPSEN, SCHWIMMEN)
    ]
    assert all("Your result" in told and "chip" in told for told in lupfen)
    assert any("Your result: **+4** points (+12 chips)" in told for told in fipsen)
    assert all("8 deals like this make a session" in told for told in fipsen)
    assert {life for told in schwimmen for life in ("2 lives", "3 lives") if f"You now have: **{life}**" in told}
    assert all("until one player is left" in told for told in schwimmen)


async def test_the_end_of_a_deal_lists_every_payment() -> None:
    for secret in SEEDS[:6]:
        practice = await practising(LIECHTENSTEIN, secret)
        while not practice.over:
            await answer(practice, practice.question_number, advice(practice))
        view, told = view_alone(practice), written(practice)
        deal = dealt(view)
        ends = [place for place, event in enumerate(deal.events) if isinstance(event, Answered | Played)][-1]
        paid = [event.payment for event in deal.events[ends:] if isinstance(event, Paid)]
        seats = {seat for each in paid for seat in (each.source, each.target) if seat >= 0}
        assert [view.playing[seat].name for seat in seats if f"{view.playing[seat].name} " not in told] == []
        assert seats >= {seat for seat in range(deal.seats) if deal.taken[seat]}
        told_amounts = {int(number) for number in re.findall(r"(?:gets|pays|takes) (\d+)", told)}
        assert not deal.tricks or {each.amount for each in paid} <= told_amounts


async def test_an_expired_practice_deal_offers_one_of_any_game() -> None:
    surface = practice_gone(LANGUAGE.texts("de"), [*CATALOGUE.families()])
    told = words(surface)
    assert "Dieses Übungsspiel gibt es nicht mehr" in told
    assert all(LANGUAGE.texts("de")(f"family-{family}") in told for family in CATALOGUE.families())


async def test_practice_allows_unlimited_takebacks_past_the_computers_answers() -> None:
    table = await practising(SKAT, user=31)
    assert table.driver
    shown: list[tuple[object, ...]] = []
    for _ in range(5):
        deal = dealt(view_alone(table))
        assert deal.question is not None
        if len(deal.question.answers) > 1:
            shown.append((deal.question.record(), deal.events, deal.zones))
        await answer(table, table.question_number, deal.question.write(deal.question.safe))
    for before in reversed(shown):
        assert "↩" in written(table)
        await answer(table, table.question_number, TAKE_BACK)
        deal = dealt(view_alone(table))
        assert (deal.question and deal.question.record(), deal.events, deal.zones) == before
    assert len(table.driver.taken_back) == len(shown)
    assert "↩ Taken back: Anna" in written(table)
    number = table.question_number
    await answer(table, number, TAKE_BACK)
    await answer(table, number - 1, TAKE_BACK)
    assert table.question_number == number, "there is nothing left to take back"
    again = await TABLES.find(table.id, 31)
    assert again is not None
    assert again.driver is not None
    assert again.driver.answered == table.driver.answered
