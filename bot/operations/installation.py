"""How the application introduces itself on Discord, and with which rights people add it to a server."""

from collections.abc import Mapping
from typing import Any, Final

from discord import Permissions
from discord.utils import oauth_url

from bot.interactions.permissions import NEEDED, NEEDED_FOR_THREAD
from bot.language import Language

SCOPES: Final = ("bot", "applications.commands")
PERMISSIONS: Final = Permissions(
    **dict.fromkeys((*NEEDED, *NEEDED_FOR_THREAD, "create_private_threads", "read_message_history"), True)
)
"""What the bot is allowed on a server; the last one lets it find out that chat has pushed a table out of sight."""
TAGS: Final = ("card games", "skat", "schafkopf", "lupfen", "play money")
ON_SERVERS, FOR_ONESELF = "0", "1"


def address(application: int) -> str:
    """Return the address at which people add the bot to a server, by the application's id."""
    return oauth_url(application, permissions=PERMISSIONS, scopes=SCOPES)


def introduction(language: Language) -> Mapping[str, Any]:
    """Return the application's description, with its translations, and its tags."""
    default, *others = language.codes
    words = {code: language.texts(code)("app-description") for code in others}
    return {
        "description": {"default": language.texts(default)("app-description"), "localizations": words},
        "tags": TAGS,
    }


def ways_in() -> Mapping[str, Any]:
    """Return with which scopes and permissions it is installed on servers, and by people for `/daily` anywhere."""
    on_servers = {"scopes": SCOPES, "permissions": PERMISSIONS.value}
    alone = {"scopes": ["applications.commands"], "permissions": 0}
    ways = {ON_SERVERS: {"oauth2_install_params": on_servers}, FOR_ONESELF: {"oauth2_install_params": alone}}
    return {"install_params": on_servers, "integration_types_config": ways}
