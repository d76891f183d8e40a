"""The private hand: a player's cards, and what they can do now."""

from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import accumulate
from typing import Final, NamedTuple

from bot.discord_io.controls import Style, button, rows
from bot.discord_io.custom_id import Press, Verb
from bot.discord_io.surface import Accent, Component, Surface, framed, image, small, text
from bot.language import Texts
from bot.panels.kit.cards import card_name, card_words
from bot.panels.kit.words import capital, choice_words, line_words, seat_name, several, texts_of
from bot.panels.table.advice import advice_button
from bot.panels.table.answers import ahead, are_buttons, confirm_offer, hand_answers, take_back
from bot.panels.table.described import Described, gain_words
from bot.panels.table.happenings import TELLING, Teller
from bot.panels.table.hints import duty_words, hint_on
from bot.panels.table.panel import question_mark, timed
from bot.panels.table.seats import not_seated
from bot.panels.table.text import all_facts, first_forced, trick_before, trick_line, zone_words
from game.core.cards import Card, Pack
from game.core.events import CardsShown
from game.core.lines import Line
from game.core.questions import Choose, PickCard
from game.core.view import View, found_cards, illegal_cards
from game.core.vocabulary import LIVES, SCORE, SIDE
from game.table.view import TableView


class Strip(NamedTuple):
    """A low picture of the table above a hand: its location, "" for none, and its description."""

    picture: str = ""
    alt: str = ""


NO_STRIP: Final = Strip()
RECENT: Final = 3
MOST_LETTERS: Final = 100
"""The most letters of past events shown on one's turn, so that everything fits on the screen of a phone."""
MOST_PLAYS: Final = 6
"""The most cards of a trick told in words on one's turn where a picture shows them as well."""
ASKED_NO_MORE: Final = 1
"""A player with this many cards left is not asked about them."""


def hand(
    view: TableView,
    texts: Texts,
    picture: str = "",
    strip: Strip = NO_STRIP,
    *,
    confirm: bool = False,
    offers_confirm: bool = False,
) -> Surface:
    """Show the viewer's hand, on their turn with a button for each card; `picture` is an attachment's file name.

    What a `strip` of the table shows above the cards is not repeated; with `confirm`, cards have to be confirmed, with
    `offers_confirm` that is offered.
    """
    deal, texts = view.deal, texts_of(texts, view.ruleset)
    if view.me is None and not (view.phase == "playing" and deal and deal.seat is not None):
        return framed(Accent.HAND, *not_seated(texts, view.id if view.has_room else ""))
    if not view.ruleset.hands:
        helping = [*way_back(view, texts), *advice_button(view, texts), _more(view, texts)]
        return framed(Accent.HAND, text(texts("hand-none")), *rows(*helping))
    if view.phase != "playing" or deal is None or deal.seat is None:
        over = deal is not None and deal.over and deal.seat is not None
        return framed(
            Accent.HAND,
            *_after(view, deal, texts, strip) if over and deal else (),
            text(texts(_without_cards(view, deal))),
            *rows(*way_back(view, texts), _more(view, texts)),
        )
    earlier = _earlier(view, deal, texts.plain) if strip.picture else []
    return framed(
        Accent.HAND,
        text(texts("hand-title", number=view.deal_number)),
        image(strip.picture, " ".join((strip.alt, *earlier)).replace("**", "")),
        hand_cards(deal, deal.seat, texts, picture),
        text(
            *_table(view, deal, texts, strip, earlier=len(earlier)),
            *_situation(view, deal, deal.seat, texts, told=bool(strip.picture)),
            *_turn(view, deal, deal.seat, texts),
        ),
        *hand_answers(view, deal, texts, confirm=confirm),
        *ahead(view, deal, texts),
        *(confirm_offer(view, texts) if offers_confirm else ()),
        *rows(*_always(view, texts)),
    )


def shows_strip(deal: View) -> bool:
    """Whether the table stands above a hand: on its owner's turn, at a complete trick, and at the end."""
    return is_asked(deal) or deal.over or bool(deal.tricks_lying and not deal.trick)


def _after(view: TableView, deal: View, texts: Texts, strip: Strip) -> Iterator[Component | None]:
    """Show the deal's result, next to its last trick, until the next cards; of points also what they are made of."""
    yield text(texts("hand-title", number=view.deal_number))
    yield image(*strip)
    told = Described(view, deal, texts)
    gains = (
        (
            f"**{told.name(each.seat)}** {gain_words(each, texts, chips_alone=False)}",
            told.reasons(each.seat) if SCORE in deal.tallies else "",
        )
        for each in told.results
    )
    yield text(
        *_table(view, deal, texts, strip),
        *told.announced(),
        *told.score(),
        ", ".join(" · ".join(filter(None, each)) for each in gains),
        "" if SCORE in deal.tallies else small(told.reasons(deal.seat or 0)),
    )


