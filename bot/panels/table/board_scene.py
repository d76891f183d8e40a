"""Turns a table with two sides into a board to draw."""

from __future__ import annotations

from bot.language import Texts
from bot.panels.kit.words import line_words
from bot.panels.table.board import lane_name
from bot.pictures.scene import BoardScene, LaneScene
from game.core.board import Board, Cards, Lane
from game.core.lines import Line
from game.core.view import View
from game.table.view import TableView


def board_scene(view: TableView, deal: View, board: Board, texts: Texts) -> BoardScene:
    """Return the scene of a board; `view` is the spectator's, `texts` are those of the game."""
    return BoardScene(
        seats=board.seats,
        lanes=tuple(_lane(view, deal, lane, texts.plain) for lane in board.lanes),
        rows=board.rows,
        ready=board.ready.code if board.ready else None,
    )


def _lane(view: TableView, deal: View, lane: Lane, texts: Texts) -> LaneScene:
    left, right = lane.sides
    told, other = (_words(view, deal, line, texts) for line in lane.told)
    return LaneScene(
        sides=(_codes(left), _codes(right)),
        between=_codes(lane.between),
        room=lane.room,
        title=lane_name(lane, texts),
        words=(told, other),
        first=lane.first,
        best=lane.best,
    )


def _words(view: TableView, deal: View, line: Line | None, texts: Texts) -> str:
    return line_words(view, deal, line, texts).replace("**", "") if line else ""


def _codes(cards: Cards) -> tuple[str | None, ...]:
    return tuple(card.code if card else None for card in cards)
