"""Validation and completion of message and form components, as Discord does it.

Sources: discord.com/developers/docs/components/reference; the totals (40 components, 4,000 characters,
unique custom_ids) are enforced by the service although its OpenAPI description does not mention them.
"""

from collections.abc import Callable, Collection, Mapping
from typing import Final
from zlib import crc32

from local_discord.format.errors import ApiError, Path, Problems
from local_discord.state.plain import Json

ROW, BUTTON, STRING_SELECT, TEXT_INPUT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = range(1, 9)
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR = range(9, 15)
CONTAINER, LABEL, UPLOAD, RADIO, CHECKS, CHECK = 17, 18, 19, 21, 22, 23
SELECTS: Final = frozenset({STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT})
FIELDS: Final = SELECTS | {TEXT_INPUT, UPLOAD, RADIO, CHECKS, CHECK}
IN_CONTAINER: Final = frozenset({ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR})
IN_MESSAGE: Final = IN_CONTAINER | {CONTAINER}
IN_FORM: Final = frozenset({ROW, TEXT, LABEL})

MAX_COMPONENTS = 40
MAX_TEXT = 4000
MAX_TEXT_BYTES = 10_170
"""More processed UTF-8 than this makes the real service answer 500 (discord-api-docs issue 8554)."""


class Checker(Problems):
    """Checks one body's components, noting all errors, and builds them as they are stored."""

    def __init__(self, files: Mapping[str, Json], emojis: Collection[str], *, form: bool = False) -> None:
        super().__init__()
        self.files = files
        self.emojis = emojis
        self.form = form
        self.count = 0
        self.text = 0
        self.text_bytes = 0
        self.custom_ids: set[str] = set()
        self.ids: set[int] = set()
        self.unnumbered: list[Json] = []

    def message(self, components: list[Json] | None, *, v2: bool, within: Path = ()) -> list[Json]:
        """Check the components of a message; refuses with `50035`, paths beginning with `within`."""
        path: Path = (*within, "components")
        listed: list[Json] = components or []
        if not v2:
            self.amount(path, len(listed), 0, 5)
        built = self.children(path, listed, IN_MESSAGE if v2 else frozenset({ROW}))
        return self._finish(path, built, v2=v2)

    def modal(self, data: Json) -> Json:
        """Check a form; refuses with `50035`."""
        path: Path = ("data", "components")
        self.length(("data", "custom_id"), data.get("custom_id"), 1, 100)
        self.length(("data", "title"), data.get("title"), 1, 45)
        listed = self.listed(("data",), data, "components", 1, 5)
        built = self._finish(path, self.children(path, listed, IN_FORM), v2=True)
        return {"custom_id": data["custom_id"], "title": data["title"], "components": built}

    def _finish(self, path: Path, built: list[Json], *, v2: bool) -> list[Json]:
        if v2 and self.count > MAX_COMPONENTS:
            sentence = f"The total number of components must be {MAX_COMPONENTS} or fewer, not {self.count}."
            self.add(path, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", sentence)
        if self.text > MAX_TEXT:
            sentence = f"Components displayable text size exceeds maximum size of {MAX_TEXT}"
            self.add(path, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", sentence)
        self.raise_any()
        if self.text_bytes > MAX_TEXT_BYTES:
            raise ApiError(0, "500: Internal Server Error", status=500)
        self._number()
        return built

    def _number(self) -> None:
        fresh = 0
        for component in self.unnumbered:
            fresh += 1
            while fresh in self.ids:
                fresh += 1
            component["id"] = fresh

    def children(self, path: Path, components: list[Json], allowed: frozenset[int]) -> list[Json]:
        """Check the items of a list of components."""
        return [self.one((*path, place), each, allowed) for place, each in enumerate(components)]

    def one(self, path: Path, given: Json | None, allowed: frozenset[int]) -> Json:
        """Check one component, which must exist and have an allowed type."""
        if given is None:
            self.required(path)
            return {}
        kind = given.get("type")
        if kind not in allowed:
            self.choice((*path, "type"), tuple(sorted(allowed)))
            return {}
        self.count += 1
        built = {key: value for key, value in given.items() if value is not None}
        self._identify(path, built)
        _CHECKS[kind](self, path, built)
        return built

    def _identify(self, path: Path, built: Json) -> None:
        number = built.get("id")
        if number is not None:
            self.number(path, built, "id", 0, 0x7FFFFFFF, 0)
        if not number:
            self.unnumbered.append(built)
        elif number in self.ids:
            self.add((*path, "id"), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
        else:
            self.ids.add(number)

    def custom_id(self, path: Path, built: Json) -> None:
        """Check that a component has a unique custom id."""
        given = built.get("custom_id")
        if not self.length((*path, "custom_id"), given, 1, 100):
            return
        if given in self.custom_ids:
            self.add((*path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated")
        self.custom_ids.add(str(given))

    def listed(self, path: Path, built: Json, key: str, low: int, high: int) -> list[Json]:
        """Check the length of a list, which is empty if absent, and return it."""
        given: list[Json] = built.get(key) or []
        self.amount((*path, key), len(given), low, high)
        return given

    def optional(self, path: Path, built: Json, key: str, high: int, low: int = 0) -> None:
        """Check the length of an optional text."""
        if key in built:
            self.length((*path, key), built[key], low, high)

    def number(self, path: Path, built: Json, key: str, low: int, high: int, default: int) -> int:
        """Check an optional whole number and return it."""
        value = built.get(key, default)
        if not isinstance(value, int) or not low <= value <= high:
            self.add((*path, key), "NUMBER_TYPE_RANGE", f"int value should be between {low} and {high}.")
            return default
        return value

    def emoji(self, path: Path, built: Json) -> None:
        """Check that an emoji is the application's or a Unicode one; its id is stored as a string."""
        emoji = built.get("emoji")
        if emoji is None:
            return
        known = str(emoji["id"]) in self.emojis if emoji.get("id") else _is_emoji(emoji.get("name"))
        if not known:
            self.add((*path, "emoji", "name"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
        built["emoji"] = emoji | ({"id": str(emoji["id"])} if emoji.get("id") else {})

    def media(self, path: Path, item: Json | None) -> Json:
        """Check a media item and resolve `attachment://`."""
        url: str = (item or {}).get("url") or ""
        if not url.startswith(("attachment://", "https://", "http://")):
            sentence = "Scheme must be one of ('attachment', 'http', 'https')."
            self.add((*path, "url"), "URL_TYPE_INVALID_SCHEME", sentence)
            return {}
        if not url.startswith("attachment://"):
            return {"id": str(crc32(url.encode())), "url": url, "proxy_url": url, "loading_state": 0}
        file = self.files.get(url.removeprefix("attachment://"))
        if file is None:
            sentence = f"The referenced attachment was not found: {url}"
            self.add((*path, "url"), "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", sentence)
            return {}
        return _unfurled(file)


def _unfurled(file: Json) -> Json:
    kept = {key: file[key] for key in ("url", "proxy_url", "content_type") if key in file}
    size = {key: file.get(key) or 0 for key in ("width", "height")}
    return kept | size | {"id": file["id"], "attachment_id": file["id"], "loading_state": 2, "flags": 0}


def _is_emoji(name: object) -> bool:
    if not isinstance(name, str) or not name or len(name) > 32:
        return False
    if name[0] in "#*0123456789":
        return name.endswith("\u20e3")
    return ord(name[0]) > 0xA8 and not name[0].isalnum()


def _row(check: Checker, path: Path, built: Json) -> None:
    allowed = frozenset({TEXT_INPUT}) if check.form else SELECTS | {BUTTON}
    listed: list[Json] = built.get("components") or []
    if not check.amount((*path, "components"), len(listed), 1, 5):
        return
    built["components"] = children = check.children((*path, "components"), listed, allowed)
    if len(children) > 1 and any(child.get("type") != BUTTON for child in children):
        sentence = "The specified component exceeds the maximum width"
        check.add((*path, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", sentence)


def _button(check: Checker, path: Path, built: Json) -> None:
    style = check.number(path, built, "style", 1, 6, 0) if "style" in built else 0
    if not style:
        check.required((*path, "style"))
    check.optional(path, built, "label", 80)
    check.emoji(path, built)
    if style == 5:
        check.length((*path, "url"), built.get("url"), 1, 512)
    elif style < 5:
        check.custom_id(path, built)
    if (style >= 5) == ("custom_id" in built) or (style != 5 and "url" in built):
        sentence = "A custom id and url cannot both be specified"
        check.add((*path, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", sentence)
    if style != 6 and not built.get("label") and "emoji" not in built:
        check.add(path, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A button must have a label or an emoji")


def _select(check: Checker, path: Path, built: Json) -> None:
    check.custom_id(path, built)
    check.optional(path, built, "placeholder", 150)
    low = check.number(path, built, "min_values", 0, 25, 1)
    high = check.number(path, built, "max_values", 1, 25, 1)
    built["min_values"], built["max_values"] = low, high
    if low > high:
        sentence = "min_values must not be greater than max_values"
        check.add((*path, "min_values"), "SELECT_COMPONENT_MIN_VALUES_GREATER_THAN_MAX", sentence)
    if built["type"] == STRING_SELECT:
        _options(check, path, built, 1, 25, high)
    else:
        check.amount((*path, "default_values"), len(built.get("default_values", ())), 0, high)


def _options(check: Checker, path: Path, built: Json, low: int, high: int, most: int) -> None:
    options = built["options"] = [dict(option) for option in check.listed(path, built, "options", low, high)]
    where = (*path, "options")
    values: set[str] = set()
    for place, option in enumerate(options):
        at = (*where, place)
        check.length((*at, "label"), option.get("label"), 1, 100)
        check.length((*at, "value"), option.get("value"), 1, 100)
        if option.get("description") is not None:
            check.length((*at, "description"), option["description"], 1, 100)
        check.emoji(at, option)
        if option.get("value") in values:
            sentence = "The specified option value is already used"
            check.add((*at, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", sentence)
        values.add(str(option.get("value")))
    _check_defaults(check, where, options, most)


def _check_defaults(check: Checker, where: Path, options: list[Json], most: int) -> None:
    if options and most > len(options):
        sentence = "max_values must not be greater than the number of options"
        check.add(where, "SELECT_COMPONENT_MAX_VALUES_GREATER_THAN_OPTIONS", sentence)
    if sum(bool(option.get("default")) for option in options) > most:
        sentence = "The number of defaults must not be greater than max_values"
        check.add(where, "SELECT_COMPONENT_DEFAULTS_EXCEED_MAX", sentence)


def _text_input(check: Checker, path: Path, built: Json) -> None:
    check.custom_id(path, built)
    style = check.number(path, built, "style", 1, 2, 0)
    built["style"] = style
    if not style:
        check.required((*path, "style"))
    low = check.number(path, built, "min_length", 0, MAX_TEXT, 0)
    high = check.number(path, built, "max_length", 1, MAX_TEXT, MAX_TEXT)
    check.optional(path, built, "placeholder", 100)
    check.optional(path, built, "value", high)
    if path[-1] != "component":
        check.length((*path, "label"), built.get("label"), 1, 45)
    if low > high:
        sentence = "min_length must not be greater than max_length"
        check.add((*path, "min_length"), "TEXT_INPUT_MIN_GREATER_THAN_MAX", sentence)


def _section(check: Checker, path: Path, built: Json) -> None:
    texts = check.listed(path, built, "components", 1, 3)
    built["components"] = check.children((*path, "components"), texts, frozenset({TEXT}))
    allowed = frozenset({BUTTON, THUMBNAIL})
    built["accessory"] = check.one((*path, "accessory"), built.get("accessory"), allowed)


def _text(check: Checker, path: Path, built: Json) -> None:
    content = built.get("content")
    if check.length((*path, "content"), content, 1, MAX_TEXT):
        check.text += len(str(content))
        check.text_bytes += len(str(content).encode())


def _thumbnail(check: Checker, path: Path, built: Json) -> None:
    built["media"] = check.media((*path, "media"), built.get("media"))
    check.optional(path, built, "description", 1024, 1)
    built.setdefault("description", None)
    built.setdefault("spoiler", False)


def _gallery(check: Checker, path: Path, built: Json) -> None:
    items = check.listed(path, built, "items", 1, 10)
    built["items"] = [{key: value for key, value in item.items() if value is not None} for item in items]
    for place, item in enumerate(built["items"]):
        _thumbnail(check, (*path, "items", place), item)


def _file(check: Checker, path: Path, built: Json) -> None:
    file: Json = built.get("file") or {}
    if not str(file.get("url", "")).startswith("attachment://"):
        check.add((*path, "file", "url"), "URL_TYPE_INVALID_SCHEME", "Scheme must be one of ('attachment',).")
        return
    name = file["url"].removeprefix("attachment://")
    built["file"] = check.media((*path, "file"), file)
    built |= {"name": name, "size": check.files.get(name, {}).get("size", 0)}
    built.setdefault("spoiler", False)


def _separator(check: Checker, path: Path, built: Json) -> None:
    built["spacing"] = check.number(path, built, "spacing", 1, 2, 1)
    built.setdefault("divider", True)


def _container(check: Checker, path: Path, built: Json) -> None:
    children = check.listed(path, built, "components", 1, MAX_COMPONENTS)
    check.number(path, built, "accent_color", 0, 0xFFFFFF, 0)
    built.setdefault("accent_color", None)
    built.setdefault("spoiler", False)
    built["components"] = check.children((*path, "components"), children, IN_CONTAINER)


def _label(check: Checker, path: Path, built: Json) -> None:
    check.length((*path, "label"), built.get("label"), 1, 45)
    check.optional(path, built, "description", 100, 1)
    built["component"] = check.one((*path, "component"), built.get("component"), FIELDS)


def _upload(check: Checker, path: Path, built: Json) -> None:
    check.custom_id(path, built)
    built["min_values"] = check.number(path, built, "min_values", 0, 10, 1)
    built["max_values"] = check.number(path, built, "max_values", 1, 10, 1)


def _choices(check: Checker, path: Path, built: Json) -> None:
    check.custom_id(path, built)
    radio = built["type"] == RADIO
    most = 1 if radio else check.number(path, built, "max_values", 1, 10, len(built.get("options") or [0]))
    _options(check, path, built, 2 if radio else 1, 10, most)


_CHECKS: dict[int, Callable[[Checker, Path, Json], None]] = {
    ROW: _row,
    BUTTON: _button,
    **dict.fromkeys(SELECTS, _select),
    TEXT_INPUT: _text_input,
    SECTION: _section,
    TEXT: _text,
    THUMBNAIL: _thumbnail,
    GALLERY: _gallery,
    FILE: _file,
    SEPARATOR: _separator,
    CONTAINER: _container,
    LABEL: _label,
    UPLOAD: _upload,
    RADIO: _choices,
    CHECKS: _choices,
    CHECK: Checker.custom_id,
}
KINDS: Final = frozenset(_CHECKS)
"""All kinds of components that are checked and shown."""
