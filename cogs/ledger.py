"""The ledger: the server's standings, one's own statement, and who pays whom."""

from bot.discord_io.custom_id import Verb
from bot.interactions.handlers import Elsewhere, Used, handles
from bot.interactions.permissions import place_of
from bot.interactions.reply import Interaction, Reply
from bot.panels.kit.draft import Draft
from bot.panels.past.history import saved_files
from bot.panels.past.ledger import ledger_statement, ledger_transfers, standing_draft
from bot.past.files import gathered
from bot.services import Accounts
from cogs.base import Cog, command
from game.core.errors import Refused


class Ledger(Cog[Accounts]):
    """Shows chip balances, only to the person asking."""

    @command("ledger")
    async def ledger(self, interaction: Interaction) -> None:
        """Show the standings of this server."""
        async with self._services.answering(interaction) as reply:
            await reply.private(await self._standing(reply))

    @handles(Verb.LEDGER_STANDING, on=Elsewhere.PAGE)
    async def standing(self, reply: Reply, used: Used) -> None:
        """Turn to the standings."""
        await reply.update(await self._standing(reply))

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

    async def _standing(self, reply: Reply) -> Draft:
        """Return the standings, with a chart."""
        return standing_draft(await self._services.ledger.standing(place_of(reply.interaction).server), reply.texts)
