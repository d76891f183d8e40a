"""Channels and their messages, as the bot sees them."""

from typing import Final

from local_discord.api.routing import Call, Reply, Routes
from local_discord.format import shapes
from local_discord.format.errors import ApiError, invalid
from local_discord.format.messages import EPHEMERAL, Draft
from local_discord.state import permissions
from local_discord.state.ids import moment_of
from local_discord.state.plain import Json
from local_discord.state.world import DM, Channel, Message

CHANNEL = "/channels/{channel}"
MESSAGES = CHANNEL + "/messages"
MESSAGE = MESSAGES + "/{message}"
OLD = 3600.0
"""Seconds after which edits of a message have a stricter limit."""
MAX_ID: Final = (1 << 63) - 1
route = Routes()


def channel_of(call: Call, *needed: str) -> Channel:
    """Return the channel of a request; refuses with `10003`, `50001`, or `50013` if the bot lacks a right there."""
    channel = call.world.channels.get(call.args["channel"])
    if channel is None:
        raise ApiError(10003)
    if not call.world.bot_sees(channel):
        raise ApiError(50001)
    if permissions.bits(needed) & ~call.world.bot_rights(channel):
        raise ApiError(50013)
    return channel


def message_of(call: Call, channel: Channel) -> Message:
    """Return the message of a request; refuses with `10008`, also for an ephemeral message."""
    message = call.world.messages.get(call.args["message"])
    if message is None or message.channel_id != channel.id or message.json["flags"] & EPHEMERAL:
        raise ApiError(10008)
    return message


@route("GET", CHANNEL)
async def get_channel(call: Call) -> Reply:
    """Return a channel."""
    return shapes.channel(call.world, channel_of(call))


def _to_write_in(call: Call, *more: str) -> Channel:
    """Return a channel in which the bot may write; a locked thread is only for those who manage threads."""
    thread = channel_of(call).thread
    channel = channel_of(call, "send_messages" if thread is None else "send_messages_in_threads", *more)
    _refuse_locked(call, channel)
    return channel


def _refuse_locked(call: Call, channel: Channel) -> None:
    may = call.world.bot_rights(channel) & permissions.BITS["manage_threads"]
    if channel.thread is not None and channel.thread.locked and not may:
        raise ApiError(160005)


@route("POST", CHANNEL + "/typing", limit="typing")
async def typing(call: Call) -> None:
    """Show that the bot is typing."""
    channel = _to_write_in(call)
    told = {"channel_id": channel.id, "name": call.world.app.name}
    call.service.hub.publish(channel, "TYPING", told)


def number(call: Call, name: str, default: int, low: int, high: int) -> int:
    """Return a number from the query; refuses numbers out of range."""
    given = call.query.get(name, str(default))
    if not given.isdecimal() or len(given) > len(str(high)) or not low <= int(given) <= high:
        raise invalid((name,), "NUMBER_TYPE_RANGE", f"int value should be between {low} and {high}.")
    return int(given)


@route("GET", MESSAGES, limit="message-read")
async def list_messages(call: Call) -> Reply:
    """Return the latest messages, newest first; `before`, `after` and `around` as on Discord."""
    channel = channel_of(call, "read_message_history")
    limit = number(call, "limit", 50, 1, 100)
    kept = call.world.timeline[channel.id].values()
    seen = [each.json for each in kept if not each.json["flags"] & EPHEMERAL]
    if "after" in call.query:
        after = number(call, "after", 0, 0, MAX_ID)
        return [each for each in seen if int(each["id"]) > after][:limit][::-1]
    if "around" in call.query:
        around = number(call, "around", 0, 0, MAX_ID)
        older = [each for each in seen if int(each["id"]) <= around][-(limit // 2 + 1) :]
        newer = [each for each in seen if int(each["id"]) > around][: limit - len(older)]
        return (older + newer)[::-1]
    before = number(call, "before", MAX_ID, 0, MAX_ID)
    return [each for each in seen if int(each["id"]) < before][-limit:][::-1]


@route(
    "POST",
    MESSAGES,
    limit="message-create",
    lacks="message_reference.type poll shared_client_theme sticker_ids tts",
)
async def create(call: Call) -> Reply:
    """Send a message."""
    channel = _to_write_in(call, *(("attach_files",) if call.uploads else ()))
    if channel.type == DM and not call.world.people[channel.recipient or ""].direct_messages:
        raise ApiError(50007)
    fields = call.fields()
    if known := call.service.nonces.find(channel.id, fields):
        return known.json | {"nonce": fields["nonce"]}
    draft = Draft(fields, call.uploads, rights=call.world.bot_rights(channel), extra=_reference(call, channel, fields))
    message = call.service.scribe.create(channel, draft)
    message.json["flags"] &= ~EPHEMERAL
    call.service.nonces.note(message, fields)
    call.service.show("MESSAGE_CREATE", message)
    return message.json | {"nonce": fields["nonce"]} if "nonce" in fields else message.json


def _reference(call: Call, channel: Channel, fields: Json) -> Json:
    given = fields.get("message_reference")
    if not given:
        return {}
    id = str(given.get("message_id"))
    referenced = call.world.timeline[channel.id].get(id)
    if referenced is None and given.get("fail_if_not_exists", True):
        raise invalid(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
    return shapes.reply(channel, id) if referenced else {}


@route("GET", MESSAGE, limit="message-read")
async def get(call: Call) -> Reply:
    """Return one message; ephemeral ones count as unknown."""
    return message_of(call, channel_of(call, "read_message_history")).json


@route("PATCH", MESSAGE, limit="message-edit", lacks="sticker_ids")
async def edit(call: Call) -> Reply:
    """Edit a message of the bot."""
    channel = channel_of(call)
    message = message_of(call, channel)
    if message.author_id != call.world.app.id:
        raise ApiError(50005)
    check_edit(call, message)
    _refuse_locked(call, channel)
    call.service.scribe.edit(message, Draft(call.fields(), call.uploads, rights=call.world.bot_rights(channel)))
    call.service.show("MESSAGE_UPDATE", message)
    return message.json


def check_edit(call: Call, message: Message) -> None:
    """Refuse an edit in an archived thread; one of a message older than an hour counts towards its stricter limit."""
    call.service.threads.refuse_edit(call.world.channels[message.channel_id])
    if call.service.clock.time() - moment_of(message.id) > OLD:
        call.limiter.take_old_edit(message.channel_id)


@route("DELETE", MESSAGE, limit="message-delete")
async def delete(call: Call) -> None:
    """Delete a message; deleting others' messages requires the right to manage messages."""
    channel = channel_of(call)
    message = message_of(call, channel)
    if message.json["type"] in shapes.LASTING:
        raise ApiError(50021)
    if message.author_id != call.world.app.id:
        if channel.type == DM:
            raise ApiError(50003, "Cannot execute action on a DM channel", status=403)
        channel_of(call, "manage_messages")
    call.service.remove(message)


@route("POST", MESSAGES + "/bulk-delete", limit="message-delete")
async def bulk_delete(call: Call) -> None:
    """Delete 2 to 100 messages at once."""
    channel = channel_of(call, "manage_messages")
    ids: list[str] = [str(id) for id in call.fields().get("messages") or ()]
    if not 2 <= len(ids) <= 100:
        raise invalid(("messages",), "BASE_TYPE_BAD_LENGTH", "Must be between 2 and 100 in length.")
    for id in ids:
        message = call.world.timeline[channel.id].get(id)
        if message is not None and not message.json["flags"] & EPHEMERAL:
            call.service.remove(message)
