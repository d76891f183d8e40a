"""Fipsen on screen, where the gallery does not show it: holding, the Kieker for one neighbour, going on."""

import dataclasses
import random

from bot.panels.past.history import replayed
from bot.panels.table.lobby import lobby
from bot.past.replay import Replay
from game.games.catalogue import CATALOGUE
from game.games.fipsen import FIPSEN
from tests.bot.panels.reading import SELECT, complaints, components, words
from tests.bot.panels.seated import dealt, table_view_of
from tests.bot.pasts import past_of
from tests.game.games.fipsen.support import AGAINST_KIEKER, KIEKER, deal
from tests.game.games.reads import Read, reading
from tests.game.games.shown import EN, own
from tests.game.games.support import Game

STRONG = ("cA cK sA s8 h7", "cQ c9 sJ hJ hT", "cJ c8 sK s7 hQ", "cT c7 sQ hK h8")
ALL_PASS = "B pass, C pass, D pass"
TWO = ("A two", "A plain", ALL_PASS)


def bidding(*said: str) -> Game:
    return deal(STRONG, again=[STRONG], skat="d7 hA").say(*said)


def kieker(*said: str) -> Game:
    """Let A bid a Kieker."""
    return deal((KIEKER, *AGAINST_KIEKER)).say("A kieker", *said)


def three_made(*said: str) -> Game:
    """Let A win the first three tricks of Three Hand in clubs."""
    return (
        bidding("A three", "A hand", ALL_PASS, "A clubs").play("cA c9 c8 c7", "cK cQ cJ cT", "sA sJ s7 sQ").say(*said)
    )


def five_lost() -> Game:
    """Let A lose Five Hand in hearts."""
    return bidding("A five", "A hand", ALL_PASS, "A hearts").play("h7 hT hQ hK")


@reading(
    Read("who challenges must bid more", lambda: bidding("A two", "A hand"), "B",
         ["Anna bids **Two Hand** · 4; you must bid more."]),
    Read("who holds may bid as much", lambda: bidding("A two", "A hand", "B three", "B hand"), "A",
         ["Ben bids **Three Hand** · 6; an equal bid holds."]),
    Read("every bid is a line with what it stands for",
         lambda: bidding("A two", "A plain", "B two", "B hand", "A two", "A ruten", "B pass"), "+",
         ["Anna: **Two** · 2 points\nBen: **Two Hand** · 4 points\nAnna holds: **Two Ruten** · 4 points\nBen passes."]),
    Read("who may still bid is visible", lambda: bidding("A two", "A plain", "B pass"), "-",
         ["**Ben** · passed", "**Anna** · Two"]),
    Read("a Five is Durch as it is", lambda: bidding("A five"), "A", ["**Ruten** – ♦ are trumps."], ["Durch"]),
    Read("otherwise that is explained", lambda: bidding("A two"), "A", ["**Durch** – all five tricks."]),
    Read("that all have passed is told", lambda: bidding("A pass", ALL_PASS), "+", ["the same dealer"]),
    Read("a Kieker can be seen by those who may not press it", bidding, "-A", ["Kieker · 4½"]),
    Read("the next player alone reads the five cards", kieker, "B",
         ["**Kieker!** Anna shows Ben: ", "♣ Nine of Clubs"]),
    Read("nobody else reads them", kieker, "CD-+cd", absent=["Nine of Clubs"]),
    Read("that they were shown is told", kieker, "+", ["**Kieker!** Anna shows their five cards only to Ben."]),
    Read("a Kieker is put into words", lambda: kieker(ALL_PASS), "A", ["You play **Kieker**, worth 10 points."]),
    Read("who takes the skat reads it", lambda: bidding(*TWO), "a",
         ["Anna finds in the skat: ♦ Seven of Diamonds, ♥ Ace of Hearts."]),
    Read("and what is discarded", lambda: bidding(*TWO, "A discard:h7+s8", "A clubs"), "A",
         ["Discarded: ♥ Seven of Hearts, ♠ Eight of Spades"]),
    Read("nobody else does", lambda: bidding(*TWO, "A discard:h7+s8", "A clubs"), "BCD-+",
         absent=["Eight of Spades", "Ace of Hearts"]),
    Read("going on says what it brings", lambda: three_made("A go_on"), "+",
         ["**Anna goes on** for all the remaining tricks, for 12 points."]),
    Read("a contract that was made", lambda: three_made("A stop"), "-", ["**Anna** · Three Hand: value 6, made\n"]),
    Read("a contract that was lost", five_lost, "-", ["value 20, lost ×2\n", "Points so far: Anna −40,"], ["-40"]),
)  # fmt: skip
def test_everybody_reads_what_concerns_them(read: Read) -> None:
    read.check()


def test_the_lobby_asks_for_exactly_four() -> None:
    view = table_view_of(deal().driver, None, phase="lobby")
    assert "This game needs 4 players." in words(lobby(dataclasses.replace(view, seats=view.seats[:2]), EN))


def test_after_a_kieker_five_cards_are_discarded_with_one_select() -> None:
    hand = own(kieker(ALL_PASS), "A")
    (select,) = [item for item in components(hand) if item["type"] == SELECT]
    assert (select["min_values"], select["max_values"], len(select["options"])) == (5, 5, 10)
    assert list(complaints(hand)) == []


def test_a_past_step_naming_only_the_tricks_says_so() -> None:
    driver = dealt(FIPSEN, 4, random.Random(1))
    driver.answer("three")
    while driver.outcome is None:
        driver.answer(driver.question.safe if driver.question else None)
    replay = Replay(past_of(driver, opened=True), 1, CATALOGUE)
    assert ": “Three”" in words(replayed(replay.step(1), EN))
