"""Messages in channels: files, mentions, history, permissions, and ownership."""

import io
from typing import Any

import discord
import pytest
from discord import ui
from PIL import Image

from local_discord import LocalDiscord
from local_discord.state.files import picture_size
from local_discord.testing.people import People, Person
from rig.bot import Bot, answering, layout, panel, refusal, running, says
from rig.rest import Rest, channel_of, grant


def picture(kind: str, width: int, height: int) -> bytes:
    """Draw an empty picture."""
    written = io.BytesIO()
    Image.new("L", (width, height)).save(written, kind)
    return written.getvalue()


PNG = picture("PNG", 640, 360)


def gallery(name: str, alt: str) -> ui.LayoutView:
    """Make a layout with one picture."""
    return layout(ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description=alt)))


async def test_a_message_is_sent_changed_fetched_and_deleted(room: discord.TextChannel, anna: Person) -> None:
    message = await room.send("first")
    await anna.see("first")
    await message.edit(content="second")
    seen = await anna.see("second")
    assert seen.json["edited_timestamp"]
    assert (await room.fetch_message(message.id)).content == "second"
    assert [each.id async for each in room.history(limit=5)] == [message.id]
    await message.delete()
    await anna.gone(seen)
    assert await refusal(room.fetch_message(message.id)) == (404, 10008)


async def test_a_picture_is_shown_kept_and_replaced(
    room: discord.TextChannel, discord_: LocalDiscord, anna: Person
) -> None:
    file = discord.File(io.BytesIO(PNG), "table one.png")
    sent = await room.send(view=gallery("table_one.png", "Anna holds three cards"), file=file)
    shown = await anna.see("Anna holds three cards")
    item = shown.components[0]["items"][0]["media"]
    assert (item["width"], item["height"]) == (640, 360)
    assert discord_.url in shown.media[0]
    await sent.edit(view=gallery("table_one.png", "the same picture"), attachments=sent.attachments)
    before = await anna.see("the same picture")
    assert await anna.fetch(before.media[0]) == PNG
    await sent.edit(view=gallery("b.png", "after"), attachments=[discord.File(io.BytesIO(PNG + b"2"), "b.png")])
    assert await anna.fetch((await anna.see("after")).media[0]) == PNG + b"2"
    with pytest.raises(Exception, match="404"):
        await anna.fetch(before.media[0])


@pytest.mark.parametrize("kind", ["PNG", "GIF", "WEBP", "JPEG"])
def test_only_whole_pictures_have_a_size(kind: str) -> None:
    assert picture_size(picture(kind, 3, 2)) == (3, 2)
    assert picture_size(picture(kind, 3, 2)[:9]) is None


@pytest.mark.parametrize("data", [b"", b"no picture", PNG[:8] + b"\0\0\0\4IHDR" + PNG[16:], picture("BMP", 3, 2)])
def test_files_that_are_not_pictures_have_no_size(data: bytes) -> None:
    assert picture_size(data) is None


async def test_a_refused_message_leaves_no_file_behind(room: discord.TextChannel, discord_: LocalDiscord) -> None:
    file = discord.File(io.BytesIO(PNG), "a.png")
    assert await refusal(room.send(view=gallery("other.png", "x"), file=file)) == (400, 50035)
    large = discord.File(io.BytesIO(bytes(10 * 1024 * 1024 + 1)), "big.bin")
    assert await refusal(room.send(file=large)) == (413, 40005)
    assert discord_.world.blobs == {}


async def test_only_allowed_mentions_take_effect(room: discord.TextChannel, anna: Person, ben: Person) -> None:
    everybody = f"<@{anna.id}> <@{ben.id}> @everyone"
    quiet = discord.AllowedMentions(users=[discord.Object(int(ben.id))], everyone=False)
    await room.send(everybody, allowed_mentions=quiet)
    message = await anna.see("@everyone")
    assert [each["id"] for each in message.json["mentions"]] == [ben.id]
    assert message.json["mention_everyone"] is False
    await room.send("loud " + everybody, allowed_mentions=discord.AllowedMentions.all())
    message = await anna.see("loud")
    assert {each["id"] for each in message.json["mentions"]} == {anna.id, ben.id}
    assert message.json["mention_everyone"] is True
    await room.send(view=panel(text=f"Your turn, <@{anna.id}>"))
    assert [each["id"] for each in (await anna.see("Your turn")).json["mentions"]] == [anna.id]


