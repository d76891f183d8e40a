"""Past deals can be viewed: from the viewer's own seat while the session runs, with all hands once it has ended."""

import csv
import io
import json
import sqlite3
from collections.abc import AsyncGenerator
from contextlib import closing
from pathlib import Path

import pytest
import pytest_asyncio

from bot.__main__ import main
from bot.discord_io.custom_id import Press, Verb
from bot.language import Language
from game.core.driver import Driver
from game.core.shuffle import Seal
from local_discord.testing.people import Message, Person
from tests.bot.pasts import known, named
from tests.e2e.past import (
    ReviewedSession,
    choose_deal,
    chosen,
    file_of,
    forged,
    one_deal_played,
    paused,
    press,
)
from tests.e2e.players import components, find, offering, over, press_of, use
from tests.e2e.rig import forge, play_all

pytestmark = [pytest.mark.e2e, pytest.mark.asyncio(loop_scope="module")]
LANGUAGE = Language(strict=True)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def evening(tmp_path_factory: pytest.TempPathFactory) -> AsyncGenerator[ReviewedSession]:
    async with one_deal_played(tmp_path_factory.mktemp("history")) as played:
        yield played


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def ended(evening: ReviewedSession) -> ReviewedSession:
    """Play a second deal and end the session."""
    for player in evening.players:
        await use(player.person, "next")
    await evening.end()
    assert over(evening.players[0].person)
    return evening


async def stepped(person: Person) -> list[Message]:
    """Step through the first deal from the beginning to the end."""
    shown = [await choose_deal(person, "lupfen history", "history")]
    while any(press_of(button).choice == "on" for button in components(shown[-1])):
        shown.append(await press(person, shown[-1], "on"))
    return shown


# while the session runs


async def test_in_a_running_session_nobody_steps_through_other_peoples_cards(evening: ReviewedSession) -> None:
    driver = evening.deal()
    for person in evening.everybody:
        texts = LANGUAGE.texts(person.locale)
        seat = evening.seat(person)
        shown = await stepped(person)
        assert len(shown) == len(driver.answered) + 1
        told = "\n".join(json.dumps(message.json, ensure_ascii=False) for message in shown)
        assert named(driver, told, texts) <= known(driver, seat)
        assert texts("history-spectator" if seat is None else "history-own-eyes") in shown[0].text


async def test_in_a_running_session_files_contain_only_what_their_reader_saw(evening: ReviewedSession) -> None:
    driver = evening.deal()
    for person in evening.everybody:
        await chosen(person, "lupfen history", "history", evening.table)
        page = await file_of(person, "history-page")
        assert page.startswith("<!doctype html>")
        assert named(driver, page, LANGUAGE.texts(person.locale)) <= known(driver, evening.seat(person))
        _, *payments = csv.reader(io.StringIO(await file_of(person, "history-csv"), newline=""))
        assert [(row[0], row[3], row[4]) for row in payments] == [
            ("1", str(paid.amount), paid.reason) for paid in driver.deal.bank.payments
        ]


async def test_in_a_running_session_a_seal_stays_closed(evening: ReviewedSession) -> None:
    ben = evening.players[1].person
    shown = await choose_deal(ben, "verify", "verify")
    assert LANGUAGE.texts("en")("verify-shut") in shown.text
    secrets = [row["secret"] for row in evening.rig.rows("SELECT secret FROM deals")]
    assert not any(secret in json.dumps(shown.json) for secret in secrets)
    told = await forged(evening, ben, Press(Verb.VERIFY_FILE, evening.table, 1))
    assert "is opened when the session ends" in told


