"""How games rank their cards: by the pack's own order, or by one of their own."""

from game.core.cards import PIQUET_32, Card, Pack
from game.core.ordering import Ordering, plain
from game.core.tricks import follow

JACKS = Ordering(
    PIQUET_32,
    "hearts",
    suit=lambda card: "hearts" if card.rank == "jack" else card.suit,
    strength=lambda card: 100 - PIQUET_32.suits.index(card.suit) if card.rank == "jack" else card.power,
    points=lambda card: {"ace": 11, "ten": 10, "king": 4, "queen": 3, "jack": 2}.get(card.rank, 0),
)


def cards(text: str) -> list[Card]:
    return PIQUET_32.hand(text)


def test_a_jack_follows_trumps_and_not_the_suit_that_is_printed_on_it() -> None:
    hand = cards("clubs-jack clubs-seven diamonds-ace")
    assert follow(hand, [(0, PIQUET_32.card("clubs-ace"))], JACKS) == ([hand[1]], "follow")
    assert follow(hand, [(0, PIQUET_32.card("hearts-seven"))], JACKS) == ([hand[0]], "follow")


def test_the_highest_jack_takes_the_trick_from_the_ace_of_trumps() -> None:
    ace, low, high = cards("hearts-ace diamonds-jack clubs-jack")
    assert JACKS.winner([(0, ace), (1, low), (2, high)]) == (2, high)
    assert JACKS.beats(high, low)
    assert not JACKS.beats(ace, low)


def test_a_hand_is_sorted_with_trumps_first_and_safe_is_the_lowest_plain_card() -> None:
    hand = cards("spades-seven hearts-ace clubs-ten diamonds-jack")
    assert JACKS.sort(hand) == cards("diamonds-jack hearts-ace clubs-ten spades-seven")
    assert JACKS.lowest(hand) is hand[0]
    assert sum(map(JACKS.points, PIQUET_32.cards)) == 120


def test_cards_that_are_equal_leave_the_trick_to_the_first() -> None:
    equal = Ordering(PIQUET_32, strength=lambda _: 1)
    one, other = cards("clubs-seven clubs-ace")
    assert equal.winner([(2, one), (0, other)]) == (2, one)
    assert not equal.beats(other, one)
    assert equal.beating([other], one) == []


def test_an_ordering_prints_no_card() -> None:
    assert repr(JACKS) == "Ordering(trump='hearts')"
    assert repr(PIQUET_32) == "Pack('piquet32')"


def test_a_pack_may_be_any_cards_and_share_them_with_another_one() -> None:
    odd = Pack("odd", [card for card in PIQUET_32.cards if card.suit != "diamonds" or card.rank == "seven"], "french")
    assert (len(odd), odd.suits, odd.artwork) == (25, PIQUET_32.suits, "french")
    assert odd.card("diamonds-seven") is PIQUET_32.card("diamonds-seven")
    assert plain(odd, "diamonds").winner(list(enumerate(cards("clubs-ace diamonds-seven"))))[0] == 1
