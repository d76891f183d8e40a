"""What the computer players of each game answer, by rules of thumb and after thinking."""

from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import pytest

from game.computer import Player, player_for, player_of
from game.computer.levels import BEGINNER, STRONG
from game.core.record import Record
from game.core.rulesets import Ruleset
from game.games.catalogue import CATALOGUE
from game.games.east_west import EAST_WEST
from game.games.fipsen import FIPSEN
from game.games.fuenfzehnern import FUENFZEHNERN
from game.games.schafkopf import SCHAFKOPF
from game.games.schwimmen import SCHWIMMEN
from game.games.skat import SKAT
from game.simulate import simulate
from tests.game.games.east_west import support as east_west
from tests.game.games.fipsen import support as fipsen
from tests.game.games.fuenfzehnern.support import deal as fifteens
from tests.game.games.schafkopf import support as schafkopf
from tests.game.games.schwimmen import support as schwimmen
from tests.game.games.skat import support as skat
from tests.game.games.support import Game

Answers = Mapping[str, tuple[Callable[[], Game], str]]
"""A position and the answers that will do, or `not` and one that will not, by what they show."""

FIVE_OTHERS = ("c9 c8 sJ s8 h7", "cJ cT sK s7 hQ", "c7 sQ sT hK h8")
FIPSEN_HANDS: Answers = {
    "a strong hand bids": (lambda: fipsen.deal(("cA cK cQ sA hA", *FIVE_OTHERS)), "not pass"),
    "a weak one passes": (
        lambda: fipsen.deal(("cJ s8 s7 h8 hJ", "cQ c9 sJ sA h7", "cK cT sK s9 hQ", "cA c7 sT hK c8")), "pass",
    ),
    "no Kieker without an ace": (lambda: fipsen.deal((fipsen.KIEKER, *fipsen.AGAINST_KIEKER)), "not kieker"),
    "no Kieker of sevens and eights": (
        lambda: fipsen.deal(("c7 c8 s7 s8 h7", "cQ c9 sJ sA hJ", "cK cT sK s9 hQ", "cA cJ sT hK h8")), "not kieker",
    ),
}  # fmt: skip
FIPSEN_THINKING: Answers = {
    "it goes on when nothing can take a trick": (
        lambda: (
            fipsen.deal(("cA cK cQ cJ sA", "c9 sJ s8 h7 h8", "cT sK s7 hQ hJ", "c7 sQ sT hK h9"))
            .say("A two", "A hand", "B pass, C pass, D pass", "A clubs")
            .play("cA c9 cT c7", "cK h7 s7 h9")
        ),
        "go_on",
    ),
}

PICKER = "cQ sQ hQ cJ sJ dA dT cA s7 s8"


def picked() -> Game:
    return schafkopf.dealt(PICKER, "sA sK s9 sT hA hK h9 h7 dK d9").say("A pick", "A discard:s7+s8")


def against_b(*said: str) -> Game:
    hands = ("cA c7 s7 s8 h7 h8 h9 d7 d8 d9", "c9 cQ sQ hQ dQ cJ sJ hJ sA hA", "cT c8 cK sT sK hK hT dK dT dA")
    return schafkopf.dealt(*hands).say("A pass", "B pick", "B discard:s9+dJ", *said)


def least(*said: str) -> Game:
    hands = ("cA c7 s7 s8 h7 h8 h9 d7 d8 d9", "cT c9 sQ hQ dQ cJ sJ hJ sA hA", "cK c8 sT sK hK hT dK dT dA cQ")
    return schafkopf.dealt(*hands).say(schafkopf.PASS, *said)


