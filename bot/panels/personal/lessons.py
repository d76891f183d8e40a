"""The courses: which there are, a step before and after its answer, and the end of a course."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from bot.discord_io.controls import MOST_OPTIONS, Style, button, option, rows, section, select
from bot.discord_io.custom_id import Press, Verb
from bot.discord_io.surface import Accent, Component, Surface, framed, small, text
from bot.language import Texts
from bot.language.names import safe_name
from bot.panels.kit.draft import Draft
from bot.panels.kit.rules import ruleset_name
from bot.panels.kit.words import dealt, seat_name, texts_of
from bot.panels.personal.alone import Around, alone_draft, outcome_lines, state_lines
from bot.panels.table.aloud import plain
from bot.panels.table.hints import hint_for, ranks_words
from bot.panels.table.lobby import way_there
from bot.panels.table.panel import question_mark
from bot.panels.table.text import plays_words
from bot.preferences import Personal
from game.core.parts import Step
from game.core.rulesets import Ruleset
from game.core.view import View
from game.table.view import TableView

MOST_LOBBIES = 3
BETWEEN = "/"


class Progress(NamedTuple):
    """A step of a course: its number from 0, the number of `steps`, and the learner's `answer`, empty before it."""

    step: Step
    number: int
    steps: int
    answer: str = ""

    @property
    def right(self) -> bool:
        """Whether the learner has answered as the step teaches."""
        return self.answer in self.step.right


def step_press(ruleset: str, number: int) -> Press:
    """Return the press that shows a step; the one after the last shows the end."""
    return Press(Verb.LEARN, choice=f"{ruleset}{BETWEEN}{number}")


def courses(rulesets: Sequence[Ruleset[Any]], learnt: Mapping[str, int], texts: Texts) -> Surface:
    """Let a person choose a course, first those written for their game; `learnt` are steps done, by ruleset."""
    first = sorted(rulesets, key=lambda ruleset: not ruleset.manual.course)
    options = [
        option(
            ruleset_name(texts.of_game(each.id, each.family), each.id),
            each.id,
            texts("learn-progress", steps=len(each.manual.course), done=learnt.get(each.id, 0)),
        )
        for each in first[:MOST_OPTIONS]
    ]
    chooser = select(Press(Verb.LEARN), options, texts("learn-which"))
    return framed(Accent.HAND, text(texts("learn-title"), texts("learn-about")), chooser)


def course_opening(ruleset: Ruleset[Any], texts: Texts) -> Surface | None:
    """Say what a game is about and what its words mean, before the first step; `None` for steps that nobody wrote."""
    if not ruleset.manual.course:
        return None
    words = texts_of(texts, ruleset)
    title = words("learn-course", ruleset=ruleset_name(words, ruleset.id))
    begin = button(words("learn-begin"), step_press(ruleset.id, 0), Style.primary)
    return framed(Accent.HAND, text(title, words("learn-opening")), *rows(begin))


def lesson_draft(view: TableView, at: Progress, texts: Texts, likes: Personal) -> Draft:
    """Show a step: what it is about and its question, or what came of the answer."""
    deal, texts = dealt(view), texts_of(texts, view.ruleset)
    title = texts("learn-step", ruleset=ruleset_name(texts, view.ruleset.id), number=at.number + 1, count=at.steps)
    if not at.answer:
        around = Around(title, (*_asked(view, deal, at, texts),), "", past=False)
        return alone_draft(view, around, texts, likes)
    lines, buttons = [*_answered(view, deal, at, texts)], [*_ways_on(view, at, texts), question_mark(view)]
    told = text(*(map(plain, lines) if texts.aloud else lines))
    return Draft(lambda _: framed(Accent.HAND, text(title), told, *rows(*buttons)))


def _asked(view: TableView, deal: View, at: Progress, texts: Texts) -> Iterator[str]:
    """Say what a step is about, and what is asked; a step that was made has the hints of the practice deal."""
    if view.ruleset.manual.course:
        yield texts(f"learn-{at.step.key}")
    elif deal.question:
        first = "" if at.number else texts.attempt("practice-opening") or ranks_words(view, deal, texts)
        yield small(first or hint_for(view, deal, deal.question, texts))
    yield from state_lines(view, deal, texts)


def _answered(view: TableView, deal: View, at: Progress, texts: Texts) -> Iterator[str]:
    verdict, key = "right" if at.right else "wrong", at.step.key if view.ruleset.manual.course else "made"
    yield f"{texts(f'learn-{verdict}')} {texts(f'learn-{key}-{verdict}')}"
    yield small(_trick_of(view, deal, at.answer, texts))
    yield small(texts("learn-played-out"))
    yield from outcome_lines(view, deal, texts, whole=True)


def _trick_of(view: TableView, deal: View, answer: str, texts: Texts) -> str:
    """Return the trick to which the viewer played a card; empty if it was none."""
    for number, trick in enumerate(deal.tricks, start=1):
        if any(seat == deal.seat and card.code == answer for seat, card in trick.plays):
            plays = plays_words(view, deal, trick.plays, texts)
            return texts("trick-before", number=number, plays=plays, name=seat_name(view, trick.winner))
    return ""


def _ways_on(view: TableView, at: Progress, texts: Texts) -> Iterator[Component]:
    """Lead on after a right answer; after another one, back to the position first."""
    if not at.right:
        yield button(texts("learn-again"), step_press(view.ruleset.id, at.number), Style.primary)
    label = texts("learn-finish" if at.number + 1 == at.steps else "learn-next")
    style = Style.primary if at.right else Style.secondary
    yield button(label, step_press(view.ruleset.id, at.number + 1), style)


def course_end(ruleset: Ruleset[Any], count: int, lobbies: Sequence[TableView], texts: Texts) -> Surface:
    """Show the end of a course: a practice deal, the tables that wait for players, and a table of one's own."""
    words = texts_of(texts, ruleset)
    return framed(
        Accent.HAND,
        text(words("learn-done", ruleset=ruleset_name(words, ruleset.id), count=count)),
        *(_lobby(view, words) for view in lobbies[:MOST_LOBBIES]),
        *rows(
            button(words("practice"), Press(Verb.PRACTICE, choice=ruleset.id), Style.primary),
            button(words("learn-open"), Press(Verb.OPEN, choice=ruleset.id), Style.success),
            button(words("learn-more"), Press(Verb.LEARN)),
        ),
    )


def _lobby(view: TableView, texts: Texts) -> Component:
    host = safe_name(view.host.name) if view.host else texts("somebody")
    told = texts("learn-lobby", name=host, seats=len(view.seats), most=view.ruleset.most_seats)
    return section(f"{told} · <#{view.channel}>", way_there(view.server, view.channel, texts))
