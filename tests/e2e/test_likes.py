"""Personal settings change what a person is sent, are private, and survive a restart."""

import io
from collections.abc import Sequence
from itertools import count

import aiohttp
import pytest
from PIL import Image

from bot.discord_io.custom_id import Press, Verb
from local_discord.testing.people import Message, Person
from tests.e2e.players import offering, use
from tests.e2e.rig import Rig

pytestmark = [pytest.mark.e2e, pytest.mark.asyncio(loop_scope="module")]
SETTINGS = {"pictures": "true"}
NUMBERS = count()
CARDS = "/hand-"
"""Part of the address of a picture of cards; the table above them has another."""
FRENCH, FOUR_CARDS = "tippen-grupp/tippen-grupp", "vierblatt/vierblatt"


async def dealt(rig: Rig, rules: str, family: str = "tippen") -> tuple[Person, Person]:
    """Let three people, whose settings are the usual ones, begin a deal; all have been dealt their hands."""
    number = next(NUMBERS)
    david, ben, eva = await rig.enter(*(f"{name} {number}" for name in ("David", "Ben", "Eva")))
    await david.command(f"{family} start", rules=rules, turn_seconds=0)
    for guest in (ben, eva):
        await use(guest, "join")
    await use(david, "start")
    for person in (david, ben, eva):
        await person.see(lambda message: offering(message, "hand") is not None, ephemeral=True)
    return david, ben


async def like(person: Person, name: str, wanted: str) -> None:
    """Press a switch of a person's settings."""
    await person.command("likes")
    await person.press(custom_id=Press(Verb.LIKES_SET, choice=f"{name}={wanted}").custom_id)


async def hand(person: Person, *, pictured: bool = True) -> Message:
    """Ask for a person's cards; return the message as soon as its picture is there."""
    before = set(person.seen)
    await use(person, "hand")

    def shown(message: Message) -> bool:
        new = message.ephemeral and message.id not in before and offering(message, "hand") is not None
        return new and (not pictured or any(CARDS in address for address in message.media))

    return await person.see(shown)


async def picture(person: Person) -> bytes:
    """Return the picture on a person's cards; one that is replaced before it is fetched no longer exists."""
    await hand(person)

    def newest() -> str | None:
        hands = (each for each in reversed(person.messages()) if each.ephemeral)
        return next((address for each in hands for address in each.media if CARDS in address), None)

    while True:
        shown = await person.wait(newest, what="a picture of cards")
        try:
            return await person.fetch(shown)
        except aiohttp.ClientResponseError:
            await person.wait(lambda: newest() != shown, what="another picture")  # noqa: B023 - it waits right here


def height(picture: bytes) -> int:
    return Image.open(io.BytesIO(picture)).height


def holds(message: Message, suits: Sequence[str]) -> bool:
    """Whether a message names a card of one of these suits, in words or in the description of a picture."""
    return any(f"of {suit}" in str(message.json) for suit in suits)


def own(message: Message) -> str:
    """Return the description of the picture of cards; what lies on the table is not in it."""
    items = (item for component in message.components for item in component.get("items", ()))
    return next(item["description"] for item in items if CARDS in item["media"]["url"])


GERMAN = ("Acorns", "Leaves", "Bells")
AIDS = [
    ("letter_marks", FOUR_CARDS, ("Clubs", "Diamonds", "Hearts", "Spades")),
    ("four_colour", FRENCH, ("Clubs", "Diamonds")),  # hearts and spades keep theirs
    ("german_suits", FOUR_CARDS, ("Acorns", "Leaves", "Hearts", "Bells")),
]


@pytest.mark.parametrize(("name", "rules", "suits"), AIDS)
async def test_visual_aids_change_only_the_persons_own_cards(
    rig: Rig, name: str, rules: str, suits: Sequence[str]
) -> None:
    david, ben = await dealt(rig, rules)
    plain, of_ben = await picture(david), await picture(ben)
    await like(david, name, "yes")
    aided = await picture(david)
    cards = own(await hand(david))
    assert (aided != plain) == any(f"of {suit}" in cards for suit in suits)
    assert not [message for message in david.messages() if not message.ephemeral and holds(message, GERMAN)]
    assert await picture(ben) == of_ben
    await rig.restart()
    assert await picture(david) == aided
    await like(david, name, "no")
    assert await picture(david) == plain


async def test_large_cards_take_more_rows(rig: Rig) -> None:
    david, _ = await dealt(rig, FOUR_CARDS)
    plain = await picture(david)
    await like(david, "large", "yes")
    assert height(await picture(david)) > height(plain)


async def test_without_pictures_the_cards_are_text(rig: Rig) -> None:
    david, ben = await dealt(rig, FOUR_CARDS)
    await like(david, "pictures", "no")
    told = await hand(david, pictured=False)
    assert told.media == []
    assert told.text.count(" of ") >= 4, "every card has its name"
    assert (await hand(ben)).media != []


async def test_a_server_without_pictures_shows_none_even_after_a_restart(rig: Rig) -> None:
    (anna,) = await rig.enter("Anna")
    await anna.command("settings")
    await anna.press(custom_id=Press(Verb.SETTINGS_SET, choice="pictures=no").custom_id)
    await rig.restart()
    david, _ = await dealt(rig, FOUR_CARDS)
    assert (await hand(david, pictured=False)).media == []
    shown = [message for message in david.messages() if not message.ephemeral]
    assert [message.media for message in shown] == [[]] * len(shown)


async def test_a_chosen_language_applies_only_to_the_persons_own_cards(rig: Rig) -> None:
    david, ben = await dealt(rig, FOUR_CARDS)
    await david.command("likes")
    await david.choose("de", custom_id=Press(Verb.LIKES_SET, choice="language").custom_id)
    assert "Deine Karten" in (await hand(david)).text
    assert "Your cards" in (await hand(ben)).text


async def test_changing_suits_redraws_the_visible_hand_and_the_table_above_it(rig: Rig) -> None:
    people = await dealt(rig, FOUR_CARDS)
    for person in people:
        held = await hand(person)
        strips = {address for address in held.media if "/strip-" in address}
        await like(person, "german_suits", "yes")
        drawn = await person.see(
            lambda each: offering(each, "hand") is not None and holds(each, GERMAN) and bool(each.media), ephemeral=True
        )
        assert not holds(drawn, ("Clubs", "Spades", "Diamonds")), "German in the whole message"
        assert not strips & {*drawn.media}, "the table above the hand is German, too"
