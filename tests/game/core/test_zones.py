"""Zones: where cards are, and that only the two ends of a move decide who sees the card."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.bank import Balances
from game.core.cards import SWISS_20
from game.core.deal import Deal
from game.core.errors import BrokenRules
from game.core.events import (
    EVERYBODY,
    NOBODY,
    Audience,
    CardsKnown,
    CardsMoved,
    CardsShown,
    HandsDealt,
    HandShownTo,
    Received,
    ZoneRevealed,
    may_see,
)
from game.core.shuffle import Seal, secret_from

SEATS = 3
SPECTATOR = None
audiences = st.one_of(st.none(), st.frozensets(st.integers(0, SEATS - 1)))


def shuffled(seats: int = SEATS, *, quiet: bool = False) -> Deal:
    deal = Deal(SWISS_20, Seal(secret_from("zones")), seats - 1, Balances.opening(seats), {}, quiet=quiet)
    deal.shuffle()
    return deal


def every_card(deal: Deal) -> list[str]:
    return sorted(card.code for zone in deal.zones.values() for card in zone.cards)


@given(one=audiences, other=audiences, count=st.integers(1, 5))
def test_who_may_look_at_one_end_learns_the_cards_and_nobody_else(one: Audience, other: Audience, count: int) -> None:
    deal = shuffled()
    source, target = deal.zone("here", audience=one), deal.zone("there", audience=other)
    deal.deal_to(source, count)
    deal.events.clear()
    cards = tuple(source.cards)
    deal.transfer(cards, source, target)
    for seat in (SPECTATOR, *range(SEATS)):
        told = [event for event in deal.events if may_see(event.audience, seat)]
        assert CardsMoved(source.place, target.place, count) in told
        known = [event.cards for event in told if isinstance(event, CardsKnown)]
        assert known == ([cards] if may_see(one, seat) or may_see(other, seat) else [])


@given(moves=st.lists(st.tuples(st.integers(0, 4), st.integers(0, 4), st.integers(0, 6)), max_size=30))
def test_no_card_comes_or_goes_when_cards_move(moves: list[tuple[int, int, int]]) -> None:
    deal = shuffled()
    zones = [
        deal.zones["stock", None],
        deal.hand(0),
        deal.hand(1),
        deal.zone("skat", audience=NOBODY),
        deal.zone("pile", 2),
    ]
    for start, end, count in moves:
        if start != end:
            deal.transfer(zones[start].cards[:count], zones[start], zones[end])
    assert every_card(deal) == sorted(SWISS_20.by_code)


@given(pairs=st.permutations(range(3)), count=st.integers(0, 3))
def test_swapped_cards_take_each_others_places(pairs: list[int], count: int) -> None:
    deal = shuffled()
    deal.deal_cards(3)
    hand, table = deal.hand(0), deal.zone("table")
    deal.deal_to(table, 3)
    held, lying = list(hand.cards), list(table.cards)
    deal.swap(held[:count], hand, [lying[place] for place in pairs[:count]], table)
    for mine, theirs in enumerate(pairs[:count]):
        assert hand.cards[mine] is lying[theirs]
        assert table.cards[theirs] is held[mine]
    assert every_card(deal) == sorted(SWISS_20.by_code)


def test_a_card_that_does_not_lie_there_is_not_moved() -> None:
    deal = shuffled()
    deal.deal_cards(3)
    before = every_card(deal), list(deal.hands[0])
    with pytest.raises(BrokenRules, match="do not lie"):
        deal.transfer(deal.hands[1][:1], deal.hand(0), deal.zone("skat"))
    with pytest.raises(BrokenRules, match="do not lie"):
        deal.swap(deal.hands[1][:1], deal.hand(0), deal.hands[2][:1], deal.hand(2))
    with pytest.raises(BrokenRules, match="as many"):
        deal.swap(deal.hands[0][:2], deal.hand(0), deal.hands[1][:1], deal.hand(1))
    assert (every_card(deal), list(deal.hands[0])) == before


def test_a_zone_that_was_cleared_away_takes_no_cards() -> None:
    deal = shuffled()
    widow = deal.zone("widow", audience=NOBODY)
    deal.shuffle()
    with pytest.raises(BrokenRules, match="cleared away"):
        deal.deal_to(widow, 2)
    deal.deal_to(deal.zone("widow", audience=NOBODY), 2)
    assert every_card(deal) == sorted(SWISS_20.by_code)


def test_what_was_revealed_is_hidden_again_in_the_next_pack() -> None:
    deal = shuffled()
    deal.reveal(deal.zone("widow", audience=NOBODY))
    deal.show_hand(1)
    deal.shuffle()
    assert deal.zone("widow", audience=NOBODY).audience == NOBODY
    assert deal.hand(1).audience == frozenset({1})


def test_a_zone_is_revealed_to_more_people_never_to_fewer() -> None:
    deal = shuffled()
    widow = deal.zone("widow", audience=frozenset({0}))
    deal.deal_to(widow, 2)
    deal.reveal(widow, frozenset({2}))
    assert widow.audience == {0, 2}
    assert deal.events[-1] == ZoneRevealed(widow.place, tuple(widow.cards), audience=frozenset({2}))
    deal.reveal(widow)
    assert widow.audience is EVERYBODY


def test_cards_shown_to_one_seat_are_known_to_two_and_the_hand_stays_its_owners() -> None:
    deal = shuffled()
    deal.deal_cards(3)
    cards = tuple(deal.hands[0])
    deal.events.clear()
    deal.show_to(0, 1, cards)
    assert deal.events == [HandShownTo(0, 1), CardsShown(0, 1, cards, audience=frozenset({0, 1}))]
    assert deal.hand(0).audience == frozenset({0})


def test_batches_are_dealt_at_once_and_single_cards_in_turn() -> None:
    deal = shuffled()
    order = list(deal.stock)
    deal.deal_batch(3)
    assert deal.hands == [order[0:3], order[3:6], order[6:9]]
    deal.deal_cards(1)
    assert [hand[3] for hand in deal.hands] == order[9:12]
    deal.deal_batch(2, [2, 0])
    assert (deal.hands[2][4:], deal.hands[0][4:]) == (order[12:14], order[14:16])
    for dealing in (lambda: deal.deal_batch(2), lambda: deal.deal_to(deal.zone("skat"), 5), lambda: deal.deal_cards(2)):
        with pytest.raises(BrokenRules, match="not enough"):
            dealing()


def test_who_sits_out_gets_no_cards_and_hears_of_none() -> None:
    deal = shuffled(4)
    deal.sit_out(3)
    deal.deal_batch(2)
    deal.deal_cards(1)
    assert [len(hand) for hand in deal.hands] == [3, 3, 3, 0]
    assert deal.players() == (0, 1, 2)
    assert [event.each for event in deal.events if isinstance(event, HandsDealt)] == [2, 1]
    assert {event.seat for event in deal.events if isinstance(event, Received)} == {0, 1, 2}
    deal.begin_again()
    assert deal.players() == (0, 1, 2)


def test_a_quiet_deal_moves_the_same_cards_and_tells_nothing() -> None:
    loud, quiet = shuffled(), shuffled(quiet=True)
    for deal in (loud, quiet):
        deal.deal_batch(2)
        table = deal.zone("table")
        deal.deal_to(table, 3)
        deal.transfer(table.cards[:1], table, deal.hand(1))
        deal.swap(deal.hands[0][:1], deal.hand(0), table.cards[:1], table)
        deal.show_to(0, 1, deal.hands[0])
        deal.reveal(deal.hand(2))
    assert loud.hands == quiet.hands
    assert loud.events
    assert not quiet.events
