"""The text and structure of a message as lines, so that a diff shows any change to a surface."""

import re
from collections.abc import Iterator, Sequence
from typing import Any

Json = dict[str, Any]
# Times, months, ids and addresses differ between evenings.
_CHANGING = (
    (re.compile(r"<t:\d+"), "<t:…"),
    (re.compile(r"<([#@])\d+>"), r"<\1…>"),
    (re.compile(r"\d{15,20}"), "…"),
    (re.compile(r"\b\d{2}/\d{4}\b"), "…/…"),
    (re.compile(r"· [^\W\d]+ 20\d\d\b"), "· … …"),
    (re.compile(r"https?://127\.0\.0\.1:\d+"), "…"),
)


def outline(message: Json) -> str:
    """Write a message as lines, one per text, picture, button and select."""
    written = "\n".join(_lines(message["components"], ""))
    for changing, instead in _CHANGING:
        written = changing.sub(instead, written)
    return written


def _lines(components: Sequence[Json], indent: str) -> Iterator[str]:
    for component in components:
        yield from _line(component, indent)


def _line(component: Json, indent: str) -> Iterator[str]:
    match component["type"]:
        case 10:
            yield from (f"{indent}{line}" for line in component["content"].splitlines())
        case 12:
            yield from (f"{indent}(picture) {item.get('description') or ''}" for item in component["items"])
        case 13:
            yield f"{indent}(file)"
        case 14:
            yield f"{indent}----"
        case 1:
            yield indent + " ".join(_control(each) for each in component["components"])
        case 17:
            yield f"{indent}| #{component.get('accent_color') or 0:06X}"
            yield from _lines(component["components"], f"{indent}| ")
        case _:
            yield from _lines(component.get("components", ()), indent)
            yield from _lines([component["accessory"]] if "accessory" in component else (), indent)


def _control(component: Json) -> str:
    shut = " (disabled)" if component.get("disabled") else ""
    if component["type"] == 2:
        return f"[{_labelled(component)}]{shut}"
    options = " / ".join(
        ("*" if option.get("default") else "") + _labelled(option) for option in component.get("options", ())
    )
    return f"<{component.get('placeholder') or ''}: {options}>{shut}"


def _labelled(control: Json) -> str:
    emoji: Json = control.get("emoji") or {}
    sign = f":{emoji['name']}: " if emoji.get("id") else emoji.get("name", "")
    return f"{sign}{control.get('label', '')}"
