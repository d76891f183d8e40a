"""A view becomes a scene to draw: what stands in the picture of a table or of a hand."""

from __future__ import annotations

from dataclasses import replace

from bot.language import Texts
from bot.panels.kit.names import plain_name
from bot.panels.kit.words import word
from bot.pictures.packs import PackName
from bot.pictures.scene import HandCard, Presence, SeatScene, Style, TableScene
from bot.preferences import Personal
from game.core.questions import PickCard, PickCards
from game.core.view import View
from game.table.view import SeatView, TableView

PACK_NAMES: dict[str, PackName] = {
    "swiss20": "swiss",
    "salzburg20": "salzburg",
    "piquet32": "french",
    "whist52": "french",
}


def style_for(view: View, texts: Texts, likes: Personal | None = None) -> Style:
    """Give the pack and the letters for a deal, with the aids that somebody has switched on."""
    plain = Style(pack=PACK_NAMES[view.pack.name], language=texts.language)
    if likes is None:
        return plain
    return replace(plain, large=likes.large, letter_marks=likes.letter_marks, four_colour=likes.four_colour)


def table_scene(view: TableView, deal: View, texts: Texts) -> TableScene:
    """Show a deal as everybody sees it; `view` is the spectator's."""
    turned = deal.zone("turn-up").cards
    return TableScene(
        seats=tuple(_seat(view, deal, seat, texts) for seat in view.playing),
        direction=view.ruleset.direction(view.options),
        pot=view.pot,
        reserve=view.reserve or None,
        trump=turned[-1].code if turned else None,
        trump_suit=deal.trump or None,
        stock=deal.zone("stock").count,
    )


def hand_scene(deal: View, seat: int) -> tuple[HandCard, ...]:
    """Show a hand to its owner; cards that the owner may not look at yet lie face down."""
    zone = deal.hand(seat)
    if zone.cards is None:
        return (HandCard(None),) * zone.count
    question = deal.question
    if not isinstance(question, PickCard | PickCards):
        return tuple(HandCard(card.code) for card in zone.cards)
    return tuple(HandCard(card.code, card in question.cards) for card in zone.cards)


def _seat(view: TableView, deal: View, seat: SeatView, texts: Texts) -> SeatScene:
    number = seat.number if seat.number is not None else 0
    played = next((card.code for player, card in deal.trick if player == number), None)
    return SeatScene(
        name=plain_name(seat.name),
        chips=seat.chips,
        cards=deal.hand(number).count if deal.active[number] else 0,
        tricks=deal.taken[number],
        played=played,
        leads=deal.leader == number and view.phase == "playing",
        dealer=seat.dealer,
        turn=view.phase == "playing" and deal.asked is not None and deal.asked.seat == number,
        state=_presence(deal, seat, number),
        computer=seat.computer,
        notes=_notes(deal, number, texts),
    )


def _presence(deal: View, seat: SeatView, number: int) -> Presence:
    if not deal.active[number]:
        return "out"
    return "away" if seat.away else "in"


def _notes(deal: View, number: int, texts: Texts) -> tuple[str, ...]:
    """Say in a word each what distinguishes a seat: that it lifted, tapped, knocked."""
    marks = [mark for mark in deal.marks if mark.seat == number]
    return tuple(word(texts, f"mark-{mark.name}", "", value=mark.value).strip() for mark in marks)
