"""Application commands: validation, serialisation, and lookup by name.

Source: discord.com/developers/docs/interactions/application-commands.
"""

import re
from typing import Any, Final

from local_discord.format.errors import ApiError, Path, Problems, invalid
from local_discord.state.plain import Json
from local_discord.state.world import Application, World

# fmt: off
LOCALES: Final = frozenset({
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl",
    "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja",
    "zh-TW", "ko",
})
# fmt: on
CHAT, USER, MESSAGE, ENTRY = range(1, 5)
SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, PERSON, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(1, 12)
MOST: Final = {CHAT: 100, USER: 15, MESSAGE: 15, ENTRY: 1}
MAX_CHARACTERS = 8000
_AT_DEPTH: Final = (range(SUBCOMMAND, ATTACHMENT + 1), (SUBCOMMAND,), range(STRING, ATTACHMENT + 1))
"""Option types allowed in a command, in a group, and in a sub-command."""
_NAME = re.compile(r"[-_'\w\u0900-\u097f\u0e00-\u0e7f]{1,32}")


def in_scope(app: Application, guild: str | None) -> list[Json]:
    """List the commands available everywhere (None) or only in one server."""
    return [each for each in app.commands.values() if each.get("guild_id") == guild]


def usable_in(app: Application, guild: str | None) -> list[Json]:
    """List the commands usable in a server, or in direct messages (None)."""
    if guild is None:
        return [each for each in in_scope(app, None) if each["dm_permission"] is not False and _in_direct(each)]
    return [each for each in app.commands.values() if each.get("guild_id") in (None, guild) and _in_servers(each)]


def _in_direct(command: Json) -> bool:
    return command.get("contexts") is None or 1 in command["contexts"]


def _in_servers(command: Json) -> bool:
    return command.get("contexts") is None or 0 in command["contexts"]


def without_localizations(command: Json) -> Json:
    """Return a command without localisations, for clients that did not request them."""
    left = ("name_localizations", "description_localizations")
    written = {key: value for key, value in command.items() if key not in left}
    if "options" in command:
        written["options"] = [without_localizations(each) for each in command["options"]]
    return written


def replace(world: World, guild: str | None, given: list[Json]) -> list[Json]:
    """Replace the commands of a scope; refuses with `50035` and changes nothing."""
    app = world.app
    known = {(each["type"], each["name"]): each["id"] for each in in_scope(app, guild)}
    built = [_checked((place,), each) for place, each in enumerate(given)]
    _check_crowd(built, given)
    kept = {id: each for id, each in app.commands.items() if each.get("guild_id") != guild}
    written = [_write(world, guild, each, known.get((each["type"], each["name"]))) for each in built]
    app.commands = kept | {each["id"]: each for each in written}
    world.store.put("application", app)
    return written


def upsert(world: World, guild: str | None, given: Json, *, keep: str | None = None) -> Json:
    """Add or replace one command; refuses with `50035` and changes nothing."""
    built = _checked((), given)
    others = [each for each in in_scope(world.app, guild) if each["id"] != keep]
    same = next((each["id"] for each in others if (each["type"], each["name"]) == (built["type"], built["name"])), None)
    if keep is not None and same is not None:
        raise _duplicate(())
    left = [each for each in others if each["id"] != same]
    _check_crowd([*left, built], [])
    written = _write(world, guild, built, keep or same)
    world.app.commands[written["id"]] = written
    world.store.put("application", world.app)
    return written


def _write(world: World, guild: str | None, built: Json, id: str | None) -> Json:
    scope = {} if guild is None else {"guild_id": guild}
    heading = {"id": id or world.ids.next(), "application_id": world.app.id, "version": world.ids.next()}
    return heading | scope | built


