"""Who reads which language: what somebody has set, else what their Discord speaks."""

from __future__ import annotations

from bot.interactions.reply import Interaction
from bot.language import Language, Texts
from bot.preferences import Preferences


class Readers:
    """Finds the texts for whoever reads."""

    def __init__(self, language: Language, preferences: Preferences) -> None:
        self._language = language
        self._preferences = preferences

    def texts(self, interaction: Interaction) -> Texts:
        """Give the texts for whoever asks."""
        likes = self._preferences.person(interaction.user.id)
        language = likes.language or str(interaction.locale)
        return self._language.texts(language, four_colour=likes.four_colour, suits=likes.suits)

    def table_language(self, interaction: Interaction) -> str:
        """Give the language of what a whole channel reads: the server's, else that of whoever begins it."""
        return self._preferences.server(interaction.guild_id or 0).language or self.texts(interaction).language

    def shared_texts(self, interaction: Interaction) -> Texts:
        """Give the texts of what a whole channel reads."""
        return self._language.texts(self.table_language(interaction))
