"""A table with two sides in words: the cards in each lane, by side."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.language import Texts
from bot.panels.kit.words import card_name, line_words, seat_name, word
from game.core.board import Board, Cards, Lane
from game.core.cards import Card
from game.core.view import View, ZoneView
from game.table.view import TableView


def lane_lines(view: TableView, deal: View, texts: Texts) -> Iterator[str]:
    """Describe each lane of a board in a line; nothing if the game has none."""
    board = view.ruleset.telling.board(deal)
    if board:
        yield from (lane_line(view, deal, board, lane, texts) for lane in board.lanes)


def lane_line(view: TableView, deal: View, board: Board, lane: Lane, texts: Texts) -> str:
    """Describe a lane: the cards in the middle, then those of each side that has any, and their value."""
    sides = [*_sides(view, deal, board, lane, texts)]
    between = {"cards": _cards(deal, lane.between, texts), "between": len(lane.between)}
    return texts("panel-lane", lane=lane_name(lane, texts), sides="; ".join(sides), laid=len(sides), **between)


def lane_name(lane: Lane, texts: Texts) -> str:
    """Name a lane."""
    return word(texts, f"lane-{lane.name}", lane.name)


def apart(board: Board | None, zones: Iterable[ZoneView]) -> Iterator[ZoneView]:
    """Omit the zones that lie in the lanes of a board, if there is one."""
    if board is None:
        return iter(zones)
    lying = {card for lane in board.lanes for cards in (*lane.sides, lane.between) for card in cards}
    return (zone for zone in zones if not (zone.cards and lying.issuperset(zone.cards)))


def _sides(view: TableView, deal: View, board: Board, lane: Lane, texts: Texts) -> Iterator[str]:
    for side, cards in enumerate(lane.sides):
        if cards:
            told, names = lane.told[side], {"name": seat_name(view, board.seats[side])}
            words = line_words(view, deal, told, texts) if told else ""
            best = "true" if lane.best == side else "false"
            key = "panel-lane-told" if words else "panel-lane-side"
            yield texts(key, cards=_cards(deal, cards, texts), told=words, best=best, **names)


def _cards(deal: View, cards: Cards, texts: Texts) -> str:
    return ", ".join(_card(deal, card, texts) for card in cards)


def _card(deal: View, card: Card | None, texts: Texts) -> str:
    return card_name(texts, deal.pack, card) if card else texts("panel-lane-hidden")
