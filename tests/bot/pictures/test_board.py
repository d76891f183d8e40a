"""The picture of a table with two sides shows both of them, the cards between, and the winner of each lane."""

from dataclasses import replace

import pytest

from bot.pictures.packs import PACKS
from bot.pictures.pixels import light_png
from bot.pictures.scene import BoardScene, LaneScene, SeatScene, Style, TableScene
from bot.pictures.table import BOARD_WEIGHT, draw_table, table_picture
from tests.bot.pictures.looking import distance, seen

FRENCH = Style("french")
CODES = PACKS["french"].codes()
LONG = "a straight flush as high as the king of them all"
ANNA, BEN = SeatScene("Anna", points=2, dealer=True), SeatScene("Ben", points=1, turn=True)


def rows(*lanes: LaneScene, ready: str | None = None, seats: tuple[int, int] = (1, 0)) -> TableScene:
    return TableScene((ANNA, BEN), stock=9, board=BoardScene(seats, lanes, ready=ready))


def columns(*lanes: LaneScene, seats: tuple[int, int] = (0, 1)) -> TableScene:
    return TableScene((ANNA, BEN), board=BoardScene(seats, lanes, rows=False))


ROW = LaneScene((CODES[:2], CODES[2:3]), CODES[3:4], 4, "Top", ("pair", "flush"))
MOVE = LaneScene((CODES[:1], CODES[1:2]), title="1", room=1, first=0)
FULL = rows(*(LaneScene((CODES[n : n + 4], CODES[n + 4 : n + 8]), CODES[n + 8 : n + 9], 4, LONG, (LONG, LONG), best=1)
              for n in (0, 9, 18)))  # fmt: skip


def test_full_boards_and_long_move_lists_are_small_in_bytes() -> None:
    moves = [LaneScene(((CODES[n],), (CODES[n + 10],)), title=str(n + 1), first=n % 2) for n in range(10)]
    for scene in (FULL, columns(*moves), columns(LaneScene(((None,), ()), title="+1"), *moves)):
        picture = table_picture(scene, FRENCH)
        assert picture.width == 720
        assert len(picture.data) <= BOARD_WEIGHT
    assert light_png(draw_table(FULL, FRENCH), limit=BOARD_WEIGHT) == table_picture(FULL, FRENCH)


CHANGES_OF_A_ROW = {
    "another card": rows(ROW._replace(sides=(CODES[1:3], CODES[2:3]))),
    "one card more": rows(ROW._replace(sides=(CODES[:2], CODES[4:6]))),
    "the other card between": rows(ROW._replace(between=CODES[5:6])),
    "less room": rows(ROW._replace(room=2)),
    "title": rows(ROW._replace(title="Low")),
    "what is told": rows(ROW._replace(words=("pair", "straight"))),
    "won": rows(ROW._replace(best=0)),
    "face down": rows(ROW._replace(sides=((None, None), CODES[2:3]))),
    "just drawn": rows(ROW, ready=CODES[7]),
    "sides changed": rows(ROW, seats=(0, 1)),
    "turn": replace(rows(ROW), seats=(ANNA, replace(BEN, turn=False))),
    "stock": replace(rows(ROW), stock=8),
    "badge": replace(rows(ROW), badge="match 2"),
}
CHANGES_OF_A_MOVE = {
    "another card": columns(MOVE._replace(sides=(CODES[:1], CODES[5:6]))),
    "not yet answered": columns(MOVE._replace(sides=(CODES[:1], ()))),
    "face down": columns(MOVE._replace(sides=((None,), CODES[1:2]))),
    "the other side began": columns(MOVE._replace(first=1)),
    "what is told": columns(MOVE._replace(words=("mate", ""))),
    "title": columns(MOVE._replace(title="2")),
    "another move": columns(MOVE, MOVE._replace(title="2")),
    "sides changed": columns(MOVE, seats=(1, 0)),
}


@pytest.mark.parametrize(
    ("usual", "changed"),
    [
        *(pytest.param(rows(ROW), changed, id=what) for what, changed in CHANGES_OF_A_ROW.items()),
        *(pytest.param(columns(MOVE), changed, id=f"{what} of a move") for what, changed in CHANGES_OF_A_MOVE.items()),
    ],
)
def test_every_detail_of_a_row_or_move_is_visible_even_without_colour(usual: TableScene, changed: TableScene) -> None:
    before, after = (seen(table_picture(scene, FRENCH)).convert("L") for scene in (usual, changed))
    assert before.size != after.size or distance(before, after) > 0.02


def test_overlong_words_stay_on_their_side() -> None:
    plain = draw_table(rows(ROW._replace(words=("", ""))), FRENCH)
    told = draw_table(rows(ROW._replace(words=(LONG, ""))), FRENCH)
    right = (360, 0, 720, plain.height)
    assert distance(plain, told) > 0
    assert distance(plain.crop(right), told.crop(right)) == 0


@pytest.mark.parametrize("scene", [rows(), rows(*[ROW] * 5), columns(), columns(*[MOVE] * 12)])
def test_a_board_with_no_lanes_or_too_many_is_not_drawn(scene: TableScene) -> None:
    with pytest.raises(ValueError, match="a board has"):
        table_picture(scene, FRENCH)
