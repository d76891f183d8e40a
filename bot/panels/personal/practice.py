"""The practice deal: the table in words, one's cards, and a sentence for each step."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from bot.discord_io.custom_id import Press
from bot.discord_io.surface import Accent, Component, Style, Surface, button, framed, option, select, small, text
from bot.discord_io.verbs import Verb
from bot.language import Texts
from bot.panels.kit.draft import Draft
from bot.panels.kit.words import chosen_values, question_words, ruleset_name, texts_of, trump_name, word
from bot.panels.personal.alone import Around, alone_draft, alone_surface, outcome_lines
from bot.panels.table.advice import answer_words, folded_advice
from bot.panels.table.hand import duty_words
from bot.preferences import Personal
from game.computer.advice import Advice
from game.core.questions import PickCard, Question
from game.core.view import View
from game.table.view import TableView

ME = 0
"""The seat of the person practising."""
AGAIN = "again"
OF = "="


def practice_draft(
    view: TableView, deal: View, advice: Advice | str | None, texts: Texts, likes: Personal, chosen: str = ""
) -> Draft:
    """Show a practice deal with a picture of the hand, or of the table in a game without hands."""
    return alone_draft(view, deal, texts, likes, lambda name: practice_surface(view, advice, texts, name, chosen))


def practice_surface(
    view: TableView, advice: Advice | str | None, texts: Texts, picture: str = "", chosen: str = ""
) -> Surface:
    """Show a practice deal with the `advice`: full advice, a computer's answer, or `None` while it is computed.

    `picture` is the file name of the hand's picture, or of the table's if no one holds cards; `chosen` rates the last
    answer.
    """
    deal, texts = view.deal, texts_of(texts, view.ruleset)
    if deal is None:
        raise ValueError("nothing was dealt")
    around = Around(
        title=texts("practice-title", ruleset=ruleset_name(texts, view.ruleset.id)),
        lines=(chosen, *(_over(view, deal, texts) if deal.over else _step(view, deal, advice, texts))),
        footer=texts("practice-private") if deal.over else "",
        answers=Verb.PRACTICE_ANSWER,
        amounts=Verb.PRACTICE_ANSWER,
        buttons=(_again(texts, view.ruleset.id),) if deal.over else (),
    )
    return alone_surface(view, around, texts, picture)


def practice_gone(texts: Texts, families: Sequence[str]) -> Surface:
    """Report that a practice deal is no longer available, and offer a new one."""
    return framed(Accent.OVER, text(texts("practice-gone")), practice_offer(texts, families, AGAIN))


def practice_offer(texts: Texts, families: Sequence[str], choice: str = "") -> Component:
    """Offer a practice deal of any game; a `choice` of `AGAIN` makes it replace this message."""
    options = [option(word(texts, f"family-{family}", family), family) for family in families]
    return select(Press(Verb.PRACTICE, choice=choice), options, texts("practice-which"))


def wanted(choice: str) -> tuple[bool, str]:
    """Parse a practice button's choice: whether the new deal replaces an old one, and its ruleset."""
    first, _, ruleset = choice.rpartition(OF)
    return (True, "") if choice == AGAIN else (first == AGAIN, ruleset)


def _again(texts: Texts, ruleset: str) -> Component:
    return button(texts("practice-again"), Press(Verb.PRACTICE, choice=f"{AGAIN}{OF}{ruleset}"), Style.primary)


def _step(view: TableView, deal: View, advice: Advice | str | None, texts: Texts) -> Iterator[str]:
    """Explain the question, and the value of each answer."""
    question = deal.question
    if question is None or deal.asked is None:
        return
    yield texts("hand-your-turn", question=question_words(view, deal, deal.asked, texts))
    new = question.kind not in _answered(deal)
    yield small(_hint(view, deal, question, texts)) if new else ""
    if advice is None:
        yield texts("advice-coming")
    elif isinstance(advice, Advice):
        yield from folded_advice(deal, replace(advice, reason=None) if new else advice, texts)
    elif advice:
        yield texts("practice-advice", choice=answer_words(deal, advice, texts))


def _answered(deal: View) -> set[str]:
    """Return the kinds of questions the person has answered, each of which is explained once."""
    return {given.kind for given in deal.answers if given.seat == ME}


def _hint(view: TableView, deal: View, question: Question[Any], texts: Texts) -> str:
    """Return the game's own hint for a kind of question, else a general one on tricks or on any choice."""
    own = view.ruleset.manual.practice.get(question.kind, f"practice-{question.kind}")
    if texts.has(own):
        return texts(own)
    if isinstance(question, PickCard) and view.ruleset.tricks:
        return _card_hint(deal, question, texts)
    return texts("practice-unknown")


def _card_hint(deal: View, question: PickCard, texts: Texts) -> str:
    """Explain what may be led or must be followed, and to what end."""
    if question.duty not in {"free", "follow"}:
        return duty_words(deal, question, texts)
    led = trump_name(texts, deal.pack, deal.ordering.suit(deal.trick[0][1])) if deal.trick else ""
    key = "practice-lead" if not deal.trick else "practice-follow" if question.duty == "follow" else "practice-free"
    return texts(key, suit=led, trumps=int(bool(deal.trump)))


def _over(view: TableView, deal: View, texts: Texts) -> Iterator[str]:
    """Describe the result and its reasons, and what would follow."""
    yield from outcome_lines(view, deal, texts)
    values = chosen_values(texts, view.options) | {"tricks": deal.taken[ME]}
    yield from (texts(key, **values) for key in (f"practice-{_outcome(deal)}", "practice-after") if texts.has(key))
    yield texts("practice-go", command=f"`/{view.ruleset.family} {texts('command-start')}`")


def _outcome(deal: View) -> str:
    """Classify the person's result in a deal with tricks, for games that have texts for it."""
    if not deal.tricks:
        return "no-tricks"
    if not deal.active[ME]:
        return "out"
    return "won" if deal.taken[ME] else "dry"
