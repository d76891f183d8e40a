"""The buttons and selects that answer a question, determined only by its shape: few are buttons, more are selects.

Up to ten answers are a button each, up to 25 one select, and more are several selects, each named after its first and
last answer. This stays within a message's limits: ten buttons are twelve components, 250 answers twenty. Many choices
that rise step by step, as bids do, are both: the nearest ones, and the last one, which declines, are buttons.

A button's press carries its answer. A select's choice says how the chosen values form an answer: nothing for a single
answer, a kind for several cards. A number after `=` distinguishes the selects of one message (see `written_answer`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from bot.discord_io.controls import MOST_IN_ROW, MOST_OPTIONS, Style, button, option, rows, select
from bot.discord_io.custom_id import Press, Verb
from bot.discord_io.surface import Component, small, text
from bot.language import Texts
from bot.panels.kit.cards import card_label, card_sign, emoji
from bot.panels.kit.words import NO_NOTE, choice_words
from bot.pictures.layout import even_rows
from game.core.cards import Card
from game.core.questions import Amount, Choose, Note, PickCard, PickCards, has_gaps
from game.core.view import AskedView, View
from game.core.vocabulary import PLAY
from game.table.view import TableView

DECIDE_THEN = "-"
"""The choice, made ahead of a question, to be asked after all."""
MOST_SPELLED = 3
"""Up to this many cards in hand are named on their buttons; of more, buttons show the corner index.

So they do without tricks, where the moves of others are told above them: names would not leave room on a phone.
"""
MOST_LINES = 3
LINE_WIDTH, BUTTON_WIDTH, LETTER_WIDTH = 340, 36, 8
"""Pixel widths of a row of buttons, a button and its letters on a phone 390 pixels wide."""
MOST_GAPS = 10 * MOST_OPTIONS
"""The most non-contiguous amounts to offer; with more, the amount is typed."""
MOST_BUTTONS = 10
MOST_SELECTS = 10
NEAREST = MOST_IN_ROW - 1
PART = "="
Pressed = Callable[[str], Press]
"""Makes the press for a choice."""


def answer_press(view: TableView, choice: str = "", verb: Verb = Verb.ANSWER) -> Press:
    """Return the press that answers the open question, or does something else about it."""
    return Press(verb, view.id, view.deal_number, view.question_number, choice)


def take_back(view: TableView, texts: Texts, label: str = "take-back", *, allowed: bool) -> Iterator[Component]:
    """Let somebody take back the last answer if that is allowed; `label` is the key of the button's words."""
    if allowed:
        yield button(texts(label), answer_press(view, verb=Verb.TAKE_BACK))


def confirm_offer(view: TableView, texts: Texts) -> Iterator[Component | None]:
    """Offer to confirm cards from now on, to somebody who has taken one back for the first time."""
    yield text(small(texts("confirm-offer-about")))
    yield from rows(button(texts("confirm-offer"), Press(Verb.CONFIRM, view.id)))


def panel_answers(view: TableView, deal: View, texts: Texts) -> Iterator[Component]:
    """Offer the public answers to the open question; nothing for a question about the hand or to a computer."""
    asked = deal.asked
    if asked is None or asked.where != "panel" or view.playing[asked.seat].computer:
        return
    if asked.choices:
        offers = _choices(deal, texts, asked.kind, asked.choices, asked.choices)
        yield from in_steps([*offers], partial(answer_press, view), texts("choose-further"))
    if asked.numbers:
        yield from _amounts(view, deal, texts, asked)


def hand_answers(view: TableView, deal: View, texts: Texts, *, confirm: bool = False) -> Iterator[Component]:
    """Offer the answers to the viewer's question, illegal ones disabled; with `confirm`, cards need confirming."""
    pressed = partial(answer_press, view)
    question = deal.question
    match question:
        case PickCard():
            yield from _pick_one(view, deal, texts, question, confirm=confirm and question.kind == PLAY)
        case PickCards():
            yield from _pick_several(view, deal, texts, question)
        case Choose():
            offers = [*_choices(deal, texts, question.kind, question.shown, question.choices)]
            if texts.aloud:  # not every screen reader says that a button is disabled
                offers = [offer for offer in offers if offer.legal]
            if len(question.shown) > MOST_BUTTONS:
                yield from in_steps(offers, pressed, texts("choose-further"))
            elif are_buttons(deal, texts):
                yield from (row for line in _lines(offers) for row in rows(*buttons(line, pressed)))
            else:
                yield from offered(offers, pressed, texts("choose-one"), most_buttons=0)
        case Amount() if deal.asked:
            yield from _amounts(view, deal, texts, deal.asked)
        case _:
            return