def _duplicate(path: Path) -> ApiError:
    sentence = "Application command names must be unique"
    return invalid((*path, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", sentence)


def _check_crowd(built: list[Json], given: list[Json]) -> None:
    seen: set[tuple[int, str]] = set()
    for place, each in enumerate(built):
        if (each["type"], each["name"]) in seen:
            raise _duplicate((place,) if given else ())
        seen.add((each["type"], each["name"]))
    for kind, most in MOST.items():
        if sum(each["type"] == kind for each in built) > most:
            raise ApiError(30032, f"Maximum number of application commands reached ({most}).")


def _checked(path: Path, given: Json) -> Json:
    problems = Problems()
    kind = given.get("type") or CHAT
    if kind not in MOST:
        problems.choice((*path, "type"), tuple(MOST))
        problems.raise_any()
    slash = kind == CHAT
    built: Json = {
        "type": kind,
        "nsfw": bool(given.get("nsfw")),
        "integration_types": given.get("integration_types") or [0],
    }
    built |= _texts(problems, path, given, plain=not slash)
    if slash:
        built["options"] = _options(problems, (*path, "options"), given.get("options"), depth=0)
        _check_size(problems, path, built)
    built |= _where(problems, path, given)
    problems.raise_any()
    return built


def _where(problems: Problems, path: Path, given: Json) -> Json:
    rights = given.get("default_member_permissions")
    if rights is not None and not str(rights).isdecimal():
        problems.add((*path, "default_member_permissions"), "NUMBER_TYPE_COERCE", f'Value "{rights}" is not int.')
    contexts = given.get("contexts")
    if contexts is not None and (not contexts or set(contexts) - {0, 1, 2}):
        problems.choice((*path, "contexts"), (0, 1, 2))
    direct = given.get("dm_permission")
    return {
        "default_member_permissions": None if rights is None else str(rights),
        "dm_permission": True if direct is None else bool(direct),
        "contexts": contexts,
    }


def _texts(problems: Problems, path: Path, given: Json, *, plain: bool) -> Json:
    name = given.get("name")
    _check_name(problems, (*path, "name"), name, plain=plain)
    localized: Json = given.get("name_localizations") or {}
    for locale, text in localized.items():
        _check_locale(problems, (*path, "name_localizations"), locale)
        _check_name(problems, (*path, "name_localizations", locale), text, plain=plain)
    described: Json = given.get("description_localizations") or {}
    if plain and (given.get("description") or described):
        sentence = "Context menu commands cannot have description"
        problems.add((*path, "description"), "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION", sentence)
    if not plain:
        problems.length((*path, "description"), given.get("description"), 1, 100)
        for locale, text in described.items():
            _check_locale(problems, (*path, "description_localizations"), locale)
            problems.length((*path, "description_localizations", locale), text, 1, 100)
    return {
        "name": name,
        "name_localizations": localized or None,
        "description": given.get("description") or "",
        "description_localizations": described or None,
    }


def _check_name(problems: Problems, path: Path, name: object, *, plain: bool) -> None:
    if not problems.length(path, name, 1, 32) or plain:
        return
    text = str(name)
    if not _NAME.fullmatch(text) or text != text.lower():
        problems.add(path, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _check_locale(problems: Problems, path: Path, locale: str) -> None:
    if locale not in LOCALES:
        problems.choice((*path, locale), tuple(sorted(LOCALES)))


def _options(problems: Problems, path: Path, given: Any, *, depth: int) -> list[Json]:
    options: list[Json] = given or []
    problems.amount(path, len(options), 0, 25)
    built = [_option(problems, (*path, place), each, depth) for place, each in enumerate(options)]
    _check_order(problems, path, built)
    return built


def _check_order(problems: Problems, path: Path, built: list[Json]) -> None:
    names: set[str] = set()
    optional = False
    nested = {each["type"] in (SUBCOMMAND, GROUP) for each in built}
    if len(nested) > 1:
        sentence = "Sub-command and sub-command group option types are mutually exclusive to all other types"
        problems.add(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", sentence)
    for place, each in enumerate(built):
        if each["name"] in names:
            sentence = "Option name cannot be used more than once"
            problems.add((*path, place, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_USED", sentence)
        names.add(str(each["name"]))
        if optional and each.get("required"):
            sentence = "Required options must be placed before non-required options"
            problems.add((*path, place), "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", sentence)
        optional = optional or not each.get("required")


def _option(problems: Problems, path: Path, given: Json, depth: int) -> Json:
    kind = given.get("type")
    if kind not in _AT_DEPTH[depth]:
        problems.choice((*path, "type"), tuple(_AT_DEPTH[depth]))
        return {"type": 0, "name": given.get("name")}
    built: Json = {"type": kind} | _texts(problems, path, given, plain=False)
    if kind in (SUBCOMMAND, GROUP):
        below = 1 if kind == GROUP else 2
        return built | {"options": _options(problems, (*path, "options"), given.get("options"), depth=below)}
    built["required"] = bool(given.get("required"))
    for key in ("channel_types", "min_value", "max_value", "min_length", "max_length"):
        if given.get(key) is not None:
            built[key] = given[key]
    _check_lengths(problems, path, given)
    return built | _choices(problems, path, given)


def _check_lengths(problems: Problems, path: Path, given: Json) -> None:
    for key, low in (("min_length", 0), ("max_length", 1)):
        value = given.get(key)
        if value is not None and not low <= value <= 6000:
            problems.add((*path, key), "NUMBER_TYPE_RANGE", f"int value should be between {low} and 6000.")


def _choices(problems: Problems, path: Path, given: Json) -> Json:
    choices: list[Json] = given.get("choices") or []
    problems.amount((*path, "choices"), len(choices), 0, 25)
    if choices and given.get("autocomplete"):
        sentence = "Option cannot be autocompleted and have choices"
        problems.add((*path, "autocomplete"), "APPLICATION_COMMAND_AUTOCOMPLETE_WITH_CHOICES", sentence)
    for place, choice in enumerate(choices):
        at = (*path, "choices", place)
        problems.length((*at, "name"), choice.get("name"), 1, 100)
        localized: Json = choice.get("name_localizations") or {}
        for locale, text in localized.items():
            _check_locale(problems, (*at, "name_localizations"), locale)
            problems.length((*at, "name_localizations", locale), text, 1, 100)
        if given["type"] == STRING:
            problems.length((*at, "value"), choice.get("value"), 1, 100)
    built: Json = {"choices": choices} if choices else {}
    return built | ({"autocomplete": True} if given.get("autocomplete") else {})


def _check_size(problems: Problems, path: Path, built: Json) -> None:
    if (size := _size(built)) > MAX_CHARACTERS:
        sentence = f"Command exceeds maximum size ({size} of {MAX_CHARACTERS} characters)"
        problems.add(path, "APPLICATION_COMMAND_TOO_LARGE", sentence)


def _size(part: Json) -> int:
    total = 0
    for key in ("name", "description"):
        localized: Json = part.get(f"{key}_localizations") or {}
        total += max(len(str(text or "")) for text in (part.get(key), *localized.values()))
    total += sum(len(str(choice["value"])) + _size(choice) for choice in part.get("choices", ()))
    return total + sum(_size(option) for option in part.get("options", ()))