SCHAFKOPF_HANDS: Answers = {
    "many high trumps pick": (lambda: schafkopf.dealt(PICKER), "pick"),
    "none pass": (lambda: schafkopf.dealt("c7 c8 s9 s8 h7 h8 h9 d7 d8 hK"), "pass"),
    "it pulls trumps from strength": (picked, "cQ sQ hQ"),
}
SCHAFKOPF_THUMB: Answers = {
    "it pulls the highest trump": (picked, "cQ"),
    "it adds points to a trick of its side": (lambda: against_b("A cA", "B c9"), "cT"),
    "it adds none to the declarer's": (lambda: against_b("A d9", "B cQ"), "dK"),
    "in a least it throws points below the trick": (lambda: least("A cA"), "cT"),
    "and so does the next": (lambda: least("A cA", "B cT"), "cK"),
}
SCHAFKOPF_THINKING: Answers = {
    "fewer trumps and an ace pick": (lambda: schafkopf.dealt("cQ sQ dQ cJ hJ dA dK d9 cA s7"), "pick"),
    "two trumps pass": (lambda: schafkopf.dealt("cT cK sT s9 s8 hT h9 h8 d7 d8"), "pass"),
}

FIFTEENS: Answers = {
    "it leads cards that win": (lambda: fifteens("cA cK d7 d8 s7 s8 h7 h8"), "cA cK"),
    "it takes a trick full of points with the last card": (
        lambda: fifteens("sJ d7", "sQ d8", "sT d9", "sK s7 h7 h8 h9 c7 c8 c9").say("A sJ", "B sQ", "C sT"), "sK",
    ),
    "it saves its points from a trick that is lost": (
        lambda: fifteens("sA d7", "sK sQ s7", "sT d9", "sJ").say("A sA"), "s7",
    ),
    "it gives nothing to others where it cannot follow": (
        lambda: fifteens("sA s7", "hA hK hQ hJ hT c7 d8 d9").say("A sA"), "c7 d8 d9",
    ),
    "it calls Zwang where nothing else wins": (lambda: fifteens("cK cQ cJ cT d7 s7 h7 h8"), "zwang_clubs"),
    "it has no choice after Zwang": (
        lambda: fifteens("sA cK cQ c7 d7", "cA cT s7", "s8", "s9").play("sA s7 s8 s9").say("A zwang_clubs"), "cA",
    ),
}  # fmt: skip

PARTNERS = ("cJ sJ hJ cA cT cK c9 sA hA d9", "dJ c8 sT sK s9 hT hK d8 d7 dA", "c7 cQ sQ s8 hQ h9 h8 dT dK dQ")


def clubs(*said: str) -> Game:
    return skat.bid_up_to(skat.deal(*PARTNERS), "A", 18).say("A hand", "A clubs", "A none", *said)


SKAT_THUMB: Answers = {
    "it names the game it holds": (
        lambda: skat.bid_up_to(skat.deal("cJ hJ sA sT sK s9 s8 hA d9 c7", skat="d7 d8"), "A", 18)
        .say("A take", "A discard:d7+d8"),
        "spades",
    ),
    "the declarer pulls trumps": (clubs, "cJ"),
    "the partner gives points": (lambda: clubs("A d9", "B dA"), "dT"),
}  # fmt: skip

OTHERS = ("sA dJ hT", "sT hJ dK")
EIGHT = ["cK c7 c8", "sA h8 d9", "h7 dT sJ", "cJ h9 sQ", "dA s7 cT", "hJ dQ s8", "sT dK hT", "dJ hQ c9"]


def turn(hand: str, table: str, **options: Any) -> Game:
    """Return a game of Schwimmen with A's turn."""
    return schwimmen.begin([hand, *OTHERS], table=table, **options).say("C keep")


def last_turn(*said: str) -> Game:
    """B holds a pair of kings and may take the ten of clubs for more points now; A has closed."""
    game = schwimmen.begin(["cA c9 h7", "cK hK d7", "h8 dT sJ"], table="cT s7 d8")
    return game.say("C keep", "A close", *said)