def _table(view: TableView, deal: View, texts: Texts, strip: Strip, *, earlier: int = 0) -> Iterator[str]:
    """Describe the cards on the table, or before a trick the latest events but `earlier`, told elsewhere."""
    told = Teller(view, deal, texts)
    yield from told.proposals() if not deal.over else ()
    if not view.ruleset.tricks:
        moved = told.last_moves() if deal.over else _moves(view, deal, texts)
        yield small(texts("hand-earlier", count=earlier)) if earlier else ""
        yield from map(small, moved[earlier:])
    elif deal.trick and is_asked(deal):
        yield trick_line(view, deal, texts) if not strip.picture or len(deal.trick) <= MOST_PLAYS else ""
    elif deal.trick:
        yield small(trick_before(view, deal, texts))
        lies = trick_line(view, deal, texts)
        yield lies if deal.over else f"### {lies}"  # a claim has ended the deal before the trick was complete
    elif deal.tricks_lying:
        yield small(trick_before(view, deal, texts)) if is_asked(deal) else trick_before(view, deal, texts)
    elif not is_asked(deal) and not deal.over:
        yield from map(small, told.recent(RECENT))


def _moves(view: TableView, deal: View, texts: Texts) -> list[str]:
    """Describe the latest move of each other player, and everything since the viewer's turn."""
    return Teller(view, deal, texts).since_turn(deal.seat, len(view.playing) - is_asked(deal))


def _earlier(view: TableView, deal: View, texts: Texts) -> list[str]:
    """Return the events for which there is no room on one's turn next to the answers: all but the latest."""
    moves = _moves(view, deal, texts) if is_asked(deal) and not view.ruleset.tricks else []
    letters = [*accumulate(map(len, reversed(moves)))]
    return moves[: sum(1 for each in letters[1:] if each > MOST_LETTERS)]


def _without_cards(view: TableView, deal: View | None) -> str:
    """Return the text key for a person without cards: that they are away, out of a match, or get some later."""
    if view.me and view.me.out:
        return "sits-out-away"
    lives = deal.tallies.get(LIVES, ()) if deal is not None and deal.seat is not None else ()
    if deal and lives and lives[deal.seat or 0] < 0 and sum(each >= 0 for each in lives) > 1:
        return "hand-sits-out"
    return "hand-not-dealt-in" if view.phase == "playing" else "hand-no-deal"


def hand_alt(deal: View, texts: Texts) -> str:
    """Name the viewer's cards for the picture of their hand, marking those found on the table."""
    cards = deal.hand(deal.seat).cards if deal.seat is not None else None
    if cards is None:
        return texts("hand-hidden")
    return texts("hand-alt", cards=", ".join(held_names(deal, cards, texts, card_words)))


def held_names(
    deal: View, cards: Sequence[Card], texts: Texts, name: Callable[[Texts, Pack, Card], str]
) -> Iterator[str]:
    """Name cards in the order they are held, marking those the viewer found on the table."""
    found = found_cards(deal)
    for card in deal.ordering.sort(cards):
        named = name(texts, deal.pack, card)
        yield texts("hand-found-card", card=named) if card in found else named


def hand_cards(deal: View, seat: int, texts: Texts, picture: str) -> Component | None:
    """Show a hand to its owner as a picture or by names; nothing for a seat that sits out and gets none."""
    cards = deal.hand(seat).cards
    if picture:
        return image(picture, hand_alt(deal, texts))
    if seat in deal.sitting_out:
        return None
    if cards is None:
        return text(texts("hand-hidden"))
    if not cards:
        return text(texts("hand-empty" if deal.tricks or deal.trick else "hand-not-dealt"))
    return text(*(f"**{named}**" for named in held_names(deal, cards, texts, card_name)))


def is_asked(deal: View) -> bool:
    """Whether it is the viewer's turn."""
    return deal.asked is not None and deal.asked.seat == deal.seat


def _situation(view: TableView, deal: View, seat: int, texts: Texts, *, told: bool) -> Iterator[str]:
    """Describe what concerns only this seat, and the stakes unless the strip above has `told` them."""
    yield from hand_lines(view, deal, texts)
    yield from own_zones(deal, seat, texts)
    yield from shown_lines(view, deal, seat, texts)
    if told:
        return
    yield capital(" · ".join(all_facts(view, deal, texts)))
    decided = not view.ruleset.tricks or deal.trick or deal.tricks
    if decided and not all(active or number in deal.sitting_out for number, active in enumerate(deal.active)):
        names = [seat_name(view, number) for number, active in enumerate(deal.active) if active and number != seat]
        yield texts("hand-still-in", names=several(texts, names)) if names else ""
    yield from first_forced(view, deal, texts)


