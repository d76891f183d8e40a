"""The application's emojis: uploaded once, replaced when redrawn, and nothing is lost where they are unavailable."""

import logging
from collections.abc import AsyncIterator, Mapping
from typing import Any

import discord
import pytest
import pytest_asyncio

from bot.discord_io.controls import button, rows
from bot.discord_io.custom_id import Press, Verb
from bot.discord_io.surface import Surface
from bot.language import Language
from bot.operations.emojis import FOLDER, Emojis, drawn_signs
from bot.panels.kit.cards import card_label, card_name, emoji, suit_name
from bot.pictures.packs import PACKS
from game.core.cards import SWISS_20, WHIST_52
from local_discord import LocalDiscord
from rig.bot import redirect
from tests.layouts import Layout

PATIENCE = 20.0
PNG = (FOLDER / "bells.png").read_bytes()


@pytest_asyncio.fixture
async def discord_() -> AsyncIterator[LocalDiscord]:
    async with LocalDiscord() as server:
        yield server


@pytest_asyncio.fixture
async def client(discord_: LocalDiscord) -> AsyncIterator[discord.Client]:
    redirect(discord_)
    async with discord.Client(intents=discord.Intents.none()) as client:
        await client.login(discord_.token)
        yield client


async def brought(client: discord.Client, *, uploads: bool = True) -> Language:
    """Update the emojis, as a bot does at startup; return the texts it writes with."""
    language = Language(strict=True)
    await Emojis(language.show, uploads=uploads, again=()).open(client, PATIENCE)
    return language


def uploads(server: LocalDiscord) -> list[str]:
    """Return the names of the uploads, in order."""
    return [each.body["name"] for each in server.api_log.requests if (each.method, each.status) == ("POST", 201)]


async def names(client: discord.Client) -> set[str]:
    return {each.name for each in await client.fetch_application_emojis()}


async def test_the_first_start_uploads_every_emoji_and_the_next_none(
    discord_: LocalDiscord, client: discord.Client
) -> None:
    first = await brought(client)
    assert uploads(discord_) == [sign.name for sign in drawn_signs()]
    second = await brought(client)
    assert len(uploads(discord_)) == len(drawn_signs())
    assert first.texts("de").emojis == second.texts("de").emojis != {}


async def test_only_missing_emojis_are_uploaded_and_redrawn_ones_replaced(
    discord_: LocalDiscord, client: discord.Client
) -> None:
    await brought(client)
    for each in await client.fetch_application_emojis():
        if each.name.startswith("roses_"):
            await each.delete()
    for name in ("roses_000000", "party", "acorns", "clubs_12"):
        await client.create_application_emoji(name=name, image=PNG)
    await brought(client)
    now = {sign.name for sign in drawn_signs()}
    assert uploads(discord_)[-1].startswith("roses_")
    assert await names(client) == now | {"party", "acorns", "clubs_12"}, "what others have put there is not ours"


TROUBLE: Mapping[str, dict[str, Any]] = {
    "no such route": {"path": "/emojis", "status": 404},
    "not allowed": {"path": "/emojis", "status": 403, "code": 50013},
    "full": {"path": "/emojis", "method": "POST", "status": 400, "code": 30008},
    "the third refused": {"path": "/emojis", "method": "POST", "status": 400, "code": 50035},
    "cut off": {"path": "/emojis", "drop": True},
}


@pytest.mark.parametrize("what", TROUBLE)
async def test_an_upload_failure_costs_only_the_emojis(
    what: str, discord_: LocalDiscord, client: discord.Client, caplog: pytest.LogCaptureFixture
) -> None:
    if what == "the third refused":
        for sign in drawn_signs()[:2]:
            await client.create_application_emoji(name=sign.name, image=sign.picture)
    discord_.faults.add(**TROUBLE[what])
    with caplog.at_level(logging.WARNING, "bot"):
        language = await brought(client)
    assert len(caplog.records) == 1
    assert language.texts("de").emojis == {}
    assert suit_name(language.texts("en"), SWISS_20, "bells") == "🔔 Bells"


async def test_processes_with_later_shards_use_the_first_ones_uploads(
    discord_: LocalDiscord, client: discord.Client
) -> None:
    assert (await brought(client, uploads=False)).texts("de").emojis == {}
    assert uploads(discord_) == []
    await brought(client)
    assert (await brought(client, uploads=False)).texts("de").emojis != {}


async def test_a_deleted_emoji_is_noticed_when_discord_refuses_it(
    discord_: LocalDiscord, client: discord.Client
) -> None:
    language = Language(strict=True)
    emojis = Emojis(language.show, uploads=True, again=())
    await emojis.open(client, PATIENCE)
    texts = language.texts("en")
    surface = Surface((*rows(button("x", Press(Verb.HAND), emoji=emoji(texts, SWISS_20, "roses"))),))
    for each in await client.fetch_application_emojis():
        await each.delete()
    channel = client.get_partial_messageable(int(discord_.channel("stammtisch").id))
    with pytest.raises(discord.HTTPException) as refused:
        await channel.send(view=Layout(surface))
    assert emojis.refused(refused.value)
    assert language.texts("en").emojis == {}
    with pytest.raises(discord.HTTPException) as other:
        await channel.send("")
    assert not emojis.refused(other.value)
    assert not emojis.refused(ConnectionError())


async def test_four_colour_readers_also_get_four_colour_emojis(client: discord.Client) -> None:
    language = await brought(client)
    for suit, same in (("clubs", False), ("diamonds", False), ("hearts", True), ("spades", True)):
        two, four = (emoji(language.texts("de", four_colour=wish), WHIST_52, suit) for wish in (False, True))
        assert two
        assert (two == four) == same


async def test_every_suit_has_an_emoji_with_its_name_beside_it(client: discord.Client) -> None:
    language = await brought(client)
    texts = language.texts("de")
    for pack in (SWISS_20, WHIST_52):
        for card in pack.cards:
            assert emoji(texts, pack, card.suit).startswith("<:")
            assert card_label(texts, pack, card) in card_name(texts, pack, card)
            assert "<" not in card_label(texts, pack, card)
            assert card_label(texts.plain, pack, card) == card_name(texts.plain, pack, card)
    assert {suit for pack in PACKS.values() for suit in pack.suits} <= {sign.shows for sign in drawn_signs()}


def test_packaged_emojis_are_within_discords_limits() -> None:
    for sign in drawn_signs():
        assert 2 <= len(sign.name) <= 32
        assert sign.name.isascii()
        assert sign.name.replace("_", "").isalnum()
        assert len(sign.picture) <= 256 * 1024
