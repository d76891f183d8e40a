"""An evening of ten people on phones and two computers: three rounds, and what goes wrong in them."""

from pathlib import Path

import pytest
from playwright.async_api import Browser

from local_discord.testing.people import Person
from rig.browser import chromium
from tests.e2e.evenings import board_says, come, home, organise, take_seats, the_result
from tests.e2e.phones import is_over, phone_of, plan_and_come, play_on, play_round, said, start_round
from tests.e2e.players import use
from tests.e2e.rig import Rig
from tests.soak.report import count

__all__ = ["chromium"]

pytestmark = [
    *(pytest.mark.soak, pytest.mark.e2e, pytest.mark.browser, pytest.mark.timeout(3_600)),
    pytest.mark.asyncio(loop_scope="session"),
]
OTHERS = ("David", "Emma", "Finn", "Gina", "Hugo", "Ida", "Jan", "Clara")


@pytest.mark.parametrize(("host", "guest"), [("Anna", "Ben"), ("Ben", "Anna")], ids=["German", "English"])
@pytest.mark.parametrize(("game", "size"), [("Skat", 3), ("Lupfen", 4), ("Schafkopf", 4)])
async def test_ten_people_play_an_evening(
    host: str, guest: str, game: str, size: int, tmp_path: Path, chromium: Browser
) -> None:
    async with Rig(tmp_path) as rig:
        phones = await plan_and_come(rig, chromium, (host, guest, *OTHERS), game, 3, 1)
        people = organiser, absent, leaver, *_ = [phone.person for phone in phones]
        phones.append(await phone_of(chromium, rig.discord, (await rig.enter("Kim"))[0]))
        late = phones[-1].person
        await one_stays_away_and_one_comes_late(people, late, size)
        present = [*(person for person in people if person is not absent), late]
        await one_leaves_after_a_voided_round(present, leaver, size)
        staying = [*(person for person in present if person is not leaver), absent]
        await come(leaver, "away")
        await board_says(organiser, f"**{len(staying) - 1} ")
        await come(absent)
        await board_says(organiser, f"**{len(staying)} ")
        await play_round(staying, await start_round(organiser, len(staying), size))
        await is_over(phones)
        result = (await the_result(organiser)).text
        assert all(f"**{person.name}**" in result for person in (*people, late))
        assert rig.tracebacks() == []
    assert rig.audit() == []
    scrolls = sum(len(phone.scrolled) for phone in phones)
    count(**{"evenings played at phones": 1, "scrolls in evenings at phones": scrolls})


async def one_stays_away_and_one_comes_late(people: list[Person], late: Person, size: int) -> None:
    """Play a round in which a computer plays for one person, and a latecomer instead of another computer."""
    organiser, absent, *_ = people
    there = [person for person in people if person is not absent]
    tables = await start_round(organiser, len(people), size)
    seats = await take_seats(there, tables)
    await organise(organiser, said(organiser, "evening-do-remove"), absent.id)
    await come(late)
    await board_says(organiser, late.name)
    await organise(organiser, said(organiser, "evening-do-seat"), late.id)
    for thread, players in (await take_seats([late], tables)).items():
        seats[thread] += players
    await play_on([player for players in seats.values() for player in players])


async def one_leaves_after_a_voided_round(people: list[Person], leaver: Person, size: int) -> None:
    """Break a round off and play it again; in the second attempt somebody leaves."""
    organiser = people[0]
    await start_round(organiser, len(people), size)
    await organise(organiser, said(organiser, "evening-do-void"))
    await board_says(organiser, said(organiser, "evening-is-void", name="", next=2, of=3))
    tables = await start_round(organiser, len(people), size)
    players = [player for seats in (await take_seats(people, tables)).values() for player in seats]
    await use(leaver, "more")
    await use(leaver, "leave")
    leaver.go(home(leaver))
    await play_on([player for player in players if player.person is not leaver])
