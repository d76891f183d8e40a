"""The application: the bot's identity, commands, emojis and gateway."""

import base64
import re

from local_discord.api.routing import CREATED, Call, Reply, Routes
from local_discord.format import commands, profile, shapes
from local_discord.format.errors import ApiError, Problems, invalid
from local_discord.state.plain import Json
from local_discord.state.world import Application

COMMANDS = "/applications/{application}/commands", "/applications/{application}/guilds/{guild}/commands"
COMMAND = [each + "/{command}" for each in COMMANDS]
EMOJIS = "/applications/{application}/emojis"
EMOJI = EMOJIS + "/{emoji}"
EMOJI_BYTES = 256 * 1024
MAX_EMOJIS = 2000
OF_A_PUBLIC_APP = """
    cover_image event_webhooks_status event_webhooks_types event_webhooks_url explicit_content_filter flags icon
    interactions_endpoint_url max_participants role_connections_verification_url team_id type
"""
route = Routes()


@route("GET", "/gateway", auth=False)
async def get_gateway(call: Call) -> Reply:
    """Return the gateway's address."""
    return {"url": call.service.gateway.url}


@route("GET", "/gateway/bot")
async def get_gateway_bot(call: Call) -> Reply:
    """Return the gateway's address, the recommended number of shards, and the session start limit."""
    gateway = call.service.gateway
    left = max(0, 1000 - gateway.identified)
    limit = {"total": 1000, "remaining": left, "reset_after": 86_400_000, "max_concurrency": gateway.max_concurrency}
    return {"url": gateway.url, "shards": gateway.shards, "session_start_limit": limit}


@route("GET", "/users/@me")
async def get_me(call: Call) -> Reply:
    """Return the bot's own user."""
    return shapes.own_user(call.world.app)


@route("GET", "/oauth2/applications/@me", "/applications/@me")
async def get_application(call: Call) -> Reply:
    """Return the application."""
    return shapes.application(call.world)


@route("PATCH", "/applications/@me", lacks=OF_A_PUBLIC_APP)
async def change_application(call: Call) -> Reply:
    """Change how the application describes and installs itself."""
    app = call.world.app
    app.profile = profile.changed(app.profile, call.fields())
    call.world.store.put("application", app)
    return shapes.application(call.world)


def _app(call: Call) -> Application:
    app = call.world.app
    if call.args["application"] != app.id:
        raise ApiError(20012, "You are not authorized to perform this action on this application", status=403)
    return app


def _scope(call: Call) -> str | None:
    _app(call)
    guild = call.args.get("guild")
    if guild is not None and not (guild in call.world.servers and call.world.servers[guild].bot_present):
        raise ApiError(50001)
    return guild


@route("GET", *COMMANDS, limit="commands")
async def list_commands(call: Call) -> Reply:
    """Return the commands of a scope (everywhere, or one server)."""
    listed = commands.in_scope(call.world.app, _scope(call))
    if call.query.get("with_localizations", "").lower() in ("1", "true"):
        return listed
    return [commands.without_localizations(each) for each in listed]


@route("PUT", *COMMANDS, limit="commands", lacks="handler")
async def replace_commands(call: Call) -> Reply:
    """Replace all commands of a scope; commands that keep their name keep their id."""
    scope = _scope(call)
    if not isinstance(call.body, list):
        raise invalid((), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
    given: list[Json] = call.body  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]
    written = commands.replace(call.world, scope, given)
    call.service.push_commands()
    return written


@route("POST", *COMMANDS, limit="commands", lacks="handler")
async def create_command(call: Call) -> Reply:
    """Add a command, or replace the one with its name."""
    scope = _scope(call)
    before = len(call.world.app.commands)
    written = commands.upsert(call.world, scope, call.fields())
    call.service.push_commands()
    if len(call.world.app.commands) > before:
        call.status = CREATED
    return written