def _choices(deal: View, texts: Texts, kind: str, shown: Iterable[str], legal: Iterable[str]) -> Iterator[Offer]:
    """Offer labelled choices in a single colour, as another would seem like advice; cards look as in a hand.

    The values for the texts of choices about a hand are its owner's only.
    """
    allowed, choices = set(legal), [*shown]
    notes: Mapping[str, Note] = deal.asked.notes if deal.asked else {}
    if isinstance(deal.question, Choose):
        notes = deal.question.notes
    for choice in choices:
        note = notes.get(choice, NO_NOTE)
        names_card = any(isinstance(value, Card) for value in note.values())
        style = Style.primary if names_card else Style.secondary
        words = choice_words(texts.plain, deal, kind, choice, note, signs=len(choices) > MOST_SPELLED)
        yield Offer(words, choice, style=style, legal=choice in allowed)


def are_buttons(deal: View, texts: Texts) -> bool:
    """Whether the choices of the viewer's question are buttons, which also show illegal ones."""
    question = deal.question
    if not isinstance(question, Choose) or len(question.shown) > MOST_BUTTONS:
        return True
    return len(_lines([*_choices(deal, texts, question.kind, question.shown, question.choices)])) <= MOST_LINES


def _lines(offers: Sequence[Offer]) -> Sequence[Sequence[Offer]]:
    """Divide answers into rows of buttons each of which fits into one line of a phone; even rows if they all do."""
    even = even_rows(offers, MOST_IN_ROW)
    if all(_width(row) <= LINE_WIDTH for row in even):
        return even
    lines: list[list[Offer]] = []
    for offer in offers:
        if lines and len(lines[-1]) < MOST_IN_ROW and _width([*lines[-1], offer]) <= LINE_WIDTH:
            lines[-1].append(offer)
        else:
            lines.append([offer])
    return lines


def _width(offers: Sequence[Offer]) -> int:
    return sum(LETTER_WIDTH * len(offer.label) + BUTTON_WIDTH for offer in offers)


def _amounts(view: TableView, deal: View, texts: Texts, asked: AskedView) -> Iterator[Component]:
    """Offer amounts and the additional answers, as buttons or selects; with very many amounts, one is typed."""
    pressed = partial(answer_press, view)
    kind, numbers, extras = asked.kind, asked.numbers, [*_choices(deal, texts, asked.kind, asked.extras, asked.extras)]
    if len(numbers) > (MOST_GAPS if has_gaps(numbers) else MOST_OPTIONS):
        typed = button(texts("amount-form"), answer_press(view, verb=Verb.AMOUNT), Style.primary)
        yield from rows(typed, *buttons(extras, pressed))
        return
    offers = [Offer(choice_words(texts.plain, deal, kind, str(n)), str(n), style=Style.primary) for n in numbers]
    if len(offers) + len(extras) <= MOST_BUTTONS:
        yield from rows(*buttons([*offers, *extras], pressed))
        return
    yield from offered(offers, pressed, texts("amount-form"), most_buttons=0)
    yield from rows(*buttons(extras, pressed))


def ahead(view: TableView, deal: View, texts: Texts) -> Iterator[Component]:
    """Let a viewer who is present choose answers and the next card ahead, or revoke that; nobody else sees it."""
    if view.me is None or view.me.away:
        return
    for question, chosen in view.ahead:
        kind = question.kinds[0]
        words = {choice: choice_words(texts.plain, deal, kind, choice) for choice in question.choices}
        options = [option(label, choice, chosen=choice == chosen) for choice, label in words.items()]
        hint = texts.first(f"ahead-{kind}", "ahead-answer")
        yield select(answer_press(view, kind, Verb.WISH), [option(texts("ahead-not"), DECIDE_THEN), *options], hint)
    yield from _card_ahead(view, deal, texts)


def _card_ahead(view: TableView, deal: View, texts: Texts) -> Iterator[Component]:
    """Let a viewer choose their next card; the last one of a hand is played without a question."""
    cards = deal.hand(deal.seat).cards if deal.seat is not None and deal.active[deal.seat] else None
    asked = deal.asked is not None and deal.asked.seat == deal.seat
    if asked or not (deal.trick or deal.tricks_lying) or cards is None or not 1 < len(cards) < MOST_OPTIONS:
        return
    offers = [
        _card(deal, texts, card, card.code) for card in deal.ordering.sort(cards) if card.code not in view.ruled_out
    ]
    options = [option(each.label, each.answer, emoji=each.emoji, chosen=each.answer == view.chosen) for each in offers]
    press, revoking = answer_press(view, verb=Verb.WISH), option(texts("ahead-not"), DECIDE_THEN)
    yield select(press, [revoking, *options], texts("ahead-hint"))


