"""The practice deal: the table in words, one's cards, and a sentence for each step."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from bot.interactions.custom_id import Press
from bot.interactions.verbs import Verb
from bot.language import Texts
from bot.panels.kit.surface import (
    Accent,
    Component,
    Style,
    Surface,
    button,
    every,
    framed,
    image,
    option,
    rows,
    select,
    small,
    text,
)
from bot.panels.kit.words import (
    chosen_values,
    question_words,
    ruleset_name,
    tally_words,
    texts_of,
    trump_name,
    word,
)
from bot.panels.table.advice import advice_lines, answer_words
from bot.panels.table.answers import hand_answers
from bot.panels.table.hand import CARD_BUTTONS_BELOW_LINES, duty_words, hand_cards, hand_lines
from bot.panels.table.happenings import Teller
from bot.panels.table.results import SCORE, gain_words, reasons, results
from bot.panels.table.summary import game_lines, told_as_result
from bot.panels.table.text import deal_lines, table_alt, table_lines
from game.computer.advice import Advice
from game.core.questions import PickCard, Question
from game.core.view import View
from game.table.view import TableView

RECENT = 3
ME = 0
"""The seat of whoever practises."""
AGAIN = "again"
OF = "="


def practice_surface(view: TableView, advice: Advice | str | None, texts: Texts, picture: str = "") -> Surface:
    """Show a practice deal, with the `advice`, or the answer that a computer would give, or that it is still to come.

    `picture` is the file name of the hand's, or of the table's where nobody holds cards.
    """
    deal, texts = view.deal, texts_of(texts, view.ruleset)
    if deal is None:
        raise ValueError("nothing was dealt")
    told = Teller(view, deal, texts).recent(RECENT)
    return framed(
        Accent.HAND,
        text(texts("practice-title", ruleset=ruleset_name(texts, view.ruleset.id))),
        hand_cards(deal, ME, texts, picture) if deal.hand(ME).count else None,
        text(*hand_lines(view, deal, texts)),
        image(picture, table_alt(view, deal, texts))
        if picture and not view.ruleset.hands
        else text(*table_lines(view, deal, texts), *deal_lines(view, deal, texts)),
        text(*map(small, told)),
        text(*(_over(view, deal, texts) if deal.over else _step(view, deal, advice, texts))),
        *_practised(hand_answers(view, deal, texts, most_buttons=CARD_BUTTONS_BELOW_LINES)),
        *rows([_again(texts, view.ruleset.id)] if deal.over else []),
        text(small(texts("practice-private"))),
    )


def practice_gone(texts: Texts, families: Sequence[str]) -> Surface:
    """Say that a practice deal is not there any more, and offer a new one."""
    return framed(Accent.OVER, text(texts("practice-gone")), practice_offer(texts, families, AGAIN))


def practice_offer(texts: Texts, families: Sequence[str], choice: str = "") -> Component:
    """Offer a practice deal of any game; `choice` says with `AGAIN` that it takes the place of this message."""
    options = [option(word(texts, f"family-{family}", family), family) for family in families]
    return select(Press(Verb.PRACTICE, choice=choice), options, texts("practice-which"))


def practice_button(texts: Texts, ruleset: str) -> Component:
    """Offer a practice deal of a ruleset, by its id."""
    return button(texts("practice"), Press(Verb.PRACTICE, choice=ruleset), Style.success)


def wanted(choice: str) -> tuple[bool, str]:
    """Read what a practice button is for: whether another deal is to take the place of one, and of which ruleset."""
    first, _, ruleset = choice.rpartition(OF)
    return (True, "") if choice == AGAIN else (first == AGAIN, ruleset)


def _again(texts: Texts, ruleset: str) -> Component:
    return button(texts("practice-again"), Press(Verb.PRACTICE, choice=f"{AGAIN}{OF}{ruleset}"), Style.primary)


def _practised(components: Iterable[Component]) -> Iterator[Component]:
    """Let the buttons of a hand answer the practice deal instead of a table."""
    for component in components:
        for each in every((component,)):
            if press := Press.read(each.get("custom_id", "")):
                each["custom_id"] = replace(press, verb=Verb.PRACTICE_ANSWER).custom_id
        yield component


def _step(view: TableView, deal: View, advice: Advice | str | None, texts: Texts) -> Iterator[str]:
    """Explain what is asked, and what each answer brings."""
    question = deal.question
    if question is None or deal.asked is None:
        return
    yield texts("hand-your-turn", question=question_words(view, deal, deal.asked, texts))
    yield _hint(view, deal, question, texts)
    if advice is None:
        yield texts("advice-coming")
    elif isinstance(advice, Advice):
        yield from advice_lines(view, deal, advice, texts)
    elif advice:
        yield texts("practice-advice", choice=answer_words(deal, advice, texts))


def _hint(view: TableView, deal: View, question: Question[Any], texts: Texts) -> str:
    """Give the game's own hint for a kind of question, else what can be said of a trick or of any choice."""
    own = view.ruleset.practice.get(question.kind, f"practice-{question.kind}")
    if texts.has(own):
        return texts(own)
    if isinstance(question, PickCard) and view.ruleset.tricks:
        return _card_hint(deal, question, texts)
    return texts("practice-unknown")


def _card_hint(deal: View, question: PickCard, texts: Texts) -> str:
    """Explain what may be led or must be followed, and what it is good for."""
    if question.duty not in {"free", "follow"}:
        return duty_words(deal, question, texts)
    led = trump_name(texts, deal.pack, deal.ordering.suit(deal.trick[0][1])) if deal.trick else ""
    key = "practice-lead" if not deal.trick else "practice-follow" if question.duty == "follow" else "practice-free"
    return texts(key, suit=led, trumps=int(bool(deal.trump)))


def _over(view: TableView, deal: View, texts: Texts) -> Iterator[str]:
    """Say how it went and why, and what would follow."""
    yield from game_lines(view, deal, texts)
    yield from _result(view, deal, texts)
    values = chosen_values(texts, view.options) | {"tricks": deal.taken[ME]}
    yield from (texts(key, **values) for key in (f"practice-{_outcome(deal)}", "practice-after") if texts.has(key))
    yield texts("practice-go", command=f"`/{view.ruleset.family} {texts('command-start')}`")


def _result(view: TableView, deal: View, texts: Texts) -> Iterator[str]:
    """Say what the deal brought the person, in what the game is played for, and what it is made of."""
    mine = next((each for each in results(view.ruleset, deal) if each.seat == ME), None)
    if mine and told_as_result(view, deal, mine):
        yield texts("practice-result", result=gain_words(mine, texts, chips_alone=False))
        yield small(reasons(deal, ME, texts))
    others = [tally_words(texts, name, now[ME]) for name, now in deal.tallies.items() if name != SCORE]
    if others:
        yield texts("practice-tallies", tallies=", ".join(others))


def _outcome(deal: View) -> str:
    """Name how a deal with tricks went for the person, for games that have words for it."""
    if not deal.tricks:
        return "no-tricks"
    if not deal.active[ME]:
        return "out"
    return "won" if deal.taken[ME] else "dry"
