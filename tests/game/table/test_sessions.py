"""House rules of the session: when it ends, what happens to the pot, who deals first."""

from typing import Any

import pytest

from game.table.ports import DealRow, Entry
from game.table.table import Table
from tests.tables import Room

PEOPLE = (1, 2, 3)


async def seated(room: Room, ruleset: str = "lupfen-vorarlberg", **options: Any) -> Table:
    """Open a table at which three people sit."""
    return await room.open(3, ruleset=ruleset, turn_seconds=0, **options)


def begun(room: Room) -> list[DealRow]:
    return [entry.begun for entry in room.journal.entries if entry.begun]


async def answer(table: Table, *wanted: str) -> None:
    """Answer the open question with the first of the preferred answers that is legal, else with the safe one."""
    assert table.driver is not None
    question = table.driver.question
    assert question is not None
    assert table.asked_seat is not None
    assert table.asked_seat.user is not None
    texts = [question.write(legal) for legal in question.answers]
    text = next((text for text in wanted if text in texts), question.write(question.safe))
    await table.answer(table.asked_seat.user, table.state.deal, table.question_number, text)


async def play_deal(table: Table, *wanted: str) -> None:
    number = table.state.deal
    while table.state.phase == "playing" and table.state.deal == number:
        await answer(table, *wanted)


async def next_deal(table: Table) -> None:
    for user in PEOPLE:
        if table.state.phase in {"pause", "waiting"}:
            await table.next_deal(user)


async def sit_through(table: Table, deals: int, *wanted: str) -> None:
    await table.start(table.state.host)
    for _ in range(deals):
        await play_deal(table, *wanted)
        if not table.over:
            await next_deal(table)


async def test_session_end_after_a_number_of_deals() -> None:
    table = await seated(Room(), session_end="deals", deals=3)
    await sit_through(table, 10, "lift", "join")
    assert (table.state.ending, table.state.deal) == ("deals-played", 3)


async def test_session_end_is_for_the_host_to_say_by_default() -> None:
    table = await seated(Room(), deals=3)
    await sit_through(table, 6, "pass")
    assert not table.over
    assert table.state.deal == 7


async def test_session_end_when_the_pot_is_empty() -> None:
    table = await seated(Room(), session_end="pot_empty")
    await sit_through(table, 100, "lift")
    assert table.state.ending == "pot-empty"
    assert (table.state.pot, sum(seat.chips for seat in table.state.seats)) == (0, 0)


async def test_debt_stops_a_session_or_does_not() -> None:
    stopped = await seated(Room(), debt="stop_session", ante=60)
    await sit_through(stopped, 30, "lift", "join")
    assert stopped.state.ending == "debt-limit"
    allowed = await seated(Room(), debt="allowed", ante=60)
    await sit_through(allowed, 30, "lift", "join")
    assert not allowed.over


@pytest.mark.parametrize("leftover", ["split", "keep"])
async def test_leftover_pot(leftover: str) -> None:
    room = Room()
    table = await seated(room, "lupfen-liechtenstein", leftover_pot=leftover, ante=5, session_end="deals", deals=1)
    await sit_through(table, 1, "decline")
    chips = sorted(seat.chips for seat in table.state.seats)
    assert (table.state.pot, chips) == ((0, [0, 0, 0]) if leftover == "split" else (15, [-5, -5, -5]))
    assert adds_up(room.journal.entries)


def adds_up(entries: list[Entry]) -> bool:
    """Whether every posted chip came from somewhere and the pot never paid out more than it held."""
    accounts: dict[str, int] = {}
    for entry in entries:
        for posting in (*(entry.ended.postings if entry.ended else ()), *entry.postings):
            accounts[posting.source] = accounts.get(posting.source, 0) - posting.amount
            accounts[posting.target] = accounts.get(posting.target, 0) + posting.amount
    held = [amount for name, amount in accounts.items() if name.startswith(("pot:", "reserve:"))]
    return sum(accounts.values()) == 0 and min(held, default=0) >= 0


async def test_the_odd_chips_of_a_leftover_pot_go_to_the_next_dealer_first() -> None:
    for _ in range(50):
        room = Room()
        table = await seated(room, pot_limit=4, session_end="deals", deals=1, ante=4, first_dealer="seat")
        await sit_through(table, 1)
        shares = [(posting.target, posting.amount) for posting in room.journal.entries[-1].postings]
        assert adds_up(room.journal.entries)
        if sum(amount for _, amount in shares) == 4:
            assert shares == [("person:2", 2), ("person:3", 1), ("person:1", 1)]
            return
    raise AssertionError("nobody was without a trick")


async def test_first_dealer() -> None:
    drawn: set[int] = set()
    for _ in range(40):
        room = Room()
        await (table := await seated(room)).start(table.state.host)
        drawn.add(begun(room)[0].dealer)
    assert drawn == {0, 1, 2}
    for _ in range(10):
        room = Room()
        await (table := await seated(room, first_dealer="seat")).start(table.state.host)
        assert begun(room)[0].dealer == 0


async def test_deals_follow_on_with_pot_dealer_and_carry() -> None:
    room = Room()
    table = await seated(room, "lupfen-liechtenstein", all_pass="keep_pot")
    await sit_through(table, 2, "decline")
    first, second, *_ = begun(room)
    assert (second.before.pot, second.before.seats) == (3, (-1, -1, -1))
    assert second.dealer == (first.dealer + 1) % 3
    assert second.carry == {"no_ante": 1}
    assert table.state.pot == 3
    assert first.secret != second.secret
