"""Every question can be answered: it fits in a message with all its answers."""

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.discord_io.custom_id import Press
from bot.discord_io.surface import Surface
from bot.language import Language
from bot.panels.kit.words import question_words
from bot.panels.rules.editor import amount_form
from bot.panels.table.aloud import hand_aloud
from bot.panels.table.answers import written_answer
from bot.panels.table.hand import hand
from bot.panels.table.panel import panel
from game.core.cards import PIQUET_32, WHIST_52, Card
from game.core.deal import Deal
from game.core.driver import Driver
from game.core.lines import Seat
from game.core.options import Options
from game.core.questions import Amount, Choose, PickCard, PickCards, Question, has_gaps
from game.core.rulesets import Outcome, Ruleset
from game.table.view import table_view
from tests.bot.panels.reading import BUTTON, SELECT, complaints, components, presses, selects, words
from tests.bot.panels.seated import dealt, table_view_of
from tests.bot.panels.support import EMOJIS, open_table
from tests.game.games.shown import EN

LANGUAGE = Language(strict=True)
LANGUAGE.show(EMOJIS)
TEXTS = LANGUAGE.texts("en")
Ask = Callable[[Deal], Question[Any]]


def asked(ask: Ask, cards: int = 0) -> Driver:
    """Start a deal that asks seat 0 one question, with this many cards in hand and three on the table."""

    async def play(deal: Deal, _options: Options) -> Outcome:
        deal.shuffle()
        if cards:
            deal.deal_batch(cards, [0])
        deal.deal_to(deal.zone("table"), 3)
        await deal.ask(0, ask(deal))
        return Outcome(0)

    rules = Ruleset("any", "any", 1, Options, play, 2, 8, 2, lambda _options, _seats: WHIST_52)

    return dealt(rules, 8, random.Random(0))


def offered_answers(surface: Surface) -> set[str]:
    """Return every answer a message allows by a button or one value of a select."""
    found: set[str] = set()
    for item in components(surface):
        if item["type"] not in {BUTTON, SELECT} or "custom_id" not in item or item.get("disabled"):
            continue
        press = Press.read(item["custom_id"])
        assert press is not None
        if press.verb == "answer":
            values = [option["value"] for option in item.get("options", ())]
            found |= {written_answer(press.choice, [value]) for value in values} or {press.choice}
    return found


def shown(driver: Driver) -> list[Surface]:
    """Return the question as shown to the public and to the player who is asked."""
    return [panel(table_view_of(driver, None), TEXTS), hand(table_view_of(driver, 1), TEXTS)]


choices = st.lists(st.from_regex(r"[a-z][a-z_0-9]{0,25}", fullmatch=True), min_size=1, max_size=200, unique=True)


@given(choices, st.sampled_from(["panel", "hand"]))
def test_any_number_of_choices_can_be_pressed(names: list[str], where: Any) -> None:
    driver = asked(lambda _: Choose("any", names, names[0], where=where))
    public, private = shown(driver)
    assert [*complaints(public), *complaints(private)] == []
    assert offered_answers(private) == set(names)
    assert offered_answers(public) == (set(names) if where == "panel" else set())


def test_disabled_choices_are_omitted_when_a_table_is_read_aloud() -> None:
    driver = asked(lambda _: Choose("any", ["pass"], "pass", shown=["play", "pass"], where="hand"))
    view = table_view_of(driver, 1)
    seen, read = hand(view, TEXTS), hand(view, TEXTS.read_aloud)
    assert [sum(item.get("disabled", False) for item in components(each)) for each in (seen, read)] == [1, 0]
    assert offered_answers(seen) == offered_answers(read) == {"pass"}


def spanning(low: int, span: int) -> Amount:
    return Amount("any", range(low, low + span + 1))


def gapped(values: list[int]) -> Amount:
    return Amount("any", sorted(values), extras=("pass",), safe="pass")


def test_an_amount_form_states_what_may_be_typed() -> None:
    driver = asked(lambda _: Amount("any", range(2, 203)))
    (field,) = amount_form(table_view_of(driver, 1), TEXTS).to_dict()["components"]
    assert field.get("description") == "From 2 to 202"


