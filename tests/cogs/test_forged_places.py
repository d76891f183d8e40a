"""Presses on a message that never had their button: what others see does not change."""

from collections.abc import Mapping
from typing import Any

import pytest

from bot.discord_io.custom_id import Press, Verb
from local_discord.testing.people import Person
from local_discord.testing.reading import Message
from tests.cogs.kinds import CHOICES
from tests.e2e.players import press_of, use
from tests.house import House

pytestmark = pytest.mark.asyncio(loop_scope="module")


class Scene:
    """A channel with one message of each kind; `public` are those that everybody sees, `private` Ben's own."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.public: dict[str, Message] = {}
        self.private: dict[str, Message] = {}
        self.evening = self.table = self.receipt = ""

    async def opened(self) -> "Scene":
        """Have David open a table and plan an evening, and Ben open every view and request a payment from Eva."""
        self.david, self.ben, self.eva = await self.house.apart("David", "Ben", "Eva")
        await self._post("link", self.eva, "lupfen start", thread="own")
        await self._post("panel", self.david, "lupfen start", computers=2)
        await use(self.ben, "join")
        board = await self._post("board", self.david, "evening plan", game="skat", rounds=1)
        request = await self._post("request", self.ben, "settle", person=self.eva.id, chips=5)
        self.evening, self.receipt = press_of(board.buttons[0]).table, press_of(request.buttons[0]).choice
        await use(self.david, "start", on=self.public["panel"])
        panel = await self.david.see(lambda each: ":hand:" in str(each.json["components"]), ephemeral=False)
        self.public["panel"], self.table = panel, press_of(panel.buttons[0]).table
        for kind, path in (("hand", "lupfen hand"), ("page", "help"), ("settings", "likes")):
            self.private[kind] = await self.ben.told(self.ben.command(path))
        self.private["menu"] = await self.ben.told(use(self.ben, "more", on=self.public["panel"]))
        return self

    async def _post(self, kind: str, who: Person, path: str, **options: Any) -> Message:
        known = {*who.seen}
        await who.command(path, **options)
        self.public[kind] = await who.see(lambda each: each.id not in known, ephemeral=False)
        return self.public[kind]

    def forged(self, verb: Verb) -> Press:
        """Return a press with this verb that refers to something that exists."""
        table = self.house.bot.services.tables.find(self.table)
        if verb.startswith("evening"):
            return Press(verb, self.evening, choice="comes" if verb == Verb.EVENING else "")
        if verb in {Verb.SETTLE_YES, Verb.SETTLE_NO}:
            return Press(verb, choice=self.receipt)
        return Press(verb, self.table, table.state.deal, table.question_number, CHOICES.get(verb, ""))

    def identities(self) -> Mapping[str, object]:
        """Return, for each public message, what it is about: the table, the evening or the payment on its buttons."""
        return {kind: _about(self.eva.seen.get(message.id)) for kind, message in self.public.items()}


def _about(message: Message | None) -> object:
    """Return the tables, evenings and payments that a message's buttons name; its text if there are none."""
    if message is None:
        return None
    presses = filter(None, (Press.read(button.custom_id) for button in message.buttons))
    named = {press.table or press.choice for press in presses}
    return named or message.text


@pytest.fixture(scope="module")
def scenes() -> list[Scene]:
    return []


@pytest.mark.parametrize("verb", [*Verb])
async def test_a_forged_press_changes_no_message_that_never_had_its_button(
    house: House, scenes: list[Scene], verb: Verb
) -> None:
    if not scenes:
        scenes.append(await Scene(house).opened())
    (scene,) = scenes
    before, press = scene.identities(), scene.forged(verb)
    for kind, message in (scene.public | scene.private).items():
        if not message.find(None, press.custom_id):
            person = scene.ben if kind in scene.private else scene.eva
            assert await house.forge(person, press.custom_id, message=message) == "done", kind
            assert scene.identities() == before, kind
    assert house.refusals() == []
