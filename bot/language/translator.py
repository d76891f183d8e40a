"""Names and descriptions of commands in Discord's interface languages."""

import re
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, Final, TypeVar

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.discord_io.controls import LONGEST_OPTION, MOST_OPTIONS
from bot.discord_io.surface import cut
from bot.language.texts import DEFAULT, FOLDER, Language, Texts

C = TypeVar("C", bound=Callable[..., Any])
NO_LETTERS: Final = re.compile(r"[^\w]+")
"""Characters not allowed in a command's name: Discord accepts letters, digits, _ and -."""

KNOWN_AS: Final = {"command-likes": "likes", "argument-turn-seconds": "turn_seconds"}
"""The names by which Discord knows a command or an argument that people see by another one, by text key."""


@cache
def _english() -> Texts:
    return Texts(DEFAULT, [FOLDER])


def words(key: str, texts: Texts | None = None) -> locale_str:
    """Return a command's name or description: English (of `texts`, else our own), translated by its text key."""
    return locale_str(KNOWN_AS.get(key) or (texts or _english())(key), key=key)


def as_command(name: str) -> str:
    """Return the name of a command that is called like something, such as a game."""
    return NO_LETTERS.sub("-", name.casefold())


class CommandTranslator(app_commands.Translator):
    """Translates command names and descriptions from the texts."""

    def __init__(self, language: Language) -> None:
        self._language = language

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """Translate if there are texts in that language, or another name in English; `None` keeps the words."""
        key = string.extras.get("key")
        if key is None:
            return None
        said = self._language.texts(locale.value)(key)
        translated = as_command(said) if string.extras.get("named") else said
        own = self._language.code_of(locale.value) != DEFAULT
        return translated if own or translated != string.message else None


def arguments(*usual: str, **others: str) -> Callable[[C], C]:
    """Name and describe a command's arguments by their text keys: usually `argument-` and the argument's name."""
    keys = {**dict(zip(usual, usual, strict=True)), **others}
    names = {argument: words(f"argument-{key}") for argument, key in keys.items()}
    about = {argument: words(f"argument-{key}-description") for argument, key in keys.items()}
    return lambda command: app_commands.rename(**names)(app_commands.describe(**about)(command))


def completed(offered: Iterable[tuple[str, str]], typed: str = "") -> list[app_commands.Choice[str]]:
    """Return the options to complete what was `typed`; each is offered as a name and a value."""
    fitting = [(name, value) for name, value in offered if typed.lower() in name.lower()]
    return [app_commands.Choice(name=cut(name, LONGEST_OPTION), value=value) for name, value in fitting[:MOST_OPTIONS]]


def family_command(family: str, texts: Texts) -> str:
    """Return the text key of the name of a family's commands: its own name, unless it has another for commands."""
    own = f"family-{family}-command"
    return own if texts.has(own) else f"family-{family}"


def named(name: str, key: str) -> locale_str:
    """Return a command's name, translated by its text key and in lower case."""
    return locale_str(name, key=key, named=True)
