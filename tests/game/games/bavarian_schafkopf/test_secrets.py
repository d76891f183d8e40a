"""Nobody but the holder of the called ace knows the declarer's partner before it falls."""

import random

import pytest

from game.core.deal import Deal
from game.core.view import View
from game.games.bavarian_schafkopf.cards import LONG
from tests.game.games.bavarian_schafkopf.support import HANDS, called

SEATS = "ABCD"
HOLDER = "C"


def has_fallen(deal: Deal) -> bool:
    played = [card for trick in deal.tricks for _, card in trick.plays] + [card for _, card in deal.trick]
    return LONG.card("leaves-ace") in played


def told(view: View) -> object:
    """Return everything about others that a view holds, without its own cards and question."""
    marks = [(mark.name, mark.seat, mark.value) for mark in view.marks]
    return view.asked, marks, [(zone.name, zone.owner, zone.count) for zone in view.zones]


@pytest.mark.parametrize("seed", range(40))
def test_players_know_only_their_own_side_and_those_declared(seed: int) -> None:
    game, rng = called(), random.Random(seed)
    spoke = {0}
    while game.driver.question and not has_fallen(game.driver.deal):
        for letter in SEATS:
            if letter != HOLDER:
                assert {*game.seen(letter).sides} <= {SEATS.index(letter), *spoke}
        assert {*game.seen().sides} <= spoke
        seat, answer = game.driver.seat, rng.choice(game.driver.question.answers)
        if answer in {"stoss", "retour"}:
            spoke |= {seat} if seat != SEATS.index(HOLDER) else {*range(4)}
        game.driver.answer(answer)


@pytest.mark.parametrize("stoss", ["first_card", "before_lead", "off"])
def test_the_table_looks_the_same_whoever_holds_the_ace(stoss: str) -> None:
    a, b, c, d = HANDS
    hands = (a, b.replace("lT", "lA"), c.replace("lA", "lT"), d)
    one, other = (called(each, stoss=stoss) for each in (HANDS, hands))
    while one.driver.question and one.kind == "stoss":
        for viewer in ("-", "A", "D"):
            assert told(one.seen(viewer)) == told(other.seen(viewer))
        one.driver.answer("no")
        other.driver.answer("no")
    for card in ("aO", "h8", "h7", "lU"):
        for viewer in ("-", "A", "D"):
            assert told(one.seen(viewer)) == told(other.seen(viewer))
        one.say(f"{one.asked} {card}")
        other.say(f"{other.asked} {card}")
