"""The adviser under many presses: equal questions share a search, and each person gets one answer at a time."""

import asyncio

from bot.discord_io.message import Message
from bot.thinking.advising import Advising
from bot.thinking.pool import SearchPool
from game.computer.advice import Advice
from game.table.upkeep import Tasks
from tests.bot.display.screens import Screens
from tests.bot.thinking.slow import SEARCH_SECONDS, Slow, advice, at_once, first_view


@at_once
async def test_identical_questions_are_searched_once() -> None:
    slow = Slow()
    pool = SearchPool([slow], patience=15)
    advising = Advising(pool, Tasks())
    questions = ["t 1 0", "t 1 0", "t 1 0", "u 1 0"]
    assert await asyncio.gather(*(advising.advice(first_view(), each) for each in questions)) == [advice()] * 4
    assert slow.asked == 2
    await pool.close()


@at_once
async def test_each_person_gets_one_answer_at_a_time_and_only_their_latest_queued_question() -> None:
    slow, told = Slow(), list[str]()
    pool = SearchPool([slow], patience=15)
    advising = Advising(pool, Tasks())
    waiting = Message(Screens(), 1)

    def ask(asker: str, question: str) -> None:
        async def draw(_advice: Advice | None) -> None:
            told.append(question)

        advising.fill(asker, waiting, first_view(), question, draw)

    ask("anna", "t 1 0")
    await asyncio.sleep(SEARCH_SECONDS / 2)
    ask("anna", "t 1 1")
    ask("anna", "t 1 2")
    ask("ben", "u 1 0")
    assert advising.busy("anna")
    await asyncio.sleep(10 * SEARCH_SECONDS)
    assert told == ["t 1 0", "u 1 0", "t 1 2"]
    assert not advising.busy("anna")
    await pool.close()
