"""The worked examples of Schafkopf, by their ids in the rules, played through the script."""

import pytest

from game.core.cards import PIQUET_32
from game.core.errors import Value
from game.core.ordering import follow
from game.games.schafkopf.cards import ORDERING
from tests.game.games.schafkopf.support import alone, begin, dealt, least, told
from tests.game.games.support import Game, cards_of, short

EXACTLY_61 = "hA sT hK, cJ d9 d7, sJ d8 dK, h7 c7 h8, s7 s9 s8, dA sQ sA, dJ c8 dQ, hQ dT cK, cT cA c9, cQ hT h9"
EXACTLY_60 = "dQ cQ d8, sT s8 h8, dK dA cJ, sJ dT dJ, d9 hJ c9, hT h7 hK, sA s7 d7, h9 sK cA, c7 sQ cT, s9 c8 hQ"
EXACTLY_90 = "sQ d8 d7, d9 dJ dK, h8 h7 h9, dA hA hJ, s9 sA s8, cQ cA hQ, cJ c9 sT, cK c7 c8, sJ hT sK, dT hK s7"
EXACTLY_91 = "sK s8 sA, c7 cA cT, sQ dQ d9, hA h8 h7, hQ d8 sJ, cQ dT cK, dJ dK c8, d7 s7 c9, hK hT h9, s9 sT cJ"
EXACTLY_30 = "cK cA c7, s7 s8 sA, cT sQ dQ, sT s9 sK, dK d9 cQ, dJ d7 dT, hK hA d8, sJ dA cJ, h9 hQ hT, hJ h7 h8"
EXACTLY_31 = "h7 hA d9, sQ hQ sJ, c7 c9 cA, cQ dT d8, s7 s8 sT, hK h8 c8, hJ cJ dJ, s9 sK dQ, d7 dK dA, cK hT sA"
ALL_TRICKS = "hQ d9 d8, cQ d7 dK, dT h8 cK, dA s8 sT, hJ hA hT, cJ cT hK, dJ s7 c7, sJ h7 s9, dQ sK h9, sQ c9 sA"
NO_TRICK = "dA cJ d7, sJ s9 hJ, dT h9 hQ, dJ d8 c9, sK sA s8, cK c8 cT, sQ d9 h8, dK dQ s7, hA h7 hK, hT c7 cQ"
ALL_POINTS = "cQ dT dK, sQ d9 d7, hQ d8 s9, c7 c8 c9, sT dA sA, dJ hA s8, hJ sK cK, sJ h9 s7, cJ h8 cA, dQ h7 hK"

LEAST_20_45_55 = "sT sK h7, sJ hJ dJ, c9 cK c7, cJ sQ d9, dT dQ cQ, cT c8 s8, cA h8 hK, d7 dK hT, dA hA d8, hQ h9 sA"
LEAST_NO_TRICK = "d7 dA cJ, sA s9 sK, hA hT h9, cQ cT hJ, c9 c8 cK, sQ sJ s8, dQ hQ h8, sT s7 d9, dT dK c7, d8 hK h7"
LEAST_NO_POINT = "c9 c8 c7, d7 sQ d9, cQ dA dJ, cK cA hT, dQ d8 dT, hK h9 hA, cJ dK s8, cT s9 h8, sT hJ s7, hQ h7 sA"
LEAST_30_30_60 = "cJ d9 d7, c7 sK c9, hT hA hJ, d8 dA hQ, cT sA cA, h7 hK sT, s7 s8 h9, dJ sQ sJ, cK c8 dQ, dT cQ dK"
LEAST_0_0_120 = "h7 hT sJ, c7 c8 c9, d7 hJ dK, dQ dT d9, sQ d8 cA, cJ h9 sA, cQ s9 sK, dA cT hA, dJ s7 s8, hQ sT hK"
LEAST_40_40_40 = "sT s8 hA, hQ cQ dT, dQ dJ cJ, sJ dK d8, c8 cT c7, hT h9 h7, dA d7 d9, c9 s7 cA, sK hK sA, h8 s9 hJ"

WHOLE = "cQ hJ d7, hQ dT sQ, dQ d9 c7, cJ h7 c8, sJ s8 h8, dJ h9 s9, dA hK sK, dK hT cK, d8 cT cA, s7 hA sA"
PACK = "cQ hA d9 sK hJ c7 d7 dK sT cJ dJ hT hK h7 s8 s9 c8 h8 dT dQ sQ sJ d8 hQ h9 cT cA cK sA dA s7 c9"


def made(game: Game) -> tuple[Value, Value]:
    """Return the announced points and tricks of the declarer."""
    what = "schafkopf-won" if any(line.startswith("schafkopf-won") for line in game.announced()) else "schafkopf-lost"
    values = told(game, what)
    return values["points"], values["tricks"]


def test_sc_1_sixty_one_with_what_was_buried() -> None:
    game = alone("A", EXACTLY_61)
    assert game.zone("aside", "A") == {"sK", "hJ"}
    assert made(game) == (61, 6)
    assert (game.scores, game.net) == ("A+2", "A+4 B-2 C-2")


def test_sc_2_sixty_is_one_too_few() -> None:
    game = alone("B", EXACTLY_60)
    assert made(game)[0] == 60
    assert (game.scores, game.net) == ("B-2", "A+2 B-4 C+2")


