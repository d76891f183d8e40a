"""Names and descriptions of commands in the languages that Discord shows them in."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.language.texts import DEFAULT, FOLDER, Language, Texts

NO_LETTERS: Final = re.compile(r"[^\w]+")
"""What a command's name cannot have: Discord takes letters, digits, _ and -."""


@cache
def _english() -> Texts:
    return Texts(DEFAULT, [FOLDER])


def words(key: str, texts: Texts | None = None) -> locale_str:
    """Return a command's name or description: English (of `texts`, else our own), translated by its text key."""
    return locale_str((texts or _english())(key), key=key)


class CommandTranslator(app_commands.Translator):
    """Looks the words of commands up in the texts."""

    def __init__(self, language: Language) -> None:
        self._language = language

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """Translate where there are texts in that language; `None` leaves the English words."""
        key = string.extras.get("key")
        if key is None or self._language.code_of(locale.value) == DEFAULT:
            return None
        said = self._language.texts(locale.value)(key)
        return NO_LETTERS.sub("-", said.casefold()) if string.extras.get("named") else said


def named(name: str, key: str) -> locale_str:
    """Return the name of a command that is called as something is in each language: in small letters."""
    return locale_str(name, key=key, named=True)
