"""Taking back an answer, as people see it: the buttons, what is told of it, and how slips of the finger are avoided."""

from collections.abc import Iterator

from bot.discord_io.controls import button, rows
from bot.discord_io.custom_id import Press, Verb
from bot.discord_io.surface import Component, small, text
from bot.language import Texts
from bot.panels.table.answers import answer_press
from game.table.view import TableView


def own_take_back(view: TableView, texts: Texts, label: str = "take-back") -> Iterator[Component]:
    """Let the viewer take back their last answer, while they may; `label` is the key of the button's words."""
    if view.takes_back:
        yield _button(view, texts(label))


def public_take_back(view: TableView, texts: Texts) -> Iterator[Component]:
    """Let whoever has answered last take that back, for everybody to see."""
    if view.taker is not None:
        yield _button(view, texts("take-back"))


def _button(view: TableView, label: str) -> Component:
    return button(label, answer_press(view, verb=Verb.TAKE_BACK))


def take_back_switch(view: TableView, texts: Texts) -> Component:
    """Let the host decide whether answers may be taken back."""
    label, choice = ("take-back-forbid", "no") if view.take_back else ("take-back-allow", "yes")
    return button(texts(label), Press(Verb.TAKE_BACK_ALLOWED, view.id, choice=choice))


def confirm_offer(view: TableView, texts: Texts) -> Iterator[Component | None]:
    """Offer to confirm cards from now on, to somebody who has taken one back for the first time."""
    yield text(small(texts("confirm-offer-about")))
    yield from rows(button(texts("confirm-offer"), Press(Verb.CONFIRM, view.id)))
