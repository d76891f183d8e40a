"""The ledger: standings, one's own statement, who pays whom, and debts settled elsewhere by both sides' consent."""

import re
import secrets
from dataclasses import asdict, replace
from typing import Any

import discord
from discord import app_commands

from bot.discord_io.custom_id import Verb
from bot.discord_io.payloads import TROUBLE
from bot.interactions.handlers import Elsewhere, Used, handles
from bot.interactions.permissions import place_of
from bot.interactions.reply import Reply
from bot.language import Texts
from bot.language.translator import arguments
from bot.panels.past.history import saved_files
from bot.panels.past.ledger import (
    CORNERS,
    Settlement,
    ledger_statement,
    ledger_transfers,
    settle_denied,
    settle_done,
    settle_proposal,
    settle_request,
    standing_draft,
)
from bot.past.payments import gathered
from bot.services import Accounts
from cogs.base import Cog, command
from game.core.errors import Refused
from game.reports.debts import MOST_SETTLED, Transfer, around_corners, check_settlement
from game.table.ports import account_of
from game.table.upkeep import Locks


class Ledger(Cog[Accounts]):
    """Shows chip balances, only to the person asking."""

    @command("ledger")
    async def ledger(self, reply: Reply) -> None:
        """Show the same as the button does."""
        await self.standing(reply)

    @handles(Verb.LEDGER_STANDING, on=Elsewhere.PAGE)
    async def standing(self, reply: Reply, _used: Used | None = None) -> None:
        """Turn to the standings of this server."""
        standing = await self._services.ledger.standing(place_of(reply.interaction).server)
        await reply.update(standing_draft(standing, reply.texts))

    @handles(Verb.LEDGER_MINE, on=Elsewhere.PAGE)
    async def mine(self, reply: Reply, used: Used) -> None:
        """Turn to one's own statement."""
        statement = await self._services.ledger.statement(place_of(reply.interaction).server, reply.user)
        await reply.update(ledger_statement(statement, reply.texts))

    @handles(Verb.LEDGER_PAYS, on=Elsewhere.PAGE)
    async def pays(self, reply: Reply, used: Used) -> None:
        """Turn to the payments that settle all debts."""
        settle_up = await self._services.ledger.who_pays_whom(place_of(reply.interaction).server)
        await reply.update(ledger_transfers(settle_up, reply.texts))

    @handles(Verb.LEDGER_CSV, on=Elsewhere.PAGE)
    async def save(self, reply: Reply, used: Used) -> None:
        """Hand over all postings of this server as a file."""
        server = place_of(reply.interaction).server
        too_large = Refused("ledger-too-large", server=str(server))
        name, data = await gathered("ledger.csv", self._services.ledger.as_csv(server), too_large)
        await reply.private(saved_files({name: data}, reply.texts("ledger-csv-saved")))


