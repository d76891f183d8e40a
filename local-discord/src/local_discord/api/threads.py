"""Threads, as the bot opens, changes and lists them."""

from datetime import datetime
from typing import Final

from local_discord.api.channels import CHANNEL, MESSAGE, channel_of, message_of, number
from local_discord.api.routing import CREATED, Call, Reply, Routes
from local_discord.format import shapes
from local_discord.format.errors import ApiError, Problems, invalid
from local_discord.format.messages import HAS_THREAD
from local_discord.state import permissions
from local_discord.state.plain import Json
from local_discord.state.world import PRIVATE_THREAD, TEXT, THREAD, Channel, Message, Thread
from local_discord.threads import known

MEMBER = CHANNEL + "/thread-members/{user}"
PATIENCES: Final = (60, 1440, 4320, 10080)
"""The allowed minutes of inactivity before a thread is archived."""
USUAL: Final = 1440
OWN: Final = frozenset({"name", "archived", "auto_archive_duration"})
"""Fields that the owner of a thread may change without the right to manage threads."""
OF_OTHER_CHANNELS = """
    applied_tags available_tags bitrate default_auto_archive_duration default_forum_layout default_reaction_emoji
    default_sort_order default_tag_setting default_thread_rate_limit_per_user flags icon invitable nsfw parent_id
    permission_overwrites position rate_limit_per_user rtc_region topic type user_limit video_quality_mode
"""
"""What `PATCH` changes on Discord, but not in a thread here: only threads are changed by bots."""
route = Routes()


def _parent(call: Call, right: str = "create_public_threads") -> Channel:
    parent = channel_of(call, right)
    if parent.type != TEXT:
        raise ApiError(50024)
    return parent


def _check(fields: Json, problems: Problems) -> None:
    if "name" in fields:
        problems.length(("name",), fields.get("name"), 1, 100)
    if fields.get("auto_archive_duration") not in (None, *PATIENCES):
        problems.choice(("auto_archive_duration",), PATIENCES)


@route("POST", CHANNEL + "/threads", limit="thread", lacks="applied_tags message rate_limit_per_user")
async def open_alone(call: Call) -> Reply:
    """Open a public or private thread without a starter message."""
    fields, problems = call.fields(), Problems()
    private = fields.get("type", PRIVATE_THREAD) == PRIVATE_THREAD
    parent = _parent(call, "create_private_threads" if private else "create_public_threads")
    if fields.get("type") not in (None, THREAD, PRIVATE_THREAD):
        problems.choice(("type",), (THREAD, PRIVATE_THREAD))
    return _open(call, parent, fields, problems, private=private)


@route("POST", MESSAGE + "/threads", limit="thread", lacks="rate_limit_per_user")
async def open_at(call: Call) -> Reply:
    """Open a thread on a message."""
    parent = _parent(call)
    start = message_of(call, parent)
    if start.json["flags"] & HAS_THREAD:
        raise ApiError(160004)
    return _open(call, parent, call.fields(), Problems(), start)


def _open(
    call: Call,
    parent: Channel,
    fields: Json,
    problems: Problems,
    start: Message | None = None,
    *,
    private: bool = False,
) -> Reply:
    _check({"name": None} | fields, problems)
    problems.raise_any()
    world, patience = call.world, fields.get("auto_archive_duration") or USUAL
    made = call.service.threads.open(
        parent, shapes.bot_user(world.app), fields["name"], patience, start, private=private
    )
    call.status = CREATED
    return shapes.channel(world, made)


@route("PATCH", CHANNEL, limit="channel-edit", lacks=OF_OTHER_CHANNELS)
async def change(call: Call) -> Reply:
    """Change a thread: its name, its archived and locked state, its auto-archive duration."""
    channel = channel_of(call)
    if channel.thread is None:
        raise ApiError(50013)  # channels themselves are managed by people
    fields, problems = {key: value for key, value in call.fields().items() if value is not None}, Problems()
    _check(fields, problems)
    problems.raise_any()
    _check_right(call, channel, channel.thread, fields)
    if channel.thread.archived and fields.get("archived") is not False:
        raise ApiError(50083)
    _apply(call, channel, channel.thread, fields)
    return shapes.channel(call.world, channel)


