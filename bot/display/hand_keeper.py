"""Sending, renewing and taking away private hands, until everybody has one at most and it shows the table as it is."""

from __future__ import annotations

import logging

import discord

from bot.display.hands import Hand, HandState
from bot.display.private_message import Look, PrivateMessage
from bot.display.renderer import Renderer
from bot.display.send_priority import Traffic
from bot.display.sender import Sender, is_lost
from bot.display.table_display import TableDisplay
from bot.display.tokens import Token
from bot.interactions.messages import TROUBLE, UNKNOWN_MESSAGE
from game.table.ports import Clock

log = logging.getLogger(__name__)


class HandKeeper:
    """Brings the hands of tables up to date; several may be at it at once."""

    def __init__(self, sender: Sender, renderer: Renderer, clock: Clock, traffic: Traffic) -> None:
        self._sender = sender
        self._renderer = renderer
        self._clock = clock
        self._traffic = traffic

    async def bring_up_to_date(self, display: TableDisplay) -> None:
        """Send and renew hands; trouble with one keeps nobody else from theirs, and is raised in the end."""
        trouble: list[Exception] = []
        for user, hand in display.hands:
            hand.expire(self._clock.now())
            try:
                await self._bring(display, user, hand)
            except TROUBLE as error:
                trouble.append(error)
        if trouble:
            raise trouble[0]

    async def _bring(self, display: TableDisplay, user: int, hand: Hand) -> None:
        match display.hands.state(user):
            case HandState.WANTED if hand.token and display.table.deal_seat(user) is not None:
                await self._send(display, user, hand, hand.token)
            case HandState.WANTED:
                hand.give_up()
            case HandState.BEHIND if hand.message:
                await self._renew(display, user, hand, hand.message)
            case _:
                pass

    async def _send(self, display: TableDisplay, user: int, hand: Hand, token: Token) -> None:
        """Send a hand; who cannot be reached asks for it by a button, which brings a better token."""
        await display.table.written()
        version = display.hands.version
        surface = await self._renderer.finished(self._renderer.hand(display.table, user, token.locale))
        if display.hands.state(user) is not HandState.WANTED:
            return
        with hand.sending() as sending:
            try:
                sent = await self._sender.send_privately(token, surface)
            except TROUBLE as error:
                log.warning("a hand of table %s could not be dealt: %s", display.table.id, type(error).__name__)
                sending.lost(token)
                return
            look = Look(surface.look, version)
            sending.arrived(PrivateMessage(token, sent.message, look, attached=sent.attached))

    async def _renew(self, display: TableDisplay, user: int, hand: Hand, message: PrivateMessage) -> None:
        await display.table.written()
        version, token = display.hands.version, message.token
        surface = await self._renderer.finished(self._renderer.hand(display.table, user, token.locale))
        if hand.message is not message or display.hands.state(user) is not HandState.BEHIND:
            return
        look, known, attached = Look(surface.look, version), message.content.known, message.content.attached
        if known and known.look == look.look:
            message.content.confirm(look)
            return
        try:
            with message.content.written(look):
                sent = await self._sender.edit_private(message, surface, attached)
                message.content.has(sent.attached)
        except discord.HTTPException as error:
            if not is_lost(error):
                raise
            log.info("a hand of table %s is no longer there: %s", display.table.id, error.code)
            self._lose(hand, message, token, error)
        else:
            message.told(sent.message)

    def _lose(self, hand: Hand, message: PrivateMessage, token: Token, error: discord.HTTPException) -> None:
        """Forget a hand that cannot be changed, unless a press has brought a better token for it meanwhile."""
        if error.code == UNKNOWN_MESSAGE:
            hand.dismissed(message)
        elif message.token == token:
            hand.token_ended(message)

    async def sweep(self, display: TableDisplay) -> None:
        """Take away what is nobody's hand any more, while its token allows it."""
        while display.hands.next_outdated():
            await self._traffic.turn()
            found = display.hands.next_outdated()
            if found is None:
                return
            hand, message = found
            if hand.take_outdated(message) and message.token.until >= self._clock.now():
                await self._take_away(display, hand, message)

    async def _take_away(self, display: TableDisplay, hand: Hand, message: PrivateMessage) -> None:
        try:
            await self._sender.delete_private(message)
        except TROUBLE as error:
            if not isinstance(error, discord.HTTPException) or not is_lost(error):
                hand.put_back(message)
                raise
            log.info("an old hand of table %s could not be taken away: %s", display.table.id, error.code)
            if error.code != UNKNOWN_MESSAGE:
                return
        hand.taken_away(message)
