# pyright: reportPrivateUsage=false
"""The cards of an earlier deal are dealt again: the same deal in all that counts, and nobody is the richer for it."""

import random
import time
from typing import Any

import pytest
from sqlalchemy import select, text

from bot.past.play_on import earlier_deal
from bot.past.verification import prove, sealed_record
from game.core.errors import Refused
from game.core.rulesets import Ruleset
from game.games.catalogue import CATALOGUE
from game.league import Season
from game.reports.past import PastDeal
from game.table.occasion import SameCards
from game.table.saved_state import read_state
from game.table.table import Table
from game.table.view import table_view
from storage.addresses import url_of
from storage.audit import audit
from storage.database import Database
from storage.history import History
from storage.league import League
from storage.ledger import Ledger
from storage.played import Played
from storage.privacy import Privacy
from storage.schema import tables
from tests.bot.pasts import past_of
from tests.bot.pasts import played as any_deal
from tests.storage.support import PEOPLE, SERVER, OneProcess, file_of, played
from tests.tables import ANNA, BEN, CLARA, Room, refusal


async def last_deal(database: Database, table: Table) -> PastDeal:
    return (await History(database, CATALOGUE).whole_deals(table.id))[-1]


async def again(evening: OneProcess, past: PastDeal, host: int, *guests: int) -> Table:
    """Open a table with the cards of a deal; the guests join."""
    row, who = past.row, dict[str, Any](host=host, host_name=PEOPLE[host])
    earlier = earlier_deal(past, host, CATALOGUE)
    table = await evening.open(
        people=1, ruleset=row.ruleset, options=row.options, occasion=SameCards(deal=earlier), **who
    )
    for guest in guests:
        await table.seating.join(guest, PEOPLE.get(guest, f"Guest {guest}"))
    return table


async def counted(database: Database) -> list[object]:
    """Return everything that counts what was played: balances, debts, statistics, the league."""
    ledger, league = Ledger(database), League(database)
    rulesets = [ruleset.id for ruleset in CATALOGUE]
    season = await league.results(SERVER, rulesets, Season.at(time.time(), "quarter"))
    return [
        await ledger.standing(SERVER),
        await ledger.who_pays_whom(SERVER),
        *[await Played(database).deals(SERVER, person, rulesets) for person in PEOPLE],
        season,
    ]


async def test_a_deal_dealt_again_ends_as_before_and_counts_for_nothing(database: Database) -> None:
    (table,) = await played(database, people=3, computers=0)
    then = await last_deal(database, table)
    assert then.row.before.pot, "the pot is part of the deal"
    before = await counted(database)
    evening = OneProcess(database.journal, 3)
    new = await again(evening, then, BEN, CLARA, ANNA)
    assert [seat.account for seat in new.state.seats] == list(then.row.accounts), "everybody has their own hand"
    await new.start(BEN)
    for answer in then.answers:
        seat = new.asked_seat
        assert seat
        assert seat.user
        await new.answer(seat.user, 1, answer.number, answer.answer)
    assert new.state.end.why == "deals-played"
    now = await last_deal(database, new)
    assert now.record
    assert then.record
    aside = dict.fromkeys(("bank", "bank_after", "deal", "source"))
    assert {**now.record, **aside} == {**then.record, **aside}
    assert now.record["source"] == {"round": then.fingerprint, "deal": 0}
    assert now.record["bank"]["pot"] == then.record["bank"]["pot"]
    assert await counted(database) == before
    proof = prove(sealed_record(now), CATALOGUE)
    assert (proof.source, proof.fingerprint, proof.packs, proof.play) == (True, True, True, True)
    assert audit(url_of(file_of(database)), CATALOGUE) == []
    assert earlier_deal(now, ANNA, CATALOGUE).results == earlier_deal(then, ANNA, CATALOGUE).results


@pytest.mark.parametrize("begins", [True, False])
async def test_an_erased_person_disappears_from_a_table_they_did_not_join(database: Database, *, begins: bool) -> None:
    (table,) = await played(database, people=3, computers=0)
    evening = OneProcess(database.journal, 3)
    new = await again(evening, await last_deal(database, table), BEN)
    assert set(new.state.occasion.hands) == {ANNA, BEN, CLARA}
    if begins:
        await evening.play(new)
    else:
        await new.seating.leave(BEN)
    assert new.over
    await Privacy(database).delete(ANNA)
    state = read_state(await database.value(select(tables.c.state).where(tables.c.id == new.id)))
    assert state
    assert state.occasion.hands == (None, None, None)
    assert audit(url_of(file_of(database)), CATALOGUE) == []


