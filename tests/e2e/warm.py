"""Preloads for a forked bot: modules and texts that it would otherwise read at each start."""

from importlib import import_module

from bot.language import Language

for module in ("bot.__main__", "bot.process", "bot.command_line.run", "bot.command_line.doctor"):
    import_module(module)
Language()
