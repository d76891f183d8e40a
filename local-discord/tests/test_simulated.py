"""The page that says what is simulated is true of the server, and of Discord's description where that is at hand."""

import re
from pathlib import Path

from local_discord.api.answering import ROUTES
from local_discord.testing import description, simulated
from rig.rest import Rest

PAGE = (Path(__file__).parent.parent / "SIMULATED.md").read_text(encoding="utf-8")
SERVED = re.findall(r"^\| `([A-Z]+) (/\S+)` \| (.*) \| (.*) \|$", PAGE, re.MULTILINE)
REFUSED = re.findall(r"^\* `([A-Z]+) (/\S+)`$", PAGE, re.MULTILINE)


def test_the_page_lists_the_served_routes_with_what_they_lack() -> None:
    listed = {(row[0], simulated.plain(row[1])): (row[2], re.findall(r"`(.+?)`", row[3])) for row in SERVED}
    assert listed.keys() == {(route.method, simulated.plain(route.template)) for route in ROUTES}
    for route in ROUTES:
        how, lacks = listed[route.method, simulated.plain(route.template)]
        assert lacks == [*route.lacks]
        assert (how == "partly") is bool(lacks)


async def test_routes_listed_as_refused_say_so(rest: Rest) -> None:
    assert len(REFUSED) > 150
    for method, path in REFUSED:
        address = re.sub(r"\{\w+\}", "1", path)
        status, answer = await rest(method, address)
        assert (status, answer["message"]) == (501, f"The local Discord does not simulate {method} {address}.")


async def test_a_field_that_is_not_simulated_is_refused_and_an_empty_one_is_not(rest: Rest) -> None:
    assert await rest.refused(content="Tea?", poll={"question": {"text": "Tea?"}}) == {
        "poll": {"_errors": [{"code": "NOT_SIMULATED", "message": "The local Discord does not simulate poll here."}]}
    }
    assert "message_reference" in await rest.refused(content="x", message_reference={"type": 1, "message_id": "1"})
    status, answer = await rest("GET", "/users/@me/guilds?before=1")
    assert (status, "before" in answer["errors"]) == (400, True)
    assert (await rest.send(content="Tea", tts=False, sticker_ids=[]))[0] == 200


def test_the_page_matches_the_latest_description() -> None:
    if described := description.document():
        assert simulated.page(described) == PAGE, "regenerate it: python -m local_discord.testing.simulated"
        assert [*simulated.unread(described)] == []
