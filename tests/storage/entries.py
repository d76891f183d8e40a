"""What a journal is given: a table's opening, the start of a deal, an answer."""

import pytest

from game.table.ports import AnswerRow, Entry, Journal, JournalError
from tests.storage.support import STATE, a_deal

PEOPLE = ((1, "Anna"),)


DEAL = a_deal({"person:1": "Anna", "computers": "Sepp"}, carry={"lives": 2})


def opening(table: str = "a") -> Entry:
    return Entry(table, 7, 8, 0, STATE, PEOPLE)


def beginning(table: str = "a") -> Entry:
    return Entry(table, 7, 8, 1, STATE, begun=DEAL)


def answering(number: int, table: str = "a", version: int = 2) -> Entry:
    return Entry(table, 7, 8, version, answer=AnswerRow(1, number, 0, "lift", f"digest{number}", 1))


async def refused(journal: Journal, entry: Entry) -> JournalError:
    with pytest.raises(JournalError) as error:
        await journal.commit(entry)
    return error.value
