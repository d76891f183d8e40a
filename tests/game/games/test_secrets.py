"""Who sees what in each game, and questions that look the same whatever the hidden cards are."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import pytest

from game.core.cards import PIQUET_32
from game.core.events import CardsKnown, ZoneRevealed
from game.core.options import Choice
from game.core.view import AskedView
from game.games.lupfen import LIECHTENSTEIN, VORARLBERG
from game.games.tippen import MEYERS
from tests.game.games.fipsen import support as fipsen
from tests.game.games.fuenfzehnern import support as fuenfzehnern
from tests.game.games.lupfen.support import everybody_plays, weak
from tests.game.games.mate import support as mate
from tests.game.games.schafkopf import support as schafkopf
from tests.game.games.schafkopf.test_examples import EXACTLY_61, LEAST_20_45_55
from tests.game.games.schwimmen import support as schwimmen
from tests.game.games.skat import support as skat
from tests.game.games.support import Game, begin, short
from tests.game.games.tippen import support as tippen
from tests.game.games.worlds import shown

Dealt = Callable[[], Game]
STRONG, WEAK = "cJ sJ hJ dJ cA cT cK cQ c9 c8", "d7 d8 d9 h7 h8 h9 s7 s8 s9 hQ"
TABLE, OTHER_TABLE = "dJ c8 hA", "dK hQ cT"


def skat_hand(*said: str, hand: str = STRONG, **more: Any) -> Game:
    return skat.bid_up_to(skat.deal(hand, skat="h9 d9", **more), "A", 18).say("A hand", *said)


def skat_taken(seats: int) -> Game:
    return skat.bid_up_to(skat.deal(STRONG, skat="h9 d9", seats=seats), "A", 18).say("A take", "A discard:h9+d9")


def kieker() -> Game:
    return fipsen.deal((fipsen.KIEKER, *fipsen.AGAINST_KIEKER)).say("A kieker")


def fipsen_two(terms: str) -> Game:
    return fipsen.deal(skat="d7 hA").say("A two", f"A {terms}", "B pass, C pass, D pass")


def foreplaced(**cards: str) -> Game:
    return mate.deal().foreplace(**cards)


SEERS: Mapping[str, tuple[Dealt, tuple[str, str], str]] = {
    "Skat, the skat from the hand": (lambda: skat_hand("A clubs", "A none"), ("skat", ""), ""),
    "Skat, what is put away": (lambda: skat_taken(3), ("aside", "A"), "A"),
    "Skat, what is put away, before the dealer of four": (lambda: skat_taken(4), ("aside", "A"), "A"),
    "Skat, the hand with the skat": (lambda: skat_taken(4), ("hand", "A"), "A"),
    "Skat, the skat at the end": (
        lambda: skat.play_out(skat_hand("A clubs", "A none"), 1), ("skat", ""), "-ABC",
    ),
    "Skat, the skat after a null": (
        lambda: skat.play_out(skat.bid_up_to(skat.deal(b=WEAK), "B", 18).say("B hand", "B null"), 1), ("skat", ""), "",
    ),
    "Skat, the skat after Ramsch": (
        lambda: skat.play_out(skat.deal().say(*skat.ALL_PASS), 1), ("skat", ""), "-ABC",
    ),
    "Skat, an open hand before the first lead": (lambda: skat_hand("A clubs", "A open"), ("hand", "A"), "-ABC"),
    "Skat, a null ouvert before the first lead": (lambda: skat_hand("A null_ouvert"), ("hand", "A"), "-ABC"),
    "Skat, the hands of those against an open one": (lambda: skat_hand("A clubs", "A open"), ("hand", "B"), "B"),
    "Fipsen, what a Kieker draws": (lambda: kieker().say("B pass, C pass, D pass"), ("hand", "A"), "A"),
    "Fipsen, what is put away": (lambda: fipsen_two("plain").say("A discard:d7+hA"), ("aside", "A"), "A"),
    "Fipsen, the skat from the hand": (lambda: fipsen_two("hand"), ("skat", ""), ""),
    "Schafkopf, the widow": (lambda: schafkopf.dealt().say("A pass, B pass"), ("widow", ""), ""),
    "Schafkopf, a widow that is thrown in": (
        lambda: schafkopf.dealt(all_pass="throw_in").say(schafkopf.PASS), ("widow", ""), "",
    ),
    "Schafkopf, the widow of a least at the end": (lambda: schafkopf.least(LEAST_20_45_55), ("widow", ""), "-ABC"),
    "Schafkopf, what is buried": (
        lambda: schafkopf.deal_of(EXACTLY_61).say("A pick", "A discard:sK+hJ"), ("aside", "A"), "A",
    ),
    "Schafkopf, what was buried, at the end": (lambda: schafkopf.alone("A", EXACTLY_61), ("aside", "A"), "-ABC"),
    "Mate, what is foreplaced": (lambda: foreplaced(L="♠K"), ("foreplaced", "L"), "L"),
    "Mate, what is foreplaced in the second game": (
        lambda: mate.deal().foreplace(L="♠K").move("♣A").foreplace(O="♣A"), ("foreplaced", "O"), "O",
    ),
    "Mate, a hand that could be worked out": (lambda: mate.deal().foreplace().move("♣A"), ("hand", "L"), "L"),
    "Mate, a hand of the second game": (lambda: mate.deal().foreplace(L="♠K").move("♣A"), ("hand", "O"), "O"),
    "Schwimmen, the stock": (lambda: schwimmen.begin(table=TABLE).say("C keep"), ("stock", ""), ""),
    "Schwimmen, the table before the dealer has chosen": (lambda: schwimmen.begin(table=TABLE), ("table", ""), ""),
    "Schwimmen, the table": (lambda: schwimmen.begin(table=TABLE).say("C keep"), ("table", ""), "-ABC"),
    "Schwimmen, the hand that a dealer took": (lambda: schwimmen.begin(table=TABLE).say("C swap"), ("hand", "C"), "C"),
}  # fmt: skip


@pytest.mark.parametrize(("dealt", "zone", "seers"), SEERS.values(), ids=SEERS)
def test_a_zones_cards_are_visible_only_to_the_right_viewers(dealt: Dealt, zone: tuple[str, str], seers: str) -> None:
    assert dealt().seers(*zone) == seers


def lupfen_lift(hand: str, other: str) -> Game:
    return begin(VORARLBERG, [hand, other, "aU lU bA"], turn_up="bK", pot=9, compulsory_lupf=True)


def skat_games(hand: str, check: str) -> Game:
    game = skat.deal(hand, "sA sT sK sQ hA hT hK dA dT dK", rules={"check_announcement": check})
    return skat.bid_up_to(game, "A", 96).say("A hand")


def led_back(a: str, b: str) -> Game:
    """Let B take the lead with the ace of hearts and lead the king."""
    return fuenfzehnern.deal(a, b, C, D).play("hT hA hJ hQ", "hK c7 d9 h8")


def robber(**options: Any) -> Game:
    hands = ("d7 sA hA", "cK sK hK", "cQ sQ hQ", "cJ sJ hJ")
    return tippen.begin(MEYERS, hands, turned="dA", bank=(6, 6, 0), **options).say(*tippen.all_play("ABCD"))


C, D = "hJ c7 s7 s8 s9 d7 d8 dQ", "hQ d9 sT sJ sQ dT dJ c8"
ALIKE: Mapping[str, tuple[Dealt, Dealt]] = {
    "a game that Skat's bid allows": (
        lambda: skat_games(STRONG, "maximum_possible"),
        lambda: skat_games("cJ hJ d7 d8 d9 h7 h8 h9 s7 s8", "maximum_possible"),
    ),
    "a Kieker": (
        lambda: fipsen.deal((fipsen.KIEKER, *fipsen.AGAINST_KIEKER)),
        lambda: fipsen.deal(("cA c9 sA s8 hK", "cK cT sQ s9 hJ", "cJ c7 sK s7 hQ", "cQ sJ sT hA h7")),
    ),
    "a suit that a leader has run out of": (
        lambda: led_back("hT h8 c9 cT cJ dK dA sK", "hA hK h7 h9 sA cQ cK cA"),
        lambda: led_back("hT h8 h7 h9 cT cJ dK sK", "hA hK c9 dA sA cQ cK cA"),
    ),
    "a Zwang": (
        lambda: fuenfzehnern.deal("cK cQ c9 cT cJ dK hT h8", "cA hA hK h7 h9 sA sK dA", C, D),
        lambda: fuenfzehnern.deal("cK c9 cT cJ dK hT h8 hA", "cA cQ hK h7 h9 sA sK dA", C, D),
    ),
    "a robbery": (lambda: robber(robbing=True), robber),
    "a lift that is compulsory": (
        lambda: lupfen_lift("aA lA bU", "aK lK bO"), lambda: lupfen_lift("aK lK bO", "aA lA bU"),
    ),
}  # fmt: skip


def asked_of_all(game: Game) -> AskedView:
    """Return everyone's knowledge of the open question, as if it were put to the first seat."""
    asked = game.seen().asked
    assert asked
    return replace(asked, seat=0)


