"""Brings a table's displayed state to its target state: one pass, in order of urgency for people."""

import logging
import secrets
from typing import Final

import discord

from bot.discord_io.message import LAST, Drawn, Message, State
from bot.discord_io.payloads import TROUBLE, UNKNOWN_MESSAGE
from bot.discord_io.sender import cannot_be_touched, is_lost
from bot.discord_io.surface import Surface
from bot.discord_io.tokens import Access
from bot.display.burial import BURIED
from bot.display.calls import Calling
from bot.display.last_presses import ASKED, OLD
from bot.display.renderer import Role
from bot.display.table_display import TableDisplay
from bot.panels.table.private import call_for_seat, call_of_role, direct_call, reminder
from bot.preferences import DIRECT
from game.table.ports import DAYS, Place

log = logging.getLogger(__name__)

NONCE_BYTES: Final = 8


async def bring_up_to_date(display: TableDisplay) -> None:
    """Update all parts once, after pending answers; raises `TROUBLE` if Discord refuses one.

    Nothing is shown of a change before it is committed. Work that needs a request counting towards the limit of the
    whole bot is skipped until it is the table's turn.
    """
    await display.shared.priority.wait_for_slot()
    await _end_call(display)
    await _repost_if_buried(display)
    await _show_public(display)
    for hand in display.hands_above:
        hand.come_down()
    lying = display.tricks.lying
    await _show_hands(display)
    display.tricks.shown(lying, display.shared.now())
    await _end_call(display)  # the question may have been answered meanwhile
    await _call(display)
    await _invite(display)
    for hand in display.hands:
        await hand.copies.sweep()
    await _look_back(display)
    await _shorten_old(display)
    display.turn.drop()


# the public message


async def _repost_if_buried(display: TableDisplay) -> None:
    """Repost the public message if chat has buried it; if that cannot be determined, leave it in place."""
    posted = display.posts.public
    if display.burial.at_rest or not display.may_call(ASKED):
        return
    if not display.posts.may_be_reposted:
        display.burial.due = False
        return
    display.burial.look(display.shared.now())
    if posted is None:
        return
    try:
        below = await display.shared.sender.written_below(display.posts.place, posted.id, BURIED)
    except TROUBLE as error:
        log.info("nobody can tell what lies below table %s: %s", display.table.id, type(error).__name__)
        return
    if below >= BURIED and display.posts.public is posted:
        display.posts.let_go(None)


async def _show_public(display: TableDisplay) -> None:
    if display.is_current:
        return
    await display.table.wait_until_written()
    display.posts.repost_if_old()
    public = display.posts.public
    if display.is_current or not (_is_free(display) or display.may_call()):
        return
    wanted = display.wanted
    surface = await _finished(display, wanted)
    if public is None:
        await _post(display, Drawn(surface, wanted))
    else:
        await _edit(display, public, surface, wanted)
    display.posts.remember_public()


def _is_free(display: TableDisplay) -> bool:
    """Whether a token allows the public message to be written without using one of the bot's own requests."""
    posts = display.posts
    if posts.public:
        return posts.public.can_be_changed
    return not posts.nonce and posts.poster is not None and posts.poster.until > display.shared.now()


async def _finished(display: TableDisplay, wanted: State) -> Surface:
    renderer, table = display.shared.renderer, display.table
    draft = await renderer.end(table, wanted) if wanted.role == Role.END else display.draft(wanted)
    return await renderer.finish_in_time(draft, display.posts.public.files if display.posts.public else ())


async def _edit(display: TableDisplay, public: Message, surface: Surface, wanted: State) -> None:
    try:
        await public.edit(surface, wanted)
    except discord.NotFound as error:
        if error.code != UNKNOWN_MESSAGE:
            raise
    if public.gone and display.posts.public is public:
        display.posts.public = None


async def _post(display: TableDisplay, drawn: Drawn) -> None:
    """Post it; if an earlier attempt arrived, Discord returns that message, which may be out of date."""
    if not display.posts.nonce and await _follow_up(display, drawn):
        return
    first = not display.posts.nonce
    display.posts.nonce = display.posts.nonce or secrets.token_hex(NONCE_BYTES)
    sent = await display.shared.sender.post(display.posts.place, drawn.surface, display.posts.nonce)
    message = Message.sent(display.shared.sender, sent, drawn, place=display.posts.place)
    if not first:
        message.doubt()
    display.posts.arrived(message)


async def _follow_up(display: TableDisplay, drawn: Drawn) -> bool:
    """Post it by a token, which can then edit it; false if there is none that Discord accepts."""
    token = display.posts.poster
    if token is None or token.until <= display.shared.now():
        return False
    try:
        sent = await display.shared.sender.follow_up(token, drawn.surface)
    except TROUBLE as error:
        if display.posts.poster == token:
            display.posts.poster = None
        if isinstance(error, discord.HTTPException) and is_lost(error):
            log.info("table %s is posted by the channel: %s", display.table.id, error.code)
            await display.shared.sender.take_request()
            return False
        display.posts.search_due = True  # it may have arrived nevertheless
        raise
    display.posts.arrived(
        Message.sent(display.shared.sender, sent, drawn, Access(token, sent.message), place=display.posts.place)
    )
    return True