def _check_right(call: Call, channel: Channel, thread: Thread, fields: Json) -> None:
    rights, bot = call.world.bot_rights(channel), call.world.app.id
    if rights & permissions.BITS["manage_threads"]:
        return
    wakes = set(fields) == {"archived"} and not fields["archived"]
    own = thread.owner_id == bot and set(fields) <= OWN
    if thread.locked or not (own or wakes) or (wakes and not rights & permissions.BITS["send_messages_in_threads"]):
        raise ApiError(50013)


def _apply(call: Call, channel: Channel, thread: Thread, fields: Json) -> None:
    threads = call.service.threads
    woken = thread.archived  # an archived thread cannot be changed in any other way
    if fields.get("archived", woken) != woken:
        threads.turn(channel, archived=not woken)
    thread.locked = fields.get("locked", thread.locked)
    if fields.get("auto_archive_duration", thread.patience) != thread.patience:
        thread.patience = fields["auto_archive_duration"]
        thread.turned = threads.now()
    renamed = fields.get("name", channel.name) != channel.name
    channel.name = fields.get("name", channel.name)
    threads.changed(channel, woken=woken)
    if renamed:
        threads.note_name(channel)


@route("DELETE", CHANNEL, limit="channel-edit")
async def delete(call: Call) -> Reply:
    """Delete a thread."""
    channel = channel_of(call)
    channel_of(call, "manage_channels" if channel.thread is None else "manage_threads")
    written = shapes.channel(call.world, channel)
    call.service.drop_channel(channel)
    return written


@route("GET", CHANNEL + "/threads/archived/public")
async def list_archived(call: Call) -> Reply:
    """List the archived public threads of a channel, most recently archived first."""
    parent, world = channel_of(call, "read_message_history"), call.world
    before = _moment(call.query.get("before"))
    there = [
        (each.thread.turned, each)
        for each in world.channels.values()
        if each.parent_id == parent.id and each.thread and not each.thread.private
    ]
    listed = [
        each for turned, each in sorted(there, key=lambda pair: -pair[0]) if turned < before and known(each).archived
    ]
    most = number(call, "limit", 50, 2, 100)
    return shapes.threads(world, listed[:most]) | {"has_more": len(listed) > most}


def _moment(given: str | None) -> float:
    try:
        return float("inf") if given is None else datetime.fromisoformat(given.replace(" ", "+")).timestamp()
    except ValueError:
        raise invalid(("before",), "DATE_TIME_TYPE_PARSE", f"Could not parse {given}. Should be ISO8601.") from None


def _place(call: Call) -> tuple[Channel, Thread, str]:
    channel = channel_of(call)
    thread, world = known(channel), call.world
    user = world.app.id if call.args["user"] == "@me" else call.args["user"]
    if user != world.app.id and user not in world.people:
        raise ApiError(10013)
    call.service.threads.refuse_edit(channel)
    return channel, thread, user


@route("PUT", MEMBER, limit="thread")
async def enter(call: Call) -> None:
    """Add a person to a thread, or the bot itself."""
    channel, thread, user = _place(call)
    if user not in thread.members:
        channel_of(call, "send_messages_in_threads")
        thread.members[user] = call.service.clock.time()
        call.service.threads.moved(channel, user, shapes.ADDED)


@route("DELETE", MEMBER, limit="thread")
async def leave(call: Call) -> None:
    """Remove a person from a thread, or let the bot leave it."""
    channel, thread, user = _place(call)
    if user != call.world.app.id:
        channel_of(call, "manage_threads")
    if thread.members.pop(user, None) is not None:
        call.service.threads.moved(channel, user, shapes.REMOVED)
