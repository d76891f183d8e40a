"""No body, however malformed, gets more than a refusal."""

from collections.abc import Callable
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from sandbox import Clock
from sandbox.api.multipart import parts
from sandbox.format import commands
from sandbox.format import fields as formed
from sandbox.format.components import Checker
from sandbox.format.errors import ApiError
from sandbox.format.messages import Draft, Scribe
from sandbox.state.store import Store
from sandbox.state.world import World

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
def test_components(components: Any, v2: bool) -> None:
    assert status({"components": components}, lambda: Checker({}, ()).message(components, v2=v2)) in (200, 400, 500)


@quickly
@given(st.fixed_dictionaries({"title": WORDS, "custom_id": WORDS, "components": BODIES}))
def test_forms(form: Any) -> None:
    assert status(form, lambda: Checker({}, (), form=True).modal(form)) in (200, 400)


@quickly
@given(st.lists(BODIES, max_size=3))
def test_commands(given_: Any) -> None:
    world = World(Clock(frozen=True), Store())
    assert status(given_, lambda: commands.replace(world, None, given_)) in (200, 400)


@quickly
@given(st.dictionaries(FIELDS, BODIES))
def test_messages(fields: Any) -> None:
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
def test_multipart(pieces: list[bytes]) -> None:
    def handle() -> None:
        try:
            assert all(
                data in b"".join(pieces) for _, data in parts(b"".join(pieces), "multipart/form-data; boundary=x")
            )
        except ValueError:
            raise ApiError(50035) from None

    assert status({}, handle) in (200, 400)