def _command(call: Call) -> Json:
    found = call.world.app.commands.get(call.args["command"])
    if found is None or found.get("guild_id") != _scope(call):
        raise ApiError(10063)
    return found


@route("GET", *COMMAND, limit="commands")
async def get_command(call: Call) -> Reply:
    """Return one command."""
    return _command(call)


@route("PATCH", *COMMAND, limit="commands", lacks="handler")
async def change_command(call: Call) -> Reply:
    """Change one command."""
    before = _command(call)
    written = commands.upsert(call.world, _scope(call), before | call.fields(), keep=before["id"])
    call.service.push_commands()
    return written


@route("DELETE", *COMMAND, limit="commands")
async def delete_command(call: Call) -> None:
    """Delete one command."""
    app = call.world.app
    del app.commands[_command(call)["id"]]
    call.world.store.put("application", app)
    call.service.push_commands()


@route("GET", EMOJIS)
async def list_emojis(call: Call) -> Reply:
    """Return the application's emojis."""
    return {"items": [_shown(each) for each in _app(call).emojis.values()]}


def _shown(emoji: Json) -> Json:
    return {key: value for key, value in emoji.items() if key != "file"}


def _emoji(call: Call) -> Json:
    found = _app(call).emojis.get(call.args["emoji"])
    if found is None:
        raise ApiError(10014)
    return found


@route("GET", EMOJI)
async def get_emoji(call: Call) -> Reply:
    """Return one emoji."""
    return _shown(_emoji(call))


@route("POST", EMOJIS, limit="emojis")
async def create_emoji(call: Call) -> Reply:
    """Add an emoji from a data URI of at most 256 KiB."""
    app, fields = _app(call), call.fields()
    _check_name(app, fields.get("name"))
    kind, data = _picture(fields.get("image"))
    if len(app.emojis) >= MAX_EMOJIS:
        raise ApiError(30008)
    blob = call.world.add_file(f"emoji.{kind}", f"image/{kind}", data)
    emoji: Json = {
        "id": blob.id,
        "name": fields["name"],
        "roles": [],
        "require_colons": True,
        "managed": False,
        "animated": kind == "gif",
        "available": True,
        "user": shapes.bot_user(app),
        "file": blob.token,
    }
    app.emojis[blob.id] = emoji
    call.world.store.put("application", app)
    call.status = CREATED
    return _shown(emoji)


def _check_name(app: Application, name: object) -> None:
    problems = Problems()
    if problems.length(("name",), name, 2, 32) and not re.fullmatch(r"\w+", str(name), re.ASCII):
        problems.add(("name",), "STRING_TYPE_REGEX", "String value did not match validation regex.")
    if any(each["name"] == name for each in app.emojis.values()):
        problems.add(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "An emoji with this name already exists.")
    problems.raise_any()


def _picture(image: object) -> tuple[str, bytes]:
    match = re.fullmatch(r"data:image/(png|jpeg|gif|webp|avif);base64,([A-Za-z0-9+/=]+)", str(image))
    refusal = invalid(("image",), "IMAGE_INVALID", "Invalid image data")
    if match is None:
        raise refusal
    try:
        data = base64.b64decode(match[2], validate=True)
    except ValueError:
        raise refusal from None
    if len(data) > EMOJI_BYTES:
        raise invalid(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    return match[1], data


@route("PATCH", EMOJI, limit="emojis")
async def rename_emoji(call: Call) -> Reply:
    """Rename an emoji."""
    emoji, name = _emoji(call), call.fields().get("name")
    if name != emoji["name"]:
        _check_name(_app(call), name)
        emoji["name"] = name
        call.world.store.put("application", _app(call))
    return _shown(emoji)


@route("DELETE", EMOJI, limit="emojis")
async def delete_emoji(call: Call) -> None:
    """Delete an emoji."""
    emoji, app = _emoji(call), _app(call)
    del app.emojis[emoji["id"]]
    call.world.forget_file(emoji["id"])
    call.world.store.put("application", app)
