"""What is kept of past deals, over the wire: ledger, statistics, looking back, pages to keep and the league."""

import csv
import io
import re
from base64 import b64decode

import pytest
from PIL import Image

from bot.discord_io.custom_id import Press, Verb
from local_discord.testing.people import Message, Person
from tests.e2e.alone import newest
from tests.e2e.alone import use as use_newest
from tests.e2e.past import file_of
from tests.e2e.players import LITTLE_PATIENCE, choices, find, offering, use
from tests.e2e.rig import Rig, finish, play_all

pytestmark = [pytest.mark.e2e, pytest.mark.asyncio(loop_scope="module")]
SETTINGS = {"pictures": "true", "patience": LITTLE_PATIENCE}
ENGLISH, GERMAN = "How did I play?", "Wie habe ich gespielt?"
DECIDING = "fuenfzehnern"
"""A game in which everybody has something to decide in each deal, and so something to look back at."""
PICTURE = re.compile(r'<img alt="([^"]+)" width="(\d+)" height="(\d+)" src="data:image/(?:png|webp);base64,([^"]+)">')
MOST_BYTES = 120_000
"""Limit for a page, per deal; a long evening has some sixty deals, and Discord accepts eight million bytes."""


async def test_the_standing_has_a_chart_and_the_postings_can_be_saved(rig: Rig) -> None:
    (player,) = await rig.sit_down("David", computers=2)
    david = player.person
    await david.command("ledger")
    assert (await david.see("Nobody has played here yet.", ephemeral=True)).media == []
    await use(david, "start")
    await david.command("lupfen stop")
    await play_all([player])
    await david.command("ledger")
    standing = await david.see("**David**", ephemeral=True)
    picture = await david.fetch(standing.media[0])
    assert picture[:4] in {b"RIFF", b"\x89PNG"}
    await use(david, "ledger-mine")
    mine = await david.see("Your chips", ephemeral=True)
    assert mine.media == []
    await use(david, "ledger-csv")
    saved = await david.see("Every transaction", ephemeral=True)
    rows = list(csv.DictReader(io.StringIO((await david.fetch(saved.media[0])).decode())))
    assert len(rows) == len(rig.here("postings"))
    assert {row["reason"] for row in rows} >= {"ante"}


async def test_statistics_count_what_was_played_and_leave_out_hidden_people(rig: Rig) -> None:
    players = await rig.sit_down("David", "Clara", computers=1)
    david, clara = (player.person for player in players)
    await david.command("lupfen stats")
    await david.see("No deal has been finished here yet.", ephemeral=True)
    await use(david, "start")
    await david.command("lupfen stop")
    await play_all(players)
    await david.command("lupfen stats", person=clara.id)
    shown = await david.see("Clara", ephemeral=True)
    shown = await david.see("**Deals** 1", ephemeral=True)
    assert "**Best session**" in shown.text
    await clara.command("lupfen stats")
    await clara.see("**Spiele** 1", ephemeral=True)
    await david.command("tippen stats")
    await david.see("## David · Tippen\nNo deal has been finished here yet.", ephemeral=True)
    await clara.command("likes")
    await clara.press(custom_id=Press(Verb.LIKES, choice="1").custom_id)
    likes = await clara.see("In Statistik und Liga zeigen", ephemeral=True)
    hide = next(button for button in likes.buttons if "listed" in button.custom_id)
    await clara.press(custom_id=hide.custom_id, message=likes)
    await david.command("lupfen stats", person=clara.id)
    await david.see("Clara does not want to be shown in statistics.", ephemeral=True)
    await david.command("lupfen stats")
    own = await david.see("## David · Lupfen\n**Deals** 1", ephemeral=True)
    assert "Clara" not in own.text
    await clara.command("lupfen stats")


async def looked_back(person: Person, title: str, sums: str) -> Message:
    """Press the button, and wait for the result."""
    await use(person, "performance")
    return await person.see(lambda each: each.ephemeral and title in each.text and sums in each.text)


async def test_people_look_back_in_their_own_language_and_the_channel_sees_what_is_shared(rig: Rig) -> None:
    players = await rig.sit_down("Ben", "Anna", computers=1, family=DECIDING)
    ben, anna = (player.person for player in players)
    await use(ben, "start")
    await ben.command(f"{DECIDING} stop")
    await play_all(players)
    for person in (ben, anna):
        await person.command(f"{DECIDING} history")
        message, menu = await person.wait(lambda person=person: find(person, "history-session"), what="the sessions")
        table = rig.tables()[0]["id"]
        await person.choose(table, custom_id=menu.custom_id, message=message)
    english = await looked_back(ben, ENGLISH, "**Luck**")
    german = await looked_back(anna, GERMAN, "**Glück**")
    assert "**Given away**" in english.text
    assert "**Verschenkt**" in german.text
    await ben.command("privacy show")
    await ben.see("Deals in which I have judged your choices: 1", ephemeral=True)
    assert not [each for each in anna.messages() if ENGLISH in each.text and "**Luck**" in each.text]
    await use(ben, Verb.PERFORMANCE_SHARE, on=english)
    shown = await anna.see("How Ben played", ephemeral=False)
    assert "**Luck**" in shown.text or "**Glück**" in shown.text


