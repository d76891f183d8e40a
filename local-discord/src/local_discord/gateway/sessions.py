"""The gateway: sessions that identify, receive events, lose their connection and resume."""

import secrets
import time
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

import orjson
from aiohttp import WSMsgType, web

from local_discord.format import shapes
from local_discord.gateway.connection import Connection
from local_discord.state.plain import Json
from local_discord.state.world import Server, World

GUILDS: Final = 1 << 0
GUILD_MESSAGES: Final = 1 << 9
DIRECT_MESSAGES: Final = 1 << 12
MESSAGE_CONTENT: Final = 1 << 15
PRIVILEGED: Final = 1 << 1 | 1 << 8 | MESSAGE_CONTENT
KNOWN_INTENTS: Final = (1 << 26) - 1
KEPT_EVENTS = 5_000
KEPT_SECONDS = 180.0
SENDS_PER_MINUTE = 120
GUILDS_PER_SHARD = 2_500


@dataclass(slots=True)
class Session:
    """The state that outlives a connection: the event number, and the latest events for a resume."""

    id: str
    intents: int
    shard: int
    shards: int
    seq: int = 0
    events: deque[tuple[int, bytes]] = field(default_factory=lambda: deque(maxlen=KEPT_EVENTS))
    connection: Connection | None = None
    silent_since: float = 0.0

    def minds(self, server_id: str | None) -> bool:
        """Whether this session receives a server's events (direct messages go to shard 0)."""
        return (0 if server_id is None else (int(server_id) >> 22) % self.shards) == self.shard

    def dispatch(self, kind: str, data: Any) -> None:
        """Send an event, or keep it for a resume."""
        self.seq += 1
        payload = orjson.dumps({"t": kind, "s": self.seq, "op": 0, "d": data})
        self.events.append((self.seq, payload))
        if self.connection is not None:
            self.connection.send(payload)


