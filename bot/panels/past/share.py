"""Sharing a deal with the channel: the choice of what to show, and the public message."""

from collections.abc import Iterator

from bot.discord_io.controls import Style, button, rows
from bot.discord_io.custom_id import Press, Verb
from bot.discord_io.surface import Accent, Component, Surface, framed, image, small, text
from bot.language import Texts
from bot.language.names import plain_name, safe_name
from bot.panels.kit.cards import card_names, card_words
from bot.panels.kit.draft import Draft, Drawing, Places
from bot.panels.kit.rules import table_name
from bot.panels.kit.words import dealt, seat_name, texts_of
from bot.panels.past.history import step_sentences, table_shown, zone_lines
from bot.panels.table.described import headline
from bot.panels.table.scenes import POSITION, position, style_of
from bot.past.replay import HAND, Step
from bot.pictures.hand import hand_picture
from bot.pictures.scene import HandCard
from game.core.cards import Card

WHOLE = "deal"
"""The choice to show the whole deal; a hand is chosen by its seat number."""


def share_menu(step: Step, private: frozenset[int], texts: Texts) -> Surface:
    """Let a person choose what to show of a deal at this step; hands of `private` seats are not offered."""
    texts = texts_of(texts, step.view.ruleset)
    return framed(
        Accent.OVER,
        text(texts("share-title", deal=_deal(step, texts)), texts("share-about")),
        *rows(*_choices(step, private, texts)),
    )


def _deal(step: Step, texts: Texts) -> str:
    return texts("history-deal", number=step.view.deal_number)


def _choices(step: Step, private: frozenset[int], texts: Texts) -> Iterator[Component]:
    table, deal, number = step.view.id, step.view.deal_number, step.number
    yield button(texts("share-deal"), Press(Verb.SHARE_POST, table, deal, number, WHOLE), Style.primary)
    for zone in step.zones:
        if zone.name == HAND and zone.owner is not None and zone.owner not in private:
            name = plain_name(step.view.playing[zone.owner].name)
            yield button(texts("share-hand", name=name), Press(Verb.SHARE_POST, table, deal, number, str(zone.owner)))
    yield button(texts("share-back"), Press(Verb.HISTORY_DEAL, table, deal, number))


def shared_deal_draft(step: Step, by: str, texts: Texts) -> Draft:
    """Show everyone a deal at one of its steps, with its picture; `by` is the name of the person sharing it."""
    view, deal, words = step.view, dealt(step.view), texts_of(texts, step.view.ruleset)
    title = words("shared-deal-title", deal=_deal(step, words), ruleset=table_name(view, words))
    news = step_sentences(step, step.number, words) if step.number else []

    def make(at: Places) -> Surface:
        return framed(
            Accent.OVER,
            text(title, headline(view, deal, words) if deal.over else ""),
            table_shown(step, deal, words, at[POSITION]),
            text(" ".join(news), small(" · ".join(zone_lines(step, words)))),
            text(small(_source(step, by, words))),
            *_ways(step, words),
        )

    return Draft(make, position(step, texts))


def shared_hand_draft(step: Step, seat: int, cards: tuple[Card, ...], by: str, texts: Texts) -> Draft:
    """Show everyone one hand of a deal as it was at a step, with its picture."""
    view, deal, words = step.view, dealt(step.view), texts_of(texts, step.view.ruleset)
    held = deal.ordering.sort(cards)
    drawing = Drawing(HAND, hand_picture, (tuple(HandCard(card.code) for card in held), style_of(deal.pack, texts)))
    title = words("shared-hand-title", name=seat_name(view, seat), deal=_deal(step, words))
    read = ", ".join(card_words(words, deal.pack, card) for card in held)
    alt = words("shared-hand-alt", name=plain_name(view.playing[seat].name), cards=read)

    def make(at: Places) -> Surface:
        return framed(
            Accent.OVER,
            text(title, small(table_name(view, words))),
            image(at[HAND], alt) or text(card_names(words, deal.pack, held)),
            text(small(_source(step, by, words))),
            *_ways(step, words),
        )

    return Draft(make, (drawing,))


def _source(step: Step, by: str, texts: Texts) -> str:
    return texts("share-by", name=safe_name(by), step=step.number, last=step.last)


def _ways(step: Step, texts: Texts) -> Iterator[Component]:
    """Let everyone step through the deal, each in their own message."""
    table, deal = step.view.id, step.view.deal_number
    yield from rows(
        button(texts("share-step"), Press(Verb.HISTORY_DEAL, table, deal, step.number), Style.primary),
        button(texts("history-all-deals"), Press(Verb.HISTORY_SESSION, table)),
    )