async def test_only_a_persons_own_statistics_include_months(rig: Rig) -> None:
    players = await rig.sit_down("David", "Emma", computers=1, family=DECIDING)
    david, emma = (player.person for player in players)
    await use(david, "start")
    await david.command(f"{DECIDING} stop")
    await play_all(players)
    await david.command(f"{DECIDING} stats", person=emma.id)
    others = await david.see("## Emma", ephemeral=True)
    assert offering(others, Verb.PERFORMANCE) is None
    await david.command(f"{DECIDING} stats")
    told = await looked_back(david, ENGLISH, "given away per deal")
    assert " · **" not in told.text, "a single month would repeat the line above it"


async def test_somebody_who_did_not_play_has_nothing_to_look_back_at(rig: Rig) -> None:
    players = await rig.sit_down("Ben", "David", computers=1)
    (emma,) = await rig.enter("Emma")
    await use(players[0].person, "start")
    await finish(players)
    await emma.command("lupfen history")
    message, menu = await emma.wait(lambda: find(emma, "history-session"), what="the sessions")
    await emma.choose(rig.tables()[0]["id"], custom_id=menu.custom_id, message=message)
    await looked_back(emma, ENGLISH, "There is nothing of yours")


async def saved(person: Person) -> str:
    await person.command("lupfen history")
    message, menu = await person.wait(lambda: find(person, "history-session"), what="the sessions")
    session = menu.component["options"][0]["value"]
    await person.choose(session, custom_id=menu.custom_id, message=message)
    return await file_of(person, "history-page")


async def test_a_page_shows_the_table_after_each_deal(rig: Rig) -> None:
    players = await rig.sit_down("Hugo", computers=3)
    hugo = players[0].person
    await use(hugo, "start")
    await hugo.command("lupfen stop")
    await play_all(players)
    page = await saved(hugo)
    [(alt, width, height, data)] = PICTURE.findall(page)
    assert "Hugo" in alt
    assert Image.open(io.BytesIO(b64decode(data))).size == (int(width), int(height))
    assert len(page.encode()) < MOST_BYTES
    await hugo.command("likes")
    await hugo.press(custom_id=Press(Verb.LIKES_SET, choice="pictures=no").custom_id)
    assert PICTURE.findall(await saved(hugo)) == []


async def play_mate(rig: Rig) -> tuple[Person, Person]:
    """Let David and Anna play the two rounds of a session of Mate, in a channel of their own."""
    channel = {"server": rig.server, "name": f"matt-{len(rig.tables())}"}
    rig.place = (await rig.people.control("POST", "channels", channel))["id"]
    players = await rig.begin("David", "Anna", family="mate", turn_seconds=0)
    await play_all(players)
    return players[0].person, players[1].person


async def test_a_season_is_computed_saved_and_shown_without_hidden_people(rig: Rig) -> None:
    (david,) = await rig.enter("David")
    await david.command("league")
    await david.see("## League · Lupfen", ephemeral=True)
    david, anna = await play_mate(rig)
    assert await david.complete("league", "game", "mat") == ["Mate"]
    await david.command("league")
    page = await david.see("## League · Mate", ephemeral=True)
    assert "it takes 4 deals with other people" in page.text
    assert "2 deals; 2 more and you are listed" in page.text
    await use_newest(david, "league-share")
    assert "Nobody is in this table yet" in newest(david).text
    await play_mate(rig)
    await david.command("league", game="mate")
    page = await david.see(lambda each: each.ephemeral and "1\\. **" in each.text and bool(each.media))
    assert "ratings-" in page.media[0]
    assert "**David**" in page.text
    assert "**Anna**" in page.text
    assert "give or take" in repr(page.json), "the picture has an alternative text"
    await is_saved(david)
    await is_shown(david, anna)
    await anna.command("likes")
    await anna.press(custom_id=Press(Verb.LIKES, choice="1").custom_id)
    await anna.press(custom_id=Press(Verb.LIKES_SET, choice="listed=no").custom_id)
    await david.command("league", game="mate", season=0)
    page = await david.see(lambda each: each.id == newest(david).id and "1\\. **David**" in each.text)
    assert "Anna" not in page.text
    await anna.command("league", game="mate")
    own = await anna.see("deine Zahl siehst nur du", ephemeral=True)
    assert "**Anna**" not in own.text


async def is_saved(person: Person) -> None:
    """Save the table of the open page as a file."""
    await use_newest(person, "league-csv")
    [saved] = newest(person).media
    rows = list(csv.DictReader(io.StringIO((await person.fetch(saved)).decode())))
    assert {row["name"]: row["deals"] for row in rows} == {"David": "4", "Anna": "4"}


async def is_shown(person: Person, reader: Person) -> None:
    """Show the table to the channel; whoever presses it there reads their own."""
    await person.command("league")
    await use_newest(person, "league-share")
    card = await reader.see(lambda each: not each.ephemeral and "League · Mate" in each.text)
    assert "You" not in card.text
    await use_newest(person, "league-share")
    assert "You have just shown something here" in newest(person).text
    await use(reader, "league", on=card)
    await reader.see("**Du** ", ephemeral=True)


async def test_a_server_has_seasons_of_a_month_a_quarter_or_none(rig: Rig) -> None:
    (anna,) = await rig.enter("Anna")
    await anna.command("league", game="skat", season=1)
    last = await anna.see("So ging sie aus", ephemeral=True)
    (games,) = last.selects
    chosen = next(each for each in choices(games) if each.startswith("mate/"))
    await anna.choose(chosen, custom_id=games.custom_id, message=last)
    page = await anna.see("## Liga · Matt", ephemeral=True)
    assert [each.disabled for each in page.buttons[:2]] == [True, False], "nothing was played in an earlier season"
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
