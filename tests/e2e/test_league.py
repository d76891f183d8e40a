"""The league over the wire: computed from what was played, shown to the channel, silent about people who opted out."""

import csv
import io
from pathlib import Path

import pytest

from bot.discord_io.custom_id import Press, Verb
from tests.e2e.players import choices, offering, use
from tests.e2e.rig import Rig, play_all
from tests.e2e.test_daily import newest
from tests.e2e.test_daily import use as use_private
from tests.people import Person

pytestmark = pytest.mark.e2e


async def play_mate(rig: Rig) -> tuple[Person, Person]:
    """Let David and Anna play the two rounds of a session of Mate, in a channel of their own."""
    await rig.elsewhere()
    players = await rig.sit_down("David", "Anna", family="mate", turn_seconds=0)
    await use(players[0].person, "start")
    await play_all(players)
    return players[0].person, players[1].person


async def test_a_season_is_reckoned_saved_shown_and_silent_about_who_hides(tmp_path: Path) -> None:
    async with Rig(tmp_path, pictures="true") as rig:
        (david,) = await rig.enter("David")
        await david.command("league")
        await david.see("## League · Lupfen", ephemeral=True)
        david, anna = await play_mate(rig)
        assert await david.complete("league", "game", "mat") == ["Mate"]
        await david.command("league")
        page = await david.see("## League · Mate", ephemeral=True)
        assert "it takes 4 deals with other people" in page.text
        assert "2 deals; 2 more and you are listed" in page.text
        await use_private(david, "league-share")
        assert "There is nobody in this table yet" in newest(david).text
        await play_mate(rig)
        await david.command("league", game="mate")
        page = await david.see(lambda each: each.ephemeral and "1. **" in each.text and bool(each.media))
        assert "ratings-" in page.media[0]
        assert "**David**" in page.text
        assert "**Anna**" in page.text
        assert "give or take" in repr(page.json), "the picture is read out"
        await is_saved(david)
        await is_shown(david, anna)
        await anna.command("likes")
        await anna.press(custom_id=Press(Verb.LIKES, choice="1").custom_id)
        await anna.press(custom_id=Press(Verb.LIKES_SET, choice="listed=no").custom_id)
        await david.command("league", game="mate", season=0)
        page = await david.see(lambda each: each.id == newest(david).id and "1. **David**" in each.text)
        assert "Anna" not in page.text
        await anna.command("league", game="mate")
        own = await anna.see("deine Zahl siehst nur du", ephemeral=True)
        assert "**Anna**" not in own.text
        assert rig.audit() == []
        assert rig.tracebacks() == []


async def is_saved(person: Person) -> None:
    """Save the table of the open page as a file."""
    await use_private(person, "league-csv")
    [saved] = newest(person).media
    rows = list(csv.DictReader(io.StringIO((await person.fetch(saved)).decode())))
    assert {row["name"]: row["deals"] for row in rows} == {"David": "4", "Anna": "4"}


async def is_shown(person: Person, reader: Person) -> None:
    """Show the table to the channel; whoever presses it there reads their own."""
    await person.command("league")
    await use_private(person, "league-share")
    card = await reader.see(lambda each: not each.ephemeral and "League · Mate" in each.text)
    assert "You" not in card.text
    button = offering(card, "league")
    assert button
    await reader.press(custom_id=button.custom_id, message=card)
    await reader.see("**Du** ", ephemeral=True)


async def test_a_server_has_seasons_of_a_month_a_quarter_or_none(tmp_path: Path) -> None:
    async with Rig(tmp_path) as rig:
        (anna,) = await rig.enter("Anna")
        await anna.command("league", game="skat", season=1)
        last = await anna.see("die Schlusstabelle", ephemeral=True)
        (games,) = last.selects
        chosen = next(each for each in choices(games) if each.startswith("mate/"))
        await anna.choose(chosen, custom_id=games.custom_id, message=last)
        page = await anna.see("## Liga · Matt", ephemeral=True)
        assert [each.disabled for each in page.buttons[:2]] == [True, False], "nothing was played before"
        await anna.press("Spätere Saison ▶", message=page)
        await anna.see("Die Saison endet", ephemeral=True)
        set_season = Press(Verb.SETTINGS_SET, choice="season").custom_id
        for season, told in (("quarter", ". Quartal 20"), ("off", "keine Liga. Wer ihn verwaltet"), ("month", "endet")):
            await anna.command("settings")
            settings = await anna.see("Saisons der Liga", ephemeral=True)
            await anna.choose(season, custom_id=set_season, message=settings)
            await anna.command("league", game="skat")
            await anna.see(told, ephemeral=True)
        await anna.command("league", game="bridge")
        await anna.see("bridge", ephemeral=True)
        assert rig.tracebacks() == []
