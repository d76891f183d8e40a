"""The small parts: chips, questions, options, stakes, and a driver that trusts no script."""

import dataclasses
from collections.abc import Callable
from typing import Any, Literal

import pytest

from game.core.bank import POT, RESERVE, Balances, Bank
from game.core.cards import SWISS_20
from game.core.deal import Deal
from game.core.driver import Driver, Setup
from game.core.errors import BrokenRules, Refused
from game.core.options import OptionField, Options, Stakes
from game.core.questions import Amount, Choose, PickCards
from game.core.rulesets import Outcome, Ruleset
from game.core.shuffle import Seal, secret_from
from game.core.visibility import view_of
from game.games.lupfen import LIECHTENSTEIN, VORARLBERG
from tests.game.games.support import cards_of
from tests.harness.catalogue import every_ruleset


def bank() -> Bank:
    return Bank(Balances(10, seats=(0, 0, 0)))


def test_chips_move_between_accounts_and_none_are_created() -> None:
    accounts = bank()
    accounts.move(0, POT, 5, "ante")
    accounts.move(POT, 1, 12, "share")
    assert accounts.balances() == Balances(3, 0, 0, (-5, 12, 0))
    assert [payment.amount for payment in accounts.payments] == [5, 12]
    assert accounts.move(0, POT, 0, "ante") is None


@pytest.mark.parametrize(
    ("source", "target", "amount"), [(0, POT, -1), (POT, 0, 11), (RESERVE, POT, 1)], ids=["negative", "pot", "reserve"]
)
def test_more_than_an_account_holds_cannot_be_paid(source: int, target: int, amount: int) -> None:
    accounts = bank()
    with pytest.raises(BrokenRules):
        accounts.move(source, target, amount, "share")
    assert accounts.balances() == Balances(10, 0, 0, (0, 0, 0))


HAND = cards_of(SWISS_20, "aA rB sK")


def test_a_forbidden_choice_says_why() -> None:
    question = Choose("lift", ("lift",), "lift", shown=("lift", "pass"), forbids="two-sows-must-lift")
    assert question.read("lift") == "lift"
    with pytest.raises(Refused, match="two-sows-must-lift"):
        question.read("pass")
    with pytest.raises(Refused, match="no-such-answer"):
        question.read("fold")


def test_an_amount_must_lie_in_its_interval() -> None:
    with pytest.raises(Refused, match="amount-outside"):
        Amount("bid", (18, 20, 23), extras=("pass",), safe="pass").read("19")
    question = Amount("price", range(3, 13))
    assert list(question.answers) == [*range(3, 13)]
    assert (question.safe, question.record()) == (3, {"min": 3, "max": 12})
    for text in ("2", "15", "-3", " 6", "6.0", "٦", "", "9" * 20):
        with pytest.raises(Refused, match="amount-outside"):
            question.read(text)


def test_several_cards_may_be_named_in_any_order_but_only_once_each() -> None:
    question = PickCards("exchange", HAND, 0, 2)
    assert len(question.answers) == 1 + 3 + 3
    assert question.safe == ()
    assert question.read("keep") == ()
    assert question.read("exchange:shields-king+acorns-ace") == (HAND[0], HAND[2])
    assert question.write((HAND[2], HAND[0])) == "exchange:acorns-ace+shields-king"
    for text in (
        "exchange:acorns-ace+acorns-ace", "exchange:", "exchange", "discard:acorns-ace", "exchange:bells-ace",
        "exchange:acorns-ace+roses-banner+shields-king",
    ):  # fmt: skip
        with pytest.raises(Refused, match="no-such-answer"):
            question.read(text)


def stakes_of(ruleset: Ruleset[Any]) -> Stakes:
    assert ruleset.stakes
    return ruleset.stakes


@pytest.mark.parametrize(
    ("ruleset", "text", "chosen"),
    [
        (LIECHTENSTEIN, "1 2-6", {"ante": 1, "min_bet": 2, "max_bet": 6}),
        (LIECHTENSTEIN, "  10   20 – 60 ", {"ante": 10, "min_bet": 20, "max_bet": 60}),
        (VORARLBERG, "9", {"ante": 9}),
    ],
)
def test_stakes_are_read_as_people_write_them(ruleset: Ruleset[Any], text: str, chosen: dict[str, int]) -> None:
    assert stakes_of(ruleset).read(text) == chosen


@pytest.mark.parametrize("text", ["", "1", "1 2", "1 2-", "a b-c", "1 2-6 7", "99999 1-2"])
def test_unreadable_stakes_are_refused(text: str) -> None:
    with pytest.raises(Refused, match="stakes-unreadable"):
        stakes_of(LIECHTENSTEIN).read(text)


@every_ruleset
def test_stakes_are_written_and_read_back_unchanged(ruleset: Ruleset[Any]) -> None:
    stakes = ruleset.stakes
    for suggestion in stakes.suggestions if stakes else ():
        assert stakes
        assert stakes.write(ruleset.choose(stakes.read(suggestion))) == suggestion


