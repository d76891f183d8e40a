"""Renders a table's messages: text at once, and pictures as soon as they are drawn."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from enum import StrEnum
from typing import Final, NamedTuple, TypeVar

from bot.discord_io.message import State
from bot.discord_io.payloads import Attached
from bot.discord_io.surface import Surface
from bot.display.losses import loss_line
from bot.interactions.reply import Readers
from bot.language import Language, Texts
from bot.language.names import plain_name
from bot.panels.evenings.board import board_address
from bot.panels.kit.arranging import as_held
from bot.panels.kit.draft import NONE, Draft, Drawing, File, attached_file, drawn_file, former_file
from bot.panels.kit.words import digits_of
from bot.panels.table.aloud import ending_aloud, hand_aloud
from bot.panels.table.hand import Strip, hand, shows_strip
from bot.panels.table.lobby import closed_lobby, lobby
from bot.panels.table.panel import panel
from bot.panels.table.scenes import hand_scene, strip_scene, style_of, table_scene
from bot.panels.table.score_sheet import session_sheet, sheet_drawing
from bot.panels.table.session import session_end
from bot.panels.table.summary import closed_summary, summary
from bot.panels.table.text import table_alt
from bot.panels.table.trick_view import as_trick_lay
from bot.past.replay import Replay
from bot.pictures.charts import balances_chart
from bot.pictures.desk import PictureDesk
from bot.pictures.hand import hand_picture
from bot.pictures.scene import Picture, Series, Style
from bot.pictures.strip import strip_picture
from bot.pictures.table import SEATS, table_picture
from bot.preferences import Preferences
from game.core.errors import Refused
from game.core.rulesets import Catalogue
from game.core.view import View
from game.reports.debts import Transfer
from game.reports.past import CourseLine
from game.table.table import Table
from game.table.view import TableView, as_seen_by, table_view
from storage.history import History

MOST_SERIES = 10
MOMENT: Final = 0.05
"""Seconds that an answer may wait for its pictures, each of which takes one or two milliseconds."""
END = "session"
"""The kind of the picture at the end of a session."""
Key = TypeVar("Key")
Value = TypeVar("Value")
MOST_KEPT: Final = 128
"""How many recently changed tables keep a view: all messages about a change are made within moments."""


class Role(StrEnum):
    """The role of a table's public message."""

    LOBBY = "lobby"
    PANEL = "panel"
    SUMMARY = "summary"
    END = "end"


class Told(NamedTuple):
    """A spectator's view of a deal as a low picture, and its description in words."""

    view: TableView
    strip: Drawing
    alt: str


class Newest(OrderedDict[Key, Value]):
    """The entries that were set last, at most `MOST_KEPT`."""

    def __setitem__(self, key: Key, value: Value) -> None:
        """Set an entry, which is the newest from now on."""
        super().__setitem__(key, value)
        self.move_to_end(key)
        if len(self) > MOST_KEPT:
            self.popitem(last=False)


