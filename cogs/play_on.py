"""Playing a past deal on from one of one's own decisions: private, and kept for a while."""

from bot.alone import view_alone
from bot.discord_io.custom_id import Verb
from bot.interactions.handlers import Elsewhere, Used, handles
from bot.interactions.reply import Reply
from bot.panels.kit.draft import Draft
from bot.panels.personal.alone import AGAIN, play_on_gone, played_on
from bot.pars import StrongPlay
from bot.past.play_on import beside, play_on
from bot.services import AloneParts
from cogs.base import Cog
from cogs.looking_back import deal_here
from game.table.occasion import PlayedOn
from game.table.table import Table


class PlayOnCog(Cog[AloneParts]):
    """Lets people play past deals on."""

    occasion = PlayedOn

    @handles(Verb.PLAY_ON, on=Elsewhere.PAGE)
    async def begin(self, reply: Reply, used: Used) -> None:
        """Go back to a decision in a private message, reusing the message of an earlier attempt."""
        press, services = used.press, self._services
        past = await deal_here(services, reply, press.table, press.deal)
        table = await play_on(services.tables, past, press.question, reply.user, services.catalogue)
        shown = await self._drawn(reply, table)
        await (reply.update(shown) if press.choice == AGAIN else reply.private(shown))

    @handles(Verb.PLAY_ON_ANSWER, Verb.PLAY_ON_AMOUNT, on=Elsewhere.PAGE)
    async def of_earlier_versions(self, reply: Reply, _used: Used) -> None:
        """Say that the deal that was played on ended with the version that dealt it."""
        await self.say_gone(reply)

    async def show(self, reply: Reply, table: Table, _rated: str) -> None:
        """Show a deal that is played on."""
        await reply.update(await self._drawn(reply, table))

    async def say_gone(self, reply: Reply) -> None:
        """Say that a deal that was played on is gone."""
        await reply.update(play_on_gone(reply.texts))

    async def _drawn(self, reply: Reply, table: Table) -> Draft:
        """Draw a deal that is played on, once it is over next to what was then."""
        played, services = table.state.at(PlayedOn), self._services
        then = await beside(table, played, StrongPlay(services.players, pauses=(0.0,))) if table.over else None
        return played_on(view_alone(table), played, then, reply.texts, services.preferences.person(reply.user))
