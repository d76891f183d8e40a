"""A server's scheduled events, held at a location described in words."""

from datetime import datetime

from local_discord.api.guilds import server_of
from local_discord.api.routing import Call, Reply, Routes
from local_discord.format.errors import ApiError, Problems
from local_discord.state import permissions
from local_discord.state.plain import Json
from local_discord.state.world import Server

EVENTS = "/guilds/{guild}/scheduled-events"
EXTERNAL, MEMBERS = 3, 2
SCHEDULED, ACTIVE, COMPLETED, CANCELED = 1, 2, 3, 4
AFTER = {SCHEDULED: (ACTIVE, CANCELED), ACTIVE: (COMPLETED,)}
"""The permitted changes of an event's status; all others are refused."""
RIGHTS = permissions.BITS["administrator"] | permissions.BITS["manage_events"] | permissions.BITS["create_events"]
FIXED = """
    channel_id description entity_metadata entity_type image name privacy_level recurrence_rule scheduled_end_time
    scheduled_start_time
"""
"""What cannot be changed here of an event; its status can."""
route = Routes()


def _allowed(call: Call) -> Server:
    server = server_of(call)
    if not server.bot_granted & RIGHTS:
        raise ApiError(50013)
    return server


@route("GET", EVENTS)
async def list_all(call: Call) -> Reply:
    """Return the upcoming and active events of a server."""
    counted = call.query.get("with_user_count", "").lower() in ("1", "true")
    count = {"user_count": 0} if counted else {}  # people cannot say here that they are interested
    return [event | count for event in server_of(call).events.values() if event["status"] in AFTER]


@route("POST", EVENTS, lacks="channel_id image recurrence_rule")
async def create(call: Call) -> Reply:
    """Schedule an event at an external location."""
    server, fields = _allowed(call), call.fields()
    _check(fields, call.world.clock.time())
    made: Json = {
        "id": call.world.ids.next(),
        "guild_id": server.id,
        "name": fields["name"],
        "description": fields.get("description"),
        "channel_id": None,
        "creator_id": call.world.app.id,
        "image": None,
        "scheduled_start_time": fields["scheduled_start_time"],
        "scheduled_end_time": fields["scheduled_end_time"],
        "status": SCHEDULED,
        "entity_type": EXTERNAL,
        "entity_id": None,
        "recurrence_rule": None,
        "privacy_level": MEMBERS,
        "guild_scheduled_event_exceptions": [],
        "entity_metadata": {"location": fields["entity_metadata"]["location"]},
    }
    server.events[made["id"]] = made
    call.world.store.put("server", server)
    return made


def _check(fields: Json, now: float) -> None:
    problems = Problems()
    problems.length(("name",), fields.get("name"), 1, 100)
    told: Json = fields.get("entity_metadata") or {}
    problems.length(("entity_metadata", "location"), told.get("location"), 1, 100)
    if fields.get("entity_type") != EXTERNAL:
        problems.choice(("entity_type",), (EXTERNAL,))
    if fields.get("privacy_level") != MEMBERS:
        problems.choice(("privacy_level",), (MEMBERS,))
    moments = {name: _moment(fields.get(name)) for name in ("scheduled_start_time", "scheduled_end_time")}
    for name, when in moments.items():
        if when is None:
            problems.add((name,), "BASE_TYPE_REQUIRED", "This field is required")
        elif when <= now:
            problems.add((name,), "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", "Cannot schedule event in the past.")
    begin, end = moments.values()
    if begin is not None and end is not None and end < begin:
        sentence = "Cannot schedule event to end before it begins."
        problems.add(("scheduled_end_time",), "GUILD_SCHEDULED_EVENT_SCHEDULE_END_BEFORE_START", sentence)
    problems.raise_any()


def _moment(written: object) -> float | None:
    try:
        return datetime.fromisoformat(str(written)).timestamp()
    except ValueError:
        return None


@route("PATCH", EVENTS + "/{event}", lacks=FIXED)
async def update(call: Call) -> Reply:
    """Start, end or cancel an event; nothing else can be changed here."""
    server = _allowed(call)
    event = server.events.get(call.args["event"])
    if event is None:
        raise ApiError(10070)
    if event["status"] not in AFTER:
        raise ApiError(180000)
    problems, wanted = Problems(), call.fields()
    if wanted.get("status") not in (allowed := AFTER[event["status"]]):
        problems.choice(("status",), allowed)
    problems.raise_any()
    event["status"] = wanted["status"]
    call.world.store.put("server", server)
    return event


@route("DELETE", EVENTS + "/{event}")
async def delete(call: Call) -> None:
    """Delete an event."""
    server = _allowed(call)
    if server.events.pop(call.args["event"], None) is None:
        raise ApiError(10070)
    call.world.store.put("server", server)
