"""Secrecy in Schwimmen: every world that differs only in hidden cards tells the same story."""

import dataclasses
import random

import pytest

from game.core.cards import PIQUET_32, Card
from game.core.driver import Driver
from game.core.events import CardsKnown, ZoneRevealed
from game.core.show import view_of
from game.core.shuffle import Seal, secret_from
from tests.game.games.schwimmen.players import PLAYERS
from tests.game.games.schwimmen.support import all_pass, begin, names, order_of, setup, table
from tests.game.games.support import FixedDeck, Game, cards_of, short
from tests.game.games.worlds import shown, worlds

TABLE = "dJ c8 hA"
VIEWERS = (None, 0, 1, 2)


def seen_by(game: Game, viewer: int | None) -> set[str]:
    """Return the cards that a view names, including those of its events, in two letters."""
    text = repr(dataclasses.replace(view_of(game.driver, viewer), question=None))
    return {short(card) for card in PIQUET_32.cards if card.code in text}


def hand(game: Game, seat: int) -> set[str]:
    return {short(card) for card in game.driver.deal.hands[seat]}


def test_before_the_dealer_has_chosen_everybody_knows_the_own_hand_alone() -> None:
    game = begin(table=TABLE)
    for seat in range(3):
        assert seen_by(game, seat) == hand(game, seat)
    assert seen_by(game, None) == set()


def test_a_dealer_who_keeps_turns_the_table_up_for_all() -> None:
    game = begin(table=TABLE).say("C keep")
    for seat in range(3):
        assert seen_by(game, seat) == hand(game, seat) | set(TABLE.split())
    assert seen_by(game, None) == set(TABLE.split())


def test_a_dealer_who_swaps_shows_the_old_hand_and_hides_the_new_one() -> None:
    game = begin(table=TABLE)
    old = hand(game, 2)
    game.say("C swap")
    assert hand(game, 2) == set(TABLE.split())
    for viewer in (None, 0, 1):
        assert seen_by(game, viewer) == (old if viewer is None else old | hand(game, viewer))
        assert view_of(game.driver, viewer).hand(2).cards is None
    assert seen_by(game, 2) == old | set(TABLE.split())


def test_both_cards_of_a_change_are_known_to_all() -> None:
    game = begin(table=TABLE).say("C keep", "A third", "A s9")
    known = [event for event in view_of(game.driver, None).events if isinstance(event, CardsKnown)]
    assert [(names(event.cards), event.source, event.target) for event in known] == [
        ("s9", ("hand", 0), ("table", None)),
        ("hA", ("table", None), ("hand", 0)),
    ]
    assert seen_by(game, None) == {*TABLE.split(), "s9"}
    assert view_of(game.driver, 1).hand(0).cards is None


def test_which_card_one_thinks_of_giving_is_nobody_elses() -> None:
    game = begin(table=TABLE).say("C keep", "A third")
    for viewer in (None, 1, 2):
        view = view_of(game.driver, viewer)
        assert view.question is None
        assert view.asked is not None
        assert (view.asked.kind, view.asked.where, view.asked.choices) == ("give", "hand", ())
        assert view.asked.about == {"card": PIQUET_32.card("hearts-ace")}


def test_a_new_table_is_open_and_the_stock_stays_hidden() -> None:
    game = begin(table=TABLE, stock="d7 h8 cT").say("C keep")
    all_pass(game, 3)
    assert table(game) == "d7 h8 cT"
    assert seen_by(game, None) == {*TABLE.split(), "d7", "h8", "cT"}
    assert view_of(game.driver, None).zone("stock").cards is None
    assert view_of(game.driver, None).zone("aside").cards is None


def test_nobody_learns_in_which_order_the_tables_come_back() -> None:
    one, other = (begin_with_second_pack(order) for order in ("hK dJ c8 h7 c7 d7", "hK dJ c8 d7 h7 c7"))
    for game in (one, other):
        all_pass(game, 16)
        assert (table(game), game.driver.deal.shuffles) == ("hK dJ c8", 2)
    assert one.stock() != other.stock()
    for viewer in (None, 0, 1):
        assert shown(view_of(one.driver, viewer)) == shown(view_of(other.driver, viewer))


