"""The table as well-set text: pot and trump, the seats in turn order, the trick."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.language import Texts
from bot.panels.kit.names import plain_name, safe_name
from bot.panels.kit.surface import small
from bot.panels.kit.words import card_name, card_names, card_words, said, seat_name, signed, suit_name, word
from game.core.cards import Card
from game.core.view import MarkView, View, ZoneView
from game.table.view import SeatView, TableView

ASKED = "▶"
WAITING = "▫"
_TOLD_ELSEWHERE = frozenset({"hand", "aside", "stock", "turn-up"})


def table_lines(view: TableView, deal: View, texts: Texts) -> Iterator[str]:
    """Set the whole table."""
    yield " · ".join(bank_facts(view, deal, texts))
    yield " · ".join(dict.fromkeys(deal_facts(deal, texts)))
    yield from (seat_line(view, deal, seat, texts) for seat in view.playing)
    yield small(texts("panel-direction", direction=view.ruleset.direction(view.options)))
    yield trick_line(view, deal, texts)


def bank_facts(view: TableView, deal: View, texts: Texts) -> Iterator[str]:
    """Tell the pot, the reserve and the trump."""
    yield texts("panel-pot", pot=view.pot)
    if view.reserve:
        yield texts("panel-reserve", reserve=view.reserve)
    if deal.trump:
        yield texts("panel-trump", suit=suit_name(texts, deal.pack, deal.trump))
    else:
        yield texts("panel-no-trump")


def deal_facts(deal: View, texts: Texts) -> Iterator[str]:
    """Tell the marks of the deal and the cards that lie open."""
    yield from filter(None, (mark_words(texts, deal, mark) for mark in deal.marks if mark.seat is None))
    turned = deal.zone("turn-up").cards
    if turned:
        yield texts("panel-turned-up", card=card_names(texts, deal.pack, turned))
    yield from (zone_words(texts, deal, zone) for zone in deal.zones if zone.name not in _TOLD_ELSEWHERE and zone.count)


def mark_words(texts: Texts, deal: View, mark: MarkView) -> str:
    """Say a mark; one without a text is named as it is."""
    value = said(texts, deal.pack, mark.value)
    plain = f"{mark.name} {value}" if mark.seat is None else mark.name
    return word(texts, f"mark-{mark.name}", plain, value=value).strip()


def zone_words(texts: Texts, deal: View, zone: ZoneView) -> str:
    """Say what lies in a zone."""
    name = word(texts, f"zone-{zone.name}", zone.name)
    if zone.cards is None:
        return texts("panel-zone-hidden", zone=name, count=zone.count)
    return texts("panel-zone", zone=name, cards=card_names(texts, deal.pack, zone.cards))


def seat_line(view: TableView, deal: View, seat: SeatView, texts: Texts) -> str:
    """Set one seat: who, how it stands in the deal, and its chips."""
    asked = deal.asked is not None and deal.asked.seat == seat.number and view.phase == "playing"
    facts = " · ".join((*seat_facts(deal, seat, texts), signed(seat.chips)))
    robot = f" {texts('seat-computer')}" if seat.computer else ""
    return f"{ASKED if asked else WAITING} **{safe_name(seat.name)}**{robot} · {facts}"


def seat_facts(deal: View, seat: SeatView, texts: Texts) -> Iterator[str]:
    """Tell how a seat stands in the deal."""
    number = seat.number
    if seat.dealer:
        yield texts("seat-dealer")
    if number is not None:
        yield from (mark_words(texts, deal, mark) for mark in deal.marks if mark.seat == number)
        if not deal.active[number]:
            yield texts("seat-out")
        elif deal.taken[number]:
            yield texts("seat-tricks", tricks=deal.taken[number])
        shown = deal.hand(number).cards if deal.seat is None else None
        if shown:
            yield texts("seat-shows", cards=card_names(texts, deal.pack, shown))
    if seat.away:
        yield texts("seat-away")
    if seat.leaving:
        yield texts("seat-leaving")


def trick_line(view: TableView, deal: View, texts: Texts) -> str:
    """Set the trick in play order, or the one before while nothing has been played to it."""
    if deal.trick:
        return texts("trick-now", number=len(deal.tricks) + 1, plays=plays_words(view, deal, deal.trick, texts))
    if not deal.tricks:
        return ""
    last = deal.tricks[-1]
    plays = plays_words(view, deal, last.plays, texts)
    return small(texts("trick-before", number=len(deal.tricks), plays=plays, name=seat_name(view, last.winner)))


def plays_words(view: TableView, deal: View, plays: Sequence[tuple[int, Card]], texts: Texts) -> str:
    """Set the cards of a trick in the order in which they were played."""
    return ", ".join(
        texts("trick-play", name=seat_name(view, seat), card=card_name(texts, deal.pack, card)) for seat, card in plays
    )


def table_alt(view: TableView, deal: View, texts: Texts) -> str:
    """Describe the picture of the table in plain words."""
    texts = texts.plain
    trump = (
        texts("panel-trump", suit=word(texts, f"suit-{deal.trump}", deal.trump))
        if deal.trump
        else texts("panel-no-trump")
    )
    seats = "; ".join(
        texts(
            "panel-alt-seat",
            name=plain_name(seat.name),
            facts=", ".join((*seat_facts(deal, seat, texts), signed(seat.chips))),
        )
        for seat in view.playing
    )
    plays = ", ".join(
        texts("trick-play", name=plain_name(view.playing[seat].name), card=card_words(texts, deal.pack, card))
        for seat, card in deal.trick
    )
    trick = texts("panel-alt-trick", plays=plays) if plays else ""
    return texts("panel-alt", pot=view.pot, trump=trump, seats=seats, trick=trick).strip()
