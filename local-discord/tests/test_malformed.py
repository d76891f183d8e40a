"""No body, however malformed, gets more than a refusal."""

from collections.abc import Callable
from typing import Any

import aiohttp
from hypothesis import given, settings
from hypothesis import strategies as st

from local_discord import Clock, LocalDiscord
from local_discord.api.multipart import parts
from local_discord.format import commands
from local_discord.format import fields as formed
from local_discord.format.components import Checker
from local_discord.format.errors import ApiError
from local_discord.format.messages import Draft, Scribe
from local_discord.state.store import Store
from local_discord.state.world import World
from rig.rest import Rest, grant

WORDS = st.one_of(st.none(), st.booleans(), st.integers(-2, 40), st.floats(allow_nan=False), st.text(max_size=3))
TYPES = st.sampled_from([1, 2, 3, 4, 5, 9, 10, 11, 12, 13, 14, 17, 18, 19, 21, 22, 23])
KEYS = st.sampled_from(sorted(formed.KINDS))
FIELDS = st.sampled_from(("content", "flags", "embeds", "components", "attachments", "allowed_mentions"))
quickly = settings(max_examples=25)


def _typed(kind: int, rest: dict[str, Any]) -> dict[str, Any]:
    return rest | {"type": kind}


def _nested(below: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    anything = st.dictionaries(KEYS, below, max_size=6)
    return st.one_of(st.lists(below, max_size=4), anything, st.builds(_typed, TYPES, anything))


BODIES = st.recursive(WORDS, _nested, max_leaves=20)


def form(**parts_: bytes) -> aiohttp.MultipartWriter:
    """Make a multipart body."""
    written = aiohttp.MultipartWriter("form-data")
    for name, value in parts_.items():
        written.append(value).set_content_disposition("form-data", name=name)
    return written


async def test_a_malformed_request_is_refused_and_counted(rest: Rest, discord_: LocalDiscord) -> None:
    grant(discord_, "create_events")
    messages, app = f"/channels/{rest.channel}/messages", discord_.world.app.id
    queries = "before=abc", "after=abc", "around=-1", "around=", "limit=x", f"limit={'1' * 5000}"
    events = f"/guilds/{discord_.channel('stammtisch').server_id}/scheduled-events"
    emoji = {"name": "rose", "image": "data:image/png;base64,A"}
    wrong: list[tuple[str, str, dict[str, Any]]] = [
        *(("GET", f"{messages}?{query}", {}) for query in queries),
        *(("GET", f"/users/@me/guilds?{query}", {}) for query in ("after=abc", "limit=201")),
        ("POST", f"/applications/{app}/emojis", {"body": emoji}),
        ("POST", events, {"body": {"entity_metadata": "foo"}}),
        ("POST", messages, {"data": form(content=b"\xff")}),
        ("POST", messages, {"data": form(payload_json=b"[]", content=b"x")}),
    ]
    for method, path, how in wrong:
        assert (await rest(method, path, **how))[0] == 400, (path, how)
    assert discord_.api_log.statuses == {400: len(wrong)}
    status, sent = await rest.send(content="@everyone", allowed_mentions={"parse": None})
    assert (status, sent["mention_everyone"]) == (200, False)


def status(body: Any, handle: Callable[[], object]) -> int:
    """Check a body's types and handle it, as the API does; return the status."""
    try:
        formed.check(body)
        handle()
    except ApiError as error:
        return error.status
    return 200


@quickly
@given(st.lists(BODIES, max_size=4), st.booleans())
def test_any_components_are_accepted_or_refused(components: Any, v2: bool) -> None:
    assert status({"components": components}, lambda: Checker({}, ()).message(components, v2=v2)) in (200, 400, 500)


@quickly
@given(st.fixed_dictionaries({"title": WORDS, "custom_id": WORDS, "components": BODIES}))
def test_any_form_is_accepted_or_refused(form: Any) -> None:
    assert status(form, lambda: Checker({}, (), form=True).modal(form)) in (200, 400)


@quickly
@given(st.lists(BODIES, max_size=3))
def test_any_commands_are_accepted_or_refused(given_: Any) -> None:
    world = World(Clock(frozen=True), Store())
    assert status(given_, lambda: commands.replace(world, None, given_)) in (200, 400)


@quickly
@given(st.dictionaries(FIELDS, BODIES))
def test_any_message_is_accepted_and_stored_or_refused(fields: Any) -> None:
    world = World(Clock(frozen=True), Store())
    channel = next(iter(world.channels.values()))
    answer = status(fields, lambda: Scribe(world).create(channel, Draft(fields)))
    assert answer in (200, 400, 500)
    assert bool(world.messages) == (answer == 200)


@quickly
@given(
    st.lists(
        st.sampled_from((b"--x", b"--", b"\r\n", b'Content-Disposition: form-data; name="files[0]"', b"a: b", b"\xff"))
    )
)
def test_any_multipart_body_is_parsed_or_refused(pieces: list[bytes]) -> None:
    def handle() -> None:
        try:
            assert all(
                data in b"".join(pieces) for _, data in parts(b"".join(pieces), "multipart/form-data; boundary=x")
            )
        except ValueError:
            raise ApiError(50035) from None

    assert status({}, handle) in (200, 400)
