"""The webhook of an interaction token, valid for fifteen minutes: `@original`, follow-ups, and edits of them."""

from sandbox.api.channels import check_edit
from sandbox.api.routing import Call, Reply, Router
from sandbox.format import shapes
from sandbox.format.errors import ApiError
from sandbox.format.messages import EPHEMERAL, LOADING, Draft
from sandbox.people.interactions import DONE, THINKING, Interaction
from sandbox.state.world import Message


def add_routes(router: Router) -> None:
    """Add the routes below `/webhooks/{application}/{token}`."""
    base = "/webhooks/{application}/{token}"
    router.add("POST", base, follow_up, limit="webhook", major="token", auth=False)
    for method, handler in (("GET", get), ("PATCH", edit), ("DELETE", delete)):
        router.add(method, base + "/messages/{message}", handler, limit="webhook", major="token", auth=False)


def _interaction(call: Call) -> Interaction:
    return call.service.interactions.by_token(call.args["application"], call.args["token"])


def _message(call: Call, made: Interaction) -> Message:
    asked = call.args["message"]
    id = made.response_id if asked == "@original" else asked
    message = call.service.world.messages.get(id or "")
    if message is None or not (id in made.made or id == made.response_id or _pressed(made, message)):
        raise ApiError(10008)
    return message


def _pressed(made: Interaction, message: Message) -> bool:
    return made.source is not None and made.source.id == message.id


async def follow_up(call: Call) -> Reply:
    """Send a follow-up message; after a deferred answer, the first one replaces it."""
    made = _interaction(call)
    service = call.service
    fields = call.fields()
    waiting = service.world.messages.get(made.response_id or "")
    if waiting is not None and waiting.json["flags"] & LOADING:
        return _fill(call, made, waiting)
    extra = service.interactions.message_extra(made, waiting)
    draft = Draft(fields, call.uploads, rights=service.interactions.rights(made), extra=extra)
    message = service.scribe.create(made.channel, shapes.bot_user(service.world.app), draft)
    made.made.add(message.id)
    message.token = made.token
    message.audience = made.person.id if message.json["flags"] & EPHEMERAL else None
    service.world.keep(message)
    service.show("MESSAGE_CREATE", message)
    return 200, message.json


def _fill(call: Call, made: Interaction, message: Message) -> Reply:
    draft = Draft(call.fields(), call.uploads, rights=call.service.interactions.rights(made))
    call.service.scribe.fill(message, draft)
    call.service.show("MESSAGE_UPDATE", message)
    if made.state == THINKING:
        call.service.interactions.tell(made, DONE)
    return 200, message.json


async def get(call: Call) -> Reply:
    """Return a message made with the token."""
    return 200, _message(call, _interaction(call)).json


async def edit(call: Call) -> Reply:
    """Edit a message made with the token, or the one whose component was pressed."""
    made = _interaction(call)
    message = _message(call, made)
    if message.json["flags"] & LOADING:
        return _fill(call, made, message)
    check_edit(call, message)
    draft = Draft(call.fields(), call.uploads, rights=call.service.interactions.rights(made))
    call.service.scribe.edit(message, draft)
    call.service.show("MESSAGE_UPDATE", message)
    return 200, message.json


async def delete(call: Call) -> Reply:
    """Delete a message made with the token, or the one whose component was pressed."""
    made = _interaction(call)
    message = _message(call, made)
    call.service.remove(message)
    if made.state == THINKING:
        call.service.interactions.tell(made, DONE)
    return 204, None