amounts = st.one_of(
    st.builds(spanning, st.integers(0, 100), st.integers(0, 1_000)),
    st.lists(st.integers(0, 10**6), min_size=1, max_size=300, unique=True).map(gapped),
)


@given(amounts)
def test_any_amount_can_be_pressed_or_typed(question: Amount) -> None:
    driver = asked(lambda _: question)
    for surface in shown(driver):
        assert list(complaints(surface)) == []
        verbs = {Press.read(item["custom_id"]) for item in components(surface) if "custom_id" in item}
        typed = any(press and press.verb == "amount" for press in verbs)
        answers = {str(answer) for answer in (question.extras if typed else question.answers)}
        assert offered_answers(surface) == answers
        assert typed == (len(question.numbers) > (250 if has_gaps(question.numbers) else 25))


@given(st.integers(1, 40), st.data())
def test_a_card_can_be_picked_from_any_hand(count: int, data: st.DataObject) -> None:
    legal = data.draw(st.sets(st.integers(0, count - 1), min_size=1))
    extras = data.draw(st.sampled_from([(), ("rob",), ("rob", "keep_all")]))
    driver = asked(
        lambda deal: PickCard("play", [deal.hands[0][n] for n in legal], extras=extras, prefix="lay:"), count
    )
    question = driver.question
    assert isinstance(question, PickCard)
    public, private = shown(driver)
    assert [*complaints(public), *complaints(private)] == []
    assert offered_answers(private) == {question.write(answer) for answer in question.answers}
    assert offered_answers(public) == set()


@given(st.integers(1, 40), st.integers(0, 6), st.integers(0, 6))
def test_several_cards_can_be_picked_together(count: int, low: int, more: int) -> None:
    low = min(low, count, 3)
    high = min(count, max(1, low + more), 4)
    driver = asked(lambda deal: PickCards("swap", deal.hands[0], low, high, keep="leave_it"), count)
    private = shown(driver)[1]
    assert list(complaints(private)) == []
    held = {card.code for card in driver.deal.hands[0]}
    assert {option["value"] for item in selects(private) for option in item["options"]} == held
    assert all(item["min_values"] == max(1, low) for item in selects(private))
    assert ("leave_it" in offered_answers(private)) == (low == 0)


def pressed(surface: Surface, values: list[str]) -> str:
    """Choose values in the first select of a message; return the answer in the notation of records."""
    press = Press.read(selects(surface)[0]["custom_id"])
    assert press is not None
    return written_answer(press.choice, values)


def test_a_multi_card_select_produces_an_answer_the_question_accepts() -> None:
    driver = asked(lambda deal: PickCards("discard", deal.hands[0], 2, 2), 7)
    first, second = (card.code for card in driver.deal.hands[0][:2])
    driver.answer_text(pressed(shown(driver)[1], [second, first]))
    assert driver.answered[0].answer == f"discard:{first}+{second}"


def test_sixty_three_bids_fit_in_selects_labelled_by_range_beside_pass() -> None:
    values = range(18, 18 + 63 * 2, 2)
    driver = asked(lambda _: Amount("bid", values, extras=("pass",), safe="pass"))
    surface = shown(driver)[0]
    assert [item["placeholder"] for item in selects(surface)] == ["18 – 58", "60 – 100", "102 – 142"]
    assert "pass" in offered_answers(surface)


def labels(surface: Surface) -> list[str]:
    """Return the labels of the answer buttons."""
    return [label for label, press in presses(surface).items() if press.verb == "answer"]


def test_many_bids_use_buttons_for_the_nearest_and_last_and_a_select_for_jumps() -> None:
    driver = asked(lambda _: Choose("bid", (*map(str, range(18, 42)), "pass"), "pass"))
    for surface in shown(driver):
        assert labels(surface) == ["18", "19", "20", "21", "pass"]
        (jumps,) = selects(surface)
        assert [option["value"] for option in jumps["options"]] == [*map(str, range(22, 42))]


