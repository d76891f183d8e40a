"""Every kind of form field, and Discord's refusals of forms."""

import base64
from typing import Any

import discord
import pytest

from local_discord import LocalDiscord
from local_discord.format.components import Checker
from local_discord.format.errors import ApiError
from local_discord.testing.people import People, Person, Refused
from rig.bot import Bot, answering, running

Json = dict[str, Any]
OPTIONS = [{"label": name.title(), "value": name} for name in ("one", "two", "three")]


def label(component: Json, name: str = "Field") -> Json:
    """Label a field."""
    return {"type": 18, "label": name, "component": component}


def form(*components: Json, **more: Any) -> Json:
    """Make a form."""
    return {"custom_id": "form", "title": "Form", "components": list(components), **more}


def text(**more: Any) -> Json:
    """Make a text input."""
    return {"type": 4, "custom_id": "t", "style": 1, **more}


def asking(asked: Json) -> tuple[Bot, list[Any]]:
    """Return a bot that answers /ask with a form, and the list of what is submitted to it."""
    submitted: list[Any] = []

    async def ask(interaction: discord.Interaction) -> None:
        modal = discord.ui.Modal(title=asked["title"], custom_id=asked["custom_id"])
        setattr(modal, "to_dict", lambda: asked)  # noqa: B010 - kinds of fields that the library cannot make
        await interaction.response.send_modal(modal)

    async def keep(interaction: discord.Interaction) -> None:
        submitted.append(interaction.data)
        await interaction.response.send_message("Kept", ephemeral=True)

    return answering(keep, ask=ask), submitted


async def test_every_kind_of_field_is_submitted_in_its_own_way(discord_: LocalDiscord, anna: Person) -> None:
    asked = form(
        label({"type": 21, "custom_id": "radio", "options": OPTIONS}, "Radio"),
        label({"type": 22, "custom_id": "checks", "options": OPTIONS, "max_values": 2}, "Checks"),
        label({"type": 23, "custom_id": "check"}, "Check"),
        label({"type": 5, "custom_id": "who"}, "Who"),
        label({"type": 19, "custom_id": "file", "required": False}, "File"),
    )
    bot, submitted = asking(asked)
    async with running(discord_, bot):
        opened = await anna.form(await anna.command("ask"))
        file = {"filename": "a.txt", "data": base64.b64encode(b"x").decode()}
        values = {"Radio": "two", "Checks": ["one", "three"], "Check": True, "Who": "Ben", "File": [file]}
        await anna.submit(opened, values)
        opened = await anna.form(await anna.command("ask"))
        for wrong, sentence in (
            ({"Radio": "four", "Checks": "one", "Who": "Ben"}, "Radio: This menu has no such choice"),
            ({"Radio": "one", "Checks": ["one", "two", "three"], "Who": "Ben"}, "Checks: Choose between 1 and 2"),
            ({"Radio": "one", "Checks": "one", "Who": "Zoe"}, "Who: There is nobody called Zoe"),
            ({"Radio": "one", "Checks": "one", "Who": "Ben", "colour": "red"}, "no field colour"),
            ({"Checks": "one", "Who": "Ben"}, "Radio: Choose between 1 and 1"),
        ):
            with pytest.raises(Refused, match=sentence):
                await anna.submit(opened, wrong)
        await anna.submit(opened, {"Radio": "one", "Checks": "one", "Who": "Ben"})
    fields = [each["component"] for each in submitted[0]["components"]]
    assert [each.get("value", each.get("values")) for each in fields[:3]] == ["two", ["one", "three"], True]
    assert list(submitted[0]["resolved"]) == ["users", "members", "attachments"]
    assert submitted[1]["components"][2]["component"]["value"] is False


async def test_a_form_stays_open_until_it_is_submitted_or_dismissed(
    discord_: LocalDiscord, people: People, anna: Person, ben: Person
) -> None:
    bot, submitted = asking(form(label(text(value="kept"))))
    async with running(discord_, bot):
        made = await anna.command("ask")
        opened = await anna.form(made)
        with pytest.raises(Refused, match="not open"):
            await ben.submit(opened, {})
        await people.control("POST", "faults", {"path": "/callback$", "status": 404, "code": 10062, "count": 1})
        first = await anna.submit(opened, {"Field": "first"}, wait=False)
        discord_.clock.advance(3)
        assert await anna.outcome(first) == "failed"
        await anna.submit(opened, {})
        await anna.see("Kept")
        assert [each["components"][0]["component"]["value"] for each in submitted] == ["first", "kept"]
        made = await anna.command("ask")
        url = f"{discord_.url}/client/forms/{made}?key={discord_.person('Anna').key}"
        async with people.http.delete(url) as response:
            assert response.status == 200
        with pytest.raises(Refused, match="not open"):
            await anna.submit(await anna.form(made), {})


@pytest.mark.parametrize(
    ("wrong", "place"),
    [
        (form(label(text()), title="x" * 46), "title"),
        (form(label(text()), title=""), "title"),
        (form(label(text()), custom_id="x" * 101), "custom_id"),
        (form(), "components"),
        (form(*(label(text(custom_id=str(number))) for number in range(6))), "components"),
        (form(label(text()), label(text())), "components"),
        (form(label(text(), "x" * 46)), "components"),
        (form(label(text()) | {"description": "x" * 101}), "components"),
        (form(label(text(style=3))), "components"),
        (form(label(text(max_length=4001))), "components"),
        (form(label(text(min_length=5, max_length=4))), "components"),
        (form(label(text(value="long", max_length=3))), "components"),
        (form(label(text(placeholder="x" * 101))), "components"),
        (form(label({"type": 2, "style": 1, "label": "x", "custom_id": "b"})), "components"),
        (form(label({"type": 21, "custom_id": "r", "options": OPTIONS[:1]})), "components"),
        (form(label({"type": 22, "custom_id": "c", "options": OPTIONS * 4})), "components"),
        (form(label({"type": 19, "custom_id": "f", "max_values": 11})), "components"),
        (form({"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": "b"}]}), "components"),
        (form({"type": 17, "components": []}), "components"),
    ],
)
def test_a_form_outside_its_limits_is_refused(wrong: Json, place: str) -> None:
    with pytest.raises(ApiError) as caught:
        Checker({}, (), form=True).modal(wrong)
    assert caught.value.body["code"] == 50035
    assert place in caught.value.body["errors"]["data"]


async def test_an_interaction_accepts_only_suitable_response_types(
    discord_: LocalDiscord, people: People, anna: Person
) -> None:
    anna_channel = {"person": anna.id, "channel": anna.channel}
    discord_.limiter.enabled = False
    command, completion, submission = 2, 4, 5
    wrong = {command: (1, 6, 7, 8, 10, 99), completion: (1, 4, 5, 6, 7, 9), submission: (6, 7, 8, 9)}
    for kind, answers in wrong.items():
        body = {"type": kind, "data": {"name": "x"}, **anna_channel}
        made = await people.control("POST", "interactions", body)
        url = f"{discord_.api}/interactions/{made['interaction']}/{made['token']}/callback"
        for answer in answers:
            async with people.http.post(url, json={"type": answer, "data": {}}) as response:
                assert (response.status, (await response.json())["code"]) == (400, 50035)