@every_ruleset
def test_forms_cover_every_option_and_presets_are_valid(ruleset: Ruleset[Any]) -> None:
    fields = list(ruleset.fields())
    assert sorted(option.name for option in fields) == sorted(ruleset.options.model_fields)
    grouped = [
        name for names in ruleset.manual.groups.values() for name in names if name in ruleset.options.model_fields
    ]
    assert [option.name for option in fields][: len(grouped)] == grouped
    for option in fields:
        assert option.read(str(option.default).lower() if option.kind == "switch" else str(option.default)) == (
            option.default
        )
    for preset in ruleset.manual.presets.values():
        ruleset.check_seats(ruleset.choose(preset), ruleset.best_seats)


@every_ruleset
def test_a_ruleset_says_what_it_refuses(ruleset: Ruleset[Any]) -> None:
    number = next(field.name for field in ruleset.fields() if field.kind == "number" and field.low > 0)
    for name, text, key in (("nothing", "1", "option-unknown"), (number, "0", "option-bounds")):
        with pytest.raises(Refused, match=key):
            ruleset.read_option(name, text)
    for name, text in ((number, "x"), (number, "-1"), ("debt", "perhaps")):
        with pytest.raises(Refused, match="option-value"):
            ruleset.read_option(name, text)


def driven(script: Callable[..., Any]) -> Driver:
    """Begin a deal of a ruleset with another script."""
    ruleset = dataclasses.replace(LIECHTENSTEIN, script=script)
    before = Balances(pot=3, seats=(0, 0, 0))
    return Driver(Setup(ruleset, ruleset.choose({}), 1, 0, before, Seal(secret_from("core"))))


class Strange:
    """An awaitable that is not a question."""

    def __await__(self) -> Any:
        yield "what now?"


async def asks_nonsense(deal: Deal, rules: Options) -> Outcome:
    await Strange()
    return Outcome(0)


async def asks_a_seat_that_is_not_there(deal: Deal, rules: Options) -> Outcome:
    await deal.ask(3, Choose("lift", ("lift",), "lift"))
    return Outcome(0)


async def ends_without_an_outcome(deal: Deal, rules: Options) -> Any:
    deal.everybody_pays(1, "ante")


async def pays_what_is_not_there(deal: Deal, rules: Options) -> Outcome:
    deal.collect(0, 4, "share")
    return Outcome(0)


async def takes_stakes_below_nothing(deal: Deal, rules: Options) -> Outcome:
    deal.everybody_pays(-1, "ante")
    return Outcome(0)


async def deals_too_many(deal: Deal, rules: Options) -> Outcome:
    deal.shuffle()
    deal.deal_cards(7)
    return Outcome(0)


async def draws_too_many(deal: Deal, rules: Options) -> Outcome:
    deal.shuffle()
    deal.draw(0, 21)
    return Outcome(0)


@pytest.mark.parametrize(
    "script",
    [
        asks_nonsense, asks_a_seat_that_is_not_there, ends_without_an_outcome, pays_what_is_not_there,
        takes_stakes_below_nothing, deals_too_many, draws_too_many,
    ],
)  # fmt: skip
def test_a_script_that_breaks_the_rules_is_stopped(script: Callable[[Deal, Options], Any]) -> None:
    with pytest.raises(BrokenRules):
        driven(script)


def test_an_illegal_answer_changes_nothing() -> None:
    driver = driven(LIECHTENSTEIN.script)
    question, events = driver.question, list(driver.deal.events)
    for text in ("join", "", "lift "):
        with pytest.raises(Refused):
            driver.answer_text(text)
    with pytest.raises(Refused):
        driver.answer("join")
    assert (driver.question, driver.deal.events, driver.answered) == (question, events, [])


def test_a_logged_refusal_names_no_card_and_no_answer() -> None:
    assert str(Refused("no-such-answer", answer="acorns-ace")) == "no-such-answer"
    assert str(Refused("no-such-card", card="acorns-ace")) == "no-such-card"
    assert str(Refused("seats-outside", low=3, high=5)) == "seats-outside (low=3, high=5)"


def test_an_option_may_be_one_of_several_numbers() -> None:
    class Numbered(Options):
        five: Literal[10, 5] = 10

    field = OptionField.of("five", Numbered.model_fields["five"])
    assert (field.values, field.read("5")) == (("10", "5"), 5)
    assert Numbered(five=5).five == 5
    with pytest.raises(Refused, match="option-value"):
        field.read("7")


def test_a_player_who_must_discard_cannot_keep() -> None:
    question = PickCards("discard", HAND, 2, 2)
    assert question.safe == (HAND[0], HAND[1])
    for text in ("keep", ""):
        with pytest.raises(Refused, match="no-such-answer"):
            question.read(text)


def test_the_choices_of_a_private_question_are_hidden_from_others() -> None:
    async def hidden(deal: Deal, rules: Options) -> Outcome:
        await deal.ask(0, Choose("secret", ("yes", "no"), "no", where="hand", notes={"yes": {"value": 1}}))
        return Outcome(0)

    driver = driven(hidden)
    asked = view_of(driver, 1).asked
    assert asked is not None
    assert (asked.where, asked.choices, asked.notes) == ("hand", (), {})
    assert view_of(driver, 0).question is driver.question
