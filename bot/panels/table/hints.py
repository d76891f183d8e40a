"""Hints for whoever learns a game: what a question is about, which card beats which, what must be followed."""

from typing import Any

from bot.language import Texts
from bot.panels.kit.cards import led_name, rank_name, said, trump_name
from game.core.questions import PickCard, Question
from game.core.view import View
from game.table.view import TableView


def hint_on(view: TableView, deal: View, question: Question[Any], texts: Texts) -> str:
    """Return the hint for the viewer's question; on their first one, what a game says first in place of it."""
    first = not any(given.seat == deal.seat for given in deal.answers)
    if first and texts.has("practice-opening"):
        return texts("practice-opening")
    return f"{ranks_words(view, deal, texts) if first else ''} {hint_for(view, deal, question, texts)}".strip()


def ranks_words(view: TableView, deal: View, texts: Texts) -> str:
    """Return which card beats which in a game of tricks whose suits rank alike; empty for any other."""
    if not view.ruleset.tricks or view.ruleset.ordering:
        return ""
    cards = ", ".join(rank_name(texts, deal.pack, rank) for rank in deal.pack.ranks)
    return texts("practice-ranks", cards=cards, trumps=int(bool(deal.trump) or texts.has("panel-no-trump")))


def hint_for(view: TableView, deal: View, question: Question[Any], texts: Texts) -> str:
    """Return the game's own hint for a kind of question, else a general one on tricks or on any choice."""
    own = f"practice-{question.kind}"
    if texts.has(own):
        return texts(own)
    if isinstance(question, PickCard) and view.ruleset.tricks:
        return _card_hint(deal, question, texts)
    return texts("practice-unknown")


def _card_hint(deal: View, question: PickCard, texts: Texts) -> str:
    if question.duty not in {"free", "follow"}:
        return duty_words(deal, question, texts)
    led = led_name(texts, deal)
    key = "practice-lead" if not deal.trick else "practice-follow" if question.duty == "follow" else "practice-free"
    return texts(key, suit=led, trumps=int(bool(deal.trump)))


def duty_words(deal: View, question: PickCard, texts: Texts) -> str:
    """Explain which duty forbids the other cards."""
    led = led_name(texts, deal)
    marks = {mark.name: said(texts, deal.pack, mark.value) for mark in deal.marks if mark.seat == deal.seat}
    named = marks | {"suit": led, "trump": trump_name(texts, deal.pack, deal.trump)}
    return texts.first(f"duty-{question.duty}", "duty-unknown", **named)
