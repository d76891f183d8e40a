"""The invariants of Mate (section 9 of the rules) over random house rules, cards and answers."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.computer import Player, RandomPlayer
from game.core.cards import Card
from game.core.deal import Trick
from game.core.driver import Driver
from game.core.events import Announced, Scored, TrickTaken
from game.core.visibility import view_of
from game.games.mate import MATE
from game.games.mate.cards import MATE_20, value
from game.games.mate.computer.player import MatePlayer
from tests.game.games.strategies import played_of

ENDINGS = ("mate", "overmate", "draw")
Hands = list[set[Card]]


@pytest.mark.parametrize("player", [RandomPlayer(), MatePlayer()], ids=["random", "computer"])
@given(seed=st.integers(0, 10**9))
def test_every_round_keeps_the_invariants(player: Player, seed: int) -> None:
    begun: dict[object, Hands] = {}

    def note_hands(driver: Driver) -> None:
        begun.setdefault(driver.deal.marks["game", None].value, [set(hand) for hand in driver.deal.hands])
        nobody_else_sees_what_is_foreplaced_before_its_game_ends(driver)

    driver = played_of(MATE, player, seed, note_hands)
    assert begun[2] == begun[1][::-1], "the hands of game 2 are those of game 1, exchanged"
    assert begun[1][0] | begun[1][1] == set(MATE_20.cards)
    for number, moves in enumerate(games(driver)):
        gone = foreplaced(driver)[number]
        a_card_lies_in_a_row_once_but_the_one_that_is_played_again(moves)
        answers_follow_in_suit_else_in_rank_and_a_mated_hand_holds_neither(
            [hand - gone for hand in begun[number + 1]], moves
        )
        assert len(moves) <= 10
        assert len(moves[-1].plays) == 1 or len(moves) == (9 if len(gone) == 2 else 10)
    there_is_a_score_for_each_mate(driver)


def nobody_else_sees_what_is_foreplaced_before_its_game_ends(driver: Driver) -> None:
    for zone in driver.deal.zones.values():
        hidden = zone.name == "foreplaced" and zone.cards and not driver.setup.options.model_dump()["foreplace_open"]
        for viewer in (None, 1 - (zone.owner or 0)) if hidden and not driver.outcome else ():
            assert view_of(driver, viewer).zone("foreplaced", zone.owner).cards is None


def games(driver: Driver) -> list[list[Trick]]:
    """Return the moves of both games: a game ends with a mate, or when all cards are out."""
    events = driver.deal.events
    first, _second = (
        place for place, event in enumerate(events) if isinstance(event, Announced) and event.what in ENDINGS
    )
    moves = sum(isinstance(event, TrickTaken) for event in events[:first])
    return [driver.deal.tricks[:moves], driver.deal.tricks[moves:]]


def foreplaced(driver: Driver) -> Hands:
    """Return the foreplaced cards of each game; in each, two players are asked."""
    found: Hands = [set(), set()]
    asked = 0
    for answered in driver.answered:
        asked += answered.kind == "foreplace"
        if answered.kind == "foreplace-card":
            found[(asked - 1) // 2].add(MATE_20.card(answered.answer))
    return found


def a_card_lies_in_a_row_once_but_the_one_that_is_played_again(moves: list[Trick]) -> None:
    plays = Counter(play for trick in moves for play in trick.plays)
    twice = [play for play, count in plays.items() if count > 1]
    assert len({card for _, card in plays}) == len(plays)
    assert all(play in moves[8].plays and play in moves[9].plays for play in twice)


def answers_follow_in_suit_else_in_rank_and_a_mated_hand_holds_neither(held: Hands, moves: list[Trick]) -> None:
    for trick in moves:
        (_, led), *answers = trick.plays
        other = held[1 - trick.leader]
        suited = {card for card in other if card.suit == led.suit}
        ranked = {card for card in other if card.rank == led.rank}
        if answers and other:
            assert answers[0][1] in (suited or ranked)
        elif not answers:
            assert not suited | ranked
        for seat, card in trick.plays:
            held[seat].discard(card)


def there_is_a_score_for_each_mate(driver: Driver) -> None:
    scored = [event for event in driver.deal.events if isinstance(event, Scored)]
    mates = [moves[-1] for moves in games(driver) if len(moves[-1].plays) == 1]
    assert [event.seat for event in scored] == [mate.leader for mate in mates]
    for event, mate in zip(scored, mates, strict=True):
        assert 0 < event.points <= 242
        assert event.points % value(mate.plays[0][1]) == 0
        assert mate.winner == mate.leader