def begin_with_second_pack(first: str) -> Game:
    """Begin a deal of two; the second pack begins with these cards."""
    hands = ["s7 s9 d8", "sA h8 d9"]
    top = cards_of(PIQUET_32, first)
    second = [*top, *(card for card in PIQUET_32.cards if card not in top)]
    deck = FixedDeck(order_of(hands, 1, table="hK dJ c8", stock="c7 h7 d7"), second)
    return Game(Driver(setup(2, deck, 1, stock_out="reshuffle"))).say("B keep")


def test_nothing_of_a_hand_is_known_before_hands_are_compared() -> None:
    game = begin(table=TABLE).say("C keep", "A close", "B pass")
    for viewer in (None, 0, 1):
        assert hand(game, 2).isdisjoint(seen_by(game, viewer))
    game.say("C pass")
    for viewer in VIEWERS:
        assert seen_by(game, viewer) >= hand(game, 0) | hand(game, 1) | hand(game, 2)


def test_a_special_shows_its_own_hand_before_the_others_are_compared() -> None:
    game = begin(["cA cK cQ", "sA s8 d9", "h7 dT hJ"])
    story = [type(event).__name__ for event in game.driver.deal.events]
    assert story.index("Announced", 1) < story.index("HandShown")
    assert game.over


def test_who_is_out_sees_what_spectators_see() -> None:
    game = begin(["c7 s9 cK", "", "sA s8 d9"], now=(2, -1, 1), table=TABLE).say("C swap", "A first", "A c7")
    out, spectator = view_of(game.driver, 1), view_of(game.driver, None)
    foreign = [[zone for zone in view.zones if zone.owner != 1] for view in (out, spectator)]
    assert foreign[0] == foreign[1]
    assert dataclasses.replace(out, seat=None, zones=()) == dataclasses.replace(spectator, zones=())


@pytest.mark.parametrize("player", PLAYERS)
def test_hidden_cards_change_nothing_that_is_seen(player: str) -> None:
    compared = 0
    for seed in range(40):
        rng = random.Random(f"{player} {seed}")
        driver = some_way(player, rng)
        viewer = rng.choice([None, *range(driver.deal.seats)])
        for other in worlds(driver, viewer, rng, tries=4):
            assert shown(view_of(other, viewer)) == shown(view_of(driver, viewer))
            compared += 1
    assert compared > 20


def some_way(player: str, rng: random.Random) -> Driver:
    """Return a running deal at a random moment, with some players out."""
    while True:
        seats = rng.randint(2, 8)
        now = tuple(rng.randint(-1, 3) for _ in range(seats))
        driver = Driver(setup(seats, Seal(secret_from(str(rng.random()))), rng.randrange(seats), now=now))
        for _ in range(rng.randrange(20)):
            if driver.question is not None:
                driver.answer(PLAYERS[player].choose(view_of(driver, driver.seat), rng))
        if driver.question is not None:
            return driver


def test_the_unseen_cards_of_the_table_may_be_any() -> None:
    """Two worlds that differ in the three face-down cards look alike to all until the dealer has taken them."""
    views: list[list[object]] = []
    for lying in (TABLE, "dK hQ cT"):
        game = begin(table=lying)
        views.append([shown(view_of(game.driver, viewer)) for viewer in VIEWERS])
    assert views[0] == views[1]


def test_the_new_hand_of_the_dealer_may_be_any() -> None:
    views: list[list[object]] = []
    for lying in (TABLE, "dK hQ cT"):
        game = begin(table=lying).say("C swap", "A first", "A c7", "B pass")
        views.append([shown(view_of(game.driver, viewer)) for viewer in (None, 0, 1)])
    assert views[0] == views[1]


def test_only_the_dealer_is_told_what_was_taken_unseen() -> None:
    game = begin(table=TABLE).say("C swap")
    told: dict[int | None, list[tuple[Card, ...]]] = {
        viewer: [event.cards for event in view_of(game.driver, viewer).events if isinstance(event, CardsKnown)]
        for viewer in VIEWERS
    }
    assert [len(cards) for cards in told.values()] == [0, 0, 0, 2]
    revealed = [event for event in view_of(game.driver, None).events if isinstance(event, ZoneRevealed)]
    assert [names(event.cards) for event in revealed] == ["h7 dT hJ"]
