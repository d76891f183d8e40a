"""A deal that a person plays alone, such as a past one played on: cards, table, latest events, and answers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from bot.discord_io.custom_id import Press
from bot.discord_io.surface import Accent, Component, Style, Surface, button, every, framed, image, rows, small, text
from bot.discord_io.verbs import Verb
from bot.language import Texts
from bot.panels.kit.draft import Draft, Drawing
from bot.panels.kit.words import question_words, tally_words, texts_of
from bot.panels.table.advice import counted_words, exact
from bot.panels.table.aloud import plain, seats_aloud, table_aloud
from bot.panels.table.answers import hand_answers
from bot.panels.table.hand import hand_cards, hand_lines
from bot.panels.table.happenings import Teller
from bot.panels.table.scenes import hand_scene, style_for, table_scene
from bot.panels.table.summary import gain_words, game_lines, reasons, results, told_as_result
from bot.panels.table.text import deal_lines, low_table_lines, table_alt
from bot.past.play_on import Beside, PlayedOn
from bot.pictures.hand import hand_picture
from bot.pictures.table import table_picture
from bot.preferences import Personal
from game.core.view import View
from game.core.vocabulary import SCORE
from game.table.view import TableView

RECENT = 2
PICTURE = "alone"
AGAIN = "again"


@dataclass(frozen=True, slots=True)
class Around:
    """The surroundings of the deal: the `lines` below the table, the `buttons` below the answers.

    `answers` and `amounts` are the verbs of presses that answer, and that open a form to answer in.
    """

    title: str
    lines: Sequence[str]
    footer: str
    answers: Verb
    amounts: Verb
    buttons: Sequence[Component] = ()


def alone_draft(view: TableView, deal: View, texts: Texts, likes: Personal, make: Callable[[str], Surface]) -> Draft:
    """Show a deal with a picture of the hand, or of the table in a game without hands.

    `make` takes the name of the picture's file, "" for none.
    """
    style, seat = style_for(deal, texts, likes), deal.seat or 0
    drawings: tuple[Drawing, ...] = ()
    if deal.hand(seat).count:
        drawings = (Drawing(PICTURE, hand_picture, (hand_scene(deal, seat), style)),)
    elif not view.ruleset.hands:
        drawings = (Drawing(PICTURE, table_picture, (table_scene(view, deal, texts), style)),)
    return Draft(lambda at: make(at[PICTURE]), drawings)


def alone_surface(view: TableView, around: Around, texts: Texts, picture: str = "") -> Surface:
    """Show a deal to its lone player.

    `picture` is the file name of the hand's picture, or of the table's if no one holds cards.
    """
    deal, texts = view.deal, texts_of(texts, view.ruleset)
    if deal is None or deal.seat is None:
        raise ValueError("nothing was dealt")
    if texts.aloud:
        return framed(Accent.HAND, *_aloud(view, deal, around, texts))
    own, drawn = [*hand_lines(view, deal, texts)], picture and not view.ruleset.hands
    return framed(
        Accent.HAND,
        text(around.title),
        hand_cards(deal, deal.seat, texts, picture) if deal.hand(deal.seat).count else None,
        image(picture, table_alt(view, deal, texts)) if drawn else None,
        text(
            *map(small, own),
            *(() if drawn else low_table_lines(view, deal, texts)),
            *map(small, () if own or drawn else deal_lines(view, deal, texts)),
            small(" ".join(_happened(view, deal, texts))),
            *around.lines,
        ),
        *_redirected(hand_answers(view, deal, texts), around),
        *rows(around.buttons),
        text(small(around.footer)),
    )


def _aloud(view: TableView, deal: View, around: Around, texts: Texts) -> Iterator[Component | None]:
    """Show the deal for reading aloud."""
    yield text(around.title)
    yield from map(text, table_aloud(view, deal, texts))
    yield text(*map(plain, around.lines))
    yield from _redirected(hand_answers(view, deal, texts), around)
    yield text(*seats_aloud(view, deal, texts))
    yield from rows(around.buttons)
    yield text(small(around.footer))


def _happened(view: TableView, deal: View, texts: Texts) -> Sequence[str]:
    """Return the latest events; in games without tricks, which would show cards, all since the person's turn."""
    told = Teller(view, deal, texts)
    return told.recent(RECENT) if view.ruleset.tricks else told.since_turn(deal.seat, RECENT)


def _redirected(components: Iterable[Component], around: Around) -> Iterator[Component]:
    """Make the buttons of a hand answer this deal instead of a table's."""
    for component in components:
        for each in every((component,)):
            if press := Press.read(each.get("custom_id", "")):
                verb = around.amounts if press.verb is Verb.AMOUNT else around.answers
                each["custom_id"] = replace(press, verb=verb).custom_id
        yield component


def outcome_lines(view: TableView, deal: View, texts: Texts) -> Iterator[str]:
    """Describe a finished deal: the game's own lines, the viewer's result, and its parts.

    When read aloud, everything but the result has already been included.
    """
    if not texts.aloud:
        yield from game_lines(view, deal, texts)
    seat = deal.seat or 0
    mine = next((each for each in results(view.ruleset, deal) if each.seat == seat), None)
    if mine and told_as_result(view, deal, mine):
        yield texts("practice-result", result=gain_words(mine, texts, chips_alone=False))
        yield "" if texts.aloud else small(reasons(deal, seat, texts))
    others = [tally_words(texts, name, now[seat]) for name, now in deal.tallies.items() if name != SCORE]
    if others:
        yield texts("practice-tallies", tallies=", ".join(others))


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
