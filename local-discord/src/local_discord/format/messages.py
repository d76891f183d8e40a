"""Messages: validated and serialised as Discord does it."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import orjson

from local_discord.format.components import Checker
from local_discord.format.errors import ApiError, Path, Problems, invalid
from local_discord.format.shapes import bot_user, user
from local_discord.state import files, permissions
from local_discord.state.files import Upload
from local_discord.state.ids import iso
from local_discord.state.plain import Json
from local_discord.state.world import Channel, Message, World

SUPPRESS_EMBEDS: Final = 1 << 2
HAS_THREAD: Final = 1 << 5
EPHEMERAL: Final = 1 << 6
LOADING: Final = 1 << 7
SILENT: Final = 1 << 12
V2: Final = 1 << 15
SETTABLE: Final = SUPPRESS_EMBEDS | EPHEMERAL | SILENT | V2
MAX_FILES = 10
EMBED_LIMITS: Final = {"title": 256, "description": 4096}
_ADDRESS = re.compile(rb"http://127\.0\.0\.1:\d+/attachments/")
_MENTION = re.compile(r"<@(!?|&)(\d+)>")


@dataclass(slots=True)
class Draft:
    """The content of a message from a request; `within` is the path of its fields in the body."""

    fields: Json
    uploads: Sequence[Upload] = ()
    within: tuple[str, ...] = ()
    rights: int = permissions.EVERYTHING
    extra: Json = field(default_factory=dict[str, Any])


class Scribe:
    """Writes messages into a world; `origin` is the base address of files."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.origin = ""

    def plain(self, channel: Channel, author: Json, content: str) -> Message:
        """Write a person's message."""
        message = self._begin(channel, author, {"content": content})
        self._mentions(message, permissions.MEMBER)
        return self.world.keep(message)

    def note(self, channel: Channel, author: Json, kind: int, content: str, extra: Json) -> Message:
        """Write a system message about an event in a channel; `kind` is its message type."""
        return self.world.keep(self._begin(channel, author, extra | {"type": kind, "content": content}))

    def create(self, channel: Channel, draft: Draft) -> Message:
        """Write a new message of the bot; refuses with `50035` or `50006` and stores nothing."""
        self._check_shape(draft)
        flags = self._flags(draft, None)
        message = self._begin(channel, bot_user(self.world.app), draft.extra | {"flags": flags})
        self._write(message, draft, creating=True)
        return self.world.keep(message)

    def placeholder(self, channel: Channel, flags: int, extra: Json) -> Message:
        """Write the "thinking" message of a deferred answer."""
        author = bot_user(self.world.app)
        return self.world.keep(self._begin(channel, author, extra | {"flags": flags | LOADING}))

    def edit(self, message: Message, draft: Draft) -> None:
        """Edit a message; refuses with `50035` and changes nothing."""
        self._check_shape(draft)
        kept = message.json
        flags = self._flags(draft, kept["flags"])
        message.json = kept | {"flags": flags & ~LOADING, "edited_timestamp": iso(self.world.clock.time())}
        try:
            self._write(message, draft, creating=False)
        except ApiError:
            message.json = kept
            raise
        left = {each["id"] for each in message.json["attachments"]}
        for attachment in kept["attachments"]:
            if attachment["id"] not in left:
                self.world.forget_file(attachment["id"])
        self.world.keep(message)

    def fill(self, message: Message, draft: Draft) -> None:
        """Turn a "thinking" message into its content; only its ephemeral flag is kept."""
        self.edit(message, draft)
        message.json["edited_timestamp"] = None

    def move_in(self) -> None:
        """Adapt stored messages after a start: update file addresses, drop "thinking" messages."""
        for message in list(self.world.messages.values()):
            if message.json["flags"] & LOADING:
                self.world.forget(message)
            elif message.json["attachments"]:
                self._readdress(message)

    def _readdress(self, message: Message) -> None:
        before = orjson.dumps(message.json)
        after = _ADDRESS.sub(f"{self.origin}/attachments/".encode(), before)
        if after != before:
            message.json = orjson.loads(after)
            self.world.keep(message)

    def _begin(self, channel: Channel, author: Json, fields: Json) -> Message:
        json: Json = {
            "id": self.world.ids.next(),
            "type": 0,
            "channel_id": channel.id,
            "content": "",
            "author": author,
            "attachments": [],
            "embeds": [],
            "mentions": [],
            "mention_roles": [],
            "mention_everyone": False,
            "pinned": False,
            "tts": False,
            "timestamp": iso(self.world.clock.time()),
            "edited_timestamp": None,
            "flags": 0,
            "components": [],
        }
        return Message(json["id"], channel.id, json | fields)

    def _flags(self, draft: Draft, before: int | None) -> int:
        given = draft.fields.get("flags")
        if given is None:
            return before or 0
        if before is None:
            return given & SETTABLE
        if before & V2 and not given & V2:
            sentence = "The IS_COMPONENTS_V2 flag cannot be removed once it is set"
            raise invalid((*draft.within, "flags"), "MESSAGE_FLAGS_COMPONENTS_V2_REMOVED", sentence)
        return given & SETTABLE & ~EPHEMERAL | before & (EPHEMERAL | LOADING | HAS_THREAD)

    def _write(self, message: Message, draft: Draft, *, creating: bool) -> None:
        fields, json = draft.fields, message.json
        self._check_texts(json, draft, v2=bool(json["flags"] & V2))
        uploads = {upload.number: upload for upload in draft.uploads}
        if any(len(upload.data) > files.MAX_SIZE for upload in draft.uploads):
            raise ApiError(40005)
        kept, fresh = _sort_attachments(json["attachments"], fields.get("attachments"), uploads)
        added = [self._add_file(upload, meta) for upload, meta in fresh]
        json["attachments"] = kept + added
        try:
            self._lay_out(json, draft, creating=creating)
        except ApiError:
            for attachment in added:
                self.world.forget_file(attachment["id"])
            raise
        if "allowed_mentions" in fields or creating:
            message.allowed_mentions = fields.get("allowed_mentions")
        self._mentions(message, draft.rights)

    def _lay_out(self, json: Json, draft: Draft, *, creating: bool) -> None:
        v2 = bool(json["flags"] & V2)
        if draft.fields.get("components") is not None or creating:
            named = {each["filename"]: each for each in json["attachments"]}
            checker = Checker(named, self.world.app.emojis)
            json["components"] = checker.message(draft.fields.get("components"), v2=v2, within=draft.within)
        if v2 and json["components"]:
            return
        if v2 or not any(json[key] for key in ("content", "embeds", "attachments", "components")):
            raise ApiError(50006)

    def _add_file(self, upload: Upload, meta: Json) -> Json:
        name = files.plain_name(str(meta.get("filename") or upload.filename))
        blob = self.world.add_file(name, files.kind_of(name, upload.content_type), upload.data)
        return files.attachment(blob, self.origin, meta)

    def _check_shape(self, draft: Draft) -> None:
        problems = Problems()
        allowed: Json = draft.fields.get("allowed_mentions") or {}
        for key in ("users", "roles"):
            if allowed.get(key) and key in (allowed.get("parse") or ()):
                sentence = f'parse:["{key}"] and {key}: [ids...] are mutually exclusive.'
                path = (*draft.within, "allowed_mentions")
                problems.add(path, "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", sentence)
        problems.most((*draft.within, "attachments"), len(draft.uploads), MAX_FILES)
        problems.raise_any()

    def _check_texts(self, json: Json, draft: Draft, *, v2: bool) -> None:
        fields, problems = draft.fields, Problems()
        for key in ("content", "embeds"):
            if key in fields:
                json[key] = fields[key] or ("" if key == "content" else [])
        for key in ("content", "embeds", "poll", "sticker_ids"):
            if v2 and (json.get(key) or fields.get(key)):
                sentence = f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
                problems.add((*draft.within, key), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", sentence)
        problems.most((*draft.within, "content"), len(json["content"]), 2000)
        _check_embeds(problems, (*draft.within, "embeds"), json["embeds"])
        for place, meta in enumerate(fields.get("attachments") or ()):
            path = (*draft.within, "attachments", place, "description")
            problems.most(path, len(meta.get("description") or ""), 1024)
        problems.raise_any()

    def _mentions(self, message: Message, rights: int) -> None:
        json, allowed = message.json, message.allowed_mentions
        text = "\n".join(_texts(json))
        json |= {"mentions": [], "mention_roles": [], "mention_everyone": False}
        if "@" not in text:
            return
        people = {id for kind, id in _MENTION.findall(text) if kind != "&" and id in self.world.people}
        roles = {id for kind, id in _MENTION.findall(text) if kind == "&"}
        everyone = "@everyone" in text or "@here" in text
        pinged = sorted(_effective(people, allowed, "users"))
        json["mentions"] = [user(self.world.people[id]) for id in pinged]
        json["mention_roles"] = sorted(_effective(roles, allowed, "roles"))
        may = bool(rights & permissions.BITS["mention_everyone"])
        json["mention_everyone"] = everyone and may and (allowed is None or "everyone" in (allowed.get("parse") or ()))


def _effective(named: set[str], allowed: Json | None, kind: str) -> set[str]:
    if allowed is None or kind in (allowed.get("parse") or ()):
        return named
    return named & {str(id) for id in allowed.get(kind) or ()}


def _texts(json: Json) -> Iterator[str]:
    yield json["content"]
    stack: list[Json] = list(json["components"])
    while stack:
        component = stack.pop()
        if component["type"] == 10:
            yield component["content"]
        stack += component.get("components", ())


def _sort_attachments(
    before: list[Json], listed: list[Json] | None, uploads: Mapping[str, Upload]
) -> tuple[list[Json], list[tuple[Upload, Json]]]:
    metas = {str(meta.get("id")): meta for meta in listed or ()}
    kept = [each for each in before if listed is None or each["id"] in metas]
    unknown = sorted(set(metas) - set(uploads) - {each["id"] for each in before})
    if unknown:
        place = [str(meta.get("id")) for meta in listed or ()].index(unknown[0])
        sentence = f"Attachment {unknown[0]} not found in this message or request."
        raise invalid(("attachments", place), "ATTACHMENT_NOT_FOUND", sentence)
    return kept, [(upload, metas.get(number, {})) for number, upload in uploads.items()]


def _check_embeds(problems: Problems, path: Path, embeds: list[Json]) -> None:
    problems.amount(path, len(embeds), 0, 10)
    total = 0
    for place, embed in enumerate(embeds):
        embed.setdefault("type", "rich")
        for key, most in EMBED_LIMITS.items():
            text = embed.get(key) or ""
            total += len(text)
            problems.most((*path, place, key), len(text), most)
        fields: list[Json] = embed.get("fields") or []
        problems.amount((*path, place, "fields"), len(fields), 0, 25)
        for number, each in enumerate(fields):
            problems.length((*path, place, "fields", number, "name"), each.get("name"), 1, 256)
            problems.length((*path, place, "fields", number, "value"), each.get("value"), 1, 1024)
            total += len(str(each.get("name"))) + len(str(each.get("value")))
    if total > 6000:
        problems.add(path, "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000")
