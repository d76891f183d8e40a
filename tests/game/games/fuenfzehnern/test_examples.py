"""The worked examples of Fünfzehnern, by their ids in the rules, played through the script."""

import json

from game.core.record import record_of
from game.games.fuenfzehnern import FUENFZEHNERN
from tests.game.games.fuenfzehnern.support import (
    FZ_1,
    FZ_2,
    FZ_3,
    bound,
    by_chance,
    deal,
    duty,
    points,
    scores,
    winners,
)
from tests.game.games.support import Game, example


def test_fz_1_four_seats() -> None:
    game = by_chance(4, FZ_1)
    assert points(game) == [22, 18, 12, 8]
    assert scores(game) == game.net == "A+7 B+3 C-3 D-7"
    assert payments(game) == ["C pays 3", "D pays 7", "A takes 7", "B takes 3"]


def test_fz_2_three_seats() -> None:
    game = by_chance(3, FZ_2)
    assert points(game) == [20, 15, 10]
    assert scores(game) == game.net == "A+5 B+0 C-5"
    assert payments(game) == ["C pays 5", "A takes 5"]


def test_fz_3_one_player_takes_all() -> None:
    game = example(FUENFZEHNERN, "all-clubs")
    assert points(game) == [60, 0, 0, 0]
    assert scores(game) == game.net == "A+45 B-15 C-15 D-15"


def test_fz_3_fifteen_each() -> None:
    game = by_chance(4, FZ_3)
    assert points(game) == [15, 15, 15, 15]
    assert scores(game) == "A+0 B+0 C+0 D+0"
    assert payments(game) == []


def payments(game: Game) -> list[str]:
    """Return the payments into the pool and out of it."""
    moved = game.driver.deal.bank.payments
    assert {payment.reason for payment in moved} <= {"shortfall", "surplus"}
    return [
        f"{'ABCD'[source]} pays {amount}" if source >= 0 else f"{'ABCD'[target]} takes {amount}"
        for source, target, amount, _ in moved
    ]


def bound_to_hearts(*others: str, hand: str = "h7 h9 sA sK cK d8", **options: bool) -> Game:
    """Let B take the lead from A with the ace of hearts, lead the king, and keep this hand."""
    a, c, d = others or ("hT h8", "hJ c7", "hQ d7")
    game = deal(a, f"hA hK {hand}", c, d, **options)
    (a1, a2), (c1, c2), (d1, d2) = (cards.split()[:2] for cards in (a, c, d))
    return game.play(f"{a1} hA {c1} {d1}", f"hK {c2} {d2} {a2}")


def test_fz_4_a_leader_is_bound_to_hearts() -> None:
    game = bound_to_hearts()
    assert (game.asked, bound(game), duty(game)) == ("B", "B hearts", "lead-suit")
    assert game.choices == {"h7", "h9", "sA", "sK"}


def test_fz_4_where_ones_own_cards_do_not_count() -> None:
    assert bound_to_hearts(own_cards_count=False).choices == {"h7", "h9", "sA"}


def test_fz_4_once_the_ace_of_clubs_was_played() -> None:
    assert bound_to_hearts("hT h8", "hJ c7", "hQ cA").choices == {"h7", "h9", "sA", "sK", "cK"}


def test_fz_4_without_hearts_in_hand() -> None:
    game = bound_to_hearts("hT h8", "hJ h7", "hQ h9", hand="c8 d9 sA sK cK d8")
    assert game.choices == {"c8", "d9", "sA", "sK", "cK", "d8"}
    assert duty(game) == "free"


CLUBS = "cK cQ c7 h9"


def test_fz_5_zwang() -> None:
    game = deal(f"{CLUBS} hA d7 d8 d9", "cA hK sA sK sQ sJ sT s9", "c9 h7", "c8 h8")
    assert game.choices == {*game.hand("A"), "zwang_clubs"}
    game.say("A zwang_clubs")
    assert game.announced() == ["zwang A"]
    assert [str(card) for _, card in game.driver.deal.trick] == ["clubs-queen"]
    assert game.choices == {"cA"}
    game.say("B cA", "C c9", "D c8")
    assert (winners(game), bound(game), game.announced()) == ("B", "B clubs", ["zwang A", "bound B"])
    game.play("hK h7 h8 hA")
    assert (game.asked, bound(game)) == ("A", "A hearts")
    assert game.choices == {"cK", "h9"}


def test_fz_6_no_zwang_in_a_suit_that_may_not_be_led() -> None:
    game = bound_to_hearts("hT h8", "hJ d7", "hQ dT", hand="cK cQ c7 h9 d8 d9")
    assert game.choices == {"h9"}
    assert (game.asked, game.kind) == ("B", "play")


def test_fz_7_no_zwang_with_the_ace_played() -> None:
    game = deal("dA cK cQ c7", "d7", "d8", "cA s7 s8 s9 sT sJ sQ sK")
    assert "zwang_clubs" in game.choices
    game.play("dA d7 d8 cA")
    assert (game.asked, game.choices) == ("A", game.hand("A"))


def test_fz_7_no_zwang_with_the_ace_in_hand() -> None:
    assert deal("cA cK cQ").choices == deal("cA cK cQ").hand("A")


def test_fz_8_still_bound_after_an_ace_that_won() -> None:
    game = bound_to_hearts("hT h8 s7", "hJ c7 s8", "hQ d7 s9").play("sA s8 s9 s7")
    assert (game.asked, bound(game)) == ("B", "B hearts")
    assert game.choices == {"h7", "h9", "sK"}


def test_fz_9_the_ace_must_come_down() -> None:
    game = deal(CLUBS, "cA cT", "cJ c9").say("A zwang_clubs")
    assert (game.choices, duty(game)) == ({"cA"}, "zwang")
    game.say("B cA")
    assert (game.choices, duty(game)) == ({"cJ", "c9"}, "follow")


def test_fz_10_a_whole_deal() -> None:
    game = example(FUENFZEHNERN, "three-seats", 6)
    assert (game.asked, bound(game), duty(game)) == ("C", "C spades", "free")
    game = example(FUENFZEHNERN, "three-seats", 12)
    assert (game.asked, bound(game), duty(game)) == ("A", "A hearts", "free")
    game = example(FUENFZEHNERN, "three-seats")
    assert winners(game) == "CCBAAAAA"
    assert points(game) == [27, 10, 8]
    assert scores(game) == game.net == "A+12 B-5 C-7"
    assert payments(game) == ["B pays 5", "C pays 7", "A takes 12"]
    assert (game.pot, game.next_dealer) == (0, "A")
    record = json.loads(json.dumps(record_of(game.driver)))
    assert record["tallies_after"] == {"score": [12, -5, -7]}
    assert {"seat": 2, "kind": "play"}.items() <= record["questions"][6].items()
    assert record["questions"][6]["answer"] == "zwang_hearts"
