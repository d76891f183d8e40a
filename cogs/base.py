"""What cogs have in common: how commands are named, the services, and who may post to a channel."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import update_wrapper
from typing import Any, Concatenate, Generic, ParamSpec, Protocol, TypeVar

from discord import app_commands
from discord.ext import commands

from bot.discord_io.custom_id import number_of
from bot.interactions.answering import Answering
from bot.interactions.handlers import Shown, Used
from bot.interactions.permissions import check_may_write, check_permissions, place_of
from bot.interactions.reply import Interaction, Reply
from bot.language.translator import words
from bot.panels.table.answers import written_answer
from bot.services import Common
from game.core.errors import Refused


class Commands(Protocol):
    """What has commands: a cog, or a group of commands."""

    @property
    def answering(self) -> Answering:
        """What answers an interaction."""
        ...


P = ParamSpec("P")
Own = TypeVar("Own", bound=Commands)
Parts = TypeVar("Parts", bound=Common)
Method = Callable[Concatenate[Own, Reply, P], Awaitable[Shown]]


def command(name: str) -> Callable[[Method[Own, P]], app_commands.Command[Any, P, None]]:
    """Make a method a command, named and described by its texts `command-` and the name; it may return what to show."""

    def declare(method: Method[Own, P]) -> app_commands.Command[Any, P, None]:
        async def callback(own: Own, interaction: Interaction, *given: P.args, **options: P.kwargs) -> None:
            async with own.answering(interaction) as reply:
                shown = await method(own, reply, *given, **options)
                if shown:
                    await reply.private(shown)

        about = words(f"command-{name}-description")
        return app_commands.command(name=words(f"command-{name}"), description=about)(update_wrapper(callback, method))

    return declare


class Cog(commands.Cog, Generic[Parts]):
    """A cog working with those services that its signature names."""

    def __init__(self, services: Parts) -> None:
        self._services, self.answering = services, services.answering

    def _check_sharing(self, reply: Reply) -> None:
        """Refuse to post to the channel without the rights for it, or soon after the person's last shared post."""
        check_may_write(reply.interaction)
        check_permissions(reply.interaction)
        wait = self._services.posts.wait(reply.user, place_of(reply.interaction).channel)
        if wait:
            raise Refused("share-too-soon", seconds=max(1, round(wait)))


def check_welcome(services: Common, reply: Reply) -> None:
    """Refuse people whom a server's managers keep out of its tables: `Refused("kept-out")`."""
    if reply.user in services.preferences.server(reply.server).kept_out:
        raise Refused("kept-out")


def number_in(written: str) -> int:
    """Read a number from a press; raises `Refused("old-button")` if it is not one."""
    number = number_of(written)
    if number is None:
        raise Refused("old-button")
    return number


def chosen_answer(used: Used) -> str:
    """Read an answer, in record notation, from a button, a select or a form."""
    return used.typed.strip() if used.fields else written_answer(used.press.choice, used.values)
