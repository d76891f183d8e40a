"""Zones: where cards are, and that only the two ends of a move decide who sees the card."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.bank import Balances
from game.core.cards import SWISS_20
from game.core.deal import Deal
from game.core.errors import BrokenRules
from game.core.events import NOBODY, Audience, CardsKnown, CardsMoved, may_see
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
def test_only_viewers_of_either_end_of_a_move_learn_the_cards(one: Audience, other: Audience, count: int) -> None:
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
def test_moving_cards_neither_adds_nor_loses_any(moves: list[tuple[int, int, int]]) -> None:
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


def test_a_card_that_is_not_there_cannot_be_moved() -> None:
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
