"""Making what is shown of a table what is wanted: one round, in the order in which people need it."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import discord

from bot.display.burial import BURIED
from bot.display.call_budget import CallBudget
from bot.display.hand_keeper import HandKeeper
from bot.display.public_message import Posted, Role, Standing, Wanted
from bot.display.reminder import Calling
from bot.display.renderer import Renderer
from bot.display.send_priority import Traffic
from bot.display.sender import Sender, Sent, cannot_be_touched, is_lost
from bot.display.table_display import ASKED, OLD, TableDisplay
from bot.display.tokens import Access, Accesses
from bot.interactions.messages import TROUBLE, UNKNOWN_MESSAGE, Attached
from bot.panels.kit.surface import Surface
from bot.panels.table.company import call_for_seat, call_of_role
from bot.panels.table.private import reminder
from bot.preferences import Preferences
from game.table.ports import Clock

log = logging.getLogger(__name__)


class Reconciler:
    """Sends what differs between wanted and shown; of many changes only the latest state is sent."""

    def __init__(
        self,
        sender: Sender,
        renderer: Renderer,
        clock: Clock,
        preferences: Preferences,
        traffic: Traffic,
        budget: CallBudget,
    ) -> None:
        self._sender = sender
        self._renderer = renderer
        self._clock = clock
        self._preferences = preferences
        self._traffic = traffic
        self._budget = budget
        self.hands = HandKeeper(sender, renderer, clock, traffic)

    async def bring_up_to_date(self, display: TableDisplay) -> None:
        """Go through all parts once, when nobody is to be answered first; raises `TROUBLE` where Discord refuses one.

        Nothing is shown of a change before it is written. What needs a call that counts towards the limit of the whole
        bot is left out until the table's turn comes.
        """
        await self._traffic.turn()
        await self._end_call(display)
        await self._dig_out(display)
        await self._show_public(display)
        await self.hands.bring_up_to_date(display)
        await self._end_call(display)  # the question may have been answered meanwhile
        await self._call(display)
        await self._invite(display)
        await self.hands.sweep(display)
        await self._look_back(display)
        await self._shorten_old(display)
        display.turn.drop()

    def _may_call(self, display: TableDisplay, least: float = 0.0) -> bool:
        """Take a call that counts towards the limit of the whole bot, if it is the table's turn; see `Turn.comes`."""
        return display.turn.comes(self._budget, lambda: max(least, display.need(self._clock.now())))

    async def revive(self, display: TableDisplay) -> None:
        """Take the thread of a table out of the archive, so that its messages can be changed again."""
        await self._sender.archive(display.place, archived=False)

    # the public message

    async def _dig_out(self, display: TableDisplay) -> None:
        """Let the public message come down if chat has buried it; where nobody can tell it stays where it is."""
        posted = display.public.posted
        if display.burial.at_rest or not self._may_call(display, ASKED):
            return
        users = display.burial.look(self._clock.now())
        if posted is None:
            return
        try:
            below = await self._sender.written_below(display.place, posted.message, BURIED)
        except TROUBLE as error:
            log.info("nobody can tell what lies below table %s: %s", display.table.id, type(error).__name__)
            return
        if below >= BURIED and display.public.posted is posted:
            display.come_down(users)

    async def _show_public(self, display: TableDisplay) -> None:
        if display.public.at_rest:
            return
        await display.table.written()
        if display.public.too_old(self._clock.now()):
            display.repost()
        wanted, posted = display.public.wanted, display.public.posted
        if display.public.standing is Standing.CURRENT:
            return
        now = self._clock.now()
        by_token = posted.accesses.newest(now) if posted else display.public.poster(now)
        if not by_token and not self._may_call(display):
            return
        surface = await self._finished(display, wanted)
        if posted is None:
            await self._post(display, surface, wanted)
        else:
            await self._update(display, posted, surface, wanted)
        display.remember_public()

    async def _finished(self, display: TableDisplay, wanted: Wanted) -> Surface:
        if wanted.role is Role.END:
            return await self._renderer.finished(await self._renderer.end(display.table, wanted))
        return await self._renderer.finished(self._renderer.current(display.table, wanted))

    async def _post(self, display: TableDisplay, surface: Surface, wanted: Wanted) -> None:
        """Post it; when an earlier try has arrived, Discord gives that message, which may show something older."""
        attempt = display.public.begin()
        if attempt.first and await self._follow_up(display, surface, wanted):
            return
        sent = await self._sender.post(display.place, surface, attempt.nonce)
        shows = wanted if attempt.first else None
        display.public.arrived(Posted(sent.message, self._clock.now(), shows, attached=sent.attached))

    async def _follow_up(self, display: TableDisplay, surface: Surface, wanted: Wanted) -> bool:
        """Post it by a token, which can then change it; false if there is none that Discord takes."""
        token = display.public.poster(self._clock.now())
        if token is None:
            return False
        try:
            sent = await self._sender.post_by_token(token, surface)
        except TROUBLE as error:
            display.public.poster_ended(token)
            if isinstance(error, discord.HTTPException) and is_lost(error):
                log.info("table %s is posted by the channel: %s", display.table.id, error.code)
                await self._budget.take()
                return False
            display.old.search()  # it may be there all the same
            raise
        access = Access(token, sent.message)
        display.public.arrived(Posted(sent.message, self._clock.now(), wanted, access, sent.attached))
        return True

    async def _update(self, display: TableDisplay, posted: Posted, surface: Surface, wanted: Wanted) -> None:
        attached = posted.attached
        try:
            with posted.written(wanted):
                sent = await self._edit(display, posted.message, posted.accesses, surface, attached)
                posted.has(sent.attached)
        except TROUBLE as error:
            if isinstance(error, discord.NotFound) and error.code == UNKNOWN_MESSAGE:
                display.public.lost(posted)
                display.old.take(posted.message)
                return
            display.rewritten(posted)
            raise
        display.rewritten(posted)

    async def _edit(
        self,
        display: TableDisplay,
        message: int,
        accesses: Accesses,
        surface: Surface,
        attached: Sequence[Attached] = (),
    ) -> Sent:
        """Edit by the newest token that may, else by the channel, which alone tells whether the message is gone."""
        while access := accesses.newest(self._clock.now()):
            try:
                return await self._sender.edit_by_token(access, surface, attached)
            except discord.HTTPException as error:
                await self._lose(display, accesses, access, error)
        return await self._sender.edit(display.place, message, surface, attached)

    async def _delete(self, display: TableDisplay, message: int, accesses: Accesses) -> None:
        """Delete by the newest token that may, else by the channel."""
        while access := accesses.newest(self._clock.now()):
            try:
                return await self._sender.delete_by_token(access)
            except discord.HTTPException as error:
                await self._lose(display, accesses, access, error)
        return await self._sender.delete(display.place, message)

    async def _lose(
        self, display: TableDisplay, accesses: Accesses, access: Access, error: discord.HTTPException
    ) -> None:
        """Forget a token that does not open a message any more, and wait for another way; raises any other error."""
        if not is_lost(error):
            raise error
        log.info("a token of table %s has ended early: %s", display.table.id, error.code)
        accesses.lose(access)
        if not accesses.newest(self._clock.now()):
            await self._budget.take()

    # messages whose time is over

    async def _look_back(self, display: TableDisplay) -> None:
        """Find messages that nobody knows of, because the process or a line ended as they were posted."""
        if not display.old.search_due or not self._may_call(display, OLD):
            return
        try:
            found = await self._sender.find(display.place, display.table.id)
        except discord.Forbidden as error:
            log.info("the channel of table %s cannot be searched: %s", display.table.id, error.code)
            found = []
        display.old.searched()
        for message, deal in found:
            if not display.shows(message):
                display.old.add(message, await self._short_form(display, deal))

    async def _short_form(self, display: TableDisplay, deal: int) -> Surface | None:
        """Give what stays of the result of an earlier deal; of everything else nothing does."""
        earlier = deal and (deal < display.table.state.deal or display.public.role is Role.END)
        return await self._renderer.past(display.table, deal) if earlier else None

    async def _shorten_old(self, display: TableDisplay) -> None:
        """Shrink messages of earlier deals; delete those that a former run left behind."""
        while display.old.next():
            await self._traffic.turn()
            old = display.old.next()
            if old is None:
                return  # a press has shrunk the last one meanwhile
            if not old.accesses.newest(self._clock.now()) and not self._may_call(display, OLD):
                return
            try:
                if old.short:
                    await self._edit(display, old.message, old.accesses, old.short)
                else:
                    await self._delete(display, old.message, old.accesses)
            except (discord.NotFound, discord.Forbidden) as error:
                if not cannot_be_touched(error):
                    raise
                log.info("an old message of table %s is left alone: %s", display.table.id, error.code)
            display.old.done(old)

    # calling whoever is asked

    async def _call(self, display: TableDisplay) -> None:
        if display.reminder.state is not Calling.DUE:
            return
        await display.table.written()
        asked, question = display.table.asked_seat, display.reminder.question
        if display.reminder.state is not Calling.DUE:
            return
        if not asked or asked.user is None or asked.away or not self._preferences.person(asked.user).reminders:
            display.reminder.decline()
            return
        if not self._may_call(display):
            return
        surface = reminder(*self._renderer.public(display.table))
        try:
            sent = await self._sender.call(display.place, surface, [asked.user])
        except TROUBLE as error:
            if isinstance(error, discord.Forbidden):
                display.reminder.decline()
            display.old.search()  # it may be there all the same
            raise
        display.called(sent.message, question)

    async def _end_call(self, display: TableDisplay) -> None:
        message = display.reminder.message
        if message is None or display.reminder.state is not Calling.OUTDATED or not self._may_call(display):
            return
        try:
            await self._sender.delete(display.place, message)
        except discord.NotFound:
            log.info("a reminder of table %s was gone", display.table.id)
        display.call_gone()

    async def _invite(self, display: TableDisplay) -> None:
        """Call people to the table; where Discord forbids it they are not called."""
        while invitation := display.invitations.next():
            view, texts = self._renderer.public(display.table)
            if invitation.why == "role":
                surface = call_of_role(view, invitation.role, texts)
            else:
                surface = call_for_seat(view, invitation.people, texts)
            await self._traffic.turn()
            try:
                sent = await self._sender.call(display.place, surface, invitation.people, invitation.role)
            except discord.Forbidden as error:
                log.info("nobody may be called to table %s: %s", display.table.id, error.code)
                display.invitations.drop(invitation)
            else:
                display.invitations.stands(sent.message, invitation)