def test_a_question_may_name_a_seat() -> None:
    class Speaking:
        """Texts in which a question names the person it is about."""

        plain, emojis, has = TEXTS.plain, TEXTS.emojis, TEXTS.has

        def first(self, *_keys: str, **values: str | int) -> str:
            return f"you bid {values['bid']} to {values['listener']}"

    driver = asked(lambda _: Choose("bid", ("18", "pass"), "pass").telling(listener=Seat(2), bid=18))
    for viewer in (None, 1):
        view = table_view_of(driver, viewer)
        assert view.deal is not None
        assert view.deal.asked is not None
        texts: Any = Speaking()
        assert question_words(view, view.deal, view.deal.asked, texts) == "you bid 18 to Cleo"


def of_choices(count: int) -> Ask:
    return lambda _: Choose("bid", [str(number) for number in range(count)], "0")


def of_prices(count: int) -> Ask:
    return lambda _: Amount("price", range(1, 2 * count, 2))


def of_cards(_count: int) -> Ask:
    return lambda deal: PickCard("play", deal.hands[0])


@pytest.mark.parametrize(
    ("ask", "count", "menus"),
    [
        *((of_choices, count, 0) for count in (1, 9, 10)),
        *((of_prices, count, menus) for count, menus in ((10, 0), (11, 1), (25, 1), (26, 2))),
        *((of_cards, count, menus) for count, menus in ((10, 0), (11, 1))),
    ],
)
def test_up_to_ten_answers_are_buttons_and_more_use_selects(ask: Callable[[int], Ask], count: int, menus: int) -> None:
    private = shown(asked(ask(count), count))[1]
    assert len(selects(private)) == menus
    assert menus or len(labels(private)) == count


def test_cards_are_offered_and_shown_in_the_games_order() -> None:
    driver = asked(lambda deal: PickCard("play", deal.hands[0]), 5)
    told = words(shown(driver)[1])
    by_rank = [str(card.code) for card in driver.deal.ordering.sort(driver.deal.hands[0])]
    names = [line for line in told.splitlines() if line.startswith("**") and "turn" not in line]
    assert len(names) == 5
    assert [code.split("-")[1].capitalize() for code in by_rank] == [line.strip("*").split()[1] for line in names]


def test_a_question_can_offer_cards_from_another_zone() -> None:
    driver = asked(lambda deal: PickCard("take", deal.zones["table", None].cards, source=("table", None)), 5)
    table = {card.code for card in driver.deal.zones["table", None].cards}
    assert offered_answers(shown(driver)[1]) == table


def test_choices_name_the_cards_noted_by_the_question() -> None:
    card: Card = PIQUET_32.card("hearts-queen")
    driver = asked(lambda _: Choose("turn", ("first", "pass"), "pass", notes={"first": {"card": card}}))
    assert all("first ♥ Queen of Hearts" in words(surface) for surface in shown(driver))


@pytest.mark.parametrize("question", [Choose("place", ("left", "right"), "left"), Amount("place", range(1, 4))])
def test_question_values_on_the_panel_are_public_knowledge(question: Question[Any]) -> None:
    card = WHIST_52.card("hearts-seven")
    view = table_view_of(asked(lambda _deal: question.telling(card=card)), None)
    assert view.deal is not None
    assert view.deal.asked is not None
    assert view.deal.asked.about == {"card": card}


async def test_a_hand_shows_a_preselected_answer_and_when_it_no_longer_fits() -> None:
    table = await open_table("lupfen-liechtenstein", 4)
    await table.start(1)
    first = table.awaited or 0
    second = first % 4 + 1
    await table.answers_ahead.choose(second, 1, "decline", kind="lift")
    for make in (hand, hand_aloud):
        shown = words(make(table_view(table, second), EN))
        assert "If you are asked, you answer" in shown
        assert "Nei (no)" in shown.partition("If you are asked, you answer")[2].partition("Nobody else")[0]
        assert "If you are asked" not in words(make(table_view(table, first), EN))
        late = words(make(replace(table_view(table, first), lapsed="decline"), EN))
        assert "You chose Nei (no) in advance, but it no longer fits." in late
