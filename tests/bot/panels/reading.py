"""Read surfaces as Discord does and as people do."""

from collections.abc import Iterator
from typing import Any

from bot.discord_io.custom_id import Press
from bot.discord_io.surface import Surface
from bot.language import Texts
from bot.panels.rules.text import rules_draft
from bot.preferences import Personal
from game.core.options import Options
from game.core.rulesets import Ruleset
from local_discord.testing.reading import walk

Component = dict[str, Any]

CONTAINER, ROW, BUTTON, SELECT, SECTION, TEXT, THUMBNAIL, GALLERY, SEPARATOR = 17, 1, 2, 3, 9, 10, 11, 12, 14
USER_SELECT, ROLE_SELECT = 5, 6
KNOWN = {CONTAINER, ROW, BUTTON, SELECT, USER_SELECT, ROLE_SELECT, SECTION, TEXT, THUMBNAIL, GALLERY, SEPARATOR}


def components(surface: Surface) -> list[Component]:
    """Return every component sent, including nested ones."""
    return [*walk([*surface.components])]


def rules_of(ruleset: Ruleset[Any], options: Options, texts: Texts, *pictures: tuple[str, bytes]) -> Surface:
    """Return the rules as explained to a person."""
    return rules_draft(ruleset, options, texts, Personal()).showing(pictures)


def words(surface: Surface) -> str:
    """Return everything a person can read on a surface, line by line."""
    return "\n".join(line for item in components(surface) for line in _words(item))


def _words(item: Component) -> Iterator[str]:
    yield from (item[key] for key in ("content", "label", "placeholder") if item.get(key))
    for option in item.get("options", ()):
        yield f"{option['label']} {option.get('description') or ''}"
    yield from (picture.get("description", "") for picture in item.get("items", ()))


def buttons(surface: Surface, *, enabled: bool = True) -> dict[str, str]:
    """Return the custom_ids of a surface's buttons by their labels."""
    found = [item for item in components(surface) if item["type"] == BUTTON and "custom_id" in item]
    return {item["label"]: item["custom_id"] for item in found if item.get("disabled", False) != enabled}


def presses(surface: Surface) -> dict[str, Press]:
    """Return what a surface's enabled buttons press, by their labels."""
    return {label: press for label, custom_id in buttons(surface).items() if (press := Press.read(custom_id))}


def selects(surface: Surface) -> list[Component]:
    """Return a surface's selects."""
    return [item for item in components(surface) if item["type"] == SELECT]


def chosen(surface: Surface) -> list[str]:
    """Return the values that are chosen in a surface's selects."""
    return [each["value"] for item in selects(surface) for each in item["options"] if each.get("default")]


def alts(surface: Surface) -> list[str]:
    """Return the alternative texts of a surface's large pictures."""
    return [each.get("description", "") for item in components(surface) for each in item.get("items", ())]


def complaints(surface: Surface) -> Iterator[str]:
    """Yield what Discord would refuse, or show differently than intended."""
    found = components(surface)
    if len(found) > 40:
        yield f"{len(found)} components"
    ids = [item["custom_id"] for item in found if "custom_id" in item]
    if len(ids) != len(set(ids)):
        yield f"custom_ids that are there twice: {sorted(ids)}"
    shown = sum(len(item["content"]) for item in found if item["type"] == TEXT)
    if shown > 4000:
        yield f"{shown} characters"
    if any("-# -# " in item["content"] for item in found if item["type"] == TEXT):
        yield "a line made small twice"
    for item in found:
        yield from _complaints(item)
        yield from (f"an emoji that is not drawn in {plain!r}" for plain in _plain(item) if "<:" in plain)


def _plain(item: Component) -> Iterator[str]:
    """Yield the text of labels, options and alternative texts, where no markup is rendered."""
    yield from (item.get(key) or "" for key in ("label", "placeholder"))
    for part in (*item.get("options", ()), *item.get("items", ())):
        yield from (part.get(key) or "" for key in ("label", "description"))


def _complaints(item: Component) -> Iterator[str]:
    match item["type"]:
        case kind if kind not in KNOWN:
            yield f"a component of type {kind}"
        case kind if kind == TEXT and not item["content"].strip():
            yield "an empty text"
        case kind if kind == BUTTON and not 1 <= len(item["label"]) <= 80:
            yield f"the label {item['label']!r}"
        case kind if kind == ROW and not 1 <= len(item["components"]) <= 5:
            yield f"a row of {len(item['components'])}"
        case kind if kind == SELECT:
            yield from _complaints_of_select(item)
        case kind if kind == GALLERY and any(len(picture["description"]) > 1024 for picture in item["items"]):
            yield "a long alt text"
        case _:
            pass
    if len(item.get("custom_id", "")) > 100:
        yield f"the custom_id {item['custom_id']}"


def _complaints_of_select(item: Component) -> Iterator[str]:
    options = item["options"]
    if not 1 <= len(options) <= 25:
        yield f"{len(options)} options"
    if len(item.get("placeholder") or "") > 150:
        yield "a long placeholder"
    if len({option["value"] for option in options}) != len(options):
        yield "options with the same value"
    if sum(option.get("default", False) for option in options) > item.get("max_values", 1):
        yield "more options chosen than may be"
    if not 0 <= item.get("min_values", 1) <= item.get("max_values", 1) <= len(options):
        yield "a number of values that cannot be chosen"
    for option in options:
        if not 1 <= len(option["label"]) <= 100 or len(option.get("description") or "") > 100:
            yield f"the option {option['label']!r}"
