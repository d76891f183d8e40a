"""The private hands of a table: exactly one per person, whatever was sent, pressed or lost in between."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import discord

from bot.discord_io.message import Drawn, Message, State
from bot.discord_io.payloads import TROUBLE, Attached
from bot.discord_io.request_budget import Throttle, Turn
from bot.discord_io.sender import is_lost
from bot.discord_io.tokens import Access, Token
from bot.display.display_services import DisplayServices
from bot.display.hand_copies import HandCopies
from bot.display.losses import was_stopped
from bot.interactions.reply import Lasting, Reply
from bot.panels.kit.draft import Draft
from game.core.cards import Card
from game.core.errors import Refused
from game.table.ports import Clock
from game.table.seat import Seat
from game.table.table import Table

log = logging.getLogger(__name__)

HAND: Final = "hand"
RATE: Final = 10.0
"""The tables a second whose hands need not wait: as many as change at some sixty tables, where people think for six."""
AT_ONCE: Final = 10.0
"""How many more may change at the same moment."""
LONGEST: Final = 5.0
"""The seconds after which a hand shows what has happened, however busy the bot is."""


def hand_pacing(clock: Clock) -> Throttle:
    """Pace the hands of people who are not asked: the more tables change, the fewer edits repeat what the panel shows.

    While few tables change, such a hand is written with every change. Beyond `RATE` it waits, the longest waiting
    first: several changes go into one edit, or into the one in which its owner is asked.
    """
    return Throttle(clock, RATE, AT_ONCE, longest=LONGEST)


class Own(NamedTuple):
    """What a hand shows of its owner alone."""

    deal: int
    playing: bool
    asked: bool
    cards: tuple[Card, ...]

    @classmethod
    def at(cls, table: Table, user: int) -> Own:
        """Return what concerns a person at a table alone."""
        seat, asked, driver = table.deal_seat(user), table.asked_seat, table.driver
        cards = driver.deal.hands[seat] if driver and seat is not None else ()
        is_asked = asked is not None and asked.user == user
        return cls(table.state.deal, table.state.phase == "playing", is_asked, (*cards,))


class Hand:
    """One person's hand, one of its `copies`: the private messages sent to them for a table.

    `token` is from the person's last press. `trick` is the number of a trick still shown to the person although the
    table may have moved on, 0 for none. Everything up to version `at_once` is shown at once.
    """

    __slots__ = (
        *("_own", "_passed", "_shared", "_table", "_wanted"),
        *("at_once", "copies", "token", "trick", "user", "version"),
    )

    def __init__(self, shared: DisplayServices, table: Table, user: int, *, closed: bool) -> None:
        self._shared = shared
        self._table = table
        self.user = user
        self._wanted = False
        self._passed = self.trick = 0
        self.version = self.at_once = 0
        self.token: Token | None = None
        self._own = Own.at(table, user)
        self.copies = HandCopies(shared, table, closed=closed)

    @property
    def message(self) -> Message | None:
        """The message that is the hand."""
        return self.copies.current

    @property
    def is_current(self) -> bool:
        """Whether there is a message that certainly shows the table's current state."""
        return self.message is not None and self.message.state == self._state

    @property
    def _state(self) -> State:
        return State(self.version, HAND, self.trick, hash((self._shared.preferences.person(self.user), self._own)))

    @property
    def can_wait(self) -> bool:
        """Whether all that it lacks is what others have done, which the panel shows: its owner is not asked.

        A complete trick never waits, nor does a text table.
        """
        if self.message is None or self.message.state is None or self._wanted or self.copies.outdated:
            return False
        shown, wanted = self.message.state, self._state
        if wanted.trick or self._own.asked or not self._own.playing or shown.look != wanted.look:
            return False
        reads = self._shared.preferences.person(self.user).text_table
        return self.at_once <= shown.version < wanted.version and not reads

    @property
    def at_rest(self) -> bool:
        """Whether there is nothing to do."""
        return not self.copies.outdated and not self._wanted and (self.message is None or self.is_current)

    @property
    def is_for_its_owner(self) -> bool:
        """Whether its owner gets one unasked: in games with cards in hand, or with a text table."""
        return self._table.ruleset.hands or self._shared.preferences.person(self.user).text_table

    @property
    def is_there(self) -> bool:
        """Whether its owner has it, or is about to get it."""
        return self.message is not None or self.copies.are_coming or (self._wanted and self.token is not None)

    # the target state

    def show_table(self, version: int, trick: int, at_once: int = 0) -> None:
        """Set the target to the table's `version`, or to a trick on display unless its owner has moved past it."""
        self.version, self.at_once, self._own = version, max(at_once, self.at_once), Own.at(self._table, self.user)
        if not trick or trick != self._passed:
            self.trick, self._passed = trick, 0

    def go_on(self, trick: int) -> None:
        """Stop showing the current trick, because its owner has played on; `trick` is shown next."""
        self._passed, self.trick = self.trick, trick

    def want(self) -> None:
        """Request a new message; the current hand is deleted once it has arrived."""
        self._wanted = not self.copies.closed

    def come_down(self) -> None:
        """Request it again at the end of the channel, if there is one and another can be sent."""
        if self._can_come_down:
            self.want()

    def is_above(self, panel: int) -> bool:
        """Whether it is above its deal's panel, given by id, and can be sent again below it."""
        above = self.message is not None and 0 < self.message.id < panel and not self.copies.are_coming
        return above and self._can_come_down and self._table.deal_seat(self.user) is not None

    @property
    def _can_come_down(self) -> bool:
        return bool(self.message and self.token and self.token.until > self._shared.now())

    def want_no_new(self) -> None:
        """Keep the existing message."""
        self._wanted = False

    def close(self) -> None:
        """Drop the hand, because the session is over."""
        self.copies.closed = True
        self._let_go()

    def _let_go(self) -> None:
        self._wanted = False
        self.copies.outdate()

    # answers to presses

    async def show(self, reply: Reply) -> None:
        """Answer with a new private message; raises `Refused("session-over")` once hands are closed."""
        await self._table.wait_until_written()
        if self.copies.closed:
            raise Refused("session-over")
        wanted, self._wanted = self._wanted, False
        with self.copies.sending() as number:
            try:
                message = await reply.private_drawn(await self._drawn(reply.token.locale))
            except TROUBLE:
                self._wanted = self._wanted or wanted
                raise
            self.token = reply.token
            self.copies.become(message, number)

    async def renew(self, reply: Reply, pressed: Message) -> None:
        """Show the hand on the pressed private message, whatever it showed before."""

        async def draw(files: Sequence[Attached]) -> Drawn:
            await self._table.wait_until_written()
            return await self._drawn(reply.token.locale, files)

        was_outdated = pressed in self.copies.outdated
        self.copies.keep(pressed)
        with self.copies.sending() as number:
            try:
                await pressed.answer(reply.ticket, draw)
            except TROUBLE:
                if was_outdated and not pressed.gone:
                    self.copies.outdated.append(pressed)
                raise
            reply.lasting = Lasting.PAGE
            self.token = reply.token
            self.copies.become(pressed, number)

    async def _drawn(self, locale: str, files: Sequence[Attached] = ()) -> Drawn:
        state = self._state
        surface, complete = await self._shared.renderer.finish_soon(self._draft(locale), files)
        return Drawn(surface, state, complete)

    def _draft(self, locale: str) -> Draft:
        return self._shared.renderer.hand(self._table, self.user, locale, self.trick)

    # called by the worker

    async def bring_up_to_date(self) -> None:
        """Send or update it; raises `TROUBLE`."""
        self._expire()
        if self._wanted and self.token and self._table.deal_seat(self.user) is not None:
            await self._send(self.token)
        elif self._wanted and not was_stopped(self._table, self.user, self._shared.preferences.person(self.user)):
            self._let_go()  # otherwise it stays to tell its owner that they reached their loss limit
        else:
            self._wanted = False
            if self.message and not self.is_current:
                await self._edit(self.message)

    def _expire(self) -> None:
        if self.token and self.token.until < self._shared.now():
            self.token = None
        if self.message and not self.message.can_be_changed:
            self.copies.current = None

    async def _send(self, token: Token) -> None:
        """Send a new one; a player who cannot be reached can press for it, which yields a better token."""
        drawn = await self._finished(token.locale)
        if not self._wanted:
            return
        self._wanted = False
        with self.copies.sending() as number:
            try:
                sent = await self._shared.sender.follow_up(token, drawn.surface, private=True)
            except TROUBLE as error:
                log.warning("a hand of table %s could not be dealt: %s", self._table.id, type(error).__name__)
                self._forget(token)
                if self.copies.newest < number:
                    self.copies.outdate()  # the new one may have arrived nevertheless
            else:
                message = Message.sent(self._shared.sender, sent, drawn, Access(token, sent.message))
                self.token = self.token or token
                self.copies.become(message, number)

    async def _edit(self, message: Message) -> None:
        access = message.access
        drawn = await self._finished(access.token.locale if access else "", message.files)
        if message is not self.message:
            return
        try:
            await message.edit(drawn.surface, drawn.state)
        except discord.HTTPException as error:
            if not is_lost(error):
                raise
            log.info("a hand of table %s is no longer there: %s", self._table.id, error.code)
            self._lose(message, access)
        else:
            if message.gone:  # its owner dismissed it while a press on it was being answered
                self._lose(message, access)

    def _lose(self, message: Message, access: Access | None) -> None:
        """Forget a message that cannot be changed; unless it was dismissed, another one replaces it."""
        if message is not self.message:
            return
        self.copies.current = None
        if not message.gone:
            self._forget(access.token if access else None)
            self._wanted = self.token is not None and not self.copies.closed

    async def _finished(self, locale: str, attached: Sequence[Attached] = ()) -> Drawn:
        await self._table.wait_until_written()
        state = self._state
        return Drawn(await self._shared.renderer.finish_in_time(self._draft(locale), attached), state)

    def _forget(self, token: Token | None) -> None:
        if self.token == token:
            self.token = None


