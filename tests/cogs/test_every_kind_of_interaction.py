"""Every verb with every kind of interaction: even one never offered is answered and breaks nothing."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from bot.discord_io.custom_id import Press, Verb
from game.table.table import Table
from game.table.view import table_view
from local_discord.testing.people import Person
from local_discord.testing.reading import Message
from tests.cogs.kinds import CHOICES
from tests.e2e.players import use
from tests.house import House

pytestmark = pytest.mark.asyncio(loop_scope="module")


@dataclass(frozen=True)
class Kind:
    """A kind of interaction with its content; a form may come from a message or from none."""

    name: str
    values: Sequence[str] | None = None
    typed: Mapping[str, Any] | None = None
    nowhere: bool = False


KINDS = (
    Kind("a form without fields", typed={}),
    Kind("a form", typed={"value": "7"}),
    Kind("a form with an empty field", typed={"value": ""}),
    Kind("a form with a select", typed={"value": ["one", "two"]}),
    Kind("a form with a select without a choice", typed={"value": []}),
    Kind("a form of no message", typed={"value": "7"}, nowhere=True),
    Kind("a select", values=("roses-ace", "lift")),
    Kind("a select without a choice", values=()),
    Kind("a button"),
)


Seen = dict[Person, Message]


@pytest.fixture(scope="module")
def kept() -> dict[bool, Seen]:
    """The tables that are open, in the lobby and in a deal."""
    return {}


async def at_a_table(house: House, kept: dict[bool, Seen], *, playing: bool) -> Seen:
    """Return two people at a table, the previous one if it still runs, each with a message to press: panel, hand."""
    if playing in kept and _goes_on(house, kept[playing], playing=playing):
        return {person: person.seen[message.id] for person, message in kept[playing].items()}
    david, ben = await house.apart(*(f"{name}{' in a deal' * playing}" for name in ("David", "Ben")))
    await david.command("lupfen start", computers=2)
    await use(ben, "join")
    if playing:
        await use(david, "start")
        await david.see(lambda each: ":hand:" in str(each.json["components"]), ephemeral=False)
    await ben.command("lupfen hand")
    kept[playing] = {david: await david.see(_shown, ephemeral=False), ben: await ben.see(_shown, ephemeral=True)}
    return kept[playing]


def _goes_on(house: House, people: Seen, *, playing: bool) -> bool:
    """Whether a table has changed only as its presses intended, and its messages are still there."""
    table = house.bot.services.tables.at(int(next(iter(people)).channel))
    if table is None or (table.state.phase == "playing") != playing or len(table.state.people) < 2:
        return False
    return all(message.id in person.seen and person.seen[message.id].buttons for person, message in people.items())


def _shown(message: Message) -> bool:
    return bool(message.buttons)


async def try_all(house: House, people: Seen, press: Press, *, by_turns: bool) -> list[str]:
    """Use a custom_id in every way, each by both people or `by_turns`; return what went wrong."""
    wrong: list[str] = []
    for number, kind in enumerate(KINDS):
        for person, message in [*people.items()][number % 2 :: 2] if by_turns else people.items():
            source = None if kind.nowhere else message
            state = await house.forge(person, press.custom_id, message=source, values=kind.values, typed=kind.typed)
            if state != "done":
                wrong.append(f"{press.custom_id} as {kind.name} by {person.name}: {state}")
    return [*wrong, *house.refusals(), *["something unexpected"] * int(house.unexpected)]


def everywhere() -> Iterator[Any]:
    """Yield each verb once, in a lobby or in a deal, with kinds in turn; in the long runs in both, by both people."""
    for number, verb in enumerate(Verb):
        yield pytest.param(verb, number % 2 == 0, True)
        yield from (pytest.param(verb, playing, False, marks=pytest.mark.soak) for playing in (False, True))


@pytest.mark.parametrize(("verb", "playing", "by_turns"), [*everywhere()])
async def test_every_verb_answers_every_kind_of_interaction(
    house: House, kept: dict[bool, Seen], verb: Verb, playing: bool, by_turns: bool
) -> None:
    people = await at_a_table(house, kept, playing=playing)
    (david, *_) = people
    table = house.bot.services.tables.here(int(david.channel))
    press = Press(verb, table.id, table.state.deal, table.question_number, CHOICES.get(verb, ""))
    assert await try_all(house, people, press, by_turns=by_turns) == []


@pytest.mark.parametrize("verb", [Verb.RULES_FORM, Verb.RULES_TIME, Verb.RULES_SAVE])
async def test_replying_to_a_form_with_another_form_is_refused_in_one_line(
    house: House, kept: dict[bool, Seen], verb: Verb
) -> None:
    people = await at_a_table(house, kept, playing=False)
    david, message = next(iter(people.items()))
    table = house.bot.services.tables.here(int(david.channel))
    press = Press(verb, table.id, choice=CHOICES.get(verb, ""))
    assert await house.forge(david, press.custom_id, message=message, typed={}) == "done"
    await david.see("That form is out of date.", ephemeral=True)


async def test_a_cut_form_without_a_word_is_refused_in_one_line(house: House) -> None:
    people = await house.apart("David", "Ben", "Elsa")
    await people[0].command("lupfen start")
    for guest in people[1:]:
        await use(guest, "join")
    cutting = await people[0].see(lambda each: ":cut:" in str(each.json["components"]))
    table = house.bot.services.tables.here(int(people[0].channel))
    cutter = next(person for person in people if int(person.id) == cutter_of(table))
    assert await house.forge(cutter, Press(Verb.CUT, table.id).custom_id, message=cutting, typed={}) == "done"
    await cutter.see("That form is out of date.", ephemeral=True)


def cutter_of(table: Table) -> int | None:
    """Return the person who cuts for the next deal."""
    return next(seat.user for seat in table_view(table, None).seats if seat.cutter)
