"""The types of body fields, checked once so that all later checks can rely on them."""

from collections.abc import Callable
from typing import Any, Final

from local_discord.format.errors import ApiError, Path, Problems

Test = Callable[[Any], bool]

MAX_DEPTH = 12
"""Levels of nesting; no body that Discord accepts has more."""


def _whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _scalar(value: Any) -> bool:
    return isinstance(value, str | int | float)


def _list_of(test: Test) -> Test:
    return lambda value: isinstance(value, list) and all(map(test, value))  # pyright: ignore[reportUnknownArgumentType]


def _text(value: Any) -> bool:
    return isinstance(value, str)


def _object(value: Any) -> bool:
    return isinstance(value, dict)


def _texts_by_name(value: Any) -> bool:
    return isinstance(value, dict) and all(map(_text, value.values()))  # pyright: ignore[reportUnknownArgumentType]


def _fields(test: Test, names: str) -> dict[str, Test]:
    return dict.fromkeys(names.split(), test)


KINDS: Final[dict[str, Test]] = {
    **_fields(_text, "content custom_id label placeholder url title name filename text icon_url"),
    **_fields(lambda value: _text(value) or _object(value), "description"),
    **_fields(lambda value: _text(value) or isinstance(value, bool), "default"),
    **_fields(_whole, "style spacing accent_color flags min_values max_values min_length max_length color"),
    **_fields(_whole, "auto_archive_duration rate_limit_per_user"),
    **_fields(_scalar, "type id value nonce message_id recipient_id default_member_permissions min_value max_value"),
    **_fields(lambda value: isinstance(value, bool), "divider spoiler disabled required autocomplete nsfw"),
    **_fields(lambda value: isinstance(value, bool), "archived locked invitable"),
    **_fields(_list_of(_object), "components options items embeds attachments choices fields default_values"),
    **_fields(_object, "component accessory media file emoji data allowed_mentions message_reference author footer"),
    **_fields(_object, "entity_metadata install_params integration_types_config oauth2_install_params"),
    **_fields(
        _list_of(_scalar), "parse users roles messages contexts integration_types channel_types sticker_ids tags scopes"
    ),
    **_fields(_texts_by_name, "name_localizations description_localizations"),
}


def check(body: Any) -> None:
    """Refuse with `50035` a body in which a known field has the wrong type; null counts as absent."""
    problems = Problems()
    if isinstance(body, list):
        _check_list(problems, (), body)  # pyright: ignore[reportUnknownArgumentType]
    elif isinstance(body, dict):
        _check_object(problems, (), body)  # pyright: ignore[reportUnknownArgumentType]
    elif body is not None:
        problems.add((), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
    problems.raise_any()


def _check_object(problems: Problems, path: Path, body: dict[str, Any]) -> None:
    if len(path) > 2 * MAX_DEPTH:
        raise ApiError(50035, "The body is nested too deeply.")
    for key, value in body.items():
        kind = KINDS.get(key)
        if value is None or kind is None:
            continue
        if not kind(value):
            problems.add((*path, key), "BASE_TYPE_CONVERT", f"{key} has the wrong type.")
        elif isinstance(value, dict):
            _check_object(problems, (*path, key), value)  # pyright: ignore[reportUnknownArgumentType]
        elif isinstance(value, list):
            _check_list(problems, (*path, key), value)  # pyright: ignore[reportUnknownArgumentType]


def _check_list(problems: Problems, path: Path, values: list[Any]) -> None:
    for place, value in enumerate(values):
        if isinstance(value, dict):
            _check_object(problems, (*path, place), value)  # pyright: ignore[reportUnknownArgumentType]
        elif not path:
            problems.add((place,), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
