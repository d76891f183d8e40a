"""Advice in words: the value of each answer, the best one, what would change it; and who plays with advice."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any, Final

from bot.discord_io.controls import button
from bot.discord_io.custom_id import Press, Verb
from bot.discord_io.surface import Accent, Component, Surface, framed, small, text
from bot.language import Texts
from bot.language.names import safe_name
from bot.panels.kit.cards import card_name, card_names, card_sign
from bot.panels.kit.words import NO_NOTE, choice_words, line_words, several, texts_of
from game.computer.advice import Advice, Outlook
from game.computer.what_if import Reason
from game.core.cards import Card
from game.core.questions import Amount, Choose, PickCard, PickCards
from game.core.rulesets import Ruleset
from game.core.view import View
from game.core.vocabulary import SCORE, TAKE_BACK
from game.table.view import TableView

MOST_ANSWERS: Final = 8
MOST_FOLDED: Final = 4
MOST_SHARES: Final = 4
"""At most this many numbers of tricks are listed, the most frequent ones."""
SELDOM: Final = 0.02
NO_TRICK: Final = (1.0,)
WHOLE_FROM: Final = 1.0
"""The standard error from which tenths are omitted, because they would mean nothing."""
LEAST_ERROR: Final = 0.1
"""However alike the deals that were looked at, they are too few for certainty."""


def advice_surface(view: TableView, deal: View, advice: Advice, texts: Texts) -> Surface:
    """Describe to the player to act the value of each answer."""
    texts = texts_of(texts, view.ruleset)
    return framed(Accent.HAND, text(texts("advice-title")), text(*advice_lines(view, deal, advice, texts)))


def advice_lines(view: TableView, deal: View, advice: Advice, texts: Texts) -> Iterator[str]:
    """Describe each answer in a line, what would change the advice, and the unit of the values."""
    yield from _plan(view, deal, advice, texts)
    if not advice.outlooks:
        return
    shown = advice.outlooks[:MOST_ANSWERS]
    yield from (_outlook(view, deal, each, place, texts) for place, each in enumerate(shown))
    if left := advice.omitted + sum(1 + each.alike for each in advice.outlooks[MOST_ANSWERS:]):
        yield texts("advice-omitted", answers=left)
    if advice.reason:
        yield _reason(deal, advice.reason, texts)
    yield small(texts("advice-about", counted=counted_words(view.ruleset, texts)))


def _plan(view: TableView, deal: View, advice: Advice, texts: Texts) -> Iterator[str]:
    """Describe the plan behind the advice, if there is one, or that there is no advice."""
    if not advice.outlooks:
        yield texts("advice-none")
    elif advice.plan:
        yield line_words(view, deal, advice.plan, texts)


def folded_advice(view: TableView, deal: View, advice: Advice, texts: Texts) -> Iterator[str]:
    """Describe the best answer, the next ones in one line, with numbers in order, and the reason."""
    yield from _plan(view, deal, advice, texts)
    if not advice.outlooks:
        return
    best, *others = advice.outlooks[: MOST_ANSWERS if isinstance(deal.question, Amount) else MOST_FOLDED]
    gain = texts("advice-gain", **amount(best.gain, best.error))
    facts = " · ".join((gain, texts("advice-best"), *_facts(best, texts)))
    yield f"**{_named(deal, best, texts)}**: {facts}"
    if isinstance(deal.question, Amount):
        others.sort(key=lambda each: (not each.answer.isdigit(), int(each.answer) if each.answer.isdigit() else 0))
    if others:
        told = " · ".join("**{}**: {}".format(*_brief(deal, each, texts)) for each in others)
        yield small(texts("advice-others", others=told))
    if advice.reason:
        yield small(_reason(deal, advice.reason, texts))


def chosen_line(deal: View, advice: Advice | None, written: str, texts: Texts) -> str:
    """Compare a chosen answer with the best one; empty if its value is unknown."""
    if advice is None or deal.question is None or not advice.outlooks:
        return ""
    answer, best = deal.question.write(deal.question.read(written)), advice.outlooks[0]
    chosen = next((each for each in advice.outlooks if each.answer == answer), None)
    if chosen is None:
        return ""
    key = "advice-chose-best" if chosen is best or chosen.equal else "advice-chose"
    told = ("**{}** ({})".format(*_brief(deal, each, texts)) for each in (chosen, best))
    return small(texts(key, **dict(zip(("chosen", "best"), told, strict=True))))


def _brief(deal: View, outlook: Outlook, texts: Texts) -> tuple[str, str]:
    return _named(deal, outlook, texts), texts("advice-size", **amount(outlook.gain, outlook.error))


def _named(deal: View, outlook: Outlook, texts: Texts) -> str:
    """Name an answer briefly, as its button does: cards by their corner index."""
    question = deal.question
    if isinstance(question, Choose):
        note = question.notes.get(outlook.answer, NO_NOTE)
        return choice_words(texts.plain, deal, question.kind, outlook.answer, note, signs=True)
    answer = question.read(outlook.answer) if isinstance(question, PickCard | PickCards) else ()
    cards = [card for card in (answer if isinstance(answer, tuple) else (answer,)) if isinstance(card, Card)]
    signs = (card_sign(texts, deal.pack, card, drawn=True) for card in cards)
    return " ".join(signs) or answer_words(deal, outlook.answer, texts)


def _outlook(view: TableView, deal: View, outlook: Outlook, place: int, texts: Texts) -> str:
    facts = [texts("advice-gain", **amount(outlook.gain, outlook.error))]
    if outlook.equal or not place:
        facts.append(texts("advice-equal" if place else "advice-best"))
    facts.extend(_facts(outlook, texts))
    if isinstance(deal.question, Choose) and outlook.tricks == NO_TRICK:  # as dropping out, which goes without saying
        facts.extend([texts("advice-share")] if view.ruleset.pot else [])
    elif tricks := ", ".join(_tricks(outlook, texts)):
        facts.append(tricks)
    if outlook.alike:
        facts.append(texts("advice-alike", answers=outlook.alike))
    return f"**{answer_words(deal, outlook.answer, texts)}**: {' · '.join(facts)}"


def _facts(outlook: Outlook, texts: Texts) -> Iterator[str]:
    """Describe the chance to win, and the game's own facts about the outcome, with its texts."""
    if outlook.won is not None:
        yield texts("advice-won", percent=round(100 * outlook.won))
    if outlook.lost is not None:
        yield texts("advice-life-lost", percent=round(100 * outlook.lost))
    for name, value in (outlook.facts or {}).items():
        yield texts(f"advice-fact-{name}", number=round(value), percent=round(100 * value))


