"""A past deal with open hands shows every card and who played which, at tables of every size."""

from dataclasses import replace
from typing import Any

import pytest

from bot.pictures.open_hands import open_picture
from bot.pictures.packs import PACKS
from bot.pictures.scene import OpenHands, SeatScene, Style, TableScene
from tests.bot.pictures.looking import distance, seen

FRENCH = Style(pack="french")
CODES = sorted(PACKS["french"].codes())
SEATS = tuple(SeatScene(name, chips=3) for name in ("Anna", "Ben", "Cleo"))
DEAL = OpenHands(TableScene(SEATS, pot=6, trump_suit="hearts"), tuple(tuple(CODES[n : n + 3]) for n in (0, 3, 6)), 3)


def changed(seat: SeatScene) -> OpenHands:
    return DEAL._replace(table=replace(DEAL.table, seats=(seat, *SEATS[1:])))


@pytest.mark.parametrize("seats", range(2, 11))
@pytest.mark.parametrize("cards", [0, 1, 4, 10])
def test_tables_of_every_size_are_drawn(seats: int, cards: int) -> None:
    hands = tuple(tuple(CODES[(seat * cards + card) % len(CODES)] for card in range(cards)) for seat in range(seats))
    scene = TableScene(tuple(SeatScene(f"W{'w' * 30}{seat}", chips=10**9) for seat in range(seats)), badge="x" * 99)
    picture = open_picture(OpenHands(scene, hands, cards), FRENCH)
    assert picture.width == 720


def test_every_card_and_marker_is_visible() -> None:
    of_seat: dict[str, Any] = {
        "turn": True, "dealer": True, "declarer": True, "state": "out", "played": CODES[20], "tricks": 2,
        "notes": ("lifts",), "name": "Zoe", "chips": -8, "points": 5, "lives": 2,
    }  # fmt: skip
    of_table = {"pot": 77, "trump_suit": "spades", "open_cards": (CODES[30],), "trump": CODES[31]}
    others = [
        DEAL._replace(hands=((*DEAL.hands[0][:2], CODES[9]), *DEAL.hands[1:])),
        DEAL._replace(hands=((), *DEAL.hands[1:])),
        *(changed(replace(SEATS[0], **{name: value})) for name, value in of_seat.items()),
        *(DEAL._replace(table=replace(DEAL.table, **{name: value})) for name, value in of_table.items()),
    ]
    usual = seen(open_picture(DEAL, FRENCH))
    assert all(distance(usual, seen(open_picture(other, FRENCH))) > 0.005 for other in others)


def test_led_and_winning_cards_stand_out_from_other_cards() -> None:
    played = replace(SEATS[0], played=CODES[20])
    seats = (played, replace(played, won=True), replace(played, leads=True))
    plain, won, led = (seen(open_picture(changed(seat), FRENCH)) for seat in seats)
    assert distance(plain, won) > 0.001
    assert distance(plain, led) > 0.001