class Renderer:
    """Renders the surfaces of tables; without a desk there are no pictures."""

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
        self._readers = Readers(language, preferences)
        self._views = Newest[str, tuple[object, dict[int, TableView]]]()
        self._endings = Newest[tuple[str, int], tuple[int, str]]()
        self._strips = Newest[tuple[str, str, str], Told]()

    def close(self) -> None:
        """Start no more pictures."""
        if self._desk:
            self._desk.close()

    # surfaces

    def public(self, table: Table) -> tuple[TableView, Texts]:
        """Return the public view of a table, and its texts."""
        return self._view(table), self._language.texts(table.state.terms.language)

    def _view(self, table: Table, trick: int = 0) -> TableView:
        """Return the public view of a table as it is, or was when trick number `trick` was complete; built once.

        Any change that it shows is a change of what it is derived from.
        """
        around = len(table.spectators.watchers), table.spectators.recent_reactions
        stamp = table.state, table.driver, table.question_number, table.deadline, around
        kept = self._views.get(table.id)
        if kept is None or kept[0] != stamp:
            kept = self._views[table.id] = stamp, {0: table_view(table, None)}
        views = kept[1]
        if trick not in views:
            views[trick] = as_trick_lay(views[0], trick)
        return views[trick]

    def current(
        self,
        table: Table,
        wanted: State,
        debts: Sequence[Transfer] | None = None,
        board: str = "",
        *,
        in_hands: bool = False,
    ) -> Draft:
        """Return the draft of the table's public message; `debts` are those between its people.

        `board` is the address of the board of its evening, empty if it has none or while it is not known.

        If everyone also sees the table `in_hands`, both places share one low picture, drawn only once.
        """
        view, texts = self.public(table)
        match Role(wanted.role):
            case Role.LOBBY:
                return Draft(lambda _: lobby(view, texts))
            case Role.PANEL:
                return self._with_table(panel, self._view(table, wanted.trick), texts, low=in_hands)
            case Role.SUMMARY:
                return self._with_table(summary, view, texts, low=True)
            case Role.END if not view.playing:
                return Draft(lambda _: closed_lobby(view, texts, board))
            case Role.END:
                return Draft(lambda at: session_end(view, debts, texts, at[END], board=board))

    def closed(self, table: Table, role: Role) -> Surface:
        """Return the short form of a public message that the next one replaces."""
        view, texts = self.public(table)
        return closed_lobby(view, texts) if role is Role.LOBBY else closed_summary(view, texts)

    async def past(self, table: Table, number: int) -> Surface | None:
        """Return the short form of an earlier deal's result; `None` if its record cannot be replayed."""
        past = await self._history.deal(table.id, number)
        if past is None:
            return None
        try:
            played = Replay(past, 0, self._catalogue)
        except Refused:
            return None
        texts = self._language.texts(table.state.terms.language)
        return closed_summary(played.step(played.last).view, texts)

    def hand(self, table: Table, user: int, locale: str, trick: int = 0) -> Draft:
        """Return a person's hand, now or at a complete `trick`, followed by their losses if they want to be told."""
        texts, likes = self._readers.texts_of(user, table.state.server, locale), self._preferences.person(user)
        return self._hand(table, user, texts, trick).followed_by(loss_line(table, user, likes, texts))

    def _hand(self, table: Table, user: int, texts: Texts, trick: int) -> Draft:
        """Return a person's hand, in their preferred style, below a strip of the table if there is much to see."""
        likes = self._preferences.person(user)
        seen, mine = self._view(table, trick), as_seen_by(user, self._view(table), table)
        view = as_held(as_trick_lay(mine, trick), likes.hand_order)
        deal, slips = view.deal, likes.about_slips(view.id, view.deal_number)
        if likes.text_table:
            ended = self._ended(view, user, texts)
            return Draft(lambda _: hand_aloud(view, texts, **slips, ended=ended))
        if deal is None or deal.seat is None or not (likes.sees_pictures and self._has_pictures(view)):
            return Draft(lambda _: hand(view, texts, **slips))
        cards = _cards(view, deal, deal.seat, style_of(deal.pack, texts, likes)) if view.phase == "playing" else ()
        if not shows_strip(deal) or seen.deal is None or len(seen.playing) not in SEATS:
            return Draft(lambda at: hand(view, texts, at["hand"], **slips), cards)
        told = self._told(seen, seen.deal, self._language.texts(texts.language, suits=texts.suits))
        return Draft(
            lambda at: hand(view, texts, at["hand"], Strip(at["strip"], told.alt), **slips),
            (told.strip._replace(kind="strip"), *cards),
        )

    def _ended(self, view: TableView, user: int, texts: Texts) -> str:
        """Return how the previous deal ended, as far as it was shown; the pause between deals is short."""
        key = view.id, user
        if view.deal and view.deal.over:
            self._endings[key] = view.deal_number, ending_aloud(view, texts)
        number, told = self._endings.get(key, (0, ""))
        return told if number == view.deal_number - 1 else ""

    def _with_table(self, make: Callable[..., Surface], view: TableView, texts: Texts, *, low: bool = False) -> Draft:
        """Render a surface with a picture of the table, if there is a deal and pictures are enabled."""
        alt, drawings = self._table(view, texts, low=low)
        return Draft(lambda at: make(view, texts, at["table"], alt), drawings)

    def _table(self, view: TableView, texts: Texts, *, low: bool) -> tuple[str, tuple[Drawing, ...]]:
        """Return the picture of a table, if there is one, and its description if that is known already.

        It is `low` next to long texts, and when the same or a larger picture is shown elsewhere; a board never is.
        `view` is the spectator's.
        """
        if view.deal is None or not self._has_pictures(view) or len(view.playing) not in SEATS:
            return "", ()
        if low and not view.ruleset.telling.board(view.deal):
            told = self._told(view, view.deal, texts)
            return told.alt, (told.strip,)
        given = table_scene(view, view.deal, texts), style_of(view.deal.pack, texts)
        return "", (Drawing("table", table_picture, given, view.deal_number),)

    def _told(self, view: TableView, deal: View, texts: Texts) -> Told:
        """Return the low picture of a table, for all readers of a language and suits; `view` is the spectator's."""
        key = view.id, texts.language, texts.suits
        kept = self._strips.get(key)
        if kept is None or kept.view is not view:
            given = strip_scene(view, deal, texts), style_of(deal.pack, texts)
            drawing = Drawing("table", strip_picture, given, view.deal_number)
            kept = self._strips[key] = Told(view, drawing, table_alt(view, deal, texts))
        return kept

    # pictures

    def _has_pictures(self, view: TableView) -> bool:
        return self._desk is not None and self._preferences.server(view.server).pictures

    def at_once(self, draft: Draft, attached: Sequence[Attached] = ()) -> tuple[Surface, bool]:
        """Make a surface at once, with `attached` pictures of the deal meanwhile; return whether it is complete."""
        if self._desk is None:
            return draft.showing(()), True
        there = [self._there(each, attached) for each in draft.drawings]
        files = [file or former_file(each, attached) for each, file in zip(draft.drawings, there, strict=True)]
        return draft.showing(files), None not in there

    async def finish_soon(self, draft: Draft, attached: Sequence[Attached] = ()) -> tuple[Surface, bool]:
        """Make a surface with the pictures that are ready within a moment; return whether it is complete."""
        if self._desk and not self._desk.is_behind:
            with suppress(TimeoutError):
                async with asyncio.timeout(MOMENT):
                    return await self.finish(draft, attached=attached), True
        return self.at_once(draft, attached)

    async def finish_in_time(self, draft: Draft, attached: Sequence[Attached] = ()) -> Surface:
        """Return a surface with its pictures; text only while too many are queued, until the next change."""
        desk = self._desk
        if desk and desk.is_behind and not all(self._there(each, attached) for each in draft.drawings):
            desk.leave_out()
            return draft.showing(())
        return await self.finish(draft, attached=attached)

    def wants_pictures(self, *, server: int | None = None, user: int | None = None) -> bool:
        """Whether a server allows pictures, and a person is shown them; either counts only if it is given."""
        allowed = server is None or self._preferences.server(server).pictures
        return allowed and (user is None or self._preferences.person(user).sees_pictures)

    async def finish(
        self, draft: Draft, server: int | None = None, user: int | None = None, attached: Sequence[Attached] = ()
    ) -> Surface:
        """Return a surface with its pictures, drawn unless already `attached`; text only where none are wanted."""
        if self._desk is None or not self.wants_pictures(server=server, user=user):
            return draft.showing(())
        there = [self._there(each, attached) for each in draft.drawings]
        missing = [each for each, file in zip(draft.drawings, there, strict=True) if file is None]
        drawn = iter(await asyncio.gather(*map(self._draw, missing)))
        return draft.showing([file or next(drawn) for file in there])

    def _there(self, drawing: Drawing, attached: Sequence[Attached]) -> File | None:
        file = attached_file(drawing, attached)
        if file is not NONE:
            return file
        picture = self._desk and self._desk.drawn(drawing.function, *drawing.given)
        return drawn_file(drawing, picture) if picture else None

    async def _draw(self, drawing: Drawing) -> File:
        picture = await self.draw(drawing)
        return drawn_file(drawing, picture) if picture else NONE

    async def draw(self, drawing: Drawing) -> Picture | None:
        """Return a picture; `None` if the bot draws none."""
        return await self._desk.draw(drawing.function, *drawing.given) if self._desk else None

    async def end(self, table: Table, wanted: State) -> Draft:
        """Return the end of a session: its last deal as it ended, and how the whole session went.

        That is a chart of the balances, or the score sheet of a game for points. For a single deal on a board there is
        neither.
        """
        view, texts = self.public(table)
        debts = await self._history.debts(table.id)
        evening = await self._history.evening(table.state.occasion.evening)
        board = board_address(evening) if evening else ""
        if not view.playing or not self._has_pictures(view):
            return self.current(table, wanted, debts, board)
        last = view.deal if view.deal and view.deal.over else None
        _, drawings = self._table(view, texts, low=True) if last else ("", ())
        if not (last and view.deal_number == 1 and view.ruleset.telling.board(last)):
            drawings += await self._course(table, texts)
        return Draft(lambda at: session_end(view, debts, texts, at[END], at["table"], board=board), drawings)

    async def _course(self, table: Table, texts: Texts) -> tuple[Drawing, ...]:
        courses = await self._history.course(table.id)
        if sheet := session_sheet(courses, texts):
            return (sheet_drawing(sheet, END, texts),)
        seats = (*table.state.seats, *table.state.former)
        shared = {(seat.account, seat.name): seat.chips for seat in seats}
        lines = [_series(course, shared.get((course.account, course.name))) for course in courses]
        if not any(len(line.values) > 1 for line in lines):
            return ()
        given = (tuple(lines[:MOST_SERIES]), texts("chart-balances"), texts("chart-deals"), digits_of(texts))
        return (Drawing(END, balances_chart, given),)


def _cards(view: TableView, deal: View, seat: int, style: Style) -> tuple[Drawing, ...]:
    if not deal.hand(seat).count:
        return ()
    return (Drawing("hand", hand_picture, (hand_scene(deal, seat), style), view.deal_number),)


def _series(course: CourseLine, end: int | None) -> Series:
    """Return a player's line from their first deal on; a missed deal changes nothing, `end` is with the last pot."""
    first = next((place for place, chips in enumerate(course.chips) if chips is not None), 0)
    values: list[int] = [0]
    for chips in course.chips[first:]:
        values.append(values[-1] if chips is None else chips)
    if end is not None:
        values[-1] = end
    return Series(plain_name(course.name), tuple(values), first)