class Closed(Exception):
    """The connection must be closed with this code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Gateway:
    """All sessions of the bot; `changed` is called when the bot connects or disconnects."""

    def __init__(self, world: World, changed: Callable[[], None]) -> None:
        self._world = world
        self._changed = changed
        self.sessions: dict[str, Session] = {}
        self.url = ""
        self.heartbeat_ms = 41_250
        self.max_concurrency = 16
        self.identify_window = 0.0
        self.shards = 1
        self.identified = 0
        self.resumed = 0
        self.refuse_resumes = False
        self._last_identify: dict[int, float] = {}

    @property
    def online(self) -> bool:
        """Whether the bot is connected."""
        return bool(self._connections())

    def dispatch(self, kind: str, data: Any, server_id: str | None, intent: int = GUILDS) -> None:
        """Send an event to the sessions responsible for the server that subscribed to such events."""
        for session in self._minding(server_id):
            if session.intents & intent or not intent:
                session.dispatch(kind, data)

    def _minding(self, server_id: str | None) -> Iterator[Session]:
        return (session for session in self.sessions.values() if session.minds(server_id))

    def message(self, kind: str, data: Json, server_id: str | None) -> None:
        """Send a message event to sessions with the intent, without content if that is privileged."""
        intent = DIRECT_MESSAGES if server_id is None else GUILD_MESSAGES
        bot = self._world.app.id
        for session in self._minding(server_id):
            if not session.intents & intent:
                continue
            own = "author" not in data or data["author"]["id"] == bot or server_id is None
            told = own or session.intents & MESSAGE_CONTENT or any(each["id"] == bot for each in data["mentions"])
            hidden: Json = {"content": "", "embeds": [], "attachments": [], "components": []}
            shown = data if told else data | hidden
            session.dispatch(kind, shown | ({} if server_id is None else {"guild_id": server_id}))

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Handle one connection of the bot from HELLO to its end."""
        socket = web.WebSocketResponse(compress=False, max_msg_size=1 << 20, autoclose=True)
        async with Connection.accepted(request, socket) as connection:
            connection.op(10, {"heartbeat_interval": self.heartbeat_ms, "_trace": []})
            try:
                if request.query.get("v", "10") != "10" or request.query.get("encoding", "json") != "json":
                    raise Closed(4012, "Invalid API version")
                await self._listen(connection)
            except Closed as closed:
                connection.close(closed.code, closed.reason)
            finally:
                self._leave(connection)
        return socket

    async def _listen(self, connection: Connection) -> None:
        patience = self.heartbeat_ms / 1000 * 1.5
        while True:
            try:
                message = await connection.socket.receive(timeout=patience)
            except TimeoutError:
                raise Closed(4009, "Session timed out") from None
            if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                return
            self._count(connection)
            self._take(connection, *_decoded(message.data))

    def _count(self, connection: Connection) -> None:
        now = time.monotonic()
        connection.received = [moment for moment in connection.received if moment > now - 60] + [now]
        if len(connection.received) > SENDS_PER_MINUTE:
            raise Closed(4008, "You are being rate limited.")

    def _take(self, connection: Connection, op: int, data: Any) -> None:
        session = self._session_of(connection)
        match op:
            case 1:
                connection.op(11)
            case 2:
                if session is not None:
                    raise Closed(4005, "Already authenticated.")
                self._identify(connection, data)
            case 6:
                self._resume(connection, data)
            case 3 | 4 | 8 | 31:
                if session is None:
                    raise Closed(4003, "Not authenticated.")
                if op == 8:
                    self._members(session, data)
            case _:
                raise Closed(4001, "Unknown opcode.")

    def _session_of(self, connection: Connection) -> Session | None:
        return next((each for each in self.sessions.values() if each.connection is connection), None)

    def _identify(self, connection: Connection, data: Json) -> None:
        shard, shards = self._check_identify(data)
        if self._too_soon(shard):
            connection.op(9, False)
            return
        self._prune()
        session = Session(secrets.token_hex(16), data["intents"], shard, shards, connection=connection)
        self.sessions[session.id] = session
        self.identified += 1
        servers = self._servers(session)
        session.dispatch("READY", self._ready(session, servers))
        if session.intents & GUILDS:
            for server in servers:
                if server.available:
                    session.dispatch("GUILD_CREATE", shapes.guild_create(self._world, server))
        self._changed()

    def _check_identify(self, data: Json) -> tuple[int, int]:
        if not authentic(data.get("token"), self._world):
            raise Closed(4004, "Authentication failed.")
        intents = data.get("intents")
        if not isinstance(intents, int) or intents & ~KNOWN_INTENTS:
            raise Closed(4013, "Invalid intent(s).")
        if intents & PRIVILEGED & ~self._world.app.privileged:
            raise Closed(4014, "Disallowed intent(s).")
        match data.get("shard") or [0, 1]:
            case [int(shard), int(shards)] if 0 <= shard < shards:
                pass
            case _:
                raise Closed(4010, "Invalid shard.")
        if len(self._servers(Session("", 0, shard, shards))) > GUILDS_PER_SHARD:
            raise Closed(4011, "Sharding required.")
        return shard, shards

    def _too_soon(self, shard: int) -> bool:
        key, now = shard % self.max_concurrency, time.monotonic()
        early = now - self._last_identify.get(key, -1e9) < self.identify_window
        self._last_identify[key] = now
        return early

    def _servers(self, session: Session) -> list[Server]:
        return [each for each in self._world.servers.values() if each.bot_present and session.minds(each.id)]

    def _ready(self, session: Session, servers: list[Server]) -> Json:
        return {
            "v": 10,
            "user_settings": {},
            "user": shapes.own_user(self._world.app),
            "session_type": "normal",
            "session_id": session.id,
            "resume_gateway_url": self.url,
            "shard": [session.shard, session.shards],
            "relationships": [],
            "private_channels": [],
            "presences": [],
            "guilds": [{"id": server.id, "unavailable": True} for server in servers],
            "guild_join_requests": [],
            "geo_ordered_rtc_regions": [],
            "auth": {},
            "application": {"id": self._world.app.id, "flags": 0},
            "_trace": [],
        }

    def _resume(self, connection: Connection, data: Json) -> None:
        if not authentic(data.get("token"), self._world):
            raise Closed(4004, "Authentication failed.")
        session = self.sessions.get(str(data.get("session_id")))
        if session is None or self.refuse_resumes:
            connection.op(9, False)
            return
        seq = data.get("seq")
        if not isinstance(seq, int) or seq > session.seq:
            raise Closed(4007, "Invalid seq.")
        if session.events and seq < session.events[0][0] - 1:
            connection.op(9, False)
            return
        if session.connection is not None:
            session.connection.close(4000)
        session.connection = connection
        for number, payload in session.events:
            if number > seq:
                connection.send(payload)
        session.dispatch("RESUMED", {"_trace": []})
        self.resumed += 1
        self._changed()

    def _members(self, session: Session, data: Json) -> None:
        server = self._world.servers.get(str(data.get("guild_id")))
        if server is None or not server.bot_present:
            return
        asked = data.get("user_ids")
        wanted = [str(id) for id in (asked if isinstance(asked, list) else [asked])] if asked else server.members  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]
        prefix = str(data.get("query") or "").lower()
        people = [self._world.people[id] for id in wanted if id in server.members]
        found = [shapes.member(self._world, each, server) for each in people if each.name.lower().startswith(prefix)]
        known = {each.id for each in people}
        chunk: Json = {"guild_id": server.id, "members": found, "chunk_index": 0, "chunk_count": 1}
        chunk |= {"not_found": [id for id in wanted if id not in known], "nonce": data.get("nonce")}
        session.dispatch("GUILD_MEMBERS_CHUNK", chunk)

    def _prune(self) -> None:
        old = time.monotonic() - KEPT_SECONDS
        for session in list(self.sessions.values()):
            if session.connection is None and session.silent_since < old:
                del self.sessions[session.id]

    def _leave(self, connection: Connection) -> None:
        session = self._session_of(connection)
        if session is None:
            return
        session.connection = None
        session.silent_since = time.monotonic()
        if connection.socket.close_code in (1000, 1001) and not connection.closing:
            del self.sessions[session.id]
        self._changed()

    def drop(self, *, resumable: bool, code: int = 4000) -> None:
        """Close every connection; unless `resumable`, the sessions are deleted."""
        for connection in self._connections():
            connection.closing = True
            connection.close(code) if code else connection.cut()
        if not resumable:
            self.sessions.clear()
        self._changed()

    def ask_reconnect(self) -> None:
        """Ask every client to reconnect (RECONNECT)."""
        for connection in self._connections():
            connection.op(7)

    def invalidate(self, *, resumable: bool) -> None:
        """Invalidate the session of every connection (INVALID_SESSION)."""
        connections = self._connections()
        if not resumable:
            self.sessions.clear()
        for connection in connections:
            connection.op(9, resumable)
        self._changed()

    def _connections(self) -> list[Connection]:
        return [each.connection for each in self.sessions.values() if each.connection is not None]


def _decoded(written: str | bytes) -> tuple[int, Any]:
    """Return the opcode and data of a payload; the data of IDENTIFY, RESUME and REQUEST_GUILD_MEMBERS is an object."""
    try:
        payload = orjson.loads(written)
        op = payload["op"]
        if op not in (2, 6, 8) or isinstance(payload["d"], dict):
            return op, payload.get("d")
    except (ValueError, KeyError, TypeError, AttributeError):
        pass
    raise Closed(4002, "Error while decoding payload.")


def authentic(token: object, world: World) -> bool:
    """Whether a token is the bot's: the application's own, or any that begins with `local-`."""
    return isinstance(token, str) and (token == world.app.token or token.startswith("local-"))
