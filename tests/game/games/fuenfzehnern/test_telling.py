"""The game's own texts: points so far, cards that may be led, everyone's points, and statistics."""

from game.core.lines import Line, Seat
from game.core.record import record_of
from game.core.show import view_of
from game.games.fuenfzehnern import FUENFZEHNERN
from tests.game.games.fuenfzehnern.support import by_chance, deal, points, three_seats
from tests.game.games.support import Game, cards_of


def told(game: Game, seat: int) -> list[Line]:
    return list(FUENFZEHNERN.telling.hand_lines(view_of(game.driver, seat)))


def bound_to_hearts() -> Game:
    """Let B take the lead with the ace of hearts, holding an ace and a king as well as more hearts."""
    return deal("hT", "hA hK h7 sA sK cK d8 d9", "hJ c7", "hQ d7").play("hT hA hJ hQ")


def test_the_points_of_ones_own_tricks() -> None:
    game = bound_to_hearts()
    assert told(game, 0) == []
    assert told(game, 1)[0] == Line("hand-points", {"points": 11, "tricks": 1})


def test_what_else_a_bound_leader_may_lead() -> None:
    game = bound_to_hearts()
    assert told(game, 1)[1:] == [Line("hand-unbeatable", {"cards": tuple(cards_of(game.driver.deal.pack, "sA sK"))})]
    assert told(game.say("B h7"), 2) == []


def test_that_a_leader_has_run_out_of_the_suit() -> None:
    game = deal("hT h7", "hA sA sK cK d8 d9 dT dJ", "hJ c7", "hQ d7").play("hT hA hJ hQ")
    assert told(game, 1)[1:] == [Line("hand-free", {"suit": "hearts"})]


def test_what_zwang_is() -> None:
    game = deal("cK cQ c7", "cA")
    assert told(game, 0) == [Line("hand-zwang", {"suit": "clubs"})]
    assert told(game, 1) == []


def test_everybodys_points_at_the_end() -> None:
    game = three_seats()
    assert FUENFZEHNERN.telling.summary(view_of(game.driver, None)) == []
    game = by_chance(3, 17760)
    values = {"a": Seat(0), "a_points": 20, "b": Seat(1), "b_points": 15, "c": Seat(2), "c_points": 10}
    assert FUENFZEHNERN.telling.summary(view_of(game.driver, None)) == [Line("summary-points-3", values)]


def test_what_is_counted_of_a_seat() -> None:
    game = three_seats().play(
        "s9 s7 sT", "sK s8 sQ", "zwang_hearts hJ hA", "h7 h8 h9", "sJ hT cT", "sA cQ c8", "cA c9 cK"
    )
    counted = [FUENFZEHNERN.telling.counts(record_of(game.driver), seat) for seat in range(3)]
    assert [each["points"] for each in counted] == points(game) == [27, 10, 8]
    assert [each["surplus"] for each in counted] == [1, 0, 0]
    assert [each["zwang"] for each in counted] == [0, 0, 1]
