"""A deal that a person plays alone, for practice or from a past one on: cards, table, latest events, and answers."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from bot.discord_io.controls import BUTTON, ROW, Style, button, option, rows, select
from bot.discord_io.custom_id import Press, Verb
from bot.discord_io.surface import Accent, Component, Surface, framed, image, small, text
from bot.language import Texts
from bot.language.translator import as_command, family_command
from bot.panels.kit.draft import Draft, Drawing
from bot.panels.kit.rules import chosen_values, family_name, ruleset_name
from bot.panels.kit.words import dealt, tally_words, texts_of
from bot.panels.table.advice import answer_words, counted_words, exact, folded_advice, size_words
from bot.panels.table.aloud import plain, seats_aloud, table_aloud
from bot.panels.table.answers import hand_answers, take_back
from bot.panels.table.described import Described, gain_words
from bot.panels.table.hand import hand_cards, hand_lines
from bot.panels.table.hints import hint_on
from bot.panels.table.panel import question_mark
from bot.panels.table.scenes import hand_scene, style_of, table_scene
from bot.panels.table.text import deal_lines, low_table_lines, table_alt
from bot.past.play_on import Beside
from bot.pictures.hand import hand_picture
from bot.pictures.table import table_picture
from bot.preferences import Personal
from game.computer.advice import Advice
from game.core.view import View
from game.core.vocabulary import SCORE
from game.table.alone import KEPT_DAYS
from game.table.occasion import PlayedOn
from game.table.view import TableView

RECENT = 2
PICTURE = "alone"
ME = 0
"""The seat of the person practising."""
AGAIN = "again"
OF = "="


class Around(NamedTuple):
    """The surroundings of the deal: the `lines` below the table, the `buttons` below the answers.

    Without a `past`, what led to the question is only told to those who have it read aloud.
    """

    title: str
    lines: Sequence[str]
    footer: str
    buttons: Sequence[Component] = ()
    past: bool = True


def alone_draft(view: TableView, around: Around, texts: Texts, likes: Personal) -> Draft:
    """Show a deal to its lone player, with a picture of the hand, or of the table in a game without hands."""
    deal, texts = dealt(view), texts_of(texts, view.ruleset)
    style, seat = style_of(deal.pack, texts, likes), deal.seat or 0
    drawings: tuple[Drawing, ...] = ()
    if deal.hand(seat).count:
        drawings = (Drawing(PICTURE, hand_picture, (hand_scene(deal, seat), style)),)
    elif not view.ruleset.hands:
        drawings = (Drawing(PICTURE, table_picture, (table_scene(view, deal, texts), style)),)
    return Draft(lambda at: _surface(view, deal, around, texts, at[PICTURE]), drawings)


def _surface(view: TableView, deal: View, around: Around, texts: Texts, picture: str) -> Surface:
    if texts.aloud:
        return framed(Accent.HAND, *_aloud(view, deal, around, texts))
    own, drawn = [*hand_lines(view, deal, texts)], picture and not view.ruleset.hands
    told = Described(view, deal, texts)
    ending = view.ruleset.tricks and deal.over
    happened = () if not around.past else told.ending() if ending else told.latest(deal.seat, RECENT)
    return framed(
        Accent.HAND,
        text(around.title),
        hand_cards(deal, deal.seat or 0, texts, picture) if deal.hand(deal.seat or 0).count else None,
        image(picture, table_alt(view, deal, texts)) if drawn else None,
        text(
            *map(small, own),
            *(() if drawn else low_table_lines(view, deal, texts)),
            *map(small, () if own or drawn else deal_lines(view, deal, texts)),
            small(" ".join(happened)),
            *around.lines,
            told.taken_back(),
        ),
        *_with_room_used([*hand_answers(view, deal, texts)], [*_more_buttons(view, around, texts)]),
        text(small(around.footer)),
    )


def _more_buttons(view: TableView, around: Around, texts: Texts) -> Iterator[Component]:
    """Offer everything else, in little room: a person alone may take back at any time."""
    yield from around.buttons
    yield from take_back(view, texts, "take-back-sign", allowed=view.takes_back)
    yield question_mark(view)


def _with_room_used(answers: Sequence[Component], buttons: Sequence[Component | None]) -> Iterator[Component]:
    """Yield answers and more buttons, which stand beside the last answers if there is room: a row costs height."""
    *others, last = answers or [{}]
    if last.get("type") != ROW or last["components"][0]["type"] != BUTTON:
        yield from answers
        yield from rows(*buttons)
        return
    yield from others
    yield from rows(*last["components"], *buttons)


def _aloud(view: TableView, deal: View, around: Around, texts: Texts) -> Iterator[Component | None]:
    yield text(around.title)
    yield from map(text, table_aloud(view, deal, texts))
    yield text(*map(plain, around.lines))
    yield from hand_answers(view, deal, texts)
    yield text(*seats_aloud(view, deal, texts))
    yield from rows(*_more_buttons(view, around, texts))
    yield text(small(around.footer))


def state_lines(view: TableView, deal: View, texts: Texts) -> Iterator[str]:
    """Describe the question to the player, or the outcome of a finished deal."""
    if deal.over:
        yield from outcome_lines(view, deal, texts, whole=not texts.aloud)
    else:
        yield Described(view, deal, texts).asked("hand-your-turn")


def outcome_lines(view: TableView, deal: View, texts: Texts, *, whole: bool) -> Iterator[str]:
    """Describe a finished deal: the viewer's result, and for the `whole` the game's own lines and all parts of it."""
    told, seat = Described(view, deal, texts), deal.seat or 0
    yield from told.score() if whole else ()
    for mine in (each for each in told.results if each.seat == seat):
        yield texts("practice-result", result=gain_words(mine, texts, chips_alone=False))
        yield small(told.reasons(seat)) if whole else ""
    others = [tally_words(texts, name, now[seat]) for name, now in deal.tallies.items() if name != SCORE]
    if kept := ", ".join(filter(None, others)):
        yield texts("practice-tallies", tallies=kept)


def played_on(view: TableView, played: PlayedOn, beside: Beside | None, texts: Texts, likes: Personal) -> Draft:
    """Show a past deal being played on; `beside` is set once it is over."""
    deal, words = dealt(view), texts_of(texts, view.ruleset)
    again = Press(Verb.PLAY_ON, played.of, played.deal, played.step, AGAIN)
    style = Style.primary if deal.over else Style.secondary
    around = Around(
        title=words("play-on-title", deal=played.deal, step=played.step),
        lines=(*state_lines(view, deal, words), *(_beside(view, beside, words) if beside else ())),
        footer=words("play-on-private", days=KEPT_DAYS),
        buttons=(button(words("play-on-again"), again, style), *_look_back(view, words)),
    )
    return alone_draft(view, around, texts, likes)


def _look_back(view: TableView, texts: Texts) -> Iterator[Component]:
    if dealt(view).over:
        yield button(texts("verify-replay"), Press(Verb.HISTORY_DEAL, view.id, view.deal_number))


def _beside(view: TableView, beside: Beside, texts: Texts) -> Iterator[str]:
    """Describe this result, the original one, and a computer's from the same decision on."""
    for name, value in beside._asdict().items():
        if value is not None:
            share = size_words(value.share, texts).replace("**", "")
            yield texts(f"play-on-{name}", **exact(value.own), shared=int(bool(value.share)), share=share)
    yield small(counted_words(view.ruleset, texts))


