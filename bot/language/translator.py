"""Names and descriptions of commands in the languages that Discord shows them in."""

from __future__ import annotations

from functools import cache

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.language.texts import DEFAULT, FOLDER, Language, Texts


@cache
def _english() -> Texts:
    return Texts(DEFAULT, [FOLDER])


def words(key: str, texts: Texts | None = None) -> locale_str:
    """Give a command's name or description: English (of `texts`, else our own), translated by its text key."""
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
        return self._language.texts(locale.value)(key)
