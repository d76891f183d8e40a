"""How a surface is handed to discord.py, and what can go wrong on the way to Discord."""

from __future__ import annotations

from typing import Any, Final

import aiohttp
import discord

from bot.panels.kit.surface import Surface

UNKNOWN_MESSAGE: Final = 10008
TROUBLE: Final = (discord.HTTPException, aiohttp.ClientError, ConnectionError, TimeoutError)
"""What can go wrong between here and Discord, a cut line included."""


def send_arguments(surface: Surface) -> dict[str, Any]:
    """Give the arguments with which a surface is sent as a new message."""
    files = surface.open_files()
    return {"view": surface.layout(), **({"files": files} if files else {})}


def edit_arguments(surface: Surface) -> dict[str, Any]:
    """Give the arguments with which a message is changed to a surface; a picture that it shows already is kept."""
    if surface.keeps_files:
        return {"view": surface.layout()}
    return {"view": surface.layout(), "attachments": surface.open_files()}
