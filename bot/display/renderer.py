"""What each message of a table is to show now: text at once, and the picture as soon as it is drawn."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Protocol

from bot.display.drafts import Draft, Drawing, drawn_file, former_file
from bot.display.last_tricks import as_trick_lay
from bot.display.public_message import Role, Wanted
from bot.display.scenes import hand_scene, sheet_scene, strip_scene, style_for, table_scene
from bot.display.views import Views
from bot.interactions.messages import Attached
from bot.language import Language, Texts
from bot.language.names import plain_name
from bot.panels.kit.surface import Surface
from bot.panels.table.hand import Strip, hand, is_asked
from bot.panels.table.lobby import closed_lobby, lobby
from bot.panels.table.panel import panel
from bot.panels.table.score_sheet import session_sheet
from bot.panels.table.session import session_end, session_transfers
from bot.panels.table.summary import closed_summary, summary
from bot.panels.table.text import table_alt
from bot.past.replay import Replay
from bot.pictures.charts import balances_chart
from bot.pictures.desk import PictureDesk
from bot.pictures.hand import hand_picture
from bot.pictures.scene import Series, Style, TableScene
from bot.pictures.sheet import sheet_picture
from bot.pictures.strip import strip_picture
from bot.pictures.table import SEATS, table_picture
from bot.preferences import Preferences
from game.core.errors import Refused
from game.core.rulesets import Catalogue
from game.core.view import View
from game.reports.past import CourseLine, PastDeal
from game.reports.settle_up import Transfer
from game.table.table import Table
from game.table.view import TableView

MOST_SERIES = 10
END = "session"
"""The kind of picture that stands at the end of a session."""


class History(Protocol):
    """What was played at tables."""

    async def course(self, table: str) -> Sequence[CourseLine]:
        """Give how everybody's chips went in a session."""
        ...

    async def deal(self, table: str, number: int) -> PastDeal | None:
        """Give a deal that was begun."""
        ...

    async def settled(self, table: str) -> Sequence[Transfer]:
        """Give what was settled outside while a session was open."""
        ...


