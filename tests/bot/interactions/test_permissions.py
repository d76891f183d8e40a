"""Where an interaction comes from, which table is there, and which permissions the bot needs there."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from typing import Any, cast

import discord
import pytest
import pytest_asyncio

from bot.discord_io.custom_id import Press, Verb
from bot.interactions.permissions import NEEDED, check_may_write, check_permissions, place_of, table_of
from bot.interactions.reply import Interaction, Reply
from bot.language import Language
from bot.panels.table.private import refusal_words
from game.core.errors import Refused
from game.core.shared_packs import RoundSeal
from game.core.shuffle import secret_from
from game.table.occasion import EveningTable
from game.table.ports import Opening, Place
from local_discord import LocalDiscord
from rig.bot import redirect
from tests.bot.display.screens import Screens, as_text
from tests.tables import ANNA, BEN, Room

LANGUAGE = Language(strict=True)
SCREENS = Screens()
SERVER, CHANNEL = 10, 20
TEXT, THREAD = 0, 11
IN_THREAD = ("view_channel", "send_messages_in_threads", "attach_files")
USER = {"id": str(ANNA), "username": "Anna", "discriminator": "0", "avatar": None}
MEMBER: dict[str, Any] = {
    "user": USER,
    "roles": [],
    "joined_at": None,
    "deaf": False,
    "mute": False,
    "flags": 0,
    "permissions": "0",
}


@pytest_asyncio.fixture
async def client() -> AsyncIterator[discord.Client]:
    """A client that has logged in: the library asks for its identity."""
    async with LocalDiscord() as local:
        redirect(local)
        async with discord.Client(intents=discord.Intents.none()) as client:
            await client.login(local.token)
            yield client


def permissions(*names: str) -> str:
    return str(discord.Permissions(**dict.fromkeys(names, True)).value)


def interaction(client: discord.Client, **more: Any) -> Interaction:
    """Return the library's object for a press, from Discord's data."""
    told: dict[str, Any] = {
        "id": "1",
        "application_id": "2",
        "type": 3,
        "token": "t",
        "version": 1,
        "locale": "en-US",
        "channel_id": str(CHANNEL),
        "user": USER,
        "data": {"custom_id": "x", "component_type": 2},
        "entitlements": [],
        "authorizing_integration_owners": {},
        "attachment_size_limit": 1,
    }
    return discord.Interaction(data=cast(Any, told | more), state=client._connection)  # pyright: ignore[reportPrivateUsage]


def on_server(
    client: discord.Client, granted: str, *, kind: int = TEXT, channel: int = CHANNEL, **more: Any
) -> Interaction:
    """Return a press in a channel of a server."""
    where: Mapping[str, Any] = {
        "id": str(channel),
        "type": kind,
        "name": "stammtisch",
        "permissions": "0",
        "position": 0,
    }
    thread: Mapping[str, Any] = {
        "guild_id": str(SERVER),
        "parent_id": "5",
        "owner_id": "6",
        "member_count": 1,
        "message_count": 1,
        "thread_metadata": {
            "archived": False,
            "auto_archive_duration": 60,
            "archive_timestamp": "2026-01-01T00:00:00Z",
        },
    }
    return interaction(
        client,
        guild_id=str(SERVER),
        guild={"id": str(SERVER), "features": [], "locale": "en-US"},
        channel={**where, **(thread if kind == THREAD else {})},
        channel_id=str(channel),
        app_permissions=granted,
        **more,
    )


def test_a_place_is_a_channel_of_a_server(client: discord.Client) -> None:
    assert place_of(on_server(client, "0")) == Place(SERVER, CHANNEL)
    with pytest.raises(Refused, match="server-only"):
        place_of(interaction(client))


@pytest.mark.parametrize("missing", NEEDED)
def test_the_first_permission_that_is_missing_is_named(client: discord.Client, missing: str) -> None:
    with pytest.raises(Refused) as refused:
        check_permissions(on_server(client, permissions(*(name for name in NEEDED if name != missing))))
    assert (refused.value.key, refused.value.values) == (
        "permission-missing",
        {"permission": missing.replace("_", "-")},
    )
    for locale in ("en", "de"):
        assert missing not in refusal_words(refused.value, LANGUAGE.texts(locale)).replace("-", "_")


def test_with_all_of_them_nothing_is_refused(client: discord.Client) -> None:
    check_permissions(on_server(client, permissions(*NEEDED)))


def test_a_thread_needs_the_permission_of_threads(client: discord.Client) -> None:
    check_permissions(on_server(client, permissions(*IN_THREAD), kind=THREAD))
    with pytest.raises(Refused) as refused:
        check_permissions(on_server(client, permissions(*NEEDED), kind=THREAD))
    assert refused.value.values == {"permission": "send-messages-in-threads"}


# tables


async def test_a_press_is_meant_for_a_table_of_its_channel_in_the_words_of_its_game(client: discord.Client) -> None:
    room = Room()
    table = await room.open(3, ruleset="fipsen", channel=CHANNEL)
    reply = Reply(on_server(client, "0", member=MEMBER), LANGUAGE.texts("en"), SCREENS, as_text)
    assert table_of(room.tables, reply, Press(Verb.JOIN, table.id)) is table
    assert "fipsen" in reply.texts.scopes
    reply.ticket.close()


@pytest.mark.parametrize(("seated", "let_in"), [(ANNA, True), (BEN, False)])
async def test_nobody_else_reaches_a_table_whose_cards_others_may_still_play(
    client: discord.Client, seated: int, let_in: bool
) -> None:
    room, seal = Room(), RoundSeal(secret_from("a round"))
    opening = Opening(
        Place(SERVER, CHANNEL),
        host=0,
        host_name="",
        ruleset="lupfen-liechtenstein",
        occasion=EveningTable(mark="2abc/1/1", packs=seal, most=3),
        seats=[(seated, "Somebody"), (None, ""), (None, "")],
    )
    table = await room.tables.open(opening)
    reply = Reply(on_server(client, "0", member=MEMBER), LANGUAGE.texts("en"), SCREENS, as_text)
    if let_in:
        assert table_of(room.tables, reply, Press(Verb.HAPPENED, table.id)) is table
    else:
        with pytest.raises(Refused, match="evening-not-yours"):
            table_of(room.tables, reply, Press(Verb.WATCH, table.id))
    reply.ticket.close()


async def test_a_press_from_another_channel_or_for_a_table_that_is_over_is_refused(client: discord.Client) -> None:
    room = Room()
    table = await room.open(3, channel=CHANNEL)
    there = Reply(on_server(client, "0", channel=CHANNEL + 1), LANGUAGE.texts("en"), SCREENS, as_text)
    with pytest.raises(Refused, match="table-elsewhere"):
        table_of(room.tables, there, Press(Verb.JOIN, table.id))
    here = Reply(on_server(client, "0"), LANGUAGE.texts("en"), SCREENS, as_text)
    await table.close("stopped")
    with pytest.raises(Refused, match="session-over"):
        table_of(room.tables, here, Press(Verb.JOIN, table.id))
    with pytest.raises(Refused, match=r"session-over|table"):
        table_of(room.tables, here, Press(Verb.JOIN, "nowhere"))
    for reply in (there, here):
        reply.ticket.close()


# what is posted in a person's name

MAY_WRITE, MAY_WRITE_IN_THREADS = "send_messages", "send_messages_in_threads"


@pytest.mark.parametrize(
    ("granted", "kind", "allowed"),
    [
        (MAY_WRITE, TEXT, True),
        ("view_channel", TEXT, False),
        (MAY_WRITE_IN_THREADS, THREAD, True),
        (MAY_WRITE, THREAD, False),
    ],
)
def test_only_who_may_write_lets_the_bot_show_something(
    client: discord.Client, granted: str, kind: int, allowed: bool
) -> None:
    member: dict[str, Any] = {
        **dict.fromkeys(("deaf", "mute", "pending"), False),
        "roles": [],
        "joined_at": "2026-01-01T00:00:00Z",
        "flags": 0,
        "avatar": None,
        "permissions": permissions(granted),
        "user": {"id": str(ANNA), "username": "Anna", "discriminator": "0", "avatar": None},
    }
    press = on_server(client, "0", kind=kind, member=member)
    if allowed:
        check_may_write(press)
        return
    with pytest.raises(Refused, match="may-not-write"):
        check_may_write(press)
