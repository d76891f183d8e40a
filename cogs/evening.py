"""`/evening`: an evening over many tables, planned by an organiser who begins its rounds."""

from discord import app_commands

from bot.discord_io.custom_id import Verb
from bot.interactions.handlers import Elsewhere, Used, handles
from bot.interactions.permissions import check_permissions, has_threads, place_of
from bot.interactions.reply import Interaction, Lasting, Reply
from bot.language import Texts
from bot.language.translator import arguments, completed, words
from bot.panels.evenings.board import actions, confirmation, my_seat, organising, person, sees_all, setting_values
from bot.panels.evenings.results import evening_page, results_drawings, standings_csv
from bot.panels.kit.rules import Rules, preset_name
from bot.panels.kit.words import texts_of
from bot.panels.past.history import saved_files
from bot.panels.rules.editor import evening_team_form, evening_word_form
from bot.services import EveningParts
from cogs.base import Cog, check_welcome, command
from cogs.opening import played_rulesets, rules_offered, table_seconds
from game.core.errors import Refused
from game.evenings.evening import MOST_DEALS, MOST_ROUNDS, MOST_STAKE, Evening
from game.evenings.parts import Coming, Plan
from game.evenings.people import ACTIONS, PERSONAL, personal_actions

SAME, OWN = "same", "own"
ANSWERS: dict[str, Coming] = {"comes": "comes", "reserve": "reserve", "away": "away"}
LONGEST_ROUND = 600
MOST_HOURS = 14 * 24


