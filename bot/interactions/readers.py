"""Readers' languages: a person's setting, else their Discord's language in the server's regional variant."""

from bot.interactions.reply import Interaction
from bot.language import Language, Texts
from bot.preferences import Preferences


class Readers:
    """Finds the texts for a reader, in a `language`."""

    def __init__(self, language: Language, preferences: Preferences) -> None:
        self.language = language
        self._preferences = preferences

    async def meet(self, interaction: Interaction) -> None:
        """Load the settings of the person asking."""
        await self._preferences.meet(interaction.user.id)

    def texts(self, interaction: Interaction) -> Texts:
        """Return the texts for the person asking."""
        return self.texts_of(interaction.user.id, interaction.guild_id or 0, str(interaction.locale))

    def texts_of(self, user: int, server: int, locale: str) -> Texts:
        """Return the texts for a person on a server; Discord has one German, the server sets its regional variant."""
        likes = self._preferences.person(user)
        spoken = self.language.spoken(self.language.code_of(locale), self._preferences.server(server).language)
        wishes = {"four_colour": likes.four_colour, "aloud": likes.text_table}
        return self.language.texts(likes.language or spoken, suits=likes.suits, **wishes)

    def table_language(self, interaction: Interaction) -> str:
        """Return the language of texts for a whole channel: the server's, else that of the person who starts it."""
        return self._preferences.server(interaction.guild_id or 0).language or self.texts(interaction).language

    def shared_texts(self, interaction: Interaction) -> Texts:
        """Return the texts for a whole channel."""
        return self.language.texts(self.table_language(interaction))
