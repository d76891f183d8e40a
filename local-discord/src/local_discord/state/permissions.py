"""The Discord permissions that matter here, as bits and by name."""

from collections.abc import Collection
from typing import Final

BITS: Final = {
    "administrator": 1 << 3,
    "manage_channels": 1 << 4,
    "manage_guild": 1 << 5,
    "add_reactions": 1 << 6,
    "view_channel": 1 << 10,
    "send_messages": 1 << 11,
    "manage_messages": 1 << 13,
    "embed_links": 1 << 14,
    "attach_files": 1 << 15,
    "read_message_history": 1 << 16,
    "mention_everyone": 1 << 17,
    "use_external_emojis": 1 << 18,
    "use_application_commands": 1 << 31,
    "manage_events": 1 << 33,
    "manage_threads": 1 << 34,
    "create_public_threads": 1 << 35,
    "create_private_threads": 1 << 36,
    "send_messages_in_threads": 1 << 38,
    "create_events": 1 << 44,
}
EVERYTHING: Final = (1 << 53) - 1


def bits(names: Collection[str]) -> int:
    """Combine permissions given by name; raises `ValueError`, listing the known names, for an unknown one."""
    unknown = sorted(set(names) - set(BITS))
    if unknown:
        raise ValueError(f"Unknown permissions {', '.join(unknown)}; known are {', '.join(BITS)}.")
    return sum(BITS[name] for name in set(names))


MEMBER: Final = bits(
    (
        "add_reactions",
        "view_channel",
        "send_messages",
        "embed_links",
        "attach_files",
        "read_message_history",
        "use_external_emojis",
        "use_application_commands",
        "create_public_threads",
        "create_private_threads",
        "send_messages_in_threads",
    )
)
_ON_SERVERS: Final = bits(("use_application_commands", "create_public_threads", "create_private_threads"))
DIRECT: Final = MEMBER & ~_ON_SERVERS | BITS["mention_everyone"]
