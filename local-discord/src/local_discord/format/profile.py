"""What an application says about itself, and with which rights it is installed (`PATCH /applications/@me`)."""

from typing import Any, Final

from local_discord.format.errors import Path, Problems
from local_discord.state.plain import Json

MAX_DESCRIPTION: Final = 400
MAX_TAGS: Final = 5
MAX_TAG: Final = 20
SCOPES: Final = {"applications.commands", "bot"}
INSTALLS: Final = {"0", "1"}
"""On servers, and by people for themselves."""
MAX_PERMISSIONS: Final = 18_014_398_509_481_983
KNOWN: Final = {"description", "tags", "install_params", "integration_types_config", "custom_install_url"}


def changed(before: Json, fields: Json) -> Json:
    """Return the profile after a change; `null` takes a field back. Raises `ApiError` (50035) for unfit values.

    Fields that Discord knows and this profile does not are refused, so that nothing is changed in appearance only.
    """
    problems = Problems()
    for name in fields.keys() - KNOWN:
        problems.add((name,), "NOT_SIMULATED", "The local Discord cannot change this field.")
    after = dict(before)
    for name in fields.keys() & KNOWN:
        value = fields[name]
        if value is None:
            after.pop(name, None)
        else:
            after[name] = _READ.get(name, _as_it_is)(problems, (name,), value)
    problems.raise_any()
    return after


def _as_it_is(_problems: Problems, _path: Path, value: Any) -> Any:
    return value


def _description(problems: Problems, path: Path, value: Any) -> str:
    """Read a description, plain or with translations; the plain one is what is shown to a bot."""
    if isinstance(value, str):
        value, path = {"default": value}, path[:-1]
    written: Json = {"default": value.get("default"), **(value.get("localizations") or {})}
    for language, words in written.items():
        problems.length((*path, language), words, 0, MAX_DESCRIPTION)
    return str(value.get("default"))


def _tags(problems: Problems, path: Path, value: list[str]) -> list[str]:
    problems.most(path, len(value), MAX_TAGS)
    for place, tag in enumerate(value):
        problems.length((*path, place), tag, 1, MAX_TAG)
    if len({*value}) < len(value):
        problems.add(path, "SET_TYPE_ALREADY_CONTAINS_VALUE", "The values must be unique.")
    return value


def _install(problems: Problems, path: Path, value: Json) -> Json:
    scopes: list[str] = value.get("scopes") or []
    permissions: Any = value.get("permissions") or 0
    if not scopes or not SCOPES.issuperset(scopes):
        problems.choice((*path, "scopes"), sorted(SCOPES))
    if not str(permissions).isdecimal() or int(permissions) > MAX_PERMISSIONS:
        problems.add((*path, "permissions"), "NUMBER_TYPE_COERCE", "Value is no set of permissions.")
    return {"scopes": scopes, "permissions": str(permissions)}


def _installs(problems: Problems, path: Path, value: Json) -> Json:
    if not value or not INSTALLS.issuperset(value):
        problems.choice(path, sorted(INSTALLS))
    return {kind: _way(problems, (*path, kind), way) for kind, way in value.items()}


def _way(problems: Problems, path: Path, way: Json | None) -> Json:
    wanted = (way or {}).get("oauth2_install_params")
    return {"oauth2_install_params": _install(problems, (*path, "oauth2_install_params"), wanted)} if wanted else {}


_READ: Final = {
    "description": _description,
    "tags": _tags,
    "install_params": _install,
    "integration_types_config": _installs,
}
