"""Rounds of Mate apart from scoring: foreplacing, questions, hands that change, matches, and the record."""

import pytest

from game.core.errors import Refused
from game.core.events import PlayedAgain, ZoneRevealed
from game.core.questions import PickCard
from game.core.record import record_of
from tests.game.games.mate.support import FIVE_CLUBS, MATES, NO_CLUB, SEATS, Round, card, cards, deal

OPEN = {"foreplace_open": True}
DIFFER = {"foreplace_open": True, "foreplace_differ": True}


def question(game: Round) -> PickCard:
    assert isinstance(game.question, PickCard)
    return game.question


def test_the_dealer_gets_the_second_five_cards_and_leads_the_first_game() -> None:
    game = deal(rules={"foreplacing": False})
    assert game.hand("L") == set(FIVE_CLUBS.split())
    assert game.hand("O") == set(NO_CLUB.split())
    assert (game.asked, game.kind) == ("L", "play")


def test_time_out_foreplaces_nothing_and_of_a_card_the_lowest() -> None:
    game = deal()
    assert game.question.safe == "skip"
    game.driver.answer("foreplace")
    assert (f"{game.asked} {game.kind}", question(game).safe, game.choices) == (
        "L foreplace-card",
        card("♣7"),
        set(FIVE_CLUBS.split()),
    )


def test_a_foreplaced_card_is_its_owners_until_the_game_is_over_and_lies_open_then() -> None:
    game = deal().foreplace(L="♠K", O="♦7")
    assert (game.mark("foreplaced", "L"), game.mark("foreplaced", "O")) == (1, 1)
    game.move("♣A")
    opened = [event.cards for event in game.driver.deal.events if isinstance(event, ZoneRevealed)]
    assert opened == [(card("♠K"),), (card("♦7"),)]
    assert game.mark("foreplaced", "L") is None


def test_the_second_card_may_have_to_differ_in_suit_and_rank() -> None:
    game = deal(rules=DIFFER)
    game.driver.answer("foreplace")
    assert len(game.choices) == 10
    game.driver.answer(card("♠K"))
    game.driver.answer("foreplace")
    assert (game.asked, game.kind) == ("O", "foreplace-card")
    assert game.choices == set(NO_CLUB.split()) - {"♠Q", "♠7", "♥K", "♦K"}


def test_who_has_no_card_that_differs_is_asked_and_refused_alike() -> None:
    game = deal(rules=DIFFER)
    other = game.driver.deal.hands[SEATS["O"]]
    other[:] = cards("♠Q ♠7 ♥K ♦K")
    game.driver.answer("foreplace")
    game.driver.answer(card("♠K"))
    with pytest.raises(Refused) as refused:
        game.driver.answer_text("foreplace")
    assert refused.value.key == "no-card-differs"
    assert list(game.question.answers) == ["skip"]


def test_without_foreplacing_nobody_is_asked() -> None:
    game = deal(rules={"foreplacing": False}).move("♣A, ♣A")
    assert game.score == "L 11, O 11"
    assert {asked.kind for asked in game.driver.answered} == {"play"}


def test_an_answer_is_in_suit() -> None:
    game = deal("♣Q ♥Q ♠K ♠10 ♦A ♥7 ♥10 ♣10 ♦Q ♣7", "♣A ♥K ♦K ♠Q ♠7 ♦7 ♣K ♠A ♦10 ♥A").foreplace()
    assert (question(game).duty, question(game).about) == ("free", {"led": "none"})
    game.driver.answer(card("♥Q"))
    assert (game.choices, question(game).duty) == ({"♥K", "♥A"}, "suit")
    assert question(game).about == {"led": card("♥Q")}


def test_without_the_suit_one_follows_in_rank_and_is_asked_even_with_one_legal_card() -> None:
    game = deal("♣7 ♣A ♣10 ♣K ♠A ♠10 ♥A ♦A ♦10 ♥10", "♣Q ♠7 ♠K ♠Q ♥7 ♥K ♥Q ♦7 ♦K ♦Q").foreplace()
    game.driver.answer(card("♣A"))
    assert (game.asked, game.choices) == ("O", {"♣Q"})
    game.driver.answer(card("♣Q"))
    game.driver.answer(card("♣7"))
    assert (game.choices, question(game).duty) == ({"♠7", "♥7", "♦7"}, "rank")


def test_a_card_that_is_played_again_stands_in_two_tricks_of_the_record() -> None:
    leader, other, foreplaced, moves, *_ = MATES["MA-9"]
    game = deal(leader, other).foreplace(**foreplaced).move(moves).skip_game()
    again = [event.card for event in game.driver.deal.events if isinstance(event, PlayedAgain)]
    record = record_of(game.driver)
    assert again[0] is card("♠A")
    assert record["tricks"][8]["plays"] == [[1, "diamonds-ace"], [0, "spades-ace"]]
    assert record["tricks"][9] == {"leader": 0, "plays": [[0, "spades-ace"]], "winner": 0}
    assert len(record["packs"]) == 1


def test_a_match_goes_on_over_its_rounds() -> None:
    game = deal().foreplace().move("♣A").foreplace().move("♣A")
    outcome = game.driver.outcome
    assert outcome is not None
    assert (outcome.next_dealer, outcome.carry, outcome.match_over) == (SEATS["O"], {"round": 1}, False)
    assert game.driver.tallies_after == {"score": (11, 11), "match": (11, 11)}
    assert "match-over" not in game.announced()


def test_one_round_can_be_a_match() -> None:
    game = deal(rules={"rounds": 1, "match_stake": 5}).foreplace(L="♠K").move("♣A").foreplace().move("♣A")
    assert game.announced()[-1] == "match-over L"
    assert game.net == "O-16 L+16"
    assert {payment.reason for payment in game.driver.deal.bank.payments} == {"points", "match"}
