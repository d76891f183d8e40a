"""`/league`: who plays better than whom on a server, season by season."""

import asyncio
import time
from typing import cast

from discord import app_commands

from bot.discord_io.custom_id import Verb
from bot.interactions.handlers import Elsewhere, Used, handles
from bot.interactions.permissions import place_of
from bot.interactions.reply import Interaction, Reply
from bot.language.translator import arguments, completed, words
from bot.panels.kit.draft import Draft
from bot.panels.kit.rules import family_name
from bot.panels.past.history import saved_files
from bot.panels.past.league import LeaguePage, league_card, league_csv, league_draft
from bot.services import Accounts
from cogs.base import Cog, command
from cogs.opening import check_played, played_rulesets
from game.core.errors import Refused
from game.league import NO_SEASONS, Every, Season, standings, whole_meeting

NOW, LAST = 0, 1
"""The seasons the command offers, by how many seasons before the current one."""


class League(Cog[Accounts]):
    """Computes the league on demand; stores nothing."""

    @command("league")
    @arguments("game", "season")
    @app_commands.choices(
        season=[
            app_commands.Choice(name=words("season-now"), value=NOW),
            app_commands.Choice(name=words("season-last"), value=LAST),
        ]
    )
    async def league(self, reply: Reply, game: str | None = None, season: int = NOW) -> Draft:
        """Show the league of a game, by default the one played last."""
        running = Season.at(time.time(), self._every(reply))
        family = game or await self._last_family(reply)
        return self._shown(reply, await self._page(reply, family, running.after(-season)))

    @league.autocomplete("game")
    async def _complete_game(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        texts = self._services.readers.texts(interaction)
        offered = ((family_name(texts, family), family) for family in self._families(interaction))
        return completed(offered, typed)

    @handles(Verb.LEAGUE, on=Elsewhere.PAGE)
    async def turn(self, reply: Reply, used: Used) -> None:
        """Turn to another game or another season."""
        await reply.update(self._shown(reply, await self._asked(reply, used)))

    @handles(Verb.LEAGUE_CSV, on=Elsewhere.PAGE)
    async def save(self, reply: Reply, used: Used) -> None:
        """Hand over the table as a file."""
        page = await self._asked(reply, used)
        name = f"league-{page.family}-{page.standings.season.name}.csv"
        written = await asyncio.to_thread(league_csv, page)
        await reply.private(saved_files({name: written.encode()}, reply.texts("league-csv-saved")))

    @handles(Verb.LEAGUE_SHARE, on=Elsewhere.PAGE)
    async def share(self, reply: Reply, used: Used) -> None:
        """Show the table to the channel."""
        page = await self._asked(reply, used)
        if not page.shown.people:
            raise Refused("league-empty")
        self._check_sharing(reply)
        await reply.public(league_card(page, self._services.readers.shared_texts(reply.interaction)))

    async def _asked(self, reply: Reply, used: Used) -> LeaguePage:
        family, _, name = (used.chosen or used.press.choice).partition("/")
        every = self._every(reply)
        season, running = Season.named(name, every), Season.at(time.time(), every)
        if season is None or season > running:
            raise Refused("old-button")
        return await self._page(reply, family, season)

    def _every(self, reply: Reply) -> Every:
        """Return the length of a season here; raises `Refused("league-off")` if there are none."""
        every = self._services.preferences.server(place_of(reply.interaction).server).season
        if every == NO_SEASONS:
            raise Refused("league-off")
        return cast("Every", every)

    async def _last_family(self, reply: Reply) -> str:
        server = place_of(reply.interaction).server
        played = played_rulesets(self._services, server)
        last = await self._services.league.last_ruleset(server)
        return next((ruleset for ruleset in played if ruleset.id == last), played[0]).family

    async def _page(self, reply: Reply, family: str, season: Season) -> LeaguePage:
        families, league = self._services.catalogue.families(), self._services.league
        if family not in families:
            raise Refused("ruleset-unknown", ruleset=family[:50], known=", ".join(families))
        check_played(self._services, reply, family)
        server, every = place_of(reply.interaction).server, self._every(reply)
        rulesets = [ruleset.id for ruleset in families[family]]
        found, began = await league.results(server, rulesets, season), await league.began(server, rulesets)
        least = whole_meeting(families[family])
        stand = await asyncio.to_thread(standings, season, found.deals, found.differences, least)
        names = await league.names(stand.people)
        return LeaguePage(
            family=family,
            standings=stand,
            names=names,
            reader=reply.user,
            hides=not self._services.preferences.person(reply.user).listed,
            earlier=began is not None and began < season.begins,
            later=season < Season.at(time.time(), every),
            all_strong=found.all_strong,
        )

    def _shown(self, reply: Reply, page: LeaguePage) -> Draft:
        return league_draft(page, self._families(reply.interaction), reply.texts)

    def _families(self, interaction: Interaction) -> list[str]:
        played = played_rulesets(self._services, interaction.guild_id or 0)
        return [*dict.fromkeys(ruleset.family for ruleset in played)]
