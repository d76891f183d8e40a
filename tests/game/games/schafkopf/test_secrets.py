"""Secrecy: the widow until it is picked or opened, and the buried cards until the end."""

import dataclasses

import pytest

from game.core.show import view_of
from game.core.view import View
from tests.game.games.schafkopf.support import alone, begin, deal_of, dealt, least, pack_of, safe
from tests.game.games.schafkopf.test_examples import EXACTLY_61, LEAST_20_45_55
from tests.game.games.support import Game, short
from tests.game.games.watching import sees_no_foreign_card

EVERYBODY = (None, 0, 1, 2)


def seen(game: Game, letter: str) -> View:
    """Return the view of a seat, or of a spectator (`-`), without its own question."""
    seat = None if letter == "-" else "ABC".index(letter)
    return dataclasses.replace(view_of(game.driver, seat), question=None)


def nobody_sees_a_foreign_card(game: Game) -> None:
    for seat in EVERYBODY:
        sees_no_foreign_card(view_of(game.driver, seat), game.driver.deal)


def test_nobody_sees_the_widow_before_it_is_picked() -> None:
    game = dealt()
    for answer in ("A pass", "B pass", "C pass"):
        assert [view_of(game.driver, seat).zone("widow").cards for seat in EVERYBODY] == [None] * 4
        nobody_sees_a_foreign_card(game.say(answer))
    assert [view_of(game.driver, seat).zone("widow").count for seat in EVERYBODY] == [2] * 4


def test_the_declarer_alone_sees_the_widow_and_what_is_buried() -> None:
    game = deal_of(EXACTLY_61).say("A pick")
    nobody_sees_a_foreign_card(game)
    game.say(f"A {safe(game)}")
    nobody_sees_a_foreign_card(game)
    buried = [view_of(game.driver, seat).zone("aside", 0) for seat in EVERYBODY]
    assert [zone.count for zone in buried] == [2] * 4
    assert [zone.cards is not None for zone in buried] == [False, True, False, False]


def test_what_was_buried_is_turned_up_for_all_at_the_end() -> None:
    game = alone("A", EXACTLY_61)
    for seat in EVERYBODY:
        cards = view_of(game.driver, seat).zone("aside", 0).cards
        assert {short(card) for card in cards or ()} == {"sK", "hJ"}


def test_the_widow_of_a_least_is_turned_up_for_all_at_the_end() -> None:
    game = least(LEAST_20_45_55)
    zones = [view_of(game.driver, seat).zone("widow").cards for seat in EVERYBODY]
    assert None not in zones
    assert len(set(zones)) == 1


def test_cards_that_are_thrown_in_are_shown_to_nobody() -> None:
    game = dealt(all_pass="throw_in").say("A pass", "B pass", "C pass")
    assert game.over
    assert [view_of(game.driver, seat).zone("widow").cards for seat in EVERYBODY] == [None] * 4
    nobody_sees_a_foreign_card(game)


@pytest.mark.parametrize("viewer", ["A", "B", "-"])
def test_two_worlds_look_the_same_whatever_is_picked_and_buried(viewer: str) -> None:
    one = deal_of(EXACTLY_61)
    hands, widow = one.driver.deal.hands, one.driver.deal.zones["widow", None].cards
    hidden = {"A": 0, "B": 1, "-": 0}[viewer]
    swapped = [*hands[2][:8], *widow], hands[2][8:]
    others = [swapped[0] if seat == 2 else hands[seat] for seat in range(3)]
    other = begin(pack_of(others, swapped[1]))
    assert one.driver.deal.hands[hidden] == other.driver.deal.hands[hidden]
    for said in ("A pass", "B pass", "C pick"):
        assert seen(one.say(said), viewer) == seen(other.say(said), viewer)
    one.say("C discard:" + "+".join(short(card) for card in one.driver.deal.hands[2][:2]))
    other.say("C discard:" + "+".join(short(card) for card in other.driver.deal.hands[2][-2:]))
    assert seen(one, viewer) == seen(other, viewer)
