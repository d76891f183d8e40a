"""A past deal that a person plays on: where it began, and its result next to the original one."""

from __future__ import annotations

from collections.abc import Iterator

from bot.discord_io.custom_id import Press
from bot.discord_io.surface import Accent, Component, Style, Surface, button, framed, small, text
from bot.discord_io.verbs import Verb
from bot.language import Texts
from bot.panels.kit.draft import Draft
from bot.panels.kit.words import question_words, texts_of
from bot.panels.personal.alone import Around, alone_draft, alone_surface, outcome_lines
from bot.panels.table.advice import counted_words, exact
from bot.past.play_on import Beside, PlayedOn
from bot.preferences import Personal
from game.core.view import View
from game.table.view import TableView

AGAIN = "again"


def played_on(playing: PlayedOn, beside: Beside | None, texts: Texts, likes: Personal) -> Draft:
    """Show a deal being played on; `beside` is set once it is over."""
    view = playing.view(texts.language)
    deal, words = view.deal, texts_of(texts, view.ruleset)
    if deal is None:
        raise ValueError("nothing was dealt")
    around = Around(
        title=words("play-on-title", deal=playing.past.row.number, step=playing.step),
        lines=tuple(_over(view, deal, beside, words) if beside else _asked(view, deal, words)),
        footer=words("play-on-private"),
        answers=Verb.PLAY_ON_ANSWER,
        amounts=Verb.PLAY_ON_AMOUNT,
        buttons=tuple(_buttons(playing, words)),
    )
    return alone_draft(view, deal, texts, likes, lambda name: alone_surface(view, around, texts, name))


def _asked(view: TableView, deal: View, texts: Texts) -> Iterator[str]:
    if deal.asked:
        yield texts("hand-your-turn", question=question_words(view, deal, deal.asked, texts))


def _over(view: TableView, deal: View, beside: Beside, texts: Texts) -> Iterator[str]:
    """Describe this result, the original one, and a computer's from the same decision on."""
    yield from outcome_lines(view, deal, texts)
    for name, value in beside._asdict().items():
        yield texts(f"play-on-{name}", **exact(value))
    yield small(counted_words(view.ruleset, texts))


def _buttons(playing: PlayedOn, texts: Texts) -> Iterator[Component]:
    """Offer to start again at the same decision."""
    press = Press(Verb.PLAY_ON, playing.past.table, playing.past.row.number, playing.step, AGAIN)
    yield button(texts("play-on-again"), press, Style.primary if playing.over else Style.secondary)


def play_on_gone(texts: Texts) -> Surface:
    """Report that a deal being played on is no longer available."""
    return framed(Accent.OVER, text(texts("play-on-gone")))
