"""The user texts, in Fluent files, and their look-up; also the names people choose."""

from bot.language.texts import DEFAULT, Language, MissingText, Texts

__all__ = ["DEFAULT", "Language", "MissingText", "Texts"]