def hand_lines(view: TableView, deal: View, texts: Texts, told: Collection[Line] = ()) -> Iterator[str]:
    """Describe partners that not everybody may know, and the game's own facts about a hand that were not `told` yet."""
    sides = deal.sides
    secret = {mark.seat for mark in deal.marks if mark.name == SIDE and mark.secret}
    mates = [seat for seat, side in sides.items() if seat != deal.seat and side == sides.get(deal.seat or 0)]
    if mates and deal.seat is not None and secret.intersection((deal.seat, *mates)):
        yield texts("hand-side", names=several(texts, [seat_name(view, seat) for seat in mates]))
    own = view.ruleset.telling.hand_lines(deal)
    yield from (line_words(view, deal, line, texts) for line in own if line not in told)


def own_zones(deal: View, seat: int, texts: Texts) -> Iterator[str]:
    """List the cards the seat has put away or laid out."""
    for zone in deal.zones:
        if zone.owner == seat and zone.name != "hand" and zone.cards:
            yield small(capital(zone_words(texts, deal, zone)))


def shown_lines(view: TableView, deal: View, seat: int, texts: Texts) -> Iterator[str]:
    """Describe the cards that others have shown to the seat."""
    shown = (event for event in deal.events if isinstance(event, CardsShown) and event.to == seat)
    return (TELLING[CardsShown](Teller(view, deal, texts), event) for event in shown)


def _turn(view: TableView, deal: View, seat: int, texts: Texts) -> Iterator[str]:
    """Describe the question on one's turn, and why cards are illegal; otherwise the seat's true situation.

    Until the first card lies there and shows it, that is also whose turn it is, and what they are asked.
    """
    asked = deal.asked
    if asked is None or asked.seat != seat:
        yield "" if deal.trick or deal.tricks else small(Described(view, deal, texts).asked("hand-asked"))
        yield small(texts(waiting_key(view, deal, seat)))
        yield from map(small, chosen_lines(view, deal, texts))
        return
    if view.me and view.me.learning and deal.question:
        yield small(hint_on(view, deal, deal.question, texts))
    yield timed(view, Described(view, deal, texts).asked("hand-your-turn"))
    yield small(lapsed_line(view, deal, texts))
    yield small(why_not(deal, texts)) if are_buttons(deal, texts) else ""


def chosen_lines(view: TableView, deal: View, texts: Texts) -> Iterator[str]:
    """Name what the viewer has chosen ahead."""
    for question, chosen in view.ahead:
        if chosen:
            yield texts("ahead-said", answer=choice_words(texts, deal, question.kinds[0], chosen))
    card = deal.pack.by_code.get(view.chosen)
    yield texts("ahead-chosen", card=card_name(texts, deal.pack, card)) if card else ""


def lapsed_line(view: TableView, deal: View, texts: Texts) -> str:
    """Say that what the viewer had chosen ahead of the open question no longer fits."""
    if not view.lapsed or deal.asked is None:
        return ""
    card = deal.pack.by_code.get(view.lapsed)
    answer = card_name(texts, deal.pack, card) if card else choice_words(texts, deal, deal.asked.kind, view.lapsed)
    return texts("ahead-lapsed", answer=answer)


def waiting_key(view: TableView, deal: View, seat: int) -> str:
    """Return the text key for the situation of a seat that is not asked."""
    if seat in deal.sitting_out:
        return "hand-sits-out"
    if not deal.active[seat]:
        return "hand-out"
    if view.me and view.me.away:
        return "more-away"
    if not (deal.trick or deal.tricks):
        return "hand-waiting"
    return "hand-in" if deal.hand(seat).count <= ASKED_NO_MORE else "hand-in-waiting"


def why_not(deal: View, texts: Texts) -> str:
    """Explain in one line why some answers are illegal; empty if all are legal.

    The text for a duty may use the suit led, the trumps, and the marks of the seat that has the duty.
    """
    question = deal.question
    if isinstance(question, Choose) and set(question.shown) != set(question.choices):
        return texts.first(f"refused-{question.forbids}", "refused-no-such-answer")
    if not isinstance(question, PickCard) or not illegal_cards(deal):
        return ""
    return duty_words(deal, question, texts)


def way_back(view: TableView, texts: Texts) -> Iterator[Component]:
    """Let a person who is away take their seat again."""
    if view.me and (view.me.away or view.me.out):
        yield button(texts("back"), Press(Verb.BACK, view.id), Style.success)


def _always(view: TableView, texts: Texts) -> Iterator[Component]:
    """Offer the buttons for any time; the question mark is here because next to the title it would cost a line.

    For the same reason taking back is a sign on one's turn.
    """
    asked = view.deal is not None and is_asked(view.deal)
    yield from way_back(view, texts)
    yield from advice_button(view, texts)
    yield button(texts("hand-renew"), Press(Verb.HAND, view.id))
    yield _more(view, texts)
    yield question_mark(view)
    yield from take_back(view, texts, "take-back-sign" if asked else "take-back", allowed=view.takes_back)


def _more(view: TableView, texts: Texts) -> Component:
    return button(texts("more-menu"), Press(Verb.MORE, view.id))
