"""Preloads for a process that forks bots: what each would otherwise read, and search for garbage, at its start."""

import gc
from importlib import import_module
from pkgutil import iter_modules

import cogs
from bot.language import Language


def stay_frozen() -> None:
    """Replace `gc.unfreeze`: what a bot shares with the process that forked it is never its garbage."""


MODULES = ("bot.__main__", "bot.process", "bot.command_line.run", "bot.command_line.doctor")
for module in (*MODULES, *(cog.name for cog in iter_modules(cogs.__path__, "cogs."))):
    import_module(module)
Language()
gc.collect()
gc.freeze()
gc.unfreeze = stay_frozen
