"""Cards that return to play after being played: picked up into the hand, or played again."""

import dataclasses
from typing import Any

import pytest

from game.core.bank import Balances
from game.core.cards import SWISS_20
from game.core.deal import Deal
from game.core.driver import Driver, Setup
from game.core.errors import BrokenRules
from game.core.events import CardsKnown, PlayedAgain, TakenUp
from game.core.options import Options
from game.core.questions import Choose
from game.core.rulesets import Outcome, Ruleset
from game.core.seats import ALONE
from game.core.shuffle import Seal, secret_from
from game.core.visibility import view_of
from game.games.lupfen import LIECHTENSTEIN
from tests.game.games.watching import watch


async def twice(deal: Deal, _rules: Options) -> Outcome:
    """Play two tricks with the same two cards, then a third in which the second seat plays its card again."""
    deal.shuffle()
    deal.deal_batch(1)
    for _ in range(2):
        deal.lead(0)
        for seat in (0, 1):
            deal.play(seat, deal.hands[seat][0])
        deal.take_trick(winner=0)
        await deal.ask(0, Choose("look-on", ("yes",), "yes"))
        for seat, card in deal.tricks[-1].plays:
            deal.take_up(seat, [card])
    deal.play(0, deal.hands[0][0])
    deal.play(1, deal.hands[1][0])
    deal.take_trick(winner=1)
    deal.play_again(1)
    deal.take_trick()
    return Outcome(deal.after(deal.dealer))


TWICE: Ruleset[Any] = dataclasses.replace(LIECHTENSTEIN, id="twice", script=twice)


def begun(seats: int = 2) -> Deal:
    deal = Deal(SWISS_20, Seal(secret_from("again")), seats - 1, Balances.opening(seats), {})
    deal.shuffle()
    deal.deal_cards(2)
    deal.lead(0)
    return deal


def driver() -> Driver:
    return Driver(Setup(TWICE, TWICE.choose({}), 1, 1, Balances.opening(2), Seal(secret_from("again"))))


def test_a_card_of_the_last_trick_is_taken_up_or_played_again_and_no_other() -> None:
    deal = begun()
    with pytest.raises(BrokenRules, match="no card in the last trick"):
        deal.play_again(0)
    card = deal.hands[0][0]
    deal.play(0, card)
    deal.take_trick()
    with pytest.raises(BrokenRules, match="no card in the last trick"):
        deal.play_again(1)
    assert deal.play_again(0) is card
    assert (deal.trick, deal.events[-1]) == ([(0, card)], PlayedAgain(0, card))
    deal.take_up(0, [card])
    assert card in deal.hands[0]
    assert (deal.tricks[0].plays, deal.events[-1]) == (((0, card),), TakenUp(0, (card,)))


def test_only_tricks_lie_on_the_table_that_nobody_has_taken_up() -> None:
    played = driver()
    for number in (1, 2):
        watch(played)
        view = view_of(played, None)
        assert (len(view.tricks), len(view.tricks_lying)) == (number, 1)
        assert played.question is not None
        played.answer(played.question.safe)
    watch(played)
    view = view_of(played, None)
    assert view.tricks_lying == view.tricks[2:]
    assert len(view.tricks) == 4


def test_an_empty_place_for_cards_is_taken_away_and_laid_out_anew() -> None:
    deal = begun()
    own = deal.zone("before-me", 0, ALONE[0])
    deal.transfer(deal.hands[0][:1], deal.hand(0), own)
    with pytest.raises(BrokenRules, match="cards lie in"):
        deal.remove(own)
    deal.reveal(own)
    deal.transfer(list(own.cards), own, deal.hand(0))
    deal.remove(own)
    assert deal.zone("before-me", 0, ALONE[0]) is not own
    deal.transfer(deal.hands[0][:1], deal.hand(0), deal.zone("before-me", 0))
    known = [event for event in deal.events if isinstance(event, CardsKnown)]
    assert known[-1].audience == ALONE[0]
