"""House rules of the session: when it ends, what happens to the pot, who deals first."""

from typing import Any

import pytest

from game.table.ports import DealRow
from tests.tables import Room, opened

PEOPLE = (1, 2, 3)


async def seated(ruleset: str = "lupfen-vorarlberg", **options: Any) -> Room:
    """Open a table at which three people sit."""
    return await opened(3, ruleset=ruleset, turn_seconds=0, **options)


def dealt(room: Room) -> list[DealRow]:
    return [entry.begun for entry in room.journal.entries if entry.begun]


async def play_deal(room: Room, *wanted: str) -> None:
    """Answer each question with the first of the preferred answers that is legal, else with the safe one."""
    number = room.state.deal
    while room.state.phase == "playing" and room.state.deal == number:
        await room.answer(next((text for text in wanted if text in room.offered), ""))


async def sit_through(room: Room, deals: int, *wanted: str) -> Room:
    await room.start()
    for _ in range(deals):
        await play_deal(room, *wanted)
        for user in PEOPLE:
            if room.state.phase in {"pause", "waiting"}:
                await room.table.next_deal(user)
    return room


@pytest.mark.parametrize(
    ("options", "deals", "answers", "ending"),
    [
        ({"session_end": "deals", "deals": 3}, 10, ("lift", "join"), "deals-played"),
        ({"deals": 3}, 6, ("pass",), ""),
        ({"session_end": "pot_empty"}, 100, ("lift",), "pot-empty"),
        ({"debt": "stop_session", "ante": 60}, 30, ("lift", "join"), "debt-limit"),
        ({"debt": "allowed", "ante": 60}, 30, ("lift", "join"), ""),
    ],
    ids=["deals", "by the host", "pot empty", "debt", "debt allowed"],
)
async def test_when_a_session_ends(options: dict[str, Any], deals: int, answers: tuple[str, ...], ending: str) -> None:
    state = (await sit_through(await seated(**options), deals, *answers)).state
    assert (state.end.why, state.phase == "over") == (ending, bool(ending))
    assert state.deal == {"deals-played": 3, "": deals + 1}.get(ending, state.deal)
    if ending == "pot-empty":
        assert (state.kept.pot, sum(seat.chips for seat in state.seats)) == (0, 0)


@pytest.mark.parametrize("leftover", ["split", "keep"])
async def test_the_pot_of_an_ending_session_is_shared_or_kept_by_the_house_rules(leftover: str) -> None:
    room = await seated("lupfen-liechtenstein", leftover_pot=leftover, ante=5, session_end="deals", deals=1)
    await sit_through(room, 1, "decline")
    chips = sorted(seat.chips for seat in room.state.seats)
    assert (room.state.kept.pot, chips) == ((0, [0, 0, 0]) if leftover == "split" else (15, [-5, -5, -5]))
    assert all(held >= 0 for account, held in room.journal.balances.items() if account.startswith(("pot:", "reserve:")))


async def test_the_odd_chips_of_a_leftover_pot_go_to_the_next_dealer_first() -> None:
    for _ in range(50):
        room = await seated(pot_limit=4, session_end="deals", deals=1, ante=4, first_dealer="seat")
        await sit_through(room, 1)
        shares = [(posting.target, posting.amount) for posting in room.journal.entries[-1].postings]
        if sum(amount for _, amount in shares) == 4:
            assert shares == [("person:2", 2), ("person:3", 1), ("person:1", 1)]
            return
    raise AssertionError("nobody was without a trick")


@pytest.mark.parametrize(("first", "dealers"), [("random", {0, 1, 2}), ("seat", {0})])
async def test_the_first_dealer_is_drawn_or_sits_in_the_first_seat(first: str, dealers: set[int]) -> None:
    rooms = [await sit_through(await seated(first_dealer=first), 0) for _ in range(30)]
    assert {dealt(room)[0].dealer for room in rooms} == dealers


async def test_the_next_deal_takes_over_pot_dealer_and_carry() -> None:
    room = await sit_through(await seated("lupfen-liechtenstein", all_pass="keep_pot"), 2, "decline")
    first, second, *_ = dealt(room)
    assert (second.before.pot, second.before.seats) == (3, (-1, -1, -1))
    assert second.dealer == (first.dealer + 1) % 3
    assert second.carry == {"no_ante": 1}
    assert room.state.kept.pot == 3
    assert first.secret != second.secret