def play_on_gone(texts: Texts) -> Surface:
    """Report that a deal being played on is no longer available."""
    return framed(Accent.OVER, text(texts("play-on-gone")))


def practice_draft(
    view: TableView, advice: Advice | str | None, texts: Texts, likes: Personal, chosen: str = ""
) -> Draft:
    """Show a practice deal with the `advice`: full advice, a computer's answer, or `None` while it is computed.

    `chosen` rates the last answer.
    """
    deal, texts = dealt(view), texts_of(texts, view.ruleset)
    more = _after(view, deal, texts) if deal.over else _advised(view, deal, advice, texts)
    again = Press(Verb.PRACTICE, choice=f"{AGAIN}{OF}{view.ruleset.id}")
    around = Around(
        title=texts("practice-title", ruleset=ruleset_name(texts, view.ruleset.id)),
        lines=(chosen, *state_lines(view, deal, texts), *more),
        footer=texts("practice-private", days=KEPT_DAYS) if deal.over else "",
        buttons=(button(texts("practice-again"), again, Style.primary), *_look_back(view, texts)) if deal.over else (),
    )
    return alone_draft(view, around, texts, likes)


def practice_gone(texts: Texts, families: Sequence[str]) -> Surface:
    """Report that a practice deal is no longer available, and offer a new one."""
    return framed(Accent.OVER, text(texts("practice-gone")), practice_offer(texts, families, AGAIN))


def practice_offer(texts: Texts, families: Sequence[str], choice: str = "") -> Component:
    """Offer a practice deal of any game; a `choice` of `AGAIN` makes it replace this message."""
    options = [option(family_name(texts, family), family) for family in families]
    return select(Press(Verb.PRACTICE, choice=choice), options, texts("practice-which"))


def wanted(choice: str) -> tuple[bool, str]:
    """Parse a practice button's choice: whether the new deal replaces an old one, and its ruleset."""
    first, _, ruleset = choice.rpartition(OF)
    return (True, "") if choice == AGAIN else (first == AGAIN, ruleset)


def _advised(view: TableView, deal: View, advice: Advice | str | None, texts: Texts) -> Iterator[str]:
    """Explain a kind of question the first time, and the value of each answer."""
    question = deal.question
    if question is None:
        return
    new = question.kind not in {given.kind for given in deal.answers if given.seat == ME}
    yield small(hint_on(view, deal, question, texts)) if new else ""
    if advice is None:
        yield texts("advice-coming")
    elif isinstance(advice, Advice):
        yield from folded_advice(view, deal, replace(advice, reason=None) if new else advice, texts)
    elif advice:
        yield texts("practice-advice", choice=answer_words(deal, advice, texts))


def _after(view: TableView, deal: View, texts: Texts) -> Iterator[str]:
    """Explain the result of a deal with tricks, in a game that has texts for it, and describe what would follow."""
    result = "no-tricks" if not deal.tricks else "out" if not deal.active[ME] else "won" if deal.taken[ME] else "dry"
    values = chosen_values(texts, view.options) | {"tricks": deal.taken[ME]}
    yield from (texts(key, **values) for key in (f"practice-{result}", "practice-after") if texts.has(key))
    family = as_command(texts.word(family_command(view.ruleset.family, texts), view.ruleset.family))
    yield texts("practice-go", command=f"`/{family} {texts('command-start')}`")