@pytest.mark.parametrize(("tricks", "points", "score"), [(EXACTLY_90, 90, "A+2"), (EXACTLY_91, 91, "A+4")])
def test_sc_3_ninety_and_ninety_one(tricks: str, points: int, score: str) -> None:
    game = alone("A", tricks)
    assert (made(game), game.scores) == ((points, 8), score)


@pytest.mark.parametrize(("tricks", "points", "score"), [(EXACTLY_30, 30, "A-4"), (EXACTLY_31, 31, "A-2")])
def test_sc_4_thirty_and_thirty_one(tricks: str, points: int, score: str) -> None:
    game = alone("A", tricks)
    assert (made(game), game.scores) == ((points, 3), score)


def test_sc_5_all_ten_tricks() -> None:
    game = alone("A", ALL_TRICKS)
    assert made(game) == (120, 10)
    assert (game.scores, game.net) == ("A+6", "A+12 B-6 C-6")


@pytest.mark.parametrize(("schwarz_by", "score"), [("tricks", "C-6"), ("points", "C-4")])
def test_sc_6_no_trick_but_points_buried(schwarz_by: str, score: str) -> None:
    game = alone("C", NO_TRICK, schwarz_by=schwarz_by)
    assert game.zone("aside", "C") == {"cA", "sT"}
    assert (made(game), game.scores) == ((21, 0), score)


@pytest.mark.parametrize(("schwarz_by", "score"), [("tricks", "A+4"), ("points", "A+6")])
def test_sc_6b_all_points_but_one_worthless_trick(schwarz_by: str, score: str) -> None:
    game = alone("A", ALL_POINTS, schwarz_by=schwarz_by)
    assert (made(game), game.scores) == ((120, 9), score)


def test_sc_7_fewest_points() -> None:
    game = least(LEAST_20_45_55)
    assert game.driver.deal.taken == [2, 4, 4]
    assert told(game, "least-won") == {"points": 20, "score": 2}
    assert (game.scores, game.net) == ("A+2", "A+4 B-2 C-2")


def test_sc_7_no_trick() -> None:
    game = least(LEAST_NO_TRICK)
    assert game.driver.deal.taken[0] == 0
    assert (told(game, "least-won")["points"], game.scores) == (0, "A+4")


def test_sc_7b_a_worthless_trick() -> None:
    game = least(LEAST_NO_POINT)
    assert game.driver.deal.taken[0] == 1
    assert (told(game, "least-won")["points"], game.scores) == (0, "A+4")


def test_sc_8_two_players_tie() -> None:
    game = least(LEAST_30_30_60)
    winners = [trick.winner for trick in game.driver.deal.tricks]
    assert [len(winners) - winners[::-1].index(seat) for seat in (0, 1)] == [6, 9]
    assert (told(game, "least-won")["points"], game.scores) == (30, "A+2")


def test_sc_9_one_takes_every_point() -> None:
    game = least(LEAST_0_0_120)
    assert game.driver.deal.taken == [0, 1, 9]
    assert game.announced()[-1] == "least-all C"
    assert (game.scores, game.net) == ("C-4", "A+4 B+4 C-8")


def test_sc_10_three_players_tie() -> None:
    game = least(LEAST_40_40_40)
    assert game.announced()[-1] == "least-won C"
    assert (game.scores, game.net) == ("C+2", "A-2 B-2 C+4")


def test_sc_11_thrown_in() -> None:
    game = dealt(all_pass="throw_in").say("A pass, B pass, C pass")
    assert game.over
    assert game.announced() == ["thrown-in-widow"]
    assert (game.scores, game.net, game.next_dealer) == ("", "A+0 B+0 C+0", "A")


def test_sc_11_the_dealer_must_pick() -> None:
    game = dealt(all_pass="dealer_picks").say("A pass", "B pass")
    assert (game.asked, game.kind) == ("C", "discard")
    assert game.announced() == ["dealer-picks C"]


@pytest.mark.parametrize(
    ("led", "hand", "legal"),
    [
        ("sA", "sQ s7 dA", {"s7"}),
        ("sA", "sQ h7 dA", {"sQ", "h7", "dA"}),
        ("d7", "sQ h7 c8", {"sQ"}),
    ],
)
def test_sc_12_queens_jacks_and_diamonds_are_one_suit(led: str, hand: str, legal: set[str]) -> None:
    cards, _ = follow(cards_of(PIQUET_32, hand), [(0, cards_of(PIQUET_32, led)[0])], ORDERING)
    assert set(map(short, cards)) == legal


def test_sc_20_a_whole_deal() -> None:
    game = begin(cards_of(PIQUET_32, PACK))
    assert [game.hand(letter) for letter in "ABC"] == [
        {"cQ", "hA", "d9", "hT", "hK", "h7", "s8", "hQ", "h9", "cT"},
        {"sK", "hJ", "c7", "s9", "c8", "h8", "dT", "cA", "cK", "sA"},
        {"d7", "dK", "sT", "dQ", "sQ", "sJ", "d8", "dA", "s7", "c9"},
    ]
    assert game.zone("widow") == {"cJ", "dJ"}
    game.say("A pass", "B pass", "C pick", "C discard:c9+sT")
    game.play(*WHOLE.split(", "))
    assert made(game) == (93, 8)
    assert (game.scores, game.net) == ("C+4", "A-4 B-4 C+8")
