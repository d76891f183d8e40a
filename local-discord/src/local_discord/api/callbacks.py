"""The first answer to an interaction: `POST /interactions/{id}/{token}/callback`."""

from collections.abc import Callable

from local_discord.api.routing import Call, Reply, Routes
from local_discord.format.components import Checker
from local_discord.format.errors import ApiError, Problems, invalid
from local_discord.format.messages import EPHEMERAL, LOADING, Draft
from local_discord.people.interactions import (
    COMPLETION,
    COMPONENT,
    DONE,
    FAILED,
    FORM,
    THINKING,
    TOKEN_LIFE,
    Interaction,
)
from local_discord.service import Service
from local_discord.state.plain import Json
from local_discord.state.world import Message

MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, CHOICES, MODAL = range(4, 10)
route = Routes()


@route("POST", "/interactions/{id}/{token}/callback", limit="callback", auth=False, lacks="data.poll data.tts")
async def callback(call: Call) -> Reply:
    """Accept the bot's first answer."""
    made = call.service.interactions.to_answer(call.args["id"], call.args["token"])
    fields = call.fields()
    kind = fields.get("type")
    if kind not in _allowed(made):
        raise invalid(("type",), "BASE_TYPE_CHOICES", f"Value must be one of {_allowed(made)}.")
    message = _ANSWERS[kind](call, made, fields.get("data") or {})
    call.service.interactions.answered(made, kind, THINKING if kind == DEFERRED else DONE)
    if made.parent is not None:
        made.parent.form = None
    if call.query.get("with_response", "").lower() in ("1", "true"):
        return _response(made, kind, message)
    return None


def _allowed(made: Interaction) -> tuple[int, ...]:
    if made.kind == COMPLETION:
        return (CHOICES,)
    updates = made.kind == COMPONENT or (made.kind == FORM and made.source is not None)
    modal = () if made.kind == FORM else (MODAL,)
    return (MESSAGE, DEFERRED, *((DEFERRED_UPDATE, UPDATE) if updates else ()), *modal)


def _response(made: Interaction, kind: int, message: Message | None) -> Json:
    told: Json = {"id": made.id, "type": made.kind}
    if message is None:
        return {"interaction": told}
    ephemeral = bool(message.json["flags"] & EPHEMERAL)
    told |= {"response_message_id": message.id, "response_message_loading": kind == DEFERRED}
    told |= {"response_message_ephemeral": ephemeral, "channel_id": message.channel_id}
    if kind not in (MESSAGE, UPDATE):
        return {"interaction": told}
    return {"interaction": told, "resource": {"type": kind, "message": message.json}}


def _message(call: Call, made: Interaction, data: Json) -> Message:
    message = post(call, made, data, ("data",))
    made.response_id = message.id
    return message


def post(
    call: Call, made: Interaction, fields: Json, within: tuple[str, ...] = (), first: Message | None = None
) -> Message:
    """Post a message for an interaction, after the `first` answer if there is one already."""
    interactions = call.service.interactions
    draft = Draft(fields, call.uploads, within, interactions.rights(made), interactions.message_extra(made, first))
    return _show(call, made, call.service.scribe.create(made.channel, draft))


def _show(call: Call, made: Interaction, message: Message) -> Message:
    made.made.add(message.id)
    message.token = made.token
    message.audience = made.person.id if message.json["flags"] & EPHEMERAL else None
    call.service.show("MESSAGE_CREATE", message)
    return message


def _deferred(call: Call, made: Interaction, data: Json) -> Message:
    service = call.service
    flags = data.get("flags") or 0
    if flags & ~EPHEMERAL:
        raise invalid(("data", "flags"), "MESSAGE_FLAGS_INVALID", "Only EPHEMERAL may be set on a deferred answer")
    extra = service.interactions.message_extra(made)
    message = _show(call, made, service.scribe.placeholder(made.channel, flags, extra))
    made.response_id = message.id
    service.clock.after(TOKEN_LIFE, lambda: _give_up(service, made, message))
    return message


def _give_up(service: Service, made: Interaction, message: Message) -> None:
    if message.id in service.world.messages and message.json["flags"] & LOADING:
        service.remove(message)
        service.interactions.turn(made, FAILED)


def _deferred_update(call: Call, made: Interaction, data: Json) -> Message | None:
    made.response_id = made.source.id if made.source else None
    return made.source


def _update(call: Call, made: Interaction, data: Json) -> Message | None:
    message = made.source
    if message is None or message.id not in call.world.messages:
        raise ApiError(10008)
    call.service.threads.refuse_edit(made.channel)
    draft = Draft(data, call.uploads, ("data",), call.service.interactions.rights(made))
    call.service.scribe.edit(message, draft)
    made.response_id = message.id
    call.service.show("MESSAGE_UPDATE", message)
    return message


def _choices(call: Call, made: Interaction, data: Json) -> None:
    problems = Problems()
    choices: list[Json] = data.get("choices") or []
    problems.amount(("data", "choices"), len(choices), 0, 25)
    for place, choice in enumerate(choices):
        problems.length(("data", "choices", place, "name"), choice.get("name"), 1, 100)
        if isinstance(choice.get("value"), str):
            problems.length(("data", "choices", place, "value"), choice["value"], 1, 100)
    problems.raise_any()
    if made.choices is not None and not made.choices.done():
        made.choices.set_result(choices)


def _modal(call: Call, made: Interaction, data: Json) -> None:
    form = Checker({}, call.world.app.emojis, form=True).modal(data)
    made.form = form
    call.service.hub.push(made.person.id, "FORM", {"interaction": made.id, **form})


_ANSWERS: dict[int, Callable[[Call, Interaction, Json], Message | None]] = {
    MESSAGE: _message,
    DEFERRED: _deferred,
    DEFERRED_UPDATE: _deferred_update,
    UPDATE: _update,
    CHOICES: _choices,
    MODAL: _modal,
}
