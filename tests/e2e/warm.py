"""What a forked bot finds in memory: its modules and texts, which it would read at each start."""

from importlib import import_module

from bot.language import Language

for module in ("bot.__main__", "bot.process", "bot.command_line.run", "bot.command_line.doctor"):
    import_module(module)
Language()
