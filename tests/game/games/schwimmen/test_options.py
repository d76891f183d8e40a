"""House rules of Schwimmen: when a player may close, and what is refused."""

from tests.game.games.schwimmen.support import begin
from tests.game.games.support import Game

TABLE = "dJ c8 hA"


def turns(game: Game, **kinds: str) -> list[tuple[str, bool]]:
    """Pass, at most twelve times; return who was asked what, and whether closing was offered."""
    offered: list[tuple[str, bool]] = []
    for _ in range(12):
        if game.over:
            break
        offered.append((f"{game.asked} {game.kind}", "close" in game.choices))
        game.driver.answer(kinds.get(game.kind, "pass"))
    return offered


def test_one_may_close_at_once() -> None:
    """W2: the document states no limit."""
    offered = turns(begin(table=TABLE).say("C keep"))
    assert offered[:3] == [("A turn", True), ("B turn", True), ("C turn", True)]


def test_one_may_have_to_wait_for_ones_second_turn() -> None:
    offered = turns(begin(table=TABLE, close_first_round=False).say("C keep"))
    assert [letter for letter, may_close in offered if not may_close] == ["A turn", "B turn", "C turn"]
    assert offered[3] == ("A turn", True)


def test_closing_may_follow_a_turn() -> None:
    """W1: the question comes after every turn, and a turn does not offer closing."""
    game = begin(table=TABLE, close="after_turn").say("C keep", "A first")
    assert game.choices == {"c7", "s9", "cK"}
    game.say("A c7")
    assert (game.asked, game.kind, game.choices) == ("A", "close", {"go_on", "close"})
    game.say("A go_on", "B pass")
    assert (game.asked, game.kind) == ("B", "close")
    game.say("B close")
    assert (game.asked, game.kind, game.choices) == ("C", "turn", {"first", "second", "third", "all", "pass"})
    game.say("C pass", "A pass")
    assert game.over


def test_after_a_special_nobody_is_asked_to_close() -> None:
    game = begin(["cA cK s9", "sA s8 d9"], table="cT h8 dJ", close="after_turn").say("B keep", "A first", "A s9")
    assert game.over


def test_closing_after_a_turn_may_have_to_wait_for_the_second_one() -> None:
    game = begin(table=TABLE, close="after_turn", close_first_round=False).say("C keep")
    offered = turns(game, close="go_on")
    assert [who for who, _ in offered[:7]] == ["A turn", "B turn", "C turn", "A turn", "A close", "B turn", "B close"]


def test_who_closes_after_the_last_of_all_passes_is_not_given_a_new_table() -> None:
    game = begin(table=TABLE, close="after_turn").say("C keep", "A pass", "A go_on", "B pass", "B go_on", "C pass")
    assert game.kind == "close"
    game.say("C close")
    assert "new-table" not in game.announced()
    assert game.say("A pass", "B pass").over


def test_the_last_turn_of_all_rounds_is_looked_at_after_the_question_of_closing() -> None:
    game = begin(["c7 s9 cK", "sA s8 d9"], table=TABLE, close="after_turn", round_limit=2).say("B keep")
    for letter in "ABA":
        game.say(f"{letter} pass", f"{letter} go_on")
    game.say("B pass")
    assert game.kind == "close"
    game.say("B go_on")
    assert game.over
    assert game.announced().count("new-table") == 1


def test_the_safe_answer_to_closing_is_to_go_on() -> None:
    game = begin(table=TABLE, close="after_turn").say("C keep", "A pass")
    assert game.question.safe == "go_on"
