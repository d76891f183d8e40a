"""Taking an answer back over the wire: everybody is asked, a restart between changes nothing, and the deal goes on."""

import pytest

from bot.discord_io.custom_id import Verb
from tests.e2e.players import Player, find, use
from tests.e2e.playing import another_is_asked, answers, asked_of, begun, play_deals, results
from tests.e2e.playing import current as panel_of
from tests.e2e.rig import Rig

pytestmark = [pytest.mark.e2e, pytest.mark.asyncio(loop_scope="module")]
NAMES = ("Ben", "David", "Emma")
CONSENT = "would like to take that back"


async def test_an_answer_is_taken_back_by_a_consent_of_all_that_survives_a_kill(
    rig: Rig,
) -> None:
    players = await begun(rig, *NAMES, turn_seconds=600)
    taker = asked_of(players)
    await press_last_answer(taker)
    await taker.person.wait(lambda: another_is_asked(players, taker), what="the next one's turn")
    following = asked_of(players)
    await taker.person.wait(lambda: find(taker.person, Verb.TAKE_BACK), what="the offer to take the answer back")
    await use(taker.person, Verb.TAKE_BACK)
    first = await agree(players)
    await rig.kill()
    await rig.start()
    second = await agree(players)
    assert len({id(each) for each in (first, second, taker)}) == len(players), "everybody but the taker is asked once"
    await asks(players, taker)
    assert f"Taken back: {taker.person.name} once" in panel_of(taker.person).text
    await use(taker.person, Verb.HAND)
    await press_last_answer(taker)
    await asks(players, following)
    for player in players:
        await use(player.person, Verb.HAND)
    await play_deals(players, 1)
    results(rig)


async def asks(players: list[Player], who: Player) -> None:
    """Wait until the panel asks a player for another answer than consent."""
    await who.person.wait(
        lambda: asked_of(players) is who and CONSENT not in panel_of(who.person).text, what="the question"
    )


async def press_last_answer(player: Player) -> None:
    """Press the last of the answers that a player's hand offers."""
    message = await player.person.wait(
        lambda: next((each for each in reversed(player.person.messages()) if each.ephemeral and answers(each)), None),
        what="an answer to give",
    )
    await player.person.press(custom_id=answers(message)[-1].custom_id, message=message)


async def agree(players: list[Player]) -> Player:
    """Let whoever is asked agree that an answer is taken back; return them."""
    host = players[0].person
    await host.wait(lambda: CONSENT in panel_of(host).text, what="the request for everybody's consent")
    asked = asked_of(players)
    message = panel_of(asked.person)
    await asked.person.press(custom_id=answers(message)[0].custom_id, message=message)
    await host.wait(lambda: another_is_asked(players, asked), what="the next player asked")
    return asked