@pytest.mark.parametrize(("may", "may_not"), ALIKE.values(), ids=ALIKE)
def test_choices_that_depend_on_hidden_cards_are_not_visible_to_others(may: Dealt, may_not: Dealt) -> None:
    assert may().choices != may_not().choices
    assert asked_of_all(may()) == asked_of_all(may_not())


@pytest.mark.parametrize(
    ("ruleset", "rules"),
    [
        (LIECHTENSTEIN, {"exchange_timing": "before_lead"}),
        (LIECHTENSTEIN, {"exchange_timing": "own_first_turn"}),
        (LIECHTENSTEIN, {"weak_hand": "scrap", "scrap_timing": "before_lead"}),
        (VORARLBERG, {"scrap_timing": "before_lead"}),
        (VORARLBERG, {"scrap_timing": "own_first_turn"}),
        (VORARLBERG, {"weak_hand": "exchange"}),
    ],
)
def test_others_cannot_tell_whether_a_weak_hand_was_asked_about(ruleset: Any, rules: dict[str, Choice]) -> None:
    game = weak(ruleset, *everybody_plays(ruleset), **rules)
    without = asked_of_all(game)
    game.say(*(("A aA", "B aK") if game.kind == "play" else ("A keep", "B keep")))
    assert game.asked == "C"
    assert {"exchange", "scrap"} & game.choices
    assert asked_of_all(game) == without