def amount(gain: float, error: float) -> dict[str, str | float]:
    """Return the values for an amount with its error: sign, size, error, and the number of meaningful decimals."""
    digits = 0 if error >= WHOLE_FROM else 1
    size = round(abs(gain), digits)
    sign = "" if size == 0 else "−" if gain < 0 else "+"
    return {"sign": sign, "gain": size, "error": max(round(error, digits), LEAST_ERROR), "digits": digits}


def exact(value: float) -> dict[str, str | float]:
    """Return the values for an exact amount, with a decimal only if it has one."""
    return {**amount(value, 0.0), "digits": 0 if value == round(value) else 1}


def size_words(value: float | Fraction, texts: Texts) -> str:
    """Format an exact amount with its sign, as its readers write numbers."""
    return texts("advice-size", **exact(float(value)))


def _tricks(outlook: Outlook, texts: Texts) -> Iterator[str]:
    frequent = sorted(range(len(outlook.tricks)), key=lambda number: -outlook.tricks[number])[:MOST_SHARES]
    told = [number for number in sorted(frequent) if outlook.tricks[number] >= SELDOM]
    for number in told:
        key = "advice-tricks-first" if number == told[0] else "advice-tricks"
        yield texts(key, tricks=number, percent=round(100 * outlook.tricks[number]))


def _reason(deal: View, reason: Reason, texts: Texts) -> str:
    answer = answer_words(deal, reason.answer, texts)
    if reason.kind == "pot":
        return texts("advice-pot", pot=reason.pot, answer=answer, more=str(reason.more).lower())
    card = card_name(texts, deal.pack, deal.pack.by_code[reason.card])
    return texts(f"advice-{reason.kind}", card=card, answer=answer)


def answer_words(deal: View, written: str, texts: Texts) -> str:
    """Name an answer, in its written form, to the viewer's open question."""
    question = deal.question
    if question is None:
        return written
    answer = question.read(written)
    if isinstance(answer, Card):
        return card_name(texts, deal.pack, answer)
    if isinstance(question, PickCards) and answer:
        return card_names(texts, deal.pack, answer)
    note = question.notes.get(written, NO_NOTE) if isinstance(question, Choose) else NO_NOTE
    return choice_words(texts, deal, question.kind, written, note)


def counted_words(ruleset: Ruleset[Any], texts: Texts, own: str = "true") -> str:
    """Describe a game's unit: chips, points, or lives; `own` is "true" if the values are the reader's own."""
    names = [tally.name for tally in ruleset.tallies]
    counted = "chips" if not names else "points" if SCORE in names else "lives"
    return texts(f"advice-{counted}", own=own)


def advice_button(view: TableView, texts: Texts) -> Iterator[Component]:
    """Offer advice on the open question to a viewer who plays with it."""
    question = view.deal.question if view.deal else None
    if view.me and view.me.advised and question and question.kind != TAKE_BACK:
        yield button(texts("advice"), Press(Verb.ADVICE, view.id, view.deal_number, view.question_number))


def advised_line(view: TableView, texts: Texts) -> str:
    """List the players who play with advice, with an explanation."""
    names = [safe_name(seat.name) for seat in view.seats if seat.advised]
    return small(texts("adviser-told", names=several(texts, names), people=len(names))) if names else ""