class EveningCommands(app_commands.Group):
    """`/evening plan`."""

    def __init__(self, services: EveningParts) -> None:
        super().__init__(name=words("command-evening"), description=words("command-evening-description"))
        self._services, self.answering = services, services.answering
        self._host = services.evenings
        self._actions = services.evenings.actions

    @command("evening-plan")
    @arguments(
        *("rounds", "deals", "cards", "minutes", "hours"),
        game="evening-game",
        turn_seconds="turn-seconds",
        stake="entry",
    )
    @app_commands.choices(
        cards=[
            app_commands.Choice(name=words("evening-cards-same"), value=SAME),
            app_commands.Choice(name=words("evening-cards-own"), value=OWN),
        ]
    )
    async def plan(  # noqa: PLR0913, PLR0917 - each is an option of the command
        self,
        reply: Reply,
        game: str,
        rounds: app_commands.Range[int, 1, MOST_ROUNDS] = 1,
        deals: app_commands.Range[int, 1, MOST_DEALS] | None = None,
        cards: str = "",
        minutes: app_commands.Range[int, 0, LONGEST_ROUND] = 0,
        turn_seconds: app_commands.Range[int, 0, 86_400] | None = None,
        hours: app_commands.Range[float, 0, MOST_HOURS] | None = None,
        stake: app_commands.Range[int, 0, MOST_STAKE] = 0,
    ) -> None:
        """Plan an evening in this channel and open the sign-up."""
        rules = await self._rules(reply, game)
        ruleset = rules.ruleset
        same = cards == SAME or not (cards or ruleset.matches)
        self._check_place(reply.interaction, same=same)
        length = deals or _usual_length(rules)
        server = place_of(reply.interaction).server
        plan = Plan(
            ruleset=ruleset.id,
            options={**rules.options, **(ruleset.matches(length) if ruleset.matches else {})},
            rules=rules.name,
            rounds=rounds,
            deals=0 if ruleset.matches else length,
            matches=length if ruleset.matches else 0,
            same=same,
            size=ruleset.best_seats,
            level=self._services.preferences.server(server).level,
            seconds=60 * minutes,
            turn_seconds=table_seconds(self._services, server) if turn_seconds is None else turn_seconds,
            stake=stake,
            at=None if hours is None else self._actions.moment(hours),
            language=self._services.readers.table_language(reply.interaction),
        )
        user = reply.interaction.user
        evening = await self._actions.plan(place_of(reply.interaction), user.id, user.display_name, plan)
        message = await reply.public(self._host.board(evening))
        await self._actions.posted(evening.id, message.id)

    @plan.autocomplete("game")
    async def _complete_game(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        texts = self._services.readers.texts(interaction)
        named = [(_named(rules, texts), rules.name) for rules in await self._offered(interaction.guild_id or 0)]
        return completed(named, typed)

    async def _offered(self, server: int) -> list[Rules]:
        families = dict.fromkeys(each.family for each in played_rulesets(self._services, server))
        return [rules for family in families for rules in await rules_offered(self._services, server, family)]

    async def _rules(self, reply: Reply, name: str) -> Rules:
        offered = await self._offered(place_of(reply.interaction).server)
        for rules in offered:
            if name in {rules.name, rules.ruleset.id, _named(rules, reply.texts)}:
                return rules
        raise Refused("rules-unknown", rules=name[:50])

    def _check_place(self, interaction: Interaction, *, same: bool) -> None:
        if not has_threads(interaction):
            raise Refused("no-threads-here")
        check_permissions(interaction, new_thread=True, private=same)


class EveningBoard(Cog[EveningParts]):
    """Handles the buttons on evening boards."""

    def __init__(self, services: EveningParts) -> None:
        super().__init__(services)
        self._host = services.evenings
        self._actions = services.evenings.actions

    @handles(Verb.EVENING, on=Elsewhere.POST)
    async def answer(self, reply: Reply, used: Used) -> None:
        """Record whether a person comes."""
        coming = ANSWERS.get(used.press.choice)
        if coming is None:
            raise Refused("old-button")
        if coming != "away":
            check_welcome(self._services, reply)
        evening, user = await self._found(reply, used), reply.interaction.user
        await self._shown(reply, await self._actions.answer(evening.id, user.id, user.display_name, coming))
        if coming != "away" and evening.plan.same and reply.interaction.permissions.manage_threads:
            await reply.private(sees_all(reply.texts), Lasting.NOTE)

    @handles(Verb.EVENING_SEAT, on=Elsewhere.PAGE)
    async def seat(self, reply: Reply, used: Used) -> None:
        """Show a person privately where they sit; that goes with the round."""
        await reply.private(my_seat(await self._found(reply, used), reply.user, reply.texts), Lasting.DEAL)

    @handles(Verb.EVENING_WORD, Verb.EVENING_TEAM, on=Elsewhere.POST)
    async def word_or_team(self, reply: Reply, used: Used) -> None:
        """Ask for a word and mix it into the shuffle, or for a team name and put the person into that team."""
        evening, is_word = await self._found(reply, used), used.press.verb is Verb.EVENING_WORD
        if used.fields:
            change = Evening.with_word if is_word else Evening.in_team
            changed = await self._actions.change(evening.id, lambda now: change(now, reply.user, used.typed))
            await self._shown(reply, changed)
        elif is_word:
            await reply.form(evening_word_form(evening.id, evening.commitment, reply.texts))
        else:
            await reply.form(evening_team_form(evening.id, evening.guest(reply.user).team, reply.texts))

    @handles(Verb.EVENING_CSV, on=Elsewhere.PAGE)
    async def save(self, reply: Reply, used: Used) -> None:
        """Hand over the standings as a table and as a page."""
        evening, texts, services = await self._found(reply, used), reply.texts, self._services
        drawings = results_drawings(evening, texts)
        picture = await services.renderer.draw(drawings[0]) if drawings else None
        page = evening_page(evening, services.catalogue.find(evening.plan.ruleset), picture, texts)
        files = {"evening.csv": standings_csv(evening, texts).encode(), "evening.html": page.encode()}
        await reply.private(saved_files(files, texts("evening-csv-saved")))

    # organising

    @handles(Verb.EVENING_ORGANISE, on=Elsewhere.PAGE)
    async def organise(self, reply: Reply, used: Used) -> None:
        """Show the organiser's choices, or ask for confirmation of one."""
        evening, choice = await self._organised(reply, used), used.press.choice
        action, user = _action(choice) if choice else ("", 0)
        if action in (personal_actions(evening, user) if user else actions(evening)):
            begun = self._actions.preview(evening) if action == "start" else None
            await reply.update(confirmation(evening, action, user, begun, reply.texts))
        else:
            await self._menu(reply, evening)

    @handles(Verb.EVENING_PERSON, on=Elsewhere.PAGE)
    async def person(self, reply: Reply, used: Used) -> None:
        """Show what the organiser can do with a person."""
        evening = await self._organised(reply, used)
        if not used.chosen.isdecimal():
            raise Refused("old-button")
        await reply.update(person(evening, int(used.chosen), reply.texts))

    @handles(Verb.EVENING_SET, on=Elsewhere.PAGE)
    async def settle(self, reply: Reply, used: Used) -> None:
        """Show the values of a setting of the plan, or change it."""
        evening, (name, chosen, value) = await self._organised(reply, used), used.chosen.partition("=")
        values = self._actions.choices(evening).get(name)
        if values and not chosen:
            await reply.update(setting_values(evening, name, values, reply.texts), Lasting.MENU)
            return
        await self._menu(reply, await self._actions.settle(evening.id, name, value))

    @handles(Verb.EVENING_DO, on=Elsewhere.PAGE)
    async def do(self, reply: Reply, used: Used) -> None:
        """Carry out the confirmed action and show the choices that follow."""
        evening, (action, user) = await self._organised(reply, used), _action(used.press.choice)
        actions = self._actions
        done = await (actions.treat(evening.id, action, user) if user else actions.organise(evening.id, action))
        await self._menu(reply, done)

    async def _found(self, reply: Reply, used: Used) -> Evening:
        """Return the evening a press is about; raises `Refused("evening-gone")` for one of another server."""
        evening = await self._actions.find(used.press.table)
        if evening.server != reply.interaction.guild_id:
            raise Refused("evening-gone")
        return evening

    async def _organised(self, reply: Reply, used: Used) -> Evening:
        evening = await self._found(reply, used)
        evening.require_organiser(reply.user, manages=reply.manages)
        evening.require_live()
        self._host.look(evening.id)  # the menu that was pressed outlives the board
        return evening

    async def _menu(self, reply: Reply, evening: Evening) -> None:
        await reply.update(organising(evening, self._actions.choices(evening), reply.texts), Lasting.MENU)

    async def _shown(self, reply: Reply, evening: Evening) -> None:
        await reply.update_pressed(self._host.board(evening))


def _usual_length(rules: Rules) -> int:
    """Return the deals or matches of a round if nobody says how many: those of the list, if it is one."""
    agreed = rules.options.get("matches" if rules.ruleset.matches else "deals", rules.ruleset.evening_deals)
    return min(int(agreed), MOST_DEALS)


def _named(rules: Rules, texts: Texts) -> str:
    words_of = texts_of(texts, rules.ruleset)
    return " · ".join(dict.fromkeys((words_of(f"family-{rules.ruleset.family}"), preset_name(rules, words_of))))


def _action(written: str) -> tuple[str, int]:
    """Read an action and the person it concerns, 0 for none; raises `Refused("old-button")` for anything else."""
    action, _, user = written.rpartition("-")
    if written in ACTIONS:
        return written, 0
    if action in PERSONAL and user.isdecimal():
        return action, int(user)
    raise Refused("old-button")
