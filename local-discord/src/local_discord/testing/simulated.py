"""Write the page that says what is simulated: `python -m local_discord.testing.simulated OPENAPI SIMULATED.md`.

Routes, their fields and the kinds of components are read from Discord's own description of its API; events of the
gateway and permissions, which that does not contain, are listed here as Discord's documentation has them.
"""

import ast
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import orjson

from local_discord.api.answering import ROUTES
from local_discord.api.routing import Route
from local_discord.format.components import KINDS
from local_discord.state.permissions import BITS

PACKAGE: Final = Path(__file__).parent.parent
METHODS: Final = ("get", "post", "put", "patch", "delete")
REFUSED: Final = {"GET /guilds/{guild_id}/members": "refused with `50001`, as without the privileged intent"}
MEANINGLESS: Final = {"wait", "with_components"}
"""Fields that change nothing: an interaction's webhook always waits, and always takes components."""
EVENTS: Final = """
    APPLICATION_COMMAND_PERMISSIONS_UPDATE AUTO_MODERATION_ACTION_EXECUTION AUTO_MODERATION_RULE_CREATE
    AUTO_MODERATION_RULE_DELETE AUTO_MODERATION_RULE_UPDATE CHANNEL_CREATE CHANNEL_DELETE CHANNEL_INFO
    CHANNEL_PINS_UPDATE CHANNEL_UPDATE ENTITLEMENT_CREATE ENTITLEMENT_DELETE ENTITLEMENT_UPDATE
    GUILD_AUDIT_LOG_ENTRY_CREATE GUILD_BAN_ADD GUILD_BAN_REMOVE GUILD_CREATE GUILD_DELETE GUILD_EMOJIS_UPDATE
    GUILD_INTEGRATIONS_UPDATE GUILD_MEMBER_ADD GUILD_MEMBER_REMOVE GUILD_MEMBER_UPDATE GUILD_MEMBERS_CHUNK
    GUILD_ROLE_CREATE GUILD_ROLE_DELETE GUILD_ROLE_UPDATE GUILD_SCHEDULED_EVENT_CREATE
    GUILD_SCHEDULED_EVENT_DELETE GUILD_SCHEDULED_EVENT_UPDATE GUILD_SCHEDULED_EVENT_USER_ADD
    GUILD_SCHEDULED_EVENT_USER_REMOVE GUILD_SOUNDBOARD_SOUND_CREATE GUILD_SOUNDBOARD_SOUND_DELETE
    GUILD_SOUNDBOARD_SOUND_UPDATE GUILD_SOUNDBOARD_SOUNDS_UPDATE GUILD_STICKERS_UPDATE GUILD_UPDATE
    INTEGRATION_CREATE INTEGRATION_DELETE INTEGRATION_UPDATE INTERACTION_CREATE INVITE_CREATE INVITE_DELETE
    MESSAGE_CREATE MESSAGE_DELETE MESSAGE_DELETE_BULK MESSAGE_POLL_VOTE_ADD MESSAGE_POLL_VOTE_REMOVE
    MESSAGE_REACTION_ADD MESSAGE_REACTION_REMOVE MESSAGE_REACTION_REMOVE_ALL MESSAGE_REACTION_REMOVE_EMOJI
    MESSAGE_UPDATE PRESENCE_UPDATE READY RESUMED SOUNDBOARD_SOUNDS STAGE_INSTANCE_CREATE STAGE_INSTANCE_DELETE
    STAGE_INSTANCE_UPDATE SUBSCRIPTION_CREATE SUBSCRIPTION_DELETE SUBSCRIPTION_UPDATE THREAD_CREATE THREAD_DELETE
    THREAD_LIST_SYNC THREAD_MEMBER_UPDATE THREAD_MEMBERS_UPDATE THREAD_UPDATE TYPING_START USER_UPDATE
    VOICE_CHANNEL_EFFECT_SEND VOICE_SERVER_UPDATE VOICE_STATE_UPDATE WEBHOOKS_UPDATE
"""
PERMISSIONS: Final = """
    create_instant_invite kick_members ban_members administrator manage_channels manage_guild add_reactions
    view_audit_log priority_speaker stream view_channel send_messages send_tts_messages manage_messages
    embed_links attach_files read_message_history mention_everyone use_external_emojis view_guild_insights connect
    speak mute_members deafen_members move_members use_vad change_nickname manage_nicknames manage_roles
    manage_webhooks manage_guild_expressions use_application_commands request_to_speak manage_events
    manage_threads create_public_threads create_private_threads use_external_stickers send_messages_in_threads
    use_embedded_activities moderate_members view_creator_monetization_analytics use_soundboard
    create_guild_expressions create_events use_external_sounds send_voice_messages send_polls use_external_apps
    pin_messages bypass_slowmode
"""
LEAD: Final = """# What is simulated

The local Discord does less than Discord, but nothing by halves without saying so: what it does not know, it refuses,
and the refusal names it. A route that is not simulated answers 501. *Fully* means with every field of query and body
that Discord describes, *partly* without those named, which are refused with `50035` and `NOT_SIMULATED` unless they
are empty. This page is generated from Discord's description of its API by
`python -m local_discord.testing.simulated OPENAPI SIMULATED.md`.
"""