SWIMMING: Answers = {
    "the dealer keeps a good hand": (lambda: schwimmen.begin([*OTHERS, "cK cQ d7"]), "keep"),
    "also where three of a kind are nothing": (
        lambda: schwimmen.begin([*OTHERS, "cK cQ d7"], three_of_a_kind=False), "keep",
    ),
    "and changes a poor one": (lambda: schwimmen.begin([*OTHERS, "c9 hQ d7"]), "swap"),
    "a third club": (lambda: turn("cA cK d7", "cQ h8 s9"), "first"),
    "for the diamond": (lambda: turn("cA cK d7", "cQ h8 s9").say("A first"), "d7"),
    "a third ace": (lambda: turn("cA hA d7", "s9 sQ dA"), "third"),
    "for the seven": (lambda: turn("cA hA d7", "s9 sQ dA").say("A third"), "d7"),
    "a third king": (lambda: turn("cK hK d7", "s9 sK dQ"), "second"),
    "for the odd card": (lambda: turn("cK hK d7", "s9 sK dQ").say("A second"), "d7"),
    "a better suit": (lambda: turn("c9 cK h8", "s7 cT dQ"), "second"),
    "for the other one": (lambda: turn("c9 cK h8", "s7 cT dQ").say("A second"), "h8"),
    "all three where they are better": (lambda: turn("c7 h8 d9", "cA cT c8"), "all"),
    "it passes where nothing helps": (lambda: turn("cK cQ c7", "h7 s9 d8", close_first_round=False), "pass"),
    "it closes with a hand that will do": (lambda: turn("cK cQ cJ", "h7 s9 d8"), "close"),
    "and not with less": (lambda: turn("cK cQ h9", "h7 s9 d8"), "not close"),
    "it closes after a turn where that is the rule": (
        lambda: turn("cK cQ cJ", "h7 s9 d8", close="after_turn").say("A pass"), "close",
    ),
    "or goes on": (lambda: turn("cK d8 h9", "h7 s9 dQ", close="after_turn").say("A pass"), "go_on"),
    "of two players it does not close": (lambda: schwimmen.begin(EIGHT[:2]).say("B keep"), "not close"),
    "of eight it does, with the same hand": (lambda: schwimmen.begin(EIGHT).say("H keep"), "close"),
    "its last turn takes the points and not the prospects": (last_turn, "first"),
    "and keeps them": (lambda: last_turn("B first"), "hK d7"),
}  # fmt: skip


def laid(board: str, *said: str) -> Game:
    """Lay cards in East–West, such as `h7 top`; the last one is the card in question."""
    game = east_west.begin(" ".join((board, *(each.split()[0] for each in said))))
    for each in said[:-1]:
        game.driver.answer(each.split()[1])
    return game


FLUSH = ("h7 top", "s7 top", "h9 top", "d8 top", "hK top", "cT top")
WON = ("cA top", "s7 top", "dA top", "d8 top", "sA top", "cT top")
BOARD = "hJ sK c8"
ROWS: Answers = {
    "a king beside the king": (lambda: laid(BOARD, "hK"), "middle"),
    "another king too": (lambda: laid(BOARD, "dK"), "middle"),
    "a heart beside the heart": (lambda: laid(BOARD, "hT"), "top"),
    "a nine beside the eight": (lambda: laid(BOARD, "c9"), "bottom"),
    "it completes a flush": (lambda: laid(BOARD, *FLUSH, "hQ"), "top"),
    "and breaks none": (lambda: laid(BOARD, *FLUSH, "c9"), "not top"),
    "it gives up no row that it has won": (lambda: laid("hA sK c8", *WON, "h7"), "middle bottom"),
}

BOTH = (BEGINNER, STRONG)
PLAYERS: tuple[tuple[Ruleset[Any], tuple[str, ...], Answers], ...] = (
    (FIPSEN, BOTH, FIPSEN_HANDS),
    (FIPSEN, (STRONG,), FIPSEN_THINKING),
    (SCHAFKOPF, BOTH, SCHAFKOPF_HANDS),
    (SCHAFKOPF, (BEGINNER,), SCHAFKOPF_THUMB),
    (SCHAFKOPF, (STRONG,), SCHAFKOPF_THINKING),
    (FUENFZEHNERN, (BEGINNER,), FIFTEENS),
    (SKAT, (BEGINNER,), SKAT_THUMB),
    (SCHWIMMEN, (BEGINNER,), SWIMMING),
    (EAST_WEST, (BEGINNER,), ROWS),
)


