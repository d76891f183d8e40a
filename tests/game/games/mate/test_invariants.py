"""The invariants of Mate (section 9 of the rules) over random house rules, cards and answers."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.computer import Player, RandomPlayer
from game.core.cards import Card
from game.core.deal import Trick
from game.core.driver import Driver
from game.core.events import Announced, Received, Scored
from game.core.show import view_of
from game.games.mate import MATE
from game.games.mate.cards import MATE_20, value
from game.games.mate.computer.player import MatePlayer
from tests.game.games.strategies import deals_of
from tests.game.games.watching import cards_in

ENDINGS = ("mate", "overmate", "draw")


@pytest.mark.parametrize("player", [RandomPlayer(), MatePlayer()], ids=["random", "computer"])
@given(seed=st.integers(0, 10**9))
def test_every_round_keeps_the_invariants(player: Player, seed: int) -> None:
    driver, before, after = None, [set[Card]()], [set[Card]()]
    for driver in deals_of(MATE, player, seed, longest=100):
        nobody_else_sees_what_is_foreplaced_before_its_game_ends(driver)
        now, lying = [set(hand) for hand in driver.deal.hands], view_of(driver, None)
        before = before if any(before) else now
        begins = not lying.tricks_lying and not any(zone.name == "foreplaced" for zone in lying.zones)
        if begins and not any(after) and lying.mark("game") == 2:
            after = now
    assert driver
    assert after == before[::-1], "the hands of game 2 are those of game 1, exchanged"
    twenty_cards_and_each_lies_in_a_row_once_but_the_one_that_is_played_again(driver)
    at_most_ten_moves_and_one_score_a_game(driver)
    answers_follow_in_suit_else_in_rank_and_a_mated_hand_holds_neither(driver)
    a_game_ends_with_a_mate_or_when_all_cards_are_out(driver)


def games(driver: Driver) -> list[list[Trick]]:
    """Return the moves of both games: a game ends with a mate, or when all cards are out."""
    ends = [event for event in driver.deal.events if isinstance(event, Announced) and event.what in ENDINGS]
    assert len(ends) == 2
    first = next(place for place, event in enumerate(driver.deal.events) if event is ends[0])
    moves = sum(type(event).__name__ == "TrickTaken" for event in driver.deal.events[:first])
    return [driver.deal.tricks[:moves], driver.deal.tricks[moves:]]


def hands(driver: Driver) -> list[set[Card]]:
    """Return the hands as they were dealt."""
    dealt: list[set[Card]] = [set(), set()]
    for event in driver.deal.events:
        if isinstance(event, Received):
            dealt[event.seat] |= set(event.cards)
    return dealt


def twenty_cards_and_each_lies_in_a_row_once_but_the_one_that_is_played_again(driver: Driver) -> None:
    one, other = hands(driver)
    assert one | other == set(MATE_20.cards)
    for moves in games(driver):
        plays = [play for trick in moves for play in trick.plays]
        twice = [play for play, count in Counter(plays).items() if count > 1]
        assert len({card for _, card in plays}) == len(plays) - len(twice)
        assert all(play in moves[8].plays and play in moves[9].plays for play in twice)


def at_most_ten_moves_and_one_score_a_game(driver: Driver) -> None:
    scored = [event for event in driver.deal.events if isinstance(event, Scored)]
    mates = [moves[-1] for moves in games(driver) if len(moves[-1].plays) == 1]
    assert all(1 <= len(moves) <= 10 for moves in games(driver))
    assert [event.seat for event in scored] == [mate.leader for mate in mates]
    for event, mate in zip(scored, mates, strict=True):
        assert 0 < event.points <= 242
        assert event.points % value(mate.plays[0][1]) == 0
        assert mate.winner == mate.leader


def answers_follow_in_suit_else_in_rank_and_a_mated_hand_holds_neither(driver: Driver) -> None:
    dealt = hands(driver)
    for number, moves in enumerate(games(driver)):
        held = [set(dealt[(seat + number) % 2]) for seat in (0, 1)]
        for asked in gone(driver)[number]:
            held[asked[0]].discard(asked[1])
        for trick in moves:
            led = trick.plays[0][1]
            other = held[1 - trick.leader]
            if len(trick.plays) == 1:
                assert not any(card.suit == led.suit or card.rank == led.rank for card in other)
            else:
                answer = trick.plays[1][1]
                assert answer.suit == led.suit or answer.rank == led.rank
                if answer.suit != led.suit:
                    assert not any(card.suit == led.suit for card in other)
            for seat, card in trick.plays:
                held[seat].discard(card)


def gone(driver: Driver) -> list[list[tuple[int, Card]]]:
    """Return the foreplaced cards of each game, with their seats."""
    found: list[list[tuple[int, Card]]] = [[], []]
    game = -1
    asked = 0
    for answered in driver.answered:
        if answered.kind == "foreplace":
            asked += 1
            game = (asked - 1) // 2
        elif answered.kind == "foreplace-card":
            found[game].append((answered.seat, MATE_20.card(answered.answer)))
    return found


def nobody_else_sees_what_is_foreplaced_before_its_game_ends(driver: Driver) -> None:
    rules, game = driver.setup.options.model_dump(), driver.deal.marks["game", None].value
    for zone in driver.deal.zones.values():
        if zone.name != "foreplaced" or not zone.cards or rules["foreplace_open"] or driver.outcome:
            continue
        for viewer in (None, 1 - (zone.owner or 0)):
            view = view_of(driver, viewer)
            assert view.zone("foreplaced", zone.owner).cards is None
            assert game == 2 or not cards_in(view, driver.deal) & set(zone.cards)


def a_game_ends_with_a_mate_or_when_all_cards_are_out(driver: Driver) -> None:
    for number, moves in enumerate(games(driver)):
        if len(moves[-1].plays) == 2:
            assert len(moves) == (9 if len(gone(driver)[number]) == 2 else 10)
