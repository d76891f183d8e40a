# pyright: reportPrivateUsage=false
"""The audit finds nothing in a correct database and something in every kind of corrupted one."""

import pytest

from game.core.take_back import freely
from game.games.catalogue import CATALOGUE
from game.table.table import Table
from storage.addresses import path_of
from storage.audit import audit
from tests.storage.support import OneProcess, change

FALSE = {
    "a chip more in a posting": "UPDATE postings SET amount = amount + 1 WHERE id = 1",
    "a posting less": "DELETE FROM postings WHERE id = 2",
    "a posting to somebody else": "UPDATE postings SET target = 'person:9' WHERE id = 1",
    "another answer": "UPDATE answers SET answer = 'other' WHERE deal = 1 AND number = 0",
    "an answer of somebody else": "UPDATE answers SET person = 9 WHERE deal = 1 AND person IS NOT NULL",
    "an answer less": "DELETE FROM answers WHERE deal = 1 AND number = 0",
    "another pack": "UPDATE deals SET secret = replace(secret, substr(secret, 1, 1), 'e')",
    "another dealer": "UPDATE deals SET dealer = (dealer + 1) % 4 WHERE number = 1",
    "a record less": "DELETE FROM records WHERE deal = 1",
    "every record less": "DELETE FROM records",
    "a void deal that was paid": "UPDATE deals SET void = 1 WHERE number = 1",
    "a deal that never ended": "UPDATE deals SET ended = NULL WHERE number = 1",
    "chips of nobody": "UPDATE tables SET state = replace(state, '\"pot\":0', '\"pot\":7')",
    "a session that goes on": "UPDATE tables SET closed = NULL",
    "a table that cannot be read": "UPDATE tables SET state = '{}'",
    "a chip more in a balance": "UPDATE balances SET chips = chips + 1 WHERE account = 'person:1'",
    "a deal more of somebody": "UPDATE balances SET deals = deals + 1 WHERE account = 'person:1'",
    "a balance less": "DELETE FROM balances WHERE account = 'person:1'",
    "a balance more": "INSERT INTO balances SELECT server, 'person:9', 1, 0 FROM balances LIMIT 1",
    "an evening that brought more": "UPDATE seats SET chips = chips + 1 WHERE person = 1",
    "an evening without a deal": "UPDATE seats SET deals = deals - 1 WHERE person = 1",
    "a result that was better": "UPDATE players SET result = result + 1 WHERE deal = 1 AND account = 'person:1'",
    "a record of a lie": 'UPDATE records SET record = replace(record, \'"reason":"ante"\', \'"reason":"gift"\')',
}


def test_a_played_session_is_in_order(table: Table, url: str) -> None:
    assert audit(url, CATALOGUE) == []


@pytest.mark.parametrize("statement", FALSE.values(), ids=FALSE)
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
