"""Forms: a person's input, validated and written as a submission."""

from collections.abc import Callable
from typing import Any

from local_discord.format import components
from local_discord.people.values import Refused, Resolver
from local_discord.state.plain import Json


def filled(form: list[Json], values: Json, resolver: Resolver) -> list[Json]:
    """Build the components of a submission; refuses values that the form does not allow."""
    left = dict(values)
    written = [_top(component, left, resolver) for component in form]
    if left:
        raise Refused(f"This form has no field {', '.join(sorted(left))}.")
    return written


def _top(component: Json, left: Json, resolver: Resolver) -> Json:
    basic: Json = {"type": component["type"], "id": component["id"]}
    if component["type"] == components.LABEL:
        label, inner = component["label"], component["component"]
        return basic | {"component": _field(inner, label, left, resolver)}
    if component["type"] == components.ROW:
        inner = component["components"]
        return basic | {"components": [_field(each, each["label"], left, resolver) for each in inner]}
    return basic


def _field(field: Json, label: str, left: Json, resolver: Resolver) -> Json:
    value = left.pop(field["custom_id"], None)
    basic: Json = {"type": field["type"], "id": field["id"], "custom_id": field["custom_id"]}
    write = _FIELDS.get(field["type"], _menu)
    return basic | write(field, label, value, resolver)


def _text(field: Json, label: str, value: Any, resolver: Resolver) -> Json:
    text = str(field.get("value", "") if value is None else value)
    required = field.get("required", True)
    low, high = field.get("min_length", 0), field.get("max_length", components.MAX_TEXT)
    if required and not text:
        raise Refused(f"{label} is required.")
    if text and not low <= len(text) <= high:
        raise Refused(f"{label} must have {low} to {high} characters.")
    return {"value": text}


def _listed(field: Json, value: Any) -> list[Any]:
    if value is None:
        return [each["value"] for each in field.get("options", ()) if each.get("default")]
    return value if isinstance(value, list) else [value]  # pyright: ignore[reportUnknownVariableType]


def _menu(field: Json, label: str, value: Any, resolver: Resolver) -> Json:
    listed = _listed(field, value)
    if not listed and not field.get("required", True):
        return {"values": []}
    try:
        return {"values": resolver.chosen(field, listed)}
    except Refused as refusal:
        raise Refused(f"{label}: {refusal}") from None


def _upload(field: Json, label: str, value: Any, resolver: Resolver) -> Json:
    listed = _listed(field, value)
    low = field["min_values"] if field.get("required", True) else 0
    if not low <= len(listed) <= field["max_values"]:
        raise Refused(f"{label}: give between {low} and {field['max_values']} files.")
    return {"values": [resolver.file(each) for each in listed]}


def _radio(field: Json, label: str, value: Any, resolver: Resolver) -> Json:
    chosen = _menu(field | {"type": components.STRING_SELECT}, label, value, resolver)["values"]
    return {"value": chosen[0] if chosen else None}


def _checks(field: Json, label: str, value: Any, resolver: Resolver) -> Json:
    low = field.get("min_values", 1 if field.get("required", True) else 0)
    most = field.get("max_values", len(field["options"]))
    menu = field | {"type": components.STRING_SELECT, "min_values": low, "max_values": most}
    return _menu(menu, label, value, resolver)


def _check(field: Json, label: str, value: Any, resolver: Resolver) -> Json:
    return {"value": bool(field.get("default", False) if value is None else value)}


_FIELDS: dict[int, Callable[[Json, str, Any, Resolver], Json]] = {
    components.TEXT_INPUT: _text,
    components.UPLOAD: _upload,
    components.RADIO: _radio,
    components.CHECKS: _checks,
    components.CHECK: _check,
}