# hands


async def _show_hands(display: TableDisplay) -> None:
    """Send and renew hands; an error with one does not hold up the others, and is raised at the end."""
    trouble: list[Exception] = []
    for hand in display.hands.due:
        if display.posts.public is None and not display.turn.waits:
            break  # another deal has begun meanwhile, whose panel comes first
        try:
            await hand.bring_up_to_date()
        except TROUBLE as error:
            trouble.append(error)
    if trouble:
        raise trouble[0]


# outdated messages


async def _look_back(display: TableDisplay) -> None:
    """Find untracked messages, posted when the process or the connection ended; results of deals become short."""
    if not display.posts.search_due or not display.may_call(OLD):
        return
    try:
        found = await display.shared.sender.find(display.posts.place, display.table.id)
    except discord.Forbidden as error:
        log.info("the channel of table %s cannot be searched: %s", display.table.id, error.code)
        found = []
    display.posts.search_due = False
    for message, deal in found:
        called = display.reminder.message
        if not (display.posts.are_known(message) or (called and called.id == message)):
            ended = deal and (deal < display.table.state.deal or display.wanted.role == Role.END)
            short = await display.shared.renderer.past(display.table, deal) if ended else None
            display.posts.old[display.posts.left_behind(message)] = short


async def _shorten_old(display: TableDisplay) -> None:
    """Shorten the messages of earlier deals; delete those left behind by a former run."""
    for old in list(display.posts.old):
        await display.shared.priority.wait_for_slot()
        if display.posts.stands_in(old):
            continue
        short = display.posts.old.get(old)
        if old.state != LAST and not old.gone:
            if not old.can_be_changed and not display.may_call(OLD):
                return
            await _close(old, short)
        display.posts.old.pop(old, None)


async def _close(old: Message, short: Surface | None) -> None:
    try:
        await (old.edit(short, LAST) if short else old.delete())
    except (discord.NotFound, discord.Forbidden) as error:
        if not cannot_be_touched(error):
            raise
        log.info("the old message %d is left alone: %s", old.id, error.code)


# calling people


async def _call(display: TableDisplay) -> None:
    if display.reminder.state is not Calling.DUE:
        return
    await display.table.wait_until_written()
    asked, question = display.table.asked_seat, display.reminder.question
    if display.reminder.state is not Calling.DUE:
        return
    if not asked or asked.user is None or asked.away or not display.shared.preferences.person(asked.user).reminders:
        display.reminder.decline()
        return
    if not display.may_call():
        return
    try:
        place, surface = await _called_in(display, asked.user)
        sent = await display.shared.sender.call(place, surface, [asked.user])
    except TROUBLE as error:
        if isinstance(error, discord.Forbidden):
            display.reminder.decline()
        display.posts.search_due = True  # it may have arrived nevertheless
        raise
    display.called(Message.sent(display.shared.sender, sent, Drawn(surface), place=place), question)
    if place == display.posts.place:
        display.hands.of(asked.user).come_down()


async def _called_in(display: TableDisplay, user: int) -> tuple[Place, Surface]:
    """Return where a person is called, and how: over days in a direct message, if they like and allow that."""
    view, texts = display.shared.renderer.public(display.table)
    if view.pace == DAYS and display.shared.preferences.person(user).calls == DIRECT:
        try:
            return await display.shared.sender.direct(user), direct_call(view, texts)
        except discord.Forbidden as error:
            log.info("a person is called in the channel: %s", error.code)
    return display.posts.place, reminder(view, texts)


async def _end_call(display: TableDisplay) -> None:
    message = display.reminder.message
    if message is None or display.reminder.state is not Calling.OUTDATED or not display.may_call():
        return
    try:
        await message.delete()
    except discord.NotFound:
        log.info("a reminder of table %s was gone", display.table.id)
    display.call_gone()


async def _invite(display: TableDisplay) -> None:
    """Call people to the table; skip the invitation if Discord forbids it."""
    while invitation := display.invitations.next():
        view, texts = display.shared.renderer.public(display.table)
        if invitation.why == "role":
            surface = call_of_role(view, invitation.role, texts)
        else:
            surface = call_for_seat(view, invitation.people, texts)
        await display.shared.priority.wait_for_slot()
        try:
            sent = await display.shared.sender.call(display.posts.place, surface, invitation.people, invitation.role)
        except discord.Forbidden as error:
            log.info("nobody may be called to table %s: %s", display.table.id, error.code)
            display.invitations.drop(invitation)
        else:
            message = Message.sent(display.shared.sender, sent, Drawn(surface), place=display.posts.place)
            display.invitations.stands(message, invitation)