class Settle(Cog[Accounts]):
    """Asks both sides and books once. Pending payments are stored with the payer's settings, so they survive a restart.

    Asking counts as the first side's consent. A new request between the same two people replaces the older one.
    """

    def __init__(self, services: Accounts) -> None:
        super().__init__(services)
        self._servers = Locks()

    @command("settle")
    @arguments("person", "chips")
    async def settle(
        self,
        reply: Reply,
        person: discord.User | None = None,
        chips: app_commands.Range[int, 1, MOST_SETTLED] | None = None,
    ) -> None:
        """Propose the fewest payments, or ask a person to confirm one."""
        if person is None and chips is None:
            settle_up = await self._services.ledger.who_pays_whom(place_of(reply.interaction).server)
            await reply.private(settle_proposal(settle_up, reply.user, reply.texts))
            return
        if person is None or chips is None:
            raise Refused("settle-both")
        if person.bot:
            raise Refused("settle-computer")
        me = reply.interaction.user
        names = me.display_name, person.display_name
        await self._ask(reply, Settlement(me.id, names[0], person.id, names[1], chips, secrets.token_hex(4)))

    @handles(Verb.SETTLE_SHOW, on=Elsewhere.PAGE)
    async def show(self, reply: Reply, used: Used) -> None:
        """Switch between the debts themselves and the fewest payments."""
        settle_up = await self._services.ledger.who_pays_whom(place_of(reply.interaction).server)
        corners = used.press.choice == CORNERS
        await reply.update(settle_proposal(settle_up, reply.user, reply.texts, corners=corners))

    @handles(Verb.SETTLE_ASK, on=Elsewhere.PAGE)
    async def ask(self, reply: Reply, used: Used) -> None:
        """Ask the other side of a proposed payment, once; a proposal that is out of date is shown as it is now."""
        found = re.fullmatch(r"(\d{1,20})-(\d{1,20})-(\d{1,13})", used.press.choice)
        payer, payee, amount = map(int, found.groups()) if found else (0, 0, 0)
        if reply.user not in {payer, payee}:
            raise Refused("old-button")
        check_settlement(payer, payee, amount)
        settle_up = await self._services.ledger.who_pays_whom(place_of(reply.interaction).server)
        transfer = Transfer(account_of(payer), account_of(payee), amount)
        if transfer not in {*settle_up.transfers, *around_corners(settle_up.transfers)}:
            await reply.update(settle_proposal(settle_up, reply.user, reply.texts))
            return
        payer_name, payee_name = (settle_up.names.get(account, "") for account in transfer[:2])
        await self._ask(
            reply, Settlement(payer, payer_name, payee, payee_name, amount, secrets.token_hex(4)), once=True
        )

    async def _ask(self, reply: Reply, settlement: Settlement, *, once: bool = False) -> None:
        """Ask the other side in the channel; with `once`, refuse while the same payment is being asked about."""
        check_settlement(settlement.payer, settlement.payee, settlement.amount)
        language = self._services.readers.table_language(reply.interaction)
        agreed = replace(settlement, agreed=[reply.user], language=language)
        async with self._servers.of(reply.server):
            pending = await self._pending(reply, agreed.payer, agreed.payee)
            if once and pending and pending["amount"] == agreed.amount:
                raise Refused("settle-asked", payer=agreed.payer_name, payee=agreed.payee_name)
            await self._keep(reply, agreed, asdict(agreed))
        wanted = self._services.preferences.person(agreed.missing).reminders
        request = settle_request(agreed, self._texts(agreed))
        try:
            await reply.public(request, notified=agreed.missing if wanted else None)
        except TROUBLE:
            await self._take_back(reply, agreed, pending)
            raise

    @handles(Verb.SETTLE_YES, on=Elsewhere.POST)
    async def agree(self, reply: Reply, used: Used) -> None:
        """Agree; the second consent books the payment."""
        server, user = place_of(reply.interaction).server, reply.user
        async with self._servers.of(reply.server):
            settlement = await self._find(reply, used)
            agreed = replace(settlement, agreed=sorted({*settlement.agreed, user}))
            if agreed.complete:
                receipt = f"{server}-{agreed.receipt}"
                await self._services.ledger.settle(server, agreed.payer, agreed.payee, agreed.amount, receipt)
            await self._keep(reply, agreed, None if agreed.complete else asdict(agreed))
        texts = self._texts(agreed)
        await reply.update_pressed(settle_done(agreed, texts) if agreed.complete else settle_request(agreed, texts))

    @handles(Verb.SETTLE_NO, on=Elsewhere.POST)
    async def deny(self, reply: Reply, used: Used) -> None:
        """Decline; nothing is booked."""
        async with self._servers.of(reply.server):
            settlement = await self._find(reply, used)
            await self._keep(reply, settlement, None)
        name = reply.interaction.user.display_name
        await reply.update_pressed(settle_denied(settlement, name, self._texts(settlement)))

    # pending payments

    async def _find(self, reply: Reply, used: Used) -> Settlement:
        """Find the payment a button asks about; refuses strangers and payments already decided."""
        found = re.fullmatch(r"(\d{1,20})-(\d{1,20})-([0-9a-f]{8})", used.press.choice)
        if not found:
            raise Refused("old-button")
        payer, payee, receipt = int(found[1]), int(found[2]), found[3]
        kept = await self._pending(reply, payer, payee)
        if not kept or kept["receipt"] != receipt:
            raise Refused("decided-already")
        settlement = Settlement(**kept)
        if reply.user not in {payer, payee}:
            raise Refused("settle-not-yours", payer=settlement.payer_name, payee=settlement.payee_name)
        return settlement

    async def _pending(self, reply: Reply, payer: int, payee: int) -> Any:
        return (await self._services.people.settings("person", payer)).get(_key(reply, payee))

    async def _keep(self, reply: Reply, settlement: Settlement, kept: Any) -> None:
        await self._services.people.set("person", settlement.payer, _key(reply, settlement.payee), kept)

    async def _take_back(self, reply: Reply, unseen: Settlement, before: Any) -> None:
        """Forget a request that nobody saw; the one before it, if any, stands again."""
        async with self._servers.of(reply.server):
            if await self._pending(reply, unseen.payer, unseen.payee) == asdict(unseen):
                await self._keep(reply, unseen, before)

    def _texts(self, settlement: Settlement) -> Texts:
        """Return the language of a message that both sides read, whoever presses."""
        return self._services.readers.language.texts(settlement.language)


def _key(reply: Reply, payee: int) -> str:
    return f"settle-{place_of(reply.interaction).server}-{payee}"
