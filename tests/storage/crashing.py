"""A process that plays at tables and is killed in the middle of a write. Run by the tests, not by pytest.

It reads lines `<checkpoint> <nth time>`. For each it forks a child that resumes the tables of the database, plays on,
and kills itself when the checkpoint is reached that many times; `end 0` ends all sessions with their running deal.
A file next to the database lists what the journal has acknowledged.
"""

import asyncio
import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path

from game.table.ports import Entry, Journal, SavedTable, Servers
from storage.addresses import url_of
from storage.database import Database
from tests.storage.support import OneProcess
from tests.tables import every_server

TABLES = 3
RULESETS = ("lupfen-liechtenstein", "lupfen-vorarlberg", "tippen-grupp")


class Acknowledging:
    """A journal that records its acknowledged answers in a file that survives any crash."""

    def __init__(self, journal: Journal, file: Path) -> None:
        self._journal = journal
        self._file = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)

    async def commit(self, entry: Entry) -> None:
        await self._journal.commit(entry)
        if entry.answer:
            answer = entry.answer
            os.write(self._file, f"{entry.table} {answer.deal} {answer.number} {answer.digest}\n".encode())

    async def saved(self, table: str) -> SavedTable | None:
        return await self._journal.saved(table)

    async def live(self, ours: Servers) -> Sequence[SavedTable]:
        return await self._journal.live(ours)


async def play(path: Path, checkpoint: str, times: int) -> None:
    left = times

    def reached(name: str) -> None:
        nonlocal left
        left -= name == checkpoint
        if left == 0 and name == checkpoint:
            os.kill(os.getpid(), signal.SIGKILL)

    database = await Database.open(url_of(path), checkpoint=reached)
    evening = OneProcess(Acknowledging(database.journal, path.with_name("acknowledged")), seed=times)
    await evening.tables.resume(every_server)
    if checkpoint != "end":
        for number in range(TABLES):
            if evening.tables.at(number) is None:
                await evening.open(channel=number, ruleset=RULESETS[number], options={"deals": 1_000})
    else:
        for table in evening.tables:
            await table.stop(table.state.host)
    await asyncio.gather(*(evening.play(table) for table in list(evening.tables)))
    await database.close()


def main() -> None:
    path = Path(sys.argv[1])
    for line in sys.stdin:
        checkpoint, times = line.split()
        child = os.fork()
        if child == 0:
            asyncio.run(play(path, checkpoint, int(times)))
            os._exit(0)
        _, status = os.waitpid(child, 0)
        sys.stdout.write(f"{os.waitstatus_to_exitcode(status)}\n")


if __name__ == "__main__":
    main()