async def test_presses_that_were_never_offered_get_a_kind_reply(evening: ReviewedSession) -> None:
    ben, table = evening.players[1].person, evening.table
    assert "steps 0 to" in await forged(evening, ben, Press(Verb.HISTORY_DEAL, table, 1, 999))
    assert "no deal 77" in await forged(evening, ben, Press(Verb.HISTORY_DEAL, table, 77))
    assert "no such session" in await forged(evening, ben, Press(Verb.HISTORY_DEAL, "nothing", 1))
    assert "out of date" in await forged(evening, ben, Press(Verb.HISTORY_DEAL, table))
    assert "out of date" in await forged(evening, ben, Press(Verb.HISTORY_DEAL, table, 1, choice="jump"), "one")
    assert "no such session" in await forged(evening, ben, Press(Verb.HISTORY_SESSION), "'; DROP TABLE deals")
    assert "Nothing has been played" in await forged(evening, ben, Press(Verb.HISTORY, choice="999999"))


async def test_another_server_knows_nothing_of_the_session(evening: ReviewedSession) -> None:
    rig, david = evening.rig, evening.watcher
    home = david.channel
    await rig.people.control("POST", "servers", {"name": "Elsewhere", "channel": "elsewhere"})
    await david.wait(lambda: any(server["name"] == "Elsewhere" for server in david.state["servers"]))
    david.go("elsewhere")
    await david.command("lupfen history")
    shown = await david.see("Nothing has been played here yet.")
    of_history = (Verb.HISTORY_SESSION, Verb.HISTORY_DEAL, Verb.HISTORY_PAGE, Verb.HISTORY_CSV)
    for verb in (*of_history, Verb.VERIFY_DEAL, Verb.VERIFY_FILE):
        answer = await david.told(forge(rig, david, shown, Press(verb, evening.table, 1)))
        assert "There is no such session on this server." in answer.text
    david.go(home)


async def test_a_deal_that_is_being_played_is_not_shown(evening: ReviewedSession) -> None:
    clara = evening.players[2].person
    for player in evening.players:
        await use(player.person, "next")
    await clara.wait(lambda: find(clara, "answer"), what="the second deal")
    told = await forged(evening, clara, Press(Verb.HISTORY_DEAL, evening.table, 2))
    assert "läuft noch" in told
    await play_all(evening.players, paused)


# once it has ended


async def test_all_hands_are_open_once_the_session_has_ended(ended: ReviewedSession) -> None:
    driver = ended.deal()
    for person in (ended.players[0].person, ended.watcher):
        texts = LANGUAGE.texts(person.locale)
        shown = await stepped(person)
        begin = Driver(driver.setup)
        hands = {card.code for hand in begin.deal.hands for card in hand}
        assert hands <= named(driver, shown[0].text, texts)


async def test_the_public_summary_of_a_deal_is_not_cluttered_with_its_seal(ended: ReviewedSession) -> None:
    for row in ended.rig.rows("SELECT secret FROM deals"):
        fingerprint = Seal(row["secret"]).fingerprint[:16]
        assert not any(fingerprint in message.text for message in ended.watcher.messages() if not message.ephemeral)


async def test_the_end_of_a_session_leads_to_its_deals_in_private(ended: ReviewedSession) -> None:
    david = ended.watcher
    end = next(
        message for message in reversed(david.messages()) if not message.ephemeral and offering(message, "again")
    )
    before = set(david.seen)
    await david.press("Spiel für Spiel", message=end)
    shown = await david.see(lambda each: each.id not in before and offering(each, "history-deal") is not None)
    assert shown.ephemeral


async def test_a_family_has_a_history_of_its_own_that_leads_to_everything_played_here(ended: ReviewedSession) -> None:
    david = ended.watcher
    before = set(david.seen)
    await david.command("tippen history")
    shown = await david.see(lambda each: each.id not in before and "Nothing has been played here yet." in each.text)
    await david.press("All games", message=shown)
    await david.see(lambda each: each.id == shown.id and "Lupfen · Liechtenstein" in each.text)