async def test_a_missing_permission_is_refused_with_its_code(
    room: discord.TextChannel, bot: Bot, discord_: LocalDiscord, people: People, rest: Rest, anna: Person
) -> None:
    for denied, code in (("send_messages", 50013), ("view_channel", 50001)):
        await people.control("POST", "permissions", {"channel": rest.channel, "deny": [denied]})
        await bot.event_named("guild_channel_update")
        # Of a channel that it may not view a bot does not learn why.
        assert room.overwrites == {} or getattr(room.permissions_for(room.guild.me), denied) is False
        assert await refusal(room.send("x")) == (403, code)
    await people.control("POST", "permissions", {"channel": rest.channel, "deny": ["attach_files"]})
    assert await refusal(room.send(file=discord.File(io.BytesIO(b"x"), "a.txt"))) == (403, 50013)
    await people.control("POST", "permissions", {"server": str(room.guild.id), "deny": ["send_messages"]})
    await bot.event_named("guild_role_update")
    other = channel_of(bot, discord_, "zweiter-tisch")
    assert other.permissions_for(other.guild.me).send_messages is False


async def test_an_interaction_states_the_bots_permissions(discord_: LocalDiscord, people: People, anna: Person) -> None:
    async with running(discord_, answering(may=says(lambda here: f"send: {here.app_permissions.send_messages}"))):
        await anna.command("may")
        await anna.see("send: True")
        await people.control("POST", "permissions", {"channel": anna.channel, "deny": ["send_messages"]})
        await anna.command("may")
        await anna.see("send: False")


async def test_a_bot_cannot_edit_or_delete_other_peoples_messages(
    discord_: LocalDiscord, anna: Person, rest: Rest
) -> None:
    written = await anna.say("mine")
    path = f"/channels/{rest.channel}/messages/{written.id}"
    assert (await rest("PATCH", path, {"content": "x"}))[1]["code"] == 50005
    assert (await rest("DELETE", path))[1]["code"] == 50013


async def test_a_direct_message_reaches_one_person(discord_: LocalDiscord, people: People, anna: Person) -> None:
    async def whisper(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("asked", ephemeral=True)
        await interaction.user.send("Only for Anna")

    async with running(discord_, answering(whisper=whisper)) as bot:
        await anna.command("whisper")
        await anna.wait(lambda: any(server["id"] == "@me" for server in anna.state["servers"]))
        anna.go("Lupfen")
        await anna.see("Only for Anna")
        ben = await people.enter("Ben")
        assert "Only for Anna" not in str(ben.seen)
        await anna.command("whisper")
        await people.control("POST", f"people/{anna.id}", {"direct_messages": False})
        assert await refusal((await bot.fetch_user(int(anna.id))).send("x")) == (403, 50007)


async def test_a_message_outside_its_limits_is_refused(rest: Rest) -> None:
    wrong: list[tuple[str, Any]] = [
        ("content", "x" * 2001),
        ("embeds", [{"title": "x" * 257}]),
        ("embeds", [{"description": "x" * 4096}, {"description": "y" * 1905}]),
        ("embeds", [{"title": "x"}] * 11),
        ("attachments", [{"id": "0"}]),
        ("flags", "many"),
        ("message_reference", {"message_id": "1"}),
    ]
    for field, value in wrong:
        assert field in await rest.refused(**{"content": "x", field: value})


async def test_history_is_read_in_pages(rest: Rest) -> None:
    ids = [(await rest.send(content=str(number)))[1]["id"] for number in range(5)]
    base = f"/channels/{rest.channel}/messages"

    async def page(query: str) -> list[str]:
        return [each["id"] for each in (await rest("GET", f"{base}?{query}"))[1]]

    assert await page("limit=2") == [ids[4], ids[3]]
    assert await page(f"before={ids[2]}") == [ids[1], ids[0]]
    assert await page(f"after={ids[2]}") == [ids[4], ids[3]]
    assert set(await page(f"around={ids[2]}&limit=3")) == set(ids[1:4])
    assert (await rest("GET", f"{base}?limit=101"))[0] == 400


async def test_bulk_deletion_needs_the_permission_and_two_messages(discord_: LocalDiscord, rest: Rest) -> None:
    path = f"/channels/{rest.channel}/messages/bulk-delete"
    ids = [(await rest.send(content=str(number)))[1]["id"] for number in range(2)]
    assert (await rest("POST", path, {"messages": ids}))[1]["code"] == 50013
    grant(discord_, "manage_messages")
    assert (await rest("POST", path, {"messages": ids[:1]}))[0] == 400
    assert (await rest("POST", path, {"messages": ids}))[0] == 204
    assert discord_.world.messages == {}


async def test_an_embed_arrives_as_it_was_sent(room: discord.TextChannel, anna: Person) -> None:
    embed = discord.Embed(title="Title", description="Words", color=0x123456, url="https://a.b")
    embed.set_author(name="Author", icon_url="https://a.b/i.png").set_footer(text="Foot").set_image(
        url="https://a.b/c.png"
    )
    embed.add_field(name="Name", value="Value")
    await room.send(embed=embed)
    message = await anna.see("Words")
    assert message.json["embeds"] == [embed.to_dict()]