@pytest.mark.parametrize(
    ("player", "dealt", "answers"),
    [
        pytest.param(player_of(level, ruleset), *answer, id=f"{ruleset.id} {level}: {name}")
        for ruleset, levels, table in PLAYERS
        for level in levels
        for name, answer in table.items()
    ],
)
def test_computers_answer_what_the_position_asks_for(player: Player, dealt: Callable[[], Game], answers: str) -> None:
    chosen = dealt().chosen(player)
    assert chosen != answers[4:] if answers.startswith("not ") else chosen in answers.split()


@pytest.mark.parametrize("level", BOTH)
def test_in_schafkopf_it_buries_a_suit_with_its_points_and_neither_trumps_nor_aces(level: str) -> None:
    hand = "cQ sQ hQ cJ sJ dA dT cA s7 h8"
    game = schafkopf.dealt(hand, "sA sK s9 s8 hA hK h9 h7 dK d9", "c7 c8 c9 cK cT d7 d8 dQ hJ dJ")
    assert game.zone("widow") == {"hT", "sT"}
    buried = set(game.say("A pick").chosen(player_of(level, SCHAFKOPF)).removeprefix("discard:").split("+"))
    assert buried & {"sT", "hT"}
    assert not buried & {"cQ", "sQ", "hQ", "cJ", "sJ", "dA", "dT", "cA"}


def test_in_skat_it_discards_cards_at_risk_and_keeps_trumps() -> None:
    game = skat.bid_up_to(skat.deal("cJ sJ hJ cA cT cK c9 sA hA d9", skat="dT s7"), "A", 18).say("A take")
    assert set(game.chosen(player_for(SKAT)).removeprefix("discard:").split("+")) == {"dT", "d9"}


@cache
def among_themselves(game: str) -> list[Record]:
    ruleset = CATALOGUE.find(game)
    return [*simulate(ruleset, ruleset.choose({}), ruleset.best_seats, 80, "among", player_for(ruleset))]


@pytest.mark.parametrize(
    ("game", "declared", "won"),
    [("fipsen", (0.5, 1), (0.5, 1)), ("schafkopf", (0.5, 0.9), (0.35, 0.75)), ("skat", (0.5, 1), (0.65, 1))],
)
def test_most_deals_are_declared_and_many_of_them_won(
    game: str, declared: tuple[float, float], won: tuple[float, float]
) -> None:
    alone: list[int] = []
    records = among_themselves(game)
    for record in records:
        before, after = record["tallies"]["score"], record["tallies_after"]["score"]
        least = any(asked["kind"] == "pick" for asked in record["questions"]) and not any(
            asked["answer"] == "pick" for asked in record["questions"]
        )
        alone += [now - then for then, now in zip(before, after, strict=True) if now != then and not least]
    assert declared[0] <= len(alone) / len(records) <= declared[1]
    assert won[0] <= sum(score > 0 for score in alone) / len(alone) <= won[1]


def test_in_skat_every_kind_of_game_is_named() -> None:
    answers = {asked["answer"] for record in among_themselves("skat") for asked in record["questions"]}
    assert {"clubs", "spades", "hearts", "diamonds", "grand"} <= answers


@pytest.mark.parametrize(("seats", "most_deals", "most_turns"), [(2, 8, 3.5), (4, 15, 2.5), (8, 26, 2)])
def test_matches_of_schwimmen_end_within_a_sensible_number_of_deals(
    seats: int, most_deals: int, most_turns: float
) -> None:
    """A deal has two or three turns for two players and one or two for eight; a match a few deals for each player."""
    deals, matches, said = 0, 0, Counter[str]()
    for record in simulate(SCHWIMMEN, SCHWIMMEN.choose({}), seats, 1_000, "matches", player_for(SCHWIMMEN)):
        deals += 1
        matches += sum(lives >= 0 for lives in record["tallies_after"]["lives"]) == 1
        said += Counter(f"{asked['kind']} {asked['answer']}" for asked in record["questions"])
        if matches == 8:
            break
    assert seats <= deals / matches <= most_deals
    turns = sum(count for answer, count in said.items() if answer.startswith("turn"))
    assert 1 <= turns / deals / seats <= most_turns
    assert said["turn close"]