class Hands:
    """The hands of one table at a `version`, with the number of the `trick` on display.

    At rest no one has more than one, and each shows the table's current state, or waits in `place` until it may.
    """

    __slots__ = ("_hands", "_shared", "_shown", "_table", "closed", "place")

    def __init__(self, shared: DisplayServices, table: Table) -> None:
        self._shared = shared
        self._table = table
        self._shown = (0, 0)
        self._hands: dict[int, Hand] = {}
        self.closed = False
        self.place = Turn()

    def __iter__(self) -> Iterator[Hand]:
        """Iterate over the hands of everyone who has pressed something."""
        return iter(list(self._hands.values()))

    @property
    def at_rest(self) -> bool:
        """Whether there is nothing to do."""
        return all(hand.at_rest or (self.place.waits and hand.can_wait) for hand in self)

    @property
    def due(self) -> Sequence[Hand]:
        """The hands to be written now, if they lack anything: that of the player who is asked first."""
        waiting = [hand for hand in self if hand.can_wait]
        if not waiting:
            self.place.leave(self._shared.pacing)
        may = not waiting or self.place.take(self._shared.pacing)
        asked = self._table.asked_seat
        first = asked and asked.user
        due = [hand for hand in self if may or hand not in waiting]
        return sorted(due, key=lambda hand: hand.user != first)

    def of(self, user: int) -> Hand:
        """Return a person's hand."""
        if user not in self._hands:
            self._hands[user] = Hand(self._shared, self._table, user, closed=self.closed)
            self._hands[user].show_table(*self._shown)
        return self._hands[user]

    def reach(self, seats: Sequence[Seat]) -> bool:
        """Whether every person in these seats has a hand, or is about to get one."""
        people = [seat.user for seat in seats if seat.user is not None]
        return bool(people) and all(user in self._hands and self._hands[user].is_there for user in people)

    def show(self, version: int, trick: int, *, may_wait: bool) -> None:
        """Set the target of every hand to the table's current state, or to a trick on display.

        Those whose owners are not asked may wait for it if others have merely answered.
        """
        self._shown = version, trick
        for hand in self:
            hand.show_table(version, trick, at_once=0 if may_wait else version)

    def deal_begun(self) -> None:
        """Request new messages below the new panel, for everyone who gets one and whose last token still works."""
        for hand in self:
            if hand.is_for_its_owner:
                hand.want()

    def deal_over(self) -> None:
        """Send no cards of a finished deal; existing hands are updated."""
        for hand in self:
            hand.want_no_new()

    def close(self) -> None:
        """Drop all hands, because the session is over."""
        self.closed = True
        for hand in self:
            hand.close()