class Renderer:
    """Makes the surfaces of tables; without a desk there are no pictures."""

    def __init__(
        self,
        language: Language,
        desk: PictureDesk | None,
        history: History,
        catalogue: Catalogue,
        preferences: Preferences,
    ) -> None:
        self._language = language
        self._desk = desk
        self._history = history
        self._catalogue = catalogue
        self._preferences = preferences
        self._views = Views()

    # what is shown

    def public(self, table: Table) -> tuple[TableView, Texts]:
        """Give a table as everybody may see it, and its language."""
        return self._views.public(table), self._language.texts(table.state.language)

    def current(self, table: Table, wanted: Wanted, settled: Sequence[Transfer] = ()) -> Draft:
        """Give what the table's public message is to show; `settled` is what was paid outside while it was open."""
        view, texts = self.public(table)
        match wanted.role:
            case Role.LOBBY:
                return Draft(lambda _: lobby(view, texts))
            case Role.PANEL:
                return self._with_table(panel, view, texts)
            case Role.TRICK:
                return self._with_table(panel, as_trick_lay(view, wanted.trick), texts)
            case Role.SUMMARY:
                return self._with_table(summary, view, texts, low=True)
            case Role.END if not view.playing:
                return Draft(lambda _: closed_lobby(view, texts))
            case Role.END:
                return Draft(lambda at: session_end(view, session_transfers(view, settled), texts, at[END]))

    def closed(self, table: Table, role: Role) -> Surface:
        """Give what a public message shrinks to when the next one takes its place."""
        view, texts = self.public(table)
        return closed_lobby(view, texts) if role is Role.LOBBY else closed_summary(view, texts)

    async def past(self, table: Table, number: int) -> Surface | None:
        """Give what the result of an earlier deal shrinks to; `None` where its record cannot be played again."""
        past = await self._history.deal(table.id, number)
        if past is None:
            return None
        try:
            played = Replay(past, 0, self._catalogue)
        except Refused:
            return None
        texts = self._language.texts(table.state.language)
        return closed_summary(played.step(played.last).view, texts)

    def hand(self, table: Table, user: int, locale: str) -> Draft:
        """Give a person's private hand, as they like it; when they are asked, below a strip of the table."""
        likes = self._preferences.person(user)
        view = self._views.own(table, user)
        texts = self._language.texts(likes.language or locale, four_colour=likes.four_colour, suits=likes.suits)
        deal = view.deal
        if deal is None or deal.seat is None or view.phase != "playing":
            return Draft(lambda _: hand(view, texts))
        if not (likes.pictures and self._has_pictures(view)):
            return Draft(lambda _: hand(view, texts))
        cards = _cards(view, deal, deal.seat, style_for(deal, texts, likes))
        seen, public = self.public(table)
        if not is_asked(deal) or seen.deal is None or len(seen.playing) not in SEATS:
            return Draft(lambda at: hand(view, texts, at["hand"]), cards)
        strip = _strip(seen, seen.deal, public, "strip")
        alt = table_alt(seen, seen.deal, texts)
        return Draft(lambda at: hand(view, texts, at["hand"], Strip(at["strip"], alt)), (strip, *cards))

    def _with_table(self, make: Callable[..., Surface], view: TableView, texts: Texts, *, low: bool = False) -> Draft:
        """Show something with a picture of the table, where there is a deal and pictures are wanted.

        Beside many words it is `low`, so that the message is as high as while the deal was played; a board is not.
        """
        if view.deal is None or not self._has_pictures(view) or len(view.playing) not in SEATS:
            return Draft(lambda _: make(view, texts))
        if low and not view.ruleset.board(view.deal):
            drawing = _strip(view, view.deal, texts, "table")
        else:
            drawing = Drawing("table", table_picture, _scene(view, view.deal, texts), view.deal_number)
        return Draft(lambda at: make(view, texts, at["table"]), (drawing,))

    # pictures

    def _has_pictures(self, view: TableView) -> bool:
        return self._desk is not None and self._preferences.server(view.server).pictures

    def at_once(self, draft: Draft, attached: Sequence[Attached] = ()) -> tuple[Surface, bool]:
        """Make a surface without waiting; tell whether it is complete.

        A picture of the same deal that is `attached` to the message so far stays until the new one is drawn.
        """
        if self._desk is None:
            return draft.showing(()), True
        drawn = [self._desk.drawn(each.function, *each.given) for each in draft.drawings]
        files = [
            drawn_file(drawing, picture) if picture else former_file(drawing, attached)
            for drawing, picture in zip(draft.drawings, drawn, strict=True)
        ]
        return draft.showing(files), None not in drawn

    async def finished(self, draft: Draft) -> Surface:
        """Make a surface with its pictures; in words alone while those that wait to be drawn are too many.

        The next change brings the pictures again.
        """
        desk = self._desk
        if desk is None:
            return draft.showing(())
        if desk.is_behind and not all(desk.drawn(each.function, *each.given) for each in draft.drawings):
            desk.leave_out()
            return draft.showing(())
        drawn = await asyncio.gather(*(desk.draw(each.function, *each.given) for each in draft.drawings))
        return draft.showing([drawn_file(*each) for each in zip(draft.drawings, drawn, strict=True)])

    async def end(self, table: Table, wanted: Wanted) -> Draft:
        """Give the end of a session with the chart of its balances, or with the score sheet of a game for points.

        Where the only deal was one on a board, the board is shown as it lies at the end.
        """
        settled, state = await self._history.settled(table.id), table.state
        draft = self.current(table, wanted, settled)
        if self._desk is None or not state.playing or not self._preferences.server(state.server).pictures:
            return draft
        view, texts = self.public(table)
        if view.deal_number == 1 and view.deal and view.deal.over and view.ruleset.board(view.deal):
            alt = table_alt(view, view.deal, texts)
            drawing = Drawing(END, table_picture, _scene(view, view.deal, texts))
            transfers = session_transfers(view, settled)
            return Draft(lambda at: session_end(view, transfers, texts, at[END], alt), (drawing,))
        shared = {(seat.account, seat.name): seat.chips for seat in (*state.seats, *state.former)}
        courses = await self._history.course(table.id)
        if sheet := session_sheet(courses):
            return Draft(draft.make, (Drawing(END, sheet_picture, (sheet_scene(sheet),)),))
        lines = [_series(course, shared.get((course.account, course.name))) for course in courses]
        if not any(len(line.values) > 1 for line in lines):
            return draft
        given = (tuple(lines[:MOST_SERIES]), texts("chart-balances"), texts("chart-deals"))
        return Draft(draft.make, (Drawing(END, balances_chart, given),))


def _cards(view: TableView, deal: View, seat: int, style: Style) -> tuple[Drawing, ...]:
    """Give the picture of a hand, if there is anything to be seen of it."""
    if not deal.hand(seat).count:
        return ()
    return (Drawing("hand", hand_picture, (hand_scene(deal, seat), style), view.deal_number),)


def _strip(view: TableView, deal: View, texts: Texts, kind: str) -> Drawing:
    """Give a low picture of the table; `view` is the spectator's."""
    given = strip_scene(view, deal, texts), style_for(deal, texts)
    return Drawing(kind, strip_picture, given, view.deal_number)


def _scene(view: TableView, deal: View, texts: Texts) -> tuple[TableScene, Style]:
    """Give what a picture of the table is drawn from; `view` is the spectator's."""
    return table_scene(view, deal, texts), style_for(deal, texts)


def _series(course: CourseLine, end: int | None) -> Series:
    """Draw a course from the first deal on that the player sat in; a deal missed changes nothing.

    `end` is the result with the share of the pot that was left, if it is known.
    """
    first = next((place for place, chips in enumerate(course.chips) if chips is not None), 0)
    values: list[int] = [0]
    for chips in course.chips[first:]:
        values.append(values[-1] if chips is None else chips)
    if end is not None:
        values[-1] = end
    return Series(plain_name(course.name), tuple(values), first)
