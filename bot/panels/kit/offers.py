"""The answers a message offers, to any kind of question: few are buttons, more are selects.

Up to ten answers are a button each, up to 25 one select, and more are several selects, each named after its first and
last answer. This stays within a message's limits: ten buttons are twelve components, 250 answers twenty. Many choices
that rise step by step, as bids do, are both: the nearest ones, and the last one, which declines, are buttons.

A button's press carries its answer. A select's choice says how the chosen values form an answer: nothing for a single
answer, a kind for several cards. A number after `=` distinguishes the selects of one message (see `written_answer`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from bot.discord_io.custom_id import Press
from bot.discord_io.surface import MOST_IN_ROW, MOST_OPTIONS, Component, Style, button, option, rows, select

MOST_BUTTONS = 10
MOST_SELECTS = 10
NEAREST = MOST_IN_ROW - 1
PART = "="

Pressed = Callable[[str], Press]
"""Makes the press for a choice."""


class Offer(NamedTuple):
    """One answer: its label, its written form, and an optional emoji. An illegal one is shown disabled."""

    label: str
    answer: str
    emoji: str = ""
    style: Style = Style.secondary
    legal: bool = True


def offered(
    offers: Sequence[Offer], pressed: Pressed, hint: str, *, most_buttons: int = MOST_BUTTONS
) -> Iterator[Component]:
    """Offer answers to choose one from; raises `ValueError` for more than a message holds."""
    if len(offers) <= most_buttons:
        yield from rows([*buttons(offers, pressed)])
        return
    parts = _parts([offer for offer in offers if offer.legal])
    for number, part in enumerate(parts):
        words = hint if len(parts) == 1 else f"{part[0].label} – {part[-1].label}"
        yield select(pressed(_numbered("", number)), [*_options(part)], words)


def in_steps(offers: Sequence[Offer], pressed: Pressed, hint: str) -> Iterator[Component]:
    """Offer choices in order: if there are many, a row with the first ones and the last, and a select for the rest."""
    if len(offers) <= MOST_BUTTONS:
        yield from offered(offers, pressed, hint)
        return
    yield from rows([*buttons((*offers[:NEAREST], offers[-1]), pressed)])
    yield from offered(offers[NEAREST:-1], pressed, hint, most_buttons=0)


def buttons(offers: Sequence[Offer], pressed: Pressed) -> Iterator[Component]:
    """Make a button for each answer."""
    for offer in offers:
        yield button(offer.label, pressed(offer.answer), offer.style, disabled=not offer.legal, emoji=offer.emoji)


def several(
    offers: Sequence[Offer], pressed: Pressed, kind: str, hint: str, *, low: int, high: int
) -> Iterator[Component]:
    """Offer answers to choose several from; if there are too many for one select, from one part of them.

    The choice is written `kind:answer+answer`.
    """
    parts = [part for part in _parts(offers) if len(part) >= low]
    for number, part in enumerate(parts):
        press = pressed(_numbered(kind, number))
        yield select(press, [*_options(part)], hint, low=low, high=min(high, len(part)))


def written_answer(choice: str, values: Sequence[str]) -> str:
    """Return an answer as records write it, from a press's choice and the values chosen in a select."""
    if not values:
        return choice
    kind = choice.partition(PART)[0]
    return f"{kind}:{'+'.join(values)}" if kind else values[0]


def _numbered(choice: str, number: int) -> str:
    return f"{choice}{PART}{number + 1}" if number else choice


def _options(offers: Sequence[Offer]) -> Iterator[Any]:
    for offer in offers:
        yield option(offer.label, offer.answer, emoji=offer.emoji)


def _parts(offers: Sequence[Offer]) -> list[Sequence[Offer]]:
    """Divide answers into the fewest possible selects, of nearly equal length."""
    count = -(-len(offers) // MOST_OPTIONS)
    if count > MOST_SELECTS:
        raise ValueError(f"a message holds no {len(offers)} answers")
    size = -(-len(offers) // max(1, count))
    return [offers[start : start + size] for start in range(0, len(offers), size or 1)]
