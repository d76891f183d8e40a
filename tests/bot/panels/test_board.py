"""A table with two sides, in words and as a scene, in any game."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

from bot.language import Language
from bot.panels.table.panel import panel
from bot.panels.table.scenes import table_scene
from bot.panels.table.text import table_alt
from bot.pictures.scene import TableScene
from game.core.board import Board, Lane
from game.core.driver import Driver
from game.core.lines import Line
from game.core.parts import Telling
from game.core.view import View
from game.table.view import TableView
from tests.bot.panels.reading import words
from tests.bot.panels.seated import dealt, table_view_of
from tests.harness.bare.odd import POND

TEXTS = Language(strict=True).texts("en")
OPEN_CARDS = 3


def ditch(view: View) -> Board:
    """Return a lane around each card of the pond but the first; the dealer sits on the right."""
    pond = tuple(view.zone("pond").cards or ())
    lanes = (
        Lane("upper", (pond[1:2], (None,)), pond[:1], 2, (Line("ditch-dry"), None), best=0),
        Lane("7", (pond[2:], ()), first=1),
    )
    return Board((1, 0), lanes, ready=pond[0])


LAID_OUT = replace(POND, telling=Telling(board=ditch))


def table() -> tuple[TableView, View]:
    view = table_view_of(dealt(LAID_OUT, 2, random.Random(3)), None)
    assert view.deal is not None
    return view, view.deal


def scene() -> TableScene:
    view, deal = table()
    return table_scene(view, deal, TEXTS)


def named(driver: Driver) -> Sequence[str]:
    return [card.code for card in driver.deal.zones["pond", None].cards]


def test_what_lies_in_the_lanes_is_drawn_there_and_nowhere_else() -> None:
    first, second, third = named(dealt(LAID_OUT, 2, random.Random(3)))
    drawn = scene()
    assert drawn.board is not None
    upper, move = drawn.board.lanes
    assert (drawn.board.seats, drawn.board.ready, drawn.open_cards) == ((1, 0), first, ())
    assert (upper.sides, upper.between, upper.room, upper.best) == (((second,), (None,)), (first,), 2, 0)
    assert (upper.title, upper.words) == ("upper", ("ditch dry", ""))
    assert (move.sides, move.title, move.first) == (((third,), ()), "7", 1)


def test_the_lanes_are_told_where_there_is_no_picture() -> None:
    told = words(panel(table()[0], TEXTS)).splitlines()
    upper = next(line for line in told if line.startswith("**upper**"))
    assert "Ben" in upper.partition(";")[0]
    assert upper.endswith("Anna face down")
    assert "**ditch dry**" in upper
    assert any(line.startswith("**7**: Ben") for line in told)
    assert not any(line.startswith("pond") for line in told)


def test_the_lanes_are_told_in_the_words_for_the_picture() -> None:
    view, deal = table()
    assert "7: Ben " in table_alt(view, deal, TEXTS)


def test_a_game_without_a_board_is_drawn_as_a_round_table() -> None:
    view = table_view_of(dealt(POND, 2, random.Random(3)), None)
    assert view.deal is not None
    drawn = table_scene(view, view.deal, TEXTS)
    assert (drawn.board, len(drawn.open_cards)) == (None, OPEN_CARDS)
