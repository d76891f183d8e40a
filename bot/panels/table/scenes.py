"""Turns a view into a scene to draw: a table, a board, a hand, a past deal at one of its steps."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Final

from bot.language import Texts
from bot.language.names import plain_name
from bot.language.stand_ins import held
from bot.panels.kit.cards import rank_name
from bot.panels.kit.draft import Drawing
from bot.panels.kit.words import digits_of, line_words, texts_of
from bot.panels.table.text import (
    apart,
    badge,
    before,
    lane_name,
    mark_words,
    needed_tricks,
    on_the_table,
    played_for,
    seat_marks,
)
from bot.past.replay import Step
from bot.pictures.open_hands import open_picture
from bot.pictures.packs import PACKS, SPELLED, Letters, PackName
from bot.pictures.scene import BoardScene, Face, HandCard, LaneScene, OpenHands, SeatScene, Style, TableScene
from bot.pictures.sprites import FACES
from bot.pictures.table import SEATS, table_picture
from bot.preferences import Personal
from game.computer import LEVELS
from game.core.cards import Pack
from game.core.lines import Cards, Lane
from game.core.questions import PickCard, PickCards
from game.core.view import View, found_cards, illegal_cards, picked_from
from game.core.vocabulary import DECLARER, DECLARING, LIVES, SCORE, SIDE
from game.table.view import SeatView, TableView

STYLES = 256
"""How many styles are cached: packs, languages and preferences are few, but each style takes long to build."""
MOST_OPEN = 8
MOST_LAID = 12
POSITION: Final = "table"
"""The kind of the picture in a message with a single position."""


@lru_cache(maxsize=STYLES)
def style_of(pack: Pack, texts: Texts, likes: Personal | None = None) -> Style:
    """Return a pack's style, with the aids that a person has switched on; a pack without artwork is written."""
    seen = held(pack, texts.suits)
    drawn = _drawn(seen.pack, texts)
    plain = replace(drawn, renamed=tuple(seen.names.items())) if drawn else _written(pack, texts)
    if likes is None:
        return plain
    return replace(plain, large=likes.large, letter_marks=likes.letter_marks, four_colour=likes.four_colour)


def _drawn(pack: Pack, texts: Texts) -> Style | None:
    """Find the artwork of a pack: the one it names, if it contains all of its cards."""
    for name, drawn in PACKS.items():
        if name == pack.artwork and pack.by_code.keys() <= set(drawn.codes()):
            return Style(pack=name, letters=letters_of(name, texts, pack.name))
    return None


def _written(pack: Pack, texts: Texts) -> Style:
    faces = (
        Face(card.code, rank_name(texts, pack, card.rank), texts.word(f"suit-{card.suit}", card.suit))
        for card in pack.cards
    )
    letters = Letters(dealer=texts("letter-dealer"), digits=digits_of(texts))
    return Style(pack="", letters=letters, faces=tuple(faces))


def letters_of(artwork: PackName, texts: Texts, pack: str = "") -> Letters:
    """Return the letters of a drawn pack in the language of the texts; numbers are the same in all languages.

    `pack` is the name of the pack drawn with this artwork, which may have letters of its own.
    """
    drawn = PACKS[artwork]
    ranks = tuple(
        (rank, texts.first(f"letter-{pack or artwork}-{rank}", f"letter-{artwork}-{rank}", f"letter-{rank}"))
        for rank in drawn.ranks
        if rank not in SPELLED
    )
    suits = tuple((suit, texts(f"initials-{suit}")) for suit in drawn.suits)
    return Letters(ranks, suits, texts("letter-dealer"), digits_of(texts))


def table_scene(view: TableView, deal: View, texts: Texts) -> TableScene:
    """Return the public scene of a deal; `view` is the spectator's. The last trick stays until the next one."""
    texts, turned = texts_of(texts, view.ruleset), deal.zone("turn-up").cards
    board = view.ruleset.telling.board(deal)
    zones = [*apart(board, on_the_table(deal))]
    trumps, sides = view.ruleset.tricks and deal.trump in deal.pack.suits, deal.sides
    return TableScene(
        seats=tuple(_seat(view, deal, seat, sides, texts) for seat in view.playing),
        direction=view.ruleset.direction(view.options),
        pot=view.pot if view.ruleset.pot else None,
        reserve=view.reserve or None,
        trump=turned[-1].code if turned else None,
        trump_suit=deal.trump if trumps else None,
        stock=deal.zone("stock").count,
        open_cards=tuple(card.code for zone in zones for card in zone.cards or ())[:MOST_OPEN],
        hidden=min(MOST_OPEN, sum(zone.count for zone in zones if zone.cards is None)),
        badge=badge(deal, texts).replace("**", ""),
        board=BoardScene(
            seats=board.seats,
            lanes=tuple(_lane(view, deal, lane, texts.plain) for lane in board.lanes),
            rows=board.rows,
            ready=board.ready.code if board.ready else None,
        )
        if board
        else None,
    )


def strip_scene(view: TableView, deal: View, texts: Texts) -> TableScene:
    """Return the public scene of a deal for above one's cards, with all of its marks in words; see `table_scene`."""
    return replace(table_scene(view, deal, texts), badge=played_for(deal, texts_of(texts, view.ruleset)))