def page(description: Mapping[str, Any]) -> str:
    """Return the page about the API that an OpenAPI description describes."""
    return "\n".join(
        [LEAD, *_routes(description), "", *_components(description), "", *_events(), "", *_permissions(), ""]
    )


def plain(template: str) -> str:
    """Return a route's template with nameless arguments, which may be `@original`, and `@me` in a thread."""
    return re.sub(r"\{\w+\}|@original|(?<=thread-members/)@me", "{}", template)


def operations(description: Mapping[str, Any]) -> Iterator[tuple[str, str, Mapping[str, Any]]]:
    """Yield method, template and operation of everything that Discord's API does."""
    for template, there in description["paths"].items():
        yield from ((method.upper(), template, there[method]) for method in METHODS if method in there)


def fields(description: Mapping[str, Any], operation: Mapping[str, Any]) -> set[str]:
    """Return the names of an operation's parameters in the query, and of the fields at the top of its body."""
    named = {each["name"] for each in operation.get("parameters", ()) if each.get("in") == "query"}
    for content in operation.get("requestBody", {}).get("content", {}).values():
        named |= _properties(description, content["schema"])
    return {name for name in named if not name.startswith("files[")}


def _properties(description: Mapping[str, Any], schema: Mapping[str, Any]) -> set[str]:
    while "$ref" in schema:
        schema = description["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
    named = set(schema.get("properties", ()))
    parts = [part for key in ("oneOf", "anyOf", "allOf") for part in schema.get(key, ())]
    return named.union(*(_properties(description, part) for part in [*parts, *filter(None, [schema.get("items")])]))


def words(*, besides: str = "") -> set[str]:
    """Return every text in the sources of what serves, but for one file; a field that is not there is not read."""
    sources = (path for path in PACKAGE.rglob("*.py") if "testing" not in path.parts and path.name != besides)
    trees = (ast.parse(path.read_text(encoding="utf-8")) for path in sources)
    return {
        node.value
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def _routes(description: Mapping[str, Any]) -> Iterator[str]:
    served = {(route.method, plain(route.template)): route for route in ROUTES}
    rows = [(method, path, served.get((method, plain(path)))) for method, path, _ in operations(description)]
    known = [row for row in rows if row[2] is not None]
    yield f"## Routes: {len(known)} of {len(rows)}"
    yield "\n| route | simulated | refused |\n|---|---|---|"
    for method, path, route in known:
        lacking = ", ".join(f"`{name}`" for name in route.lacks) if route else ""
        how = REFUSED.get(f"{method} {path}") or ("partly" if lacking else "fully")
        yield f"| `{method} {path}` | {how} | {lacking} |"
    yield "\nOnly webhooks of interactions exist. People create and change channels: `PATCH` of one is for threads."
    yield "Events are held at places described in words.\n"
    yield "Refused as a whole:\n"
    yield from (f"* `{method} {path}`" for method, path, route in rows if route is None)


def _components(description: Mapping[str, Any]) -> Iterator[str]:
    kinds = description["components"]["schemas"]["MessageComponentTypes"]["oneOf"]
    yield "## Components\n\n| type | component | simulated |\n|---|---|---|"
    yield from (
        f"| {each['const']} | {each['title']} | {'fully' if each['const'] in KINDS else 'no'} |" for each in kinds
    )


def _events() -> Iterator[str]:
    sent = words()
    yield "## Events of the gateway\n\n| event | sent |\n|---|---|"
    yield from (f"| `{name}` | {'yes' if name in sent else 'no'} |" for name in EVENTS.split())


def _permissions() -> Iterator[str]:
    used = words(besides="permissions.py")
    yield "## Permissions\n\nThose that are only shown change nothing; those that are not simulated cannot be set."
    yield "\n| permission | simulated |\n|---|---|"
    for name in PERMISSIONS.split():
        yield f"| `{name}` | {'fully' if name in used else 'shown' if name in BITS else 'no'} |"


def unread(description: Mapping[str, Any], routes: Iterable[Route] = tuple(ROUTES)) -> Iterator[str]:
    """Yield the fields that Discord describes, and that a route neither reads nor says that it lacks them."""
    known, served = words(), {(route.method, plain(route.template)): route for route in routes}
    for method, path, operation in operations(description):
        if route := served.get((method, plain(path))):
            lost = fields(description, operation) - known - {*route.lacks} - MEANINGLESS
            yield from (f"{method} {path}: {name}" for name in sorted(lost))


def main(arguments: list[str]) -> None:
    """Read a description and write the page."""
    if len(arguments) != 2:
        raise SystemExit("usage: python -m local_discord.testing.simulated OPENAPI PAGE")
    source, target = map(Path, arguments)
    target.write_text(page(orjson.loads(source.read_bytes())), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