def test_an_ace_forced_by_zwang_is_asked_for_like_any_card() -> None:
    alone = fuenfzehnern.deal("cK cQ c9 cT cJ dK hT h8", "cA hA hK h7 h9 sA sK dA", C, D).say("A zwang_clubs")
    among = fuenfzehnern.deal("cK cQ c9 cT dK hT h8 h9", "cA cJ hA hK h7 sA sK dA", C, D).say("A zwang_clubs")
    assert alone.choices == among.choices == {"cA"}
    assert [alone.seen(viewer) for viewer in "-CD"] == [among.seen(viewer) for viewer in "-CD"]


@pytest.mark.parametrize("viewer", "-O")
def test_a_question_about_the_hand_shows_others_no_cards(viewer: str) -> None:
    game = mate.deal()
    game.driver.answer("foreplace")
    asked = game.seen(viewer).asked
    assert asked
    assert (asked.kind, asked.where, asked.choices) == ("foreplace-card", "hand", ())


def test_a_swap_for_a_table_card_looks_the_same_whatever_the_hand() -> None:
    asked = schwimmen.begin(table=TABLE).say("C keep", "A third").seen("B").asked
    assert asked
    assert (asked.kind, asked.where, asked.choices) == ("give", "hand", ())
    assert asked.about == {"card": PIQUET_32.card("hearts-ace")}


def named(game: Game, viewer: str) -> str:
    """Return the cards that a view names, including those of its events, in the order of the pack."""
    text = repr(game.seen(viewer))
    return " ".join(short(card) for card in PIQUET_32.cards if card.code in text)


def sorted_cards(text: str) -> str:
    return " ".join(short(card) for card in PIQUET_32.cards if short(card) in text.split())


