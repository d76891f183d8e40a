"""The webhook of an interaction token, valid for fifteen minutes: `@original`, follow-ups, and edits of them."""

from local_discord.api.callbacks import post
from local_discord.api.channels import check_edit
from local_discord.api.routing import Call, Reply, Routes
from local_discord.format.errors import ApiError
from local_discord.format.messages import LOADING, Draft
from local_discord.people.interactions import DONE, THINKING, Interaction
from local_discord.state.world import Message

HOOK = "/webhooks/{application}/{token}"
ANSWER = HOOK + "/messages/{message}"
route = Routes()


def _interaction(call: Call) -> Interaction:
    return call.service.interactions.by_token(call.args["application"], call.args["token"])


def _message(call: Call, made: Interaction) -> Message:
    asked = call.args["message"]
    id = made.response_id if asked == "@original" else asked
    message = call.world.messages.get(id or "")
    if message is None or not (id in made.made or id == made.response_id or _pressed(made, message)):
        raise ApiError(10008)
    return message


def _pressed(made: Interaction, message: Message) -> bool:
    return made.source is not None and made.source.id == message.id


@route(
    "POST",
    HOOK,
    limit="webhook",
    auth=False,
    lacks="applied_tags avatar_url poll thread_id thread_name tts username",
)
async def follow_up(call: Call) -> Reply:
    """Send a follow-up message; after a deferred answer, the first one replaces it."""
    made, fields = _interaction(call), call.fields()
    first = call.world.messages.get(made.response_id or "")
    if first is not None and first.json["flags"] & LOADING:
        return _change(call, made, first)
    return post(call, made, fields, first=first).json


def _change(call: Call, made: Interaction, message: Message) -> Reply:
    draft = Draft(call.fields(), call.uploads, rights=call.service.interactions.rights(made))
    if thinking := message.json["flags"] & LOADING:
        call.service.scribe.fill(message, draft)
    else:
        check_edit(call, message)
        call.service.scribe.edit(message, draft)
    call.service.show("MESSAGE_UPDATE", message)
    if thinking:
        _end_thinking(call, made)
    return message.json


def _end_thinking(call: Call, made: Interaction) -> None:
    if made.state == THINKING:
        call.service.interactions.turn(made, DONE)


@route("GET", ANSWER, limit="webhook", auth=False, lacks="thread_id")
async def get(call: Call) -> Reply:
    """Return a message made with the token."""
    return _message(call, _interaction(call)).json


@route("PATCH", ANSWER, limit="webhook", auth=False, lacks="poll thread_id")
async def edit(call: Call) -> Reply:
    """Edit a message made with the token, or the one whose component was pressed."""
    made = _interaction(call)
    return _change(call, made, _message(call, made))


@route("DELETE", ANSWER, limit="webhook", auth=False, lacks="thread_id")
async def delete(call: Call) -> None:
    """Delete a message made with the token, or the one whose component was pressed."""
    made = _interaction(call)
    call.service.remove(_message(call, made))
    _end_thinking(call, made)
