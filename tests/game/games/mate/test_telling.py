"""The texts about a round of Mate, and the statistics of a seat."""

import json
from typing import Any

from game.core.lines import Line, Seat
from game.core.record import as_line, record_of
from game.core.visibility import view_of
from game.games.mate import MATE
from tests.game.games.mate.support import MATES, SEATS, Round, begun, card, deal

L, O = Seat(SEATS["L"]), Seat(SEATS["O"])  # noqa: E741


def record(game: Round) -> dict[str, Any]:
    return json.loads(as_line(record_of(game.driver)))


def test_what_a_seat_did_is_counted_by_the_record() -> None:
    game = begun("MA-8").foreplace().move("♦10-♦K, ♠10-♠7, ♦A-♦Q, ♣K-♣Q, ♠Q")
    told = record(game)
    assert MATE.telling.counts(told, SEATS["L"]) == {
        "games": 2, "mates-of-games": 1, "mated-of-games": 1, "draws-of-games": 0, "moves-of-mates-of-games": 9,
        "overmates": 0, "foreplaced-of-games": 1,
    }  # fmt: skip
    assert MATE.telling.counts(told, SEATS["O"])["moves-of-mates-of-games"] == 5


def test_an_overmate_and_draws_of_nine_and_ten_moves_are_counted() -> None:
    overmate = MATE.telling.counts(record(begun("MA-9").skip_game()), SEATS["O"])
    assert (overmate["overmates"], overmate["mates-of-games"] >= 1) == (1, True)
    for example in ("MA-11", "MA-12"):
        game = begun(example).foreplace(L="♥K" if example == "MA-12" else "♥7").skip_game()
        drawn = [MATE.telling.counts(record(game), seat) for seat in (0, 1)]
        assert drawn[0]["draws-of-games"] == drawn[1]["draws-of-games"] >= 1
        assert drawn[0]["mates-of-games"] == drawn[1]["mated-of-games"]
        assert sum(counted["foreplaced-of-games"] for counted in drawn) == 2 + (example == "MA-12")


def test_the_board_shows_what_was_foreplaced_then_the_moves_then_the_one_to_come() -> None:
    leader, other, *_ = MATES["MA-5"]
    game = deal(leader, other).foreplace(O="♥7").move("♣K-♣Q, ♠K-♦K")
    assert MATE.telling.board is not None
    board = MATE.telling.board(view_of(game.driver, None))
    assert board is not None
    assert (board.seats, board.rows) == ((1, 0), False)
    assert [lane.name for lane in board.lanes] == ["foreplaced", *map(str, range(1, 11))]
    assert board.lanes[0].sides == ((), (None,))
    assert board.lanes[2].sides == ((card("♠K"),), (card("♦K"),))
    assert [(lane.first, lane.best) for lane in board.lanes[1:5]] == [(0, 0), (0, 0), (0, None), (None, None)]
    own = MATE.telling.board(view_of(game.driver, SEATS["O"]))
    assert own is not None
    assert own.lanes[0].sides == ((), (card("♥7"),))


def test_on_the_board_a_card_that_is_played_again_lies_twice() -> None:
    leader, other, foreplaced, moves, *_ = MATES["MA-9"]
    game = deal(leader, other).foreplace().skip_game().foreplace(L=foreplaced["O"]).move(moves)
    board = MATE.telling.board(view_of(game.driver, None))
    assert board is not None
    assert len(board.lanes) == 11
    assert board.lanes[0].sides == ((card("♣A"),), ())
    assert [lane.sides[0] for lane in board.lanes[-2:]] == [(card("♠A"),)] * 2
    assert (board.lanes[-1].best, board.lanes[-1].told) == (0, (Line("lane-mate"), None))
