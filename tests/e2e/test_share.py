"""A past deal is shown to the channel when its session has ended, and everyone steps through it separately."""

import json
import re
from collections.abc import AsyncGenerator

import pytest
import pytest_asyncio

from bot.discord_io.custom_id import Press, Verb
from bot.language import Language
from game.core.driver import Driver, replay
from game.core.record import setup_from
from game.games.catalogue import CATALOGUE
from local_discord.state import permissions
from local_discord.testing.people import Message, Person
from tests.bot.pasts import named
from tests.e2e.past import ReviewedSession, choose_deal, forged, one_deal_played
from tests.e2e.players import offering, use

pytestmark = [pytest.mark.e2e, pytest.mark.asyncio(loop_scope="module")]
LANGUAGE = Language(strict=True)
ALT = re.compile(r'"description": "([^"]*)"')
GERMAN, ENGLISH = LANGUAGE.texts("de"), LANGUAGE.texts("en")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def evening(tmp_path_factory: pytest.TempPathFactory) -> AsyncGenerator[ReviewedSession]:
    async with one_deal_played(tmp_path_factory.mktemp("share"), pictures="true") as played:
        yield played


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def ended(evening: ReviewedSession) -> ReviewedSession:
    for player in evening.players:
        await use(player.person, "next")
    await evening.end()
    return evening


def dealt(evening: ReviewedSession) -> Driver:
    """Return the first deal as it was before the first question."""
    rows = evening.rig.rows("SELECT record FROM records WHERE table_id = ? AND deal = 1", evening.table)
    return Driver(replay(*setup_from(json.loads(rows[0]["record"]), CATALOGUE)).setup)


def shown(message: Message) -> str:
    return json.dumps(message.json, ensure_ascii=False)


async def choose(person: Person, choice: str) -> Message:
    """Look at the first deal, press Share and choose what to show; return the new message."""
    message = await choose_deal(person, "lupfen history", "history")
    await use(person, Verb.SHARE, on=message)
    menu = await person.see(lambda each: each.id == message.id and offering(each, Verb.SHARE_POST) is not None)
    before = set(person.seen)
    await person.press(custom_id=Press(Verb.SHARE_POST, message_table(menu), 1, 0, choice).custom_id, message=menu)
    return await person.see(lambda each: each.id not in before)


def message_table(message: Message) -> str:
    button = offering(message, Verb.SHARE_POST)
    press = Press.read(button.custom_id) if button else None
    assert press is not None
    return press.table


async def test_nothing_of_a_running_session_can_be_shared(evening: ReviewedSession) -> None:
    ben, table = evening.players[1].person, evening.table
    public = [each.id for each in ben.messages() if not each.ephemeral]
    first = await choose_deal(ben, "lupfen history", "history")
    assert offering(first, Verb.SHARE) is None
    for press in (
        Press(Verb.SHARE, table, 1),
        *(Press(Verb.SHARE_POST, table, 1, 0, choice) for choice in ("deal", "0", "1", "2", "77", "x")),
    ):
        told = await forged(evening, ben, press)
        assert told == ENGLISH("refused-share-too-early", number=1)
    assert [each.id for each in ben.messages() if not each.ephemeral] == public


async def test_a_shared_deal_is_open_to_everybody_and_stepped_through_in_private(ended: ReviewedSession) -> None:
    david, ben = ended.watcher, ended.players[1].person
    driver = dealt(ended)
    hands = {card.code for hand in driver.deal.hands for card in hand}
    message = await choose(david, "deal")
    assert not message.ephemeral
    assert "David" in message.text
    (alt,) = ALT.findall(shown(message))
    assert hands <= named(driver, alt, ENGLISH)

    seen = await ben.see(lambda each: each.id == message.id)
    before, looks = set(ben.seen), shown(seen)
    await ben.press(ENGLISH("share-step"), message=seen)
    own = await ben.see(lambda each: each.id not in before and offering(each, Verb.HISTORY_DEAL) is not None)
    assert own.ephemeral
    await ben.press("▶", message=own)
    await ben.see(lambda each: each.id == own.id and "step 1 of" in each.text)
    assert shown(ben.seen[message.id]) == looks


async def test_a_single_hand_can_be_shared(ended: ReviewedSession) -> None:
    clara, driver = ended.players[2].person, dealt(ended)
    message = await choose(clara, "1")
    assert not message.ephemeral
    held = {card.code for card in driver.deal.hands[1]}
    assert named(driver, shown(message), GERMAN) == held
    assert len(message.media) == 1


async def test_sharing_again_has_to_wait_a_little(ended: ReviewedSession) -> None:
    anna = ended.players[0].person
    assert not (await choose(anna, "deal")).ephemeral
    told = await choose(anna, "deal")
    assert told.ephemeral
    assert "Du hast hier gerade etwas gezeigt" in told.text


async def test_people_who_may_not_write_in_a_channel_share_nothing_there(
    ended: ReviewedSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    def reads(_person: object, _server: object) -> int:
        return permissions.MEMBER & ~permissions.BITS["send_messages"]

    monkeypatch.setattr(ended.rig.discord.world, "rights_of", reads)
    told = await choose(ended.players[1].person, "deal")
    assert told.ephemeral
    assert "You may not write in this channel" in told.text


async def test_hidden_people_are_not_shared_by_name(ended: ReviewedSession) -> None:
    ben, rig = ended.players[1].person, ended.rig
    (eva,) = await rig.enter("Eva")
    await ben.command("likes")
    await ben.press(custom_id=Press(Verb.LIKES, choice="1").custom_id)
    await ben.press(custom_id=Press(Verb.LIKES_SET, choice="listed=no").custom_id)
    seat = ended.seat(ben)
    press = Press(Verb.SHARE_POST, ended.table, 1, 0, str(seat))
    assert await forged(ended, eva, press) == ENGLISH("refused-share-unlisted")
    message = await choose(eva, "deal")
    assert not message.ephemeral
    assert "Ben" not in shown(message)
