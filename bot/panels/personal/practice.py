"""The practice deal: the table in words, one's cards, and a sentence for each step."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from discord import ui

from bot.interactions.custom_id import Press
from bot.interactions.verbs import Verb
from bot.language import Texts
from bot.panels.kit.surface import Accent, Item, Style, Surface, button, framed, image, rows, small, text
from bot.panels.kit.words import card_name, choice_words, question_words, signed, suit_name, texts_of
from bot.panels.table.answers import hand_answers
from bot.panels.table.hand import hand_alt
from bot.panels.table.happenings import Teller
from bot.panels.table.text import table_lines
from game.core.questions import Choose, PickCard
from game.core.view import View
from game.table.view import TableView

RECENT = 3


def practice_surface(view: TableView, advice: str, texts: Texts, picture: str = "") -> Surface:
    """Show a practice deal: `advice` is the answer a computer would give, `picture` the file name of the hand's."""
    deal, texts = view.deal, texts_of(texts, view.ruleset)
    if deal is None:
        return practice_gone(texts)
    told = Teller(view, deal, texts).recent(RECENT)
    return framed(
        Accent.HAND,
        text(texts("practice-title")),
        image(picture, hand_alt(deal, texts)) if deal.hand(0).count else None,
        text(*table_lines(view, deal, texts)),
        text(*map(small, told)),
        text(*(_over(view, deal, texts) if deal.over else _step(deal, advice, texts))),
        *_practised(hand_answers(view, deal, texts)),
        *rows([_again(texts)] if deal.over else []),
        text(small(texts("practice-private"))),
    )


def practice_gone(texts: Texts) -> Surface:
    """Say that a practice deal is not there any more, and offer a new one."""
    return framed(Accent.OVER, text(texts("practice-gone")), *rows([_again(texts)]))


def practice_button(texts: Texts) -> ui.Button[Any]:
    """Offer a practice deal."""
    return button(texts("practice"), Press(Verb.PRACTICE), Style.success)


def _again(texts: Texts) -> ui.Button[Any]:
    return button(texts("practice-again"), Press(Verb.PRACTICE, choice="again"), Style.primary)


def _practised(items: Iterable[Item]) -> Iterator[Item]:
    """Let the buttons of a hand answer the practice deal instead of a table."""
    for item in items:
        if isinstance(item, ui.ActionRow):
            for child in item.children:
                _practise(child)
        yield item


def _practise(child: Item) -> None:
    if isinstance(child, ui.Button | ui.Select) and child.custom_id and (press := Press.read(child.custom_id)):
        child.custom_id = replace(press, verb=Verb.PRACTICE_ANSWER).custom_id


def _step(deal: View, advice: str, texts: Texts) -> Iterator[str]:
    """Explain what is asked, and say what a computer would do."""
    question = deal.question
    if question is None:
        return
    yield texts("hand-your-turn", question=question_words(texts, question.kind))
    if isinstance(question, PickCard):
        yield _card_step(deal, question, texts)
    else:
        yield texts.first(f"practice-{question.kind}", "practice-unknown")
    if advice:
        yield texts("practice-advice", choice=_advised(deal, advice, texts))


def _card_step(deal: View, question: PickCard, texts: Texts) -> str:
    if not deal.trick:
        return texts("practice-lead")
    suit = deal.trick[0][1].suit
    led = suit_name(texts, deal.pack, suit)
    if all(card.suit == suit for card in question.cards):
        return texts("practice-follow", suit=led)
    return texts("practice-free", suit=led)


def _advised(deal: View, advice: str, texts: Texts) -> str:
    question = deal.question
    if isinstance(question, PickCard):
        for card in question.cards:
            if question.write(card) == advice:
                return card_name(texts, deal.pack, card)
    if isinstance(question, Choose | PickCard):
        return choice_words(texts, question.kind, advice)
    return advice


def _over(view: TableView, deal: View, texts: Texts) -> Iterator[str]:
    """Say how it went, and why."""
    mine = view.playing[0]
    yield f"**{texts('practice-result', chips=signed(mine.chips))}**"
    if not deal.tricks:
        yield texts("practice-no-tricks")
    elif not deal.active[0]:
        yield texts("practice-out")
    elif deal.taken[0]:
        yield texts("practice-won", tricks=deal.taken[0])
    else:
        yield texts("practice-dry")
    yield texts("practice-go", command=f"`/{view.ruleset.family} {texts('command-start')}`")
