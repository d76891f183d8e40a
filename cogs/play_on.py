"""Playing a past deal on from one of one's own decisions: private, in memory, kept for a quarter of an hour."""

from bot.discord_io.custom_id import Verb
from bot.interactions.handlers import Elsewhere, Used, handles
from bot.interactions.reply import Reply
from bot.panels.kit.draft import Draft
from bot.panels.personal.alone import AGAIN, played_on
from bot.pars import StrongPlay
from bot.past.play_on import PlayedOn, play_on
from bot.services import AloneParts
from cogs.base import Cog
from cogs.looking_back import deal_here


class PlayOnCog(Cog[AloneParts]):
    """Lets people play past deals on, one at a time per person."""

    @handles(Verb.PLAY_ON, on=Elsewhere.PAGE)
    async def begin(self, reply: Reply, used: Used) -> None:
        """Go back to a decision in a private message, reusing the message of an earlier attempt."""
        press, services = used.press, self._services
        past = await deal_here(services, reply, press.table, press.deal)
        playing = await play_on(services.tables, past, press.question, reply.user, services.catalogue)
        services.tables.keep(playing)
        shown = await show_played_on(services, reply, playing)
        await (reply.update(shown) if press.choice == AGAIN else reply.private(shown))


async def show_played_on(services: AloneParts, reply: Reply, playing: PlayedOn) -> Draft:
    """Show a deal that is played on, once it is over next to what was then."""
    beside = await playing.beside(StrongPlay(services.players, pauses=(0.0,))) if playing.over else None
    return played_on(playing, beside, reply.texts, services.preferences.person(reply.user))
