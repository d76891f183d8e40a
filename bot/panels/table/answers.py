"""The buttons and selects that answer a question, by its shape alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from discord import ui

from bot.interactions.custom_id import Press
from bot.interactions.verbs import Verb
from bot.language import Texts
from bot.panels.kit.surface import (
    LONGEST_LABEL,
    MOST_IN_ROW,
    MOST_OPTIONS,
    Item,
    Style,
    button,
    cut,
    option,
    rows,
    select,
)
from bot.panels.kit.words import card_label, choice_words, emoji, price_of
from game.core.questions import Amount, Choose, PickCard, PickCards
from game.core.view import AmountView, View, illegal_cards
from game.table.view import TableView


def answer_press(view: TableView, choice: str = "") -> Press:
    """Make the press that answers the open question."""
    return Press(Verb.ANSWER, view.id, view.deal_number, view.question_number, choice)


def panel_answers(view: TableView, deal: View, texts: Texts) -> Iterator[Item]:
    """Offer what everybody may know of the open question; nothing for a question of the hand or for a computer."""
    asked = deal.asked
    if asked is None or asked.where != "panel" or view.playing[asked.seat].computer:
        return
    if asked.choices:
        yield from rows([_choice(view, texts, asked.kind, choice, place) for place, choice in enumerate(asked.choices)])
    if asked.amount:
        yield _amounts(view, texts, asked.amount)


def _choice(view: TableView, texts: Texts, kind: str, choice: str, place: int, *, legal: bool = True) -> ui.Button[Any]:
    style = Style.success if place == 0 else Style.secondary
    label = choice_words(texts, kind, choice, price_of(view))
    return button(label, answer_press(view, choice), style, disabled=not legal)


def _amounts(view: TableView, texts: Texts, amount: AmountView) -> Item:
    """Offer amounts: buttons up to five, a select up to 25, a form beyond."""
    values = amount.values or range(amount.low, amount.high + 1, amount.step)
    if len(values) <= MOST_IN_ROW:
        return next(rows([button(str(value), answer_press(view, str(value)), Style.primary) for value in values]))
    if len(values) <= MOST_OPTIONS:
        options = [option(str(value), str(value)) for value in values]
        return select(answer_press(view), options, texts("amount-select"))
    press = Press(Verb.AMOUNT, view.id, view.deal_number, view.question_number)
    return next(rows([button(texts("amount-form"), press, Style.primary)]))


def hand_answers(view: TableView, deal: View, texts: Texts) -> Iterator[Item]:
    """Offer the answers of the viewer's own open question; what is not legal can be seen but not pressed."""
    question = deal.question
    match question:
        case PickCard():
            yield from rows([*_cards(view, deal, texts, question), *_extras(view, texts, question)])
        case PickCards():
            yield from _pick_several(view, deal, texts, question)
        case Choose():
            yield from rows(
                [
                    _choice(view, texts, question.kind, choice, place, legal=choice in question.choices)
                    for place, choice in enumerate(question.shown)
                ]
            )
        case Amount() if deal.asked and deal.asked.amount:
            yield _amounts(view, texts, deal.asked.amount)
        case _:
            return


def _cards(view: TableView, deal: View, texts: Texts, question: PickCard) -> Iterator[ui.Button[Any]]:
    hand = deal.hand(deal.seat).cards or () if deal.seat is not None else ()
    forbidden = illegal_cards(deal)
    for card in hand:
        label, drawn = card_label(texts, deal.pack, card), emoji(texts, deal.pack, card.suit)
        press = answer_press(view, question.write(card))
        yield button(label, press, Style.primary, disabled=card in forbidden, emoji=drawn)


def _extras(view: TableView, texts: Texts, question: PickCard) -> Iterator[ui.Button[Any]]:
    for extra in question.extras:
        yield button(choice_words(texts, question.kind, extra), answer_press(view, extra), Style.success)


def _pick_several(view: TableView, deal: View, texts: Texts, question: PickCards) -> Iterator[Item]:
    options = [
        option(card_label(texts, deal.pack, card), card.code, emoji=emoji(texts, deal.pack, card.suit))
        for card in question.cards
    ]
    hint = texts("pick-cards", low=max(1, question.low), high=question.high)
    yield select(answer_press(view, question.kind), options, hint, low=max(1, question.low), high=question.high)
    if question.low == 0:
        label = choice_words(texts, question.kind, "keep")
        yield next(rows([button(cut(label, LONGEST_LABEL), answer_press(view, "keep"))]))