A, B, DEALER = schwimmen.THREE


@pytest.mark.parametrize(
    ("said", "known"),
    [
        ((), {"-": "", "A": A, "B": B, "C": DEALER}),
        (("C keep",), {"-": TABLE, "A": f"{A} {TABLE}", "C": f"{DEALER} {TABLE}"}),
        (("C swap",), {"-": DEALER, "A": f"{A} {DEALER}", "C": f"{DEALER} {TABLE}"}),
        (("C keep", "A third", "A s9"), {"-": f"{TABLE} s9", "B": f"{B} {TABLE} s9"}),
        (("C keep", "A pass, B pass, C pass"), {"-": f"{TABLE} d7 h8 cT", "B": f"{B} {TABLE} d7 h8 cT"}),
        (("C keep", "A close", "B pass"), {"-": TABLE, "A": f"{A} {TABLE}"}),
        (("C keep", "A close", "B pass, C pass"), {"-": f"{A} {B} {DEALER} {TABLE}"}),
    ],
    ids=["dealt", "kept", "swapped", "one card", "new table", "closed", "compared"],
)
def test_schwimmen_players_know_only_the_cards_they_have_seen(said: tuple[str, ...], known: Mapping[str, str]) -> None:
    game = schwimmen.begin(table=TABLE, stock="d7 h8 cT").say(*said)
    assert {viewer: named(game, viewer) for viewer in known} == {
        viewer: sorted_cards(cards) for viewer, cards in known.items()
    }


def test_a_swap_is_public_but_only_the_dealer_knows_the_unseen_cards() -> None:
    game = schwimmen.begin(table=TABLE).say("C keep", "A third", "A s9")
    told = [event for event in game.seen().events if isinstance(event, CardsKnown)]
    assert [(schwimmen.names(event.cards), event.source, event.target) for event in told] == [
        ("s9", ("hand", 0), ("table", None)),
        ("hA", ("table", None), ("hand", 0)),
    ]
    game = schwimmen.begin(table=TABLE).say("C swap")
    counts = [sum(isinstance(event, CardsKnown) for event in game.seen(viewer).events) for viewer in "-ABC"]
    assert counts == [0, 0, 0, 2]
    revealed = [event for event in game.seen().events if isinstance(event, ZoneRevealed)]
    assert [schwimmen.names(event.cards) for event in revealed] == ["h7 dT hJ"]


def second_pack(first: str) -> Game:
    """Begin a deal of two; the second pack begins with these cards."""
    hands = ["s7 s9 d8", "sA h8 d9"]
    game = schwimmen.begin(hands, table="hK dJ c8", stock="c7 h7 d7", again=first, stock_out="reshuffle")
    return schwimmen.all_pass(game.say("B keep"), 16)


def test_nobody_learns_the_order_in_which_set_aside_cards_return() -> None:
    one, other = second_pack("hK dJ c8 h7 c7 d7"), second_pack("hK dJ c8 d7 h7 c7")
    assert one.driver.deal.shuffles == other.driver.deal.shuffles == 2
    assert one.stock() != other.stock()
    for viewer in "-AB":
        assert shown(one.seen(viewer)) == shown(other.seen(viewer))


def test_the_dealers_new_hand_may_be_any_unseen_cards() -> None:
    one, other = (
        schwimmen.begin(table=table).say("C swap", "A first", "A c7", "B pass") for table in (TABLE, OTHER_TABLE)
    )
    assert [shown(one.seen(viewer)) for viewer in "-AB"] == [shown(other.seen(viewer)) for viewer in "-AB"]


def test_an_eliminated_player_sees_what_spectators_see() -> None:
    game = schwimmen.begin(["c7 s9 cK", "", "sA s8 d9"], now=(2, -1, 1), table=TABLE)
    out, spectator = (game.say("C swap", "A first", "A c7").seen("B"), game.seen())
    foreign = [[zone for zone in view.zones if zone.owner != 1] for view in (out, spectator)]
    assert foreign[0] == foreign[1]
    assert replace(out, seat=None, zones=()) == replace(spectator, zones=())