async def test_a_reader_can_jump_to_a_step_and_go_back(ended: ReviewedSession) -> None:
    ben = ended.players[1].person
    first = await choose_deal(ben, "lupfen history", "history")
    menu = next(each for each in first.selects if press_of(each).choice == "jump")
    await ben.choose("2", custom_id=menu.custom_id, message=first)
    second = await ben.see(lambda each: each.id == first.id and "step 2 of" in each.text)
    third = await press(ben, second, "on")
    assert "step 3 of" in third.text
    assert "step 2 of" in (await press(ben, third, "back")).text


async def test_everybody_can_check_the_shuffle_and_download_the_record(
    ended: ReviewedSession, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ben = ended.players[1].person
    shown = await choose_deal(ben, "verify", "verify")
    assert shown.text.count("✅") == 3
    row = ended.rig.rows("SELECT secret FROM deals WHERE number = 1")[0]
    assert row["secret"] in shown.text
    file = tmp_path / "record.json"
    file.write_text(await file_of(ben, "verify-file"), encoding="utf-8")
    assert main(["verify", str(file)]) == 0
    assert "The packs follow from seal and cut." in capsys.readouterr().out


async def test_the_page_of_an_ended_session_shows_all_cards(ended: ReviewedSession) -> None:
    david, driver = ended.watcher, ended.deal()
    shown = await choose_deal(david, "lupfen history", "history")
    button = next(each for each in shown.buttons if press_of(each).verb == Verb.HISTORY_SESSION)
    await david.press(custom_id=button.custom_id, message=shown)
    page = await file_of(david, "history-page")
    dealt = set[str]().union(*(known(driver, seat) for seat in range(driver.deal.seats)))
    assert dealt <= named(driver, page, LANGUAGE.texts(david.locale))
    assert page.count("<section>") == len(ended.rig.rows("SELECT number FROM deals"))


async def test_a_pruned_session_says_what_is_left_of_it(ended: ReviewedSession) -> None:
    ben, pruned = ended.players[1].person, "UPDATE tables SET pruned = ? WHERE id = ?"
    with closing(sqlite3.connect(ended.rig.database, isolation_level=None)) as connection:
        connection.execute(pruned, (1, ended.table))
        for verb in (Verb.HISTORY_SESSION, Verb.HISTORY_DEAL, Verb.HISTORY_PAGE, Verb.VERIFY_DEAL):
            assert "have been deleted" in await forged(ended, ben, Press(verb, ended.table, 1))
        connection.execute(pruned, (None, ended.table))


async def test_friends_replay_the_cards_of_a_deal_without_stakes(ended: ReviewedSession) -> None:
    (anna, ben, clara), rig = ended.players, ended.rig
    balances = rig.rows("SELECT * FROM balances")
    shown = await choose_deal(ben.person, "lupfen history", "history")
    button = next(each for each in shown.buttons if press_of(each).verb == Verb.SAME_CARDS)
    await ben.person.press(custom_id=button.custom_id, message=shown)
    lobby = await ben.person.see("It counts for nothing", ephemeral=False)
    assert lobby.text.count("· last time ") == len(ended.players)
    for other in (anna.person, clara.person):
        await use(other, "join")
    assert "did not play in this deal" in await forged(ended, ended.watcher, Press(Verb.SAME_CARDS, ended.table, 1))
    await use(ben.person, "start")
    await play_all(ended.players, played_again)
    end = await anna.person.see("nothing was at stake", ephemeral=False)
    assert "the cards of an earlier deal" in end.text
    assert end.text.count("· last time ") == len(ended.players)
    seals = rig.rows("SELECT secret, cut, dealer, pack FROM deals WHERE number = 1 ORDER BY begun")
    assert [row["pack"] for row in seals] == [None, 0]
    assert len({(row["secret"], row["cut"], row["dealer"]) for row in seals}) == 1
    assert rig.rows("SELECT * FROM balances") == balances


def played_again(person: Person) -> bool:
    """Whether a session with the cards of an earlier deal is over."""
    return any(offering(each, "same-cards") for each in person.messages() if not each.ephemeral)