async def test_the_audit_finds_cards_that_differ_from_the_earlier_deal(database: Database) -> None:
    (table,) = await played(database, people=3, computers=0)
    evening = OneProcess(database.journal, 3)
    new = await again(evening, await last_deal(database, table), BEN)
    await evening.play(new)
    await database.run(text("UPDATE deals SET round = 'another' WHERE pack = 0"))
    found = audit(url_of(file_of(database)), CATALOGUE)
    assert "the seal does not match the earlier deal" in found[0]
    assert "the record has another source" in found[1]


@pytest.mark.parametrize("ruleset", [*CATALOGUE], ids=lambda ruleset: ruleset.id)
async def test_every_game_can_be_dealt_again_and_guests_get_a_computers_hand(
    ruleset: Ruleset[Any],
) -> None:
    past = past_of(any_deal(ruleset, random.Random(ruleset.id)), opened=True)
    room = Room(seed=2)
    evening = OneProcess(room.journal, 2, tables=room.tables)
    hands, guest = len(past.row.accounts), 99
    new = await again(evening, past, ANNA, guest)
    assert new.state.seats[0].user == ANNA
    assert new.state.seats[hands - 1].user == guest, "a hand that nobody held is given away first"
    room._table = new
    await new.start(ANNA)
    room = await room.restart()
    new, rng = room.table, random.Random(5)
    assert new.driver
    order = new.driver.setup.deck.order(new.driver.deal.pack, 0)
    assert (past.record or {})["packs"][0] == [card.code for card in order]
    while not new.over:
        seat, question = new.asked_seat, new.driver.question if new.driver else None
        if seat and seat.user and question:
            await new.answer(seat.user, 1, new.question_number, question.write(rng.choice(question.answers)))
        else:
            await room.wait(1)
    assert new.state.deal == 1
    assert not room.journal.balances


async def test_seats_and_rules_are_fixed_and_a_player_who_leaves_returns_the_hand() -> None:
    past = past_of(any_deal(CATALOGUE.find("lupfen-liechtenstein"), random.Random(27)), opened=True)
    room = Room()
    evening = OneProcess(room.journal, tables=room.tables)
    table = await again(evening, past, BEN, *range(3, 99)[: len(past.row.accounts) - 2])
    hands = len(table.state.seats)
    assert past.row.dealer == hands - 1, "the seat that will be missing in the end is the dealer's"
    for refused in (
        table.seating.add_computer(BEN),
        table.seating.remove_computer(BEN),
        table.hosting.set_rules(BEN, "skat", {}),
        table.hosting.limit_bete(BEN, 0),
    ):
        assert (await refusal(refused)).key == "same-cards-fixed"
    await table.seating.join(ANNA, "Anna")
    assert (await refusal(table.seating.join(777, "Too many"))).key == "table-full"
    await table.seating.leave(ANNA)
    assert table.state.seats[0].user is None
    assert len(table.state.seats) == hands
    await table.start(BEN)
    assert (await refusal(table.seating.join(ANNA, "Anna"))).key == "started-already"
    await table.seating.leave(3)
    while not table.over:
        await evening.step(table)
    assert (len(table.state.seats), len(table.state.former)) == (hands - 1, 1)
    assert (
        table_view(table, None).then(table_view(table, None).former[0]) == earlier_deal(past, BEN, CATALOGUE).results[2]
    )


def test_only_people_of_an_opened_deal_may_have_its_cards_dealt_again() -> None:
    driver = any_deal(CATALOGUE.find("skat"), random.Random(1))
    opened, shut = past_of(driver, opened=True), past_of(driver, opened=False)
    for past, user, key in ((shut, ANNA, "seal-shut"), (opened, 999, "deal-not-yours")):
        with pytest.raises(Refused, match=key):
            earlier_deal(past, user, CATALOGUE)