def open_scene(view: TableView, deal: View, texts: Texts) -> OpenHands:
    """Return the scene of a past deal with open hands, which are open in `deal`; `view` is the spectator's."""
    table = table_scene(view, deal, texts)
    hands = [deal.ordering.sort(deal.hand(seat).cards or ()) for seat in range(deal.seats)]
    played = Counter(seat for trick in deal.tricks_lying for seat, _ in trick.plays)
    played.update(seat for seat, _ in deal.trick)
    longest = max(len(hand) + played[seat] for seat, hand in enumerate(hands))
    codes = tuple(tuple(card.code for card in hand) for hand in hands)
    return OpenHands(table, codes, longest)


def hand_scene(deal: View, seat: int) -> tuple[HandCard, ...]:
    """Return the scene of a hand for its owner, sorted; cards the owner may not see yet are face down.

    If all cards are playable, none stands out, so the picture stays the same until a card is played. Cards found on the
    table are marked until the first one is led.
    """
    zone, source = deal.hand(seat), picked_from(deal)
    if zone.cards is None:
        return (HandCard(None),) * zone.count
    cards, question = deal.ordering.sort(zone.cards), deal.question
    if source != zone or not isinstance(question, PickCard | PickCards) or not illegal_cards(deal):
        found = found_cards(deal)
        return tuple(HandCard(card.code, found=card in found) for card in cards)
    return tuple(HandCard(card.code, card in question.cards) for card in cards)


def _seat(view: TableView, deal: View, seat: SeatView, sides: Mapping[int, str], texts: Texts) -> SeatScene:
    """Return the scene of a seat; the previous trick is shown until the first card of the next one is played."""
    before_it = () if deal.trick else deal.tricks_lying[-1:]
    number = seat.number if seat.number is not None else 0
    declares, hand = sides.get(number) == DECLARING, deal.hand(number)
    plays = before_it[0].plays if before_it else deal.trick
    played = next((card.code for player, card in plays if player == number), None)
    zones = apart(view.ruleset.telling.board(deal), before(deal, number))
    laid = [card.code for zone in zones for card in zone.cards or ()]
    return SeatScene(
        name=plain_name(seat.name),
        chips=seat.chips if view.ruleset.pot or not view.ruleset.tallies else None,
        points=_tally(deal, SCORE, number),
        lives=_tally(deal, LIVES, number),
        lives_of=sum(tally.at_first(view.options) for tally in view.ruleset.tallies if tally.name == LIVES),
        cards=hand.count if deal.active[number] and hand.cards is None else 0,
        tricks=deal.taken[number] if view.ruleset.tricks and view.ruleset.telling.counts_tricks else 0,
        needed=needed_tricks(deal, number),
        played=played,
        laid=tuple(laid[:MOST_LAID]),
        leads=deal.leader == number and view.phase == "playing",
        won=any(trick.winner == number for trick in before_it),
        dealer=seat.dealer,
        turn=view.phase == "playing" and deal.asked is not None and deal.asked.seat == number,
        declarer=declares,
        state="out" if not deal.active[number] else "away" if seat.away else "in",
        computer=seat.computer,
        face=seat.name.lower() if seat.computer and seat.name.lower() in FACES else "",
        stars=LEVELS.index(seat.level) + 1 if seat.level in LEVELS else 0,
        notes=_notes(deal, number, texts, declares=declares),
    )


def _tally(deal: View, name: str, number: int) -> int | None:
    values = deal.tallies.get(name)
    return values[number] if values else None


def _notes(deal: View, number: int, texts: Texts, *, declares: bool) -> tuple[str, ...]:
    """Describe a seat's distinguishing marks in a word each: that it lifted, tapped, knocked; symbols show the rest."""
    marks = (mark for mark in seat_marks(deal, number) if not (declares and mark.name in {DECLARER, SIDE}))
    words = (mark_words(texts.plain, deal, mark).replace("**", "") for mark in marks)
    return tuple(filter(None, words))


def _lane(view: TableView, deal: View, lane: Lane, texts: Texts) -> LaneScene:
    left, right = lane.sides
    told, other = (line_words(view, deal, line, texts).replace("**", "") if line else "" for line in lane.told)
    return LaneScene(
        sides=(_codes(left), _codes(right)),
        between=_codes(lane.between),
        room=lane.room,
        title=lane_name(lane, texts),
        words=(told, other),
        first=lane.first,
        best=lane.best,
    )


def _codes(cards: Cards) -> tuple[str | None, ...]:
    return tuple(card.code if card else None for card in cards)


def position(step: Step, texts: Texts, likes: Personal | None = None, kind: str = POSITION) -> tuple[Drawing, ...]:
    """Return the table's picture at a step, with open hands once the seals are; without `likes`, for everyone.

    On a board two hands are described in words instead: the board is the picture.
    """
    view, deal = step.view, step.laid_open
    if deal is None or view.deal is None:
        return ()
    style = style_of(deal.pack, texts, likes)
    if step.opened and view.ruleset.hands and view.ruleset.telling.board(deal) is None:
        return (Drawing(kind, open_picture, (open_scene(view, deal, texts), style)),)
    if len(view.playing) not in SEATS:
        return ()
    return (Drawing(kind, table_picture, (table_scene(view, view.deal, texts), style)),)
