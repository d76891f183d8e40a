"""The buttons and selects that answer a question, by its shape alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from bot.interactions.custom_id import Press
from bot.interactions.verbs import Verb
from bot.language import Texts
from bot.panels.kit.offers import MOST_BUTTONS, Offer, buttons, in_steps, offered, several
from bot.panels.kit.surface import MOST_OPTIONS, Component, Style, button, rows
from bot.panels.kit.words import NO_NOTE, card_label, choice_words, emoji
from game.core.cards import Card
from game.core.questions import Amount, Choose, Note, PickCard, PickCards
from game.core.view import AmountView, View, illegal_cards, picked_from
from game.table.view import TableView

MOST_GAPS = 10 * MOST_OPTIONS
"""How many amounts with gaps between them are offered; of more, one is typed."""


def answer_press(view: TableView, choice: str = "") -> Press:
    """Make the press that answers the open question."""
    return Press(Verb.ANSWER, view.id, view.deal_number, view.question_number, choice)


def panel_answers(view: TableView, deal: View, texts: Texts) -> Iterator[Component]:
    """Offer what everybody may know of the open question; nothing for a question of the hand or for a computer."""
    asked = deal.asked
    if asked is None or asked.where != "panel" or view.playing[asked.seat].computer:
        return
    if asked.choices:
        offers = _choices(deal, texts, asked.kind, asked.choices, asked.choices)
        yield from in_steps([*offers], _pressed(view), texts("choose-one"))
    if asked.amount:
        yield from _amounts(view, deal, texts, asked.kind, asked.amount)


def hand_answers(view: TableView, deal: View, texts: Texts, *, most_buttons: int) -> Iterator[Component]:
    """Offer the answers of the viewer's own open question; what is not legal can be seen but not pressed.

    Of more than `most_buttons` cards one is chosen from a menu.
    """
    question = deal.question
    match question:
        case PickCard():
            yield from _pick_one(view, deal, texts, question, most_buttons)
        case PickCards():
            yield from _pick_several(view, deal, texts, question)
        case Choose():
            offers = _choices(deal, texts, question.kind, question.shown, question.choices)
            yield from in_steps([*offers], _pressed(view), texts("choose-one"))
        case Amount() if deal.asked and deal.asked.amount:
            yield from _amounts(view, deal, texts, question.kind, deal.asked.amount)
        case _:
            return


def _pressed(view: TableView) -> Callable[[str], Press]:
    return lambda choice: answer_press(view, choice)


def _choices(deal: View, texts: Texts, kind: str, shown: Iterable[str], legal: Iterable[str]) -> Iterator[Offer]:
    """Offer labelled choices, the first of them in green; those that name cards are alike, as in a hand."""
    allowed, notes = set(legal), _notes(deal)
    for place, choice in enumerate(shown):
        note = notes.get(choice, NO_NOTE)
        style = Style.primary if _names_card(note) else Style.secondary if place else Style.success
        yield Offer(choice_words(texts.plain, deal, kind, choice, note), choice, style=style, legal=choice in allowed)


def _names_card(note: Note) -> bool:
    return any(isinstance(value, Card) for value in note.values())


def _notes(deal: View) -> Mapping[str, Note]:
    """Give the values for the texts of single choices; those of a question in the hand are its owner's alone."""
    if isinstance(deal.question, Choose):
        return deal.question.notes
    return deal.asked.notes if deal.asked else {}


def _amounts(view: TableView, deal: View, texts: Texts, kind: str, amount: AmountView) -> Iterator[Component]:
    """Offer amounts and what may be answered beside them: as other answers are; of very many one is typed."""
    numbers = amount.values or range(amount.low, amount.high + 1, amount.step)
    extras = [*_choices(deal, texts, kind, amount.extras, amount.extras)]
    if len(numbers) > (MOST_GAPS if amount.values else MOST_OPTIONS):
        press = Press(Verb.AMOUNT, view.id, view.deal_number, view.question_number)
        typed = button(texts("amount-form"), press, Style.primary)
        yield from rows([typed, *buttons(extras, _pressed(view))])
        return
    offers = [Offer(choice_words(texts.plain, deal, kind, str(n)), str(n), style=Style.primary) for n in numbers]
    if len(offers) + len(extras) <= MOST_BUTTONS:
        yield from rows([*buttons([*offers, *extras], _pressed(view))])
        return
    yield from offered(offers, _pressed(view), texts("amount-select"), most_buttons=0)
    yield from rows([*buttons(extras, _pressed(view))])


def _pick_one(view: TableView, deal: View, texts: Texts, question: PickCard, most_buttons: int) -> Iterator[Component]:
    """Offer the cards of a hand or another zone, sorted: a button for each, or a select of those that are legal."""
    zone, forbidden = picked_from(deal), illegal_cards(deal)
    cards = deal.ordering.sort((zone.cards if zone else None) or question.cards)
    offers = [
        _card(deal, texts, card, question.write(card))._replace(style=Style.primary, legal=card not in forbidden)
        for card in cards
    ]
    extras = [
        Offer(choice_words(texts.plain, deal, question.kind, extra), extra, style=Style.success)
        for extra in question.extras
    ]
    if len(offers) <= most_buttons:
        yield from rows([*buttons([*offers, *extras], _pressed(view))])
        return
    yield from offered(offers, _pressed(view), texts("pick-cards", low=1, high=1), most_buttons=0)
    yield from rows([*buttons(extras, _pressed(view))])


def _card(deal: View, texts: Texts, card: Card, answer: str) -> Offer:
    return Offer(card_label(texts, deal.pack, card), answer, emoji(texts, deal.pack, card.suit))


def _pick_several(view: TableView, deal: View, texts: Texts, question: PickCards) -> Iterator[Component]:
    """Offer a select of cards, sorted, from which several are chosen at once."""
    low, high = max(1, question.low), question.high
    offers = [_card(deal, texts, card, card.code) for card in deal.ordering.sort(question.cards)]
    hint = texts("pick-cards-exactly" if low == high > 1 else "pick-cards", low=low, high=high)
    yield from several(offers, _pressed(view), question.kind, hint, low=low, high=high)
    if question.keep:
        label = choice_words(texts.plain, deal, question.kind, question.keep)
        yield from rows([button(label, answer_press(view, question.keep))])
