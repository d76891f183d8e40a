# pyright: reportPrivateUsage=false
"""The audit finds nothing in a correct database and something in every kind of corrupted one."""

import pytest

from game.core.take_back import freely
from game.games.catalogue import CATALOGUE
from game.table.table import Table
from storage.addresses import path_of
from storage.audit import audit
from tests.storage.support import OneProcess, change

TAMPERED = {
    "one chip too many in a posting": "UPDATE postings SET amount = amount + 1 WHERE id = 1",
    "a missing posting": "DELETE FROM postings WHERE id = 2",
    "a posting redirected to somebody else": "UPDATE postings SET target = 'person:9' WHERE id = 1",
    "a changed answer": "UPDATE answers SET answer = 'other' WHERE deal = 1 AND number = 0",
    "an answer by somebody else": "UPDATE answers SET person = 9 WHERE deal = 1 AND person IS NOT NULL",
    "a missing answer": "DELETE FROM answers WHERE deal = 1 AND number = 0",
    "a changed pack": "UPDATE deals SET secret = replace(secret, substr(secret, 1, 1), 'e')",
    "a changed dealer": "UPDATE deals SET dealer = (dealer + 1) % 4 WHERE number = 1",
    "a missing record": "DELETE FROM records WHERE deal = 1",
    "all records missing": "DELETE FROM records",
    "a void deal that was paid": "UPDATE deals SET void = 1 WHERE number = 1",
    "a deal that never ended": "UPDATE deals SET ended = NULL WHERE number = 1",
    "chips from nowhere": "UPDATE tables SET state = replace(state, '\"pot\":0', '\"pot\":7')",
    "a session reopened": "UPDATE tables SET closed = NULL",
    "a table that cannot be read": "UPDATE tables SET state = '{}'",
    "one chip too many in a balance": "UPDATE balances SET chips = chips + 1 WHERE account = 'person:1'",
    "one deal too many for a person": "UPDATE balances SET deals = deals + 1 WHERE account = 'person:1'",
    "a missing balance": "DELETE FROM balances WHERE account = 'person:1'",
    "a surplus balance": "INSERT INTO balances SELECT server, 'person:9', 1, 0 FROM balances LIMIT 1",
    "a session that won too much": "UPDATE seats SET chips = chips + 1 WHERE person = 1",
    "a session that is one deal short": "UPDATE seats SET deals = deals - 1 WHERE person = 1",
    "a result that is too good": "UPDATE players SET result = result + 1 WHERE deal = 1 AND account = 'person:1'",
    "a false record": 'UPDATE records SET record = replace(record, \'"reason":"ante"\', \'"reason":"gift"\')',
}


def test_a_played_session_is_in_order(table: Table, url: str) -> None:
    assert audit(url, CATALOGUE) == []


@pytest.mark.parametrize("statement", TAMPERED.values(), ids=TAMPERED)
def test_tampering_is_found(table: Table, url: str, statement: str) -> None:
    change(path_of(url), statement)
    assert audit(url, CATALOGUE) != []


async def test_an_answer_taken_back_without_asking_the_others_is_found(evening: OneProcess, url: str) -> None:
    table = await evening.open()
    while table.driver is None or not table.driver.given:
        await evening.step(table)
    seat = table.driver.given[0][0]
    person = next(each.user for each in table.state.playing if each.user is not None)
    await table._cycle.take_back(freely(0), seat, table.state.playing[seat].user or person)
    found = audit(url, CATALOGUE)
    assert any("takes answers back without asking the others" in problem for problem in found), found