def _pick_one(view: TableView, deal: View, texts: Texts, question: PickCard, *, confirm: bool) -> Iterator[Component]:
    """Offer the legal cards in the picture's order: up to ten are buttons, more are a select."""
    pressed = partial(answer_press, view)
    cards = deal.ordering.sort(question.cards)
    held = max(len(cards), deal.hand(deal.seat).count if deal.seat is not None else 0)
    spelled = held <= MOST_SPELLED and view.ruleset.tricks
    make = _card if spelled or len(cards) > MOST_BUTTONS else _sign
    offers = [make(deal, texts, card, question.write(card))._replace(style=Style.primary) for card in cards]
    extras = [Offer(choice_words(texts.plain, deal, question.kind, extra), extra) for extra in question.extras]
    if len(offers) <= MOST_BUTTONS and confirm:
        chosen = next((card for card in cards if question.write(card) == view.chosen), None)
        named = [_card(deal, texts, chosen, view.chosen)] if chosen else []
        confirmed = [each._replace(label=texts("confirm-card", card=each.label), style=Style.success) for each in named]
        yield from rows(*buttons(confirmed, pressed))
        yield from rows(*buttons(offers, partial(answer_press, view, verb=Verb.WISH)), *buttons(extras, pressed))
        return
    if len(offers) <= MOST_BUTTONS:
        yield from rows(*buttons([*offers, *extras], pressed))
        return
    yield from offered(offers, pressed, texts("pick-cards", low=1, high=1))
    yield from rows(*buttons(extras, pressed))


def _card(deal: View, texts: Texts, card: Card, answer: str) -> Offer:
    return Offer(card_label(texts, deal.pack, card), answer, emoji(texts, deal.pack, card.suit))


def _sign(deal: View, texts: Texts, card: Card, answer: str) -> Offer:
    return Offer(card_sign(texts, deal.pack, card), answer)


def _pick_several(view: TableView, deal: View, texts: Texts, question: PickCards) -> Iterator[Component]:
    """Offer sorted selects of cards to choose several from; the choice is written `kind:answer+answer`."""
    low, high = max(1, question.low), question.high
    offers = [_card(deal, texts, card, card.code) for card in deal.ordering.sort(question.cards)]
    hint = texts("pick-cards-exactly" if low == high > 1 else "pick-cards", low=low, high=high)
    for number, part in enumerate(part for part in _parts(offers) if len(part) >= low):
        press = answer_press(view, _numbered(question.kind, number))
        yield select(press, _options(part), hint, low=low, high=min(high, len(part)))
    if question.keep:
        label = choice_words(texts.plain, deal, question.kind, question.keep)
        yield from rows(button(label, answer_press(view, question.keep)))


class Offer(NamedTuple):
    """One answer: its label, its written form, and an optional emoji. An illegal one is shown disabled."""

    label: str
    answer: str
    emoji: str = ""
    style: Style = Style.secondary
    legal: bool = True


def offered(
    offers: Sequence[Offer], pressed: Pressed, hint: str, *, most_buttons: int = MOST_BUTTONS
) -> Iterator[Component]:
    """Offer answers to choose one from; raises `ValueError` for more than a message holds."""
    if len(offers) <= most_buttons:
        yield from rows(*buttons(offers, pressed))
        return
    parts = _parts([offer for offer in offers if offer.legal])
    for number, part in enumerate(parts):
        words = hint if len(parts) == 1 else f"{part[0].label} – {part[-1].label}"
        yield select(pressed(_numbered("", number)), _options(part), words)


def in_steps(offers: Sequence[Offer], pressed: Pressed, hint: str) -> Iterator[Component]:
    """Offer choices in order: if there are many, a row with the first ones and the last, and a select for the rest."""
    if len(offers) <= MOST_BUTTONS:
        yield from offered(offers, pressed, hint)
        return
    yield from rows(*buttons((*offers[:NEAREST], offers[-1]), pressed))
    yield from offered(offers[NEAREST:-1], pressed, hint, most_buttons=0)


def buttons(offers: Sequence[Offer], pressed: Pressed) -> Iterator[Component]:
    """Make a button for each answer."""
    for offer in offers:
        yield button(offer.label, pressed(offer.answer), offer.style, disabled=not offer.legal, emoji=offer.emoji)


def written_answer(choice: str, values: Sequence[str]) -> str:
    """Return an answer as records write it, from a press's choice and the values chosen in a select."""
    if not values:
        return choice
    kind = choice.partition(PART)[0]
    return f"{kind}:{'+'.join(values)}" if kind else values[0]


def _numbered(choice: str, number: int) -> str:
    return f"{choice}{PART}{number + 1}" if number else choice


def _options(offers: Sequence[Offer]) -> list[Component]:
    return [option(offer.label, offer.answer, emoji=offer.emoji) for offer in offers]


def _parts(offers: Sequence[Offer]) -> list[Sequence[Offer]]:
    """Divide answers into the fewest possible selects, of nearly equal length."""
    count = -(-len(offers) // MOST_OPTIONS)
    if count > MOST_SELECTS:
        raise ValueError(f"a message holds no {len(offers)} answers")
    size = -(-len(offers) // max(1, count))
    return [offers[start : start + size] for start in range(0, len(offers), size or 1)]
