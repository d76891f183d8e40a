"""Custom suit emojis over the wire: on card buttons, in texts, and removed without harm."""

import pytest

from bot.discord_io.custom_id import Verb
from local_discord.testing.people import Button, Person
from tests.e2e.players import LITTLE_PATIENCE, Player, choices, deal_shown, press_of
from tests.e2e.rig import Rig, play_all

pytestmark = [pytest.mark.e2e, pytest.mark.asyncio(loop_scope="module")]
SETTINGS = {"patience": LITTLE_PATIENCE}
UPLOAD = ("POST", "/emojis")


def card_buttons(person: Person) -> list[Button]:
    """List the card buttons on a person's hand, including disabled ones."""
    buttons = [button for message in person.messages() if message.ephemeral for button in message.buttons]
    return [each for each in buttons if press_of(each).verb == Verb.ANSWER and "-" in choices(each)[0]]


async def play_to_the_cards(rig: Rig) -> tuple[Person, list[Player]]:
    """Play until a player is asked for a card."""
    players = await rig.begin("Anna", "Ben", computers=1)
    for player in players:
        player.stops_at = frozenset({"play"})
    await play_all(players, lambda _: any(card_buttons(player.person) for player in players))
    return next(player.person for player in players if card_buttons(player.person)), players


def drawn(button: Button) -> str:
    """Name the suit of a button's emoji, empty without one."""
    emoji: dict[str, str] = button.component.get("emoji") or {}
    return emoji["name"].split("_")[0] if emoji.get("id") else ""


async def test_each_card_in_hand_shows_its_suit_and_name(rig: Rig) -> None:
    person, _ = await play_to_the_cards(rig)
    for button in card_buttons(person):
        assert drawn(button) == choices(button)[0].split("-")[0]
        assert button.label[0].isalpha(), "the sign stands beside the label"
        assert button.component["emoji"]["id"] in rig.discord.world.app.emojis


async def test_when_discord_refuses_emojis_the_game_uses_plain_symbols(rig: Rig) -> None:
    await rig.kill()
    rig.discord.world.app.emojis.clear()
    rig.discord.faults.add(UPLOAD[1], method="POST", status=403, code=50013)
    await rig.start()
    person, players = await play_to_the_cards(rig)
    for button in card_buttons(person):
        assert drawn(button) == ""
        assert not button.label[0].isalpha(), "the sign stands in the label"
    await play_on(players)


async def test_deleting_the_emojis_in_mid_deal_stops_nobody(rig: Rig) -> None:
    await rig.restart()
    person, players = await play_to_the_cards(rig)
    assert all(drawn(button) for button in card_buttons(person))
    rig.discord.world.app.emojis.clear()
    await play_on(players)
    assert "somebody deleted emojis" in rig.log.read_text()


async def play_on(players: list[Player]) -> None:
    """Play one more deal."""
    before = max(deal_shown(each) for each in players[0].person.messages())
    for player in players:
        player.stops_at = frozenset()
    await play_all(players, lambda person: any(deal_shown(each) > before for each in person.messages()))
