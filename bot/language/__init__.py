"""The texts that people read, in Fluent files, and their look-up."""

from bot.language.texts import LANGUAGES, Language, MissingText, Texts, language_of

__all__ = ["LANGUAGES", "Language", "MissingText", "Texts", "language_of"]
