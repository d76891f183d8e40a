"""The texts that people read, in Fluent files, and their look-up; and what people call themselves."""

from bot.language.texts import DEFAULT, Language, MissingText, Texts

__all__ = ["DEFAULT", "Language", "MissingText", "Texts"]
