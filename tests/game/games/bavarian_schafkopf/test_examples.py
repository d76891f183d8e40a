"""The worked examples of Schafkopf for four, by their ids in the rules, played through the script."""

from typing import Any

import pytest

from game.core.cards import PIQUET_32
from game.core.errors import Refused
from game.core.vocabulary import DECLARING, DEFENDING
from game.games.bavarian_schafkopf import BAVARIAN_SCHAFKOPF
from game.games.bavarian_schafkopf.cards import LONG, PACKS, SHORT, SHORT_FRENCH, ranking
from game.games.bavarian_schafkopf.games import Contract, bids_of, callable_suits, first_ranking, is_sie
from game.games.bavarian_schafkopf.payment import runners
from tests.game.games.bavarian_schafkopf.support import (
    RUNAWAY,
    called,
    dealt,
    hands_with,
    price,
    rules,
)
from tests.game.games.support import Game, cards_of, short

ALL_PASS = "A pass, B pass, C pass, D pass"
WENZ_HAND = "aU lU hU aA aT lA hA bA"
SIE_HAND = "aO lO hO bO aU lU hU bU"


def trumps(bid: str, suit: str = "") -> str:
    """List the trumps of a game, from the top."""
    ordering = Contract(0, bid, suit).ordering(LONG)
    return " ".join(map(short, ordering.sort(filter(ordering.is_trump, LONG.cards))))


def suited(bid: str, suit: str) -> str:
    """List a plain suit, from the top."""
    ordering = Contract(0, bid).ordering(LONG)
    cards = [card for card in LONG.cards if card.suit == suit and not ordering.is_trump(card)]
    return " ".join(short(card)[1] for card in ordering.sort(cards))


def alone(hand: str, bid: str, suit: str = "", **chosen: Any) -> Game:
    """Let A play alone with a hand."""
    named = f", A {suit}" if suit else ""
    return dealt(hands_with(hand), **chosen).say(f"A {bid}, B pass, C pass, D pass{named}")


def safely(game: Game) -> Game:
    """Play the lowest cards to the end."""
    while game.driver.question:
        game.driver.answer(game.driver.question.safe)
    return game


def example(key: str) -> Game:
    """Play a worked example."""
    told = next(each for each in BAVARIAN_SCHAFKOPF.manual.examples if each.key == key)
    by_code = {card.code: short(card) for card in LONG.cards}
    order = [by_code[code] for code in told.packs[0].split()]
    hands = [" ".join(order[4 * seat : 4 * seat + 4] + order[16 + 4 * seat : 20 + 4 * seat]) for seat in range(4)]
    game = dealt(hands)
    for answer in told.answers:
        game.driver.answer_text(answer)
    return game


def test_by_1_fourteen_trumps_of_a_call_game() -> None:
    assert trumps("ruf") == "aO lO hO bO aU lU hU bU hA hT hK h9 h8 h7"


def test_by_2_only_unters_are_trumps_in_a_wenz_and_obers_rank_below_kings() -> None:
    assert trumps("wenz") == "aU lU hU bU"
    assert suited("wenz", "hearts") == "A T K O 9 8 7"


def test_by_3_only_obers_are_trumps_in_a_geier() -> None:
    assert trumps("geier") == "aO lO hO bO"
    assert suited("geier", "leaves") == "A T K U 9 8 7"


def test_by_4_a_solo_and_a_farbwenz_have_their_own_suit() -> None:
    assert trumps("solo", "leaves") == "aO lO hO bO aU lU hU bU lA lT lK l9 l8 l7"
    assert trumps("farbwenz", "bells") == "aU lU hU bU bA bT bK bO b9 b8 b7"
    assert trumps("farbgeier", "bells") == "aO lO hO bO bA bT bK bU b9 b8 b7"


def test_by_5_a_bettel_has_no_trumps() -> None:
    assert trumps("bettel") == ""
    assert suited("bettel", "acorns") == "A T K O U 9 8 7"


def test_by_6_every_pack_has_120_card_points() -> None:
    assert {sum(map(ranking(pack, ()).points, pack.cards)) for pack in PACKS.values()} == {120}


def test_by_7_an_ace_may_be_called_with_another_card_of_its_suit() -> None:
    assert callable_suits(LONG, cards_of(LONG, "aO hO aU hA h9 l7 aA a8")) == ["leaves"]


def test_by_8_an_ober_does_not_belong_to_its_printed_suit() -> None:
    assert callable_suits(LONG, cards_of(LONG, "lO bU hA hT h9 h8 aA a8")) == []


def test_by_9_a_call_game_is_offered_to_all_but_refused_without_a_callable_ace() -> None:
    game = dealt(hands_with("lO bU hA hT h9 h8 aA a8"))
    assert "ruf" in game.shown
    assert "ruf" not in game.choices
    with pytest.raises(Refused, match="not-with-this-hand"):
        game.driver.answer_text("ruf")


def test_by_10_hearts_cannot_be_called_and_everyone_sees_the_same_three_aces() -> None:
    game = dealt().say("A ruf, B pass, C pass, D pass")
    assert game.shown == ["acorns", "leaves", "bells"]
    assert game.choices == {"acorns", "leaves"}


def test_by_11_a_wenz_outranks_a_call_game() -> None:
    game = dealt().say("A ruf, B wenz, C pass, D pass, A pass")
    assert game.mark("declarer", "B") == 1
    assert game.mark("game") == "wenz"


def test_by_12_later_seats_need_a_higher_game() -> None:
    game = dealt().say("A wenz")
    assert game.shown == ["pass", "solo", "wenz-tout", "solo-tout", "sie"]


def test_by_13_an_earlier_seat_may_hold_with_the_same_game() -> None:
    game = dealt().say("A ruf, B wenz, C pass, D pass")
    assert "wenz" in game.shown
    game.say("A wenz")
    assert game.shown[1] == "solo"
    game.say("B pass")
    assert (game.mark("declarer", "A"), game.mark("game")) == (1, "wenz")


def test_by_14_a_tout_outranks_every_game_and_a_sie_outranks_touts() -> None:
    named = "ruf farbgeier farbwenz geier wenz solo farbgeier-tout farbwenz-tout geier-tout wenz-tout solo-tout sie"
    assert " ".join(bids_of(rules(geier=True, farbwenz=True, farbgeier=True))) == named


def test_by_15_if_all_pass_the_cards_are_thrown_in() -> None:
    game = dealt().say(ALL_PASS)
    assert (game.announced(), game.net, game.next_dealer) == (["thrown-in"], "A+0 B+0 C+0 D+0", "A")


def test_by_16_only_the_holder_of_the_called_ace_knows_the_partners() -> None:
    game = called()
    assert game.seen("C").sides == {0: DECLARING, 1: DEFENDING, 2: DECLARING, 3: DEFENDING}
    assert game.seen("A").sides == game.seen("-").sides == {0: DECLARING}
    assert game.seen("B").sides == {0: DECLARING, 1: DEFENDING}


def test_by_17_everybody_knows_the_partners_once_the_ace_has_fallen() -> None:
    game = called().play("a8 aA bA aK", "l9 lA lU l7")
    assert game.seen("-").sides == game.seen("C").sides
    assert len(game.seen("-").sides) == 4


def test_by_18_the_ace_must_be_played_when_its_suit_is_led() -> None:
    game = called().play("a8 aA bA aK").say("B l9")
    assert game.choices - {"stoss"} == {"lA"}


def test_by_19_the_holder_may_lead_the_called_suit_only_with_the_ace() -> None:
    game = called().play("hA h8 lO hK")
    assert game.asked == "C"
    assert game.choices == {"hU", "h7", "lA", "bA", "bT"}


def test_by_20_with_four_of_the_suit_the_holder_may_run_away() -> None:
    game = called(RUNAWAY).play("hA h8 lO hK")
    assert game.choices >= {"lA", "lK", "l8", "lT"}


def test_by_21_after_running_away_the_ace_is_free() -> None:
    game = called(RUNAWAY).play("hA bU lO hK", "lK a7 l7 l9", "bT bA aO b7").say("A a8, B aA")
    assert "lA" in game.choices


def test_by_22_the_ace_may_not_be_discarded_before_its_suit_is_led() -> None:
    game = called().say("A a8, B aA")
    assert game.asked == "C"
    assert game.choices == {"lO", "hU", "h7", "lK", "l8", "bA", "bT"}


def test_by_23_the_ace_may_be_the_last_card() -> None:
    hands = ("aO hO aU hA h9 l7 a8 aT", "bO bU hT h8 aK a9 aA b8", "lO hU h7 lA hK b9 bA bT", "lU a7 lT l9 lK bK l8 b7")
    game = called(hands).play("aO h8 h7 lU", "hO hT hK a7", "aU bO hU lT", "b8 bA b7 hA", "h9 bU lO l9")
    game.play("bT bK a8 a9").say("D lK") if game.asked == "D" else game.play("bT bK a8 a9")
    assert "lA" in game.hand("C")


def test_by_24_stoss_is_offered_only_to_opponents() -> None:
    game = called()
    offered = {}
    for card in ("aO", "h8", "h7", "lU"):
        offered[game.asked] = "stoss" in game.choices
        game.say(f"{game.asked} {card}")
    assert offered == {"A": False, "B": True, "C": False, "D": True}
    assert not any("stoss" in choice for choice in game.choices)


def test_by_25_stoss_doubles_and_reveals_the_speakers_side() -> None:
    game = called().say("A aO, B stoss")
    assert game.asked == "B"
    assert game.mark("factor") == 2
    assert game.seen("-").sides == {0: DECLARING, 1: DEFENDING}
    assert game.announced() == ["stoss B"]


def test_by_26_retour_is_announced_with_the_next_card() -> None:
    game = called().say("A aO, B stoss, B h8")
    assert "retour" in game.choices
    game.say("C h7, D lU")
    assert "retour" in game.choices
    game.say("A retour, A hO")
    assert game.mark("factor") == 4
    assert "retour" not in game.choices


def test_by_27_a_partner_who_says_retour_is_revealed_to_everybody() -> None:
    game = called().say("A aO, B stoss, B h8, C retour")
    assert len(game.seen("-").sides) == 4


def test_by_28_before_the_lead_everybody_is_asked_privately() -> None:
    game = called(stoss="before_lead")
    assert (game.asked, game.kind, game.choices) == ("B", "stoss", {"stoss", "no"})
    game.say("B no")
    assert (game.asked, game.choices) == ("C", {"no"})
    assert game.seen("A").asked == game.seen("B").asked
    game.say("C no, D stoss")
    assert (game.asked, game.kind, game.choices) == ("A", "retour", {"retour", "no"})
    game.say("A no")
    assert (game.asked, game.choices) == ("B", {"no"})
    game.say("B no, C retour")
    assert game.mark("factor") == 4


def test_by_29_everybody_may_double_after_half_the_cards() -> None:
    game = dealt(legen="everybody")
    assert (len(game.hand("A")), game.kind) == (4, "legen")
    game.say("A lay, B no, C lay, D no")
    assert (len(game.hand("A")), game.mark("factor")) == (8, 4)


def test_by_30_only_forehand_may_double() -> None:
    assert dealt(legen="forehand").say("A no").kind == "bid"


def test_by_31_sixty_one_card_points_win_and_sixty_lose() -> None:
    assert (price("ruf", 61), price("ruf", 60)) == (10, -10)


def test_by_32_schneider() -> None:
    assert [price("ruf", points) for points in (90, 91, 31, 30)] == [10, 20, -10, -20]


def test_by_33_schwarz() -> None:
    assert (price("ruf", 120, 8), price("ruf", 0, 0), price("ruf", 120, 7)) == (30, -30, 20)


def test_by_34_runners_from_three_and_from_two_in_a_wenz() -> None:
    ruf, wenz = first_ranking(LONG), ranking(LONG, ("under",))
    held = cards_of(LONG, "aO lO hO aU lU hA")
    assert (runners(ruf, LONG.cards, held, 3), runners(wenz, LONG.cards, held, 2)) == (3, 2)
    assert runners(ruf, LONG.cards, cards_of(LONG, "aO lO"), 3) == 0
    assert price("ruf", 61, runners=3) == 40


def test_by_35_the_other_sides_runners_count_too() -> None:
    assert runners(first_ranking(LONG), LONG.cards, cards_of(LONG, "bO aU hA"), 3) == 3


def test_by_36_a_lone_declarer_pays_or_is_paid_by_each_opponent() -> None:
    assert (price("solo", 61), price("wenz", 60), price("solo", 61, tariff_solo=20)) == (50, -50, 20)
    game = alone(WENZ_HAND, "wenz").play("aU a8 a7 bU", "lA l8 l7 l9", "hA h8 h7 h9", "bA b9 b8 b7", "aA aK aO a9")
    assert game.play("hU lK lO lT", "lU hK hO hT").net == "A+300 B-100 C-100 D-100"


def test_by_37_a_tout_counts_twice_and_ends_with_the_first_lost_trick() -> None:
    assert (price("solo-tout", 120, 8, runners=3), price("wenz-tout", 110, 7)) == (160, -100)
    game = safely(alone("aU hU bU aA aT lA hA bA", "wenz-tout").say("A hU"))
    assert len(game.driver.deal.tricks) == 1
    assert game.net == "A-300 B+100 C+100 D+100"


def test_by_38_a_sie_is_laid_open_and_counts_fourfold() -> None:
    game = dealt(hands_with(SIE_HAND)).say("A sie")
    assert game.over
    assert game.seen("B").hand(0).cards is not None
    assert game.net == "A+1560 B-520 C-520 D-520"


def test_by_39_all_doublings_multiply() -> None:
    assert price("ruf", 91, factor=16) == 320


def test_by_40_the_short_pack_gives_six_cards_each_and_may_be_french() -> None:
    assert (len(SHORT), len(SHORT_FRENCH), len(PIQUET_32)) == (24, 24, 32)
    assert is_sie(SHORT, cards_of(SHORT, "aO lO hO bO aU lU"))
    assert is_sie(SHORT_FRENCH, cards_of(SHORT_FRENCH, "cQ sQ hQ dQ cJ sJ"))
    hands = ("aO lO hO bO aU l9", "lU hU bU hA hT lA", "hK h9 lT lK aA aT", "aK a9 bA bT bK b9")
    assert len(dealt(hands, cards="short").hand("A")) == 6


def married() -> Game:
    hands = ("h7 aA aT aK lA lT bA bT", "aO lO hO bO aU hA a9 l9", "lU hU bU hT a8 a7 l8 l7", "hK h9 h8 lK bK b9 b8 b7")
    return dealt(hands, hochzeit=True).say("A hochzeit, B pass, C pass, D pass")


def test_by_41_the_player_who_marries_gets_the_trump_and_becomes_partner() -> None:
    game = married()
    assert game.asked == "B"
    game.say("B marry")
    assert game.choices == {"a9", "l9"}
    game.say("B give:a9")
    assert "h7" in game.hand("B")
    assert "a9" in game.hand("A")
    assert game.seen("-").sides == {0: DECLARING, 1: DECLARING, 2: DEFENDING, 3: DEFENDING}


def test_by_42_if_nobody_marries_the_deal_counts_as_passed_by_all() -> None:
    assert married().say("B no, C no, D no").announced() == ["hochzeit A", "nobody-marries A", "thrown-in"]


def test_by_43_a_bettel_is_lost_by_taking_a_trick() -> None:
    assert (price("bettel", 0, 0), price("bettel", 11, 1)) == (50, -50)
    game = safely(alone("aA a8 a9 l7 l8 l9 h7 b9", "bettel", bettel=True).say("A aA"))
    assert (len(game.driver.deal.tricks), game.net) == (1, "A-150 B+50 C+50 D+50")
    assert safely(alone("a7 a8 a9 l7 l8 l9 h7 b7", "bettel", bettel=True)).net == "A+150 B-50 C-50 D-50"
    cheap: dict[str, Any] = {"bettel": True, "tariff_wenz": 1}
    assert safely(alone("a7 a8 a9 l7 l8 l9 h7 b7", "bettel", **cheap)).net == "A+3 B-1 C-1 D-1"
    assert safely(alone("aA a8 a9 l7 l8 l9 h7 b9", "bettel", **cheap).say("A aA")).net == "A-3 B+1 C+1 D+1"


def test_by_44_the_player_with_the_most_card_points_pays_a_ramsch() -> None:
    game = dealt(all_pass="ramsch").say(ALL_PASS)
    assert game.mark("game") == "ramsch"
    safely(game)
    (told,) = game.told("ramsch-lost")
    value = 10 << int(told.values["virgins"])
    assert sorted(game.driver.deal.bank.seats) == [-3 * value, value, value, value]


def test_by_45_each_player_without_a_trick_doubles_a_ramsch() -> None:
    hands = hands_with("aO lO hO bO aU lU hA h7")
    game = dealt(hands, all_pass="ramsch", durchmarsch=False).say(ALL_PASS)
    while game.driver.question:
        question = game.driver.question
        game.driver.answer(question.answers[0] if game.asked == "A" else question.safe)
    (told,) = game.told("ramsch-lost")
    assert told.values["value"] == 10 << sum(not taken for taken in game.driver.deal.taken)


def test_by_46_taking_every_trick_of_a_ramsch_wins_like_a_solo() -> None:
    game = safely(dealt(hands_with(SIE_HAND), all_pass="ramsch").say(ALL_PASS))
    assert game.net == "A+150 B-50 C-50 D-50"


def test_by_47_the_holder_of_the_highest_ober_must_play() -> None:
    game = dealt(all_pass="muss").say(ALL_PASS)
    assert (game.asked, game.kind, game.announced()) == ("A", "must", ["must-play A"])
    assert "pass" not in game.shown
    assert game.say("A ruf").kind == "call"


def test_by_48_a_round_of_bock_doubles_four_deals() -> None:
    game = dealt(all_pass="bock").say(ALL_PASS)
    assert game.driver.outcome
    assert game.driver.outcome.carry == {"bock": 4}
    game = dealt(carry=1, all_pass="bock")
    assert game.mark("factor") == 2
    assert game.say("A wenz, B pass, C pass, D pass").mark("bock") == 1


def test_by_49_a_player_certain_of_the_rest_may_claim_it() -> None:
    game = alone(WENZ_HAND, "wenz", claims=True)
    assert "rest" in game.choices
    assert game.say("A rest").net == "A+300 B-100 C-100 D-100"


def test_by_50_a_whole_deal_with_a_search() -> None:
    game = example("search")
    assert game.told("schafkopf-won")[0].values["points"] == 72
    assert game.net == "A+40 B-40 C+40 D-40"


def test_by_51_a_whole_deal_with_running_away() -> None:
    game = example("run-away")
    assert short(game.driver.deal.tricks[1].plays[0][1]) == "lK"
    assert game.net == "A+40 B-40 C+40 D-40"


def test_by_52_a_whole_wenz() -> None:
    game = example("wenz")
    values = game.told("schafkopf-won")[0].values
    assert (values["runners"], values["schwarz"], game.net) == (3, 1, "A+300 B-100 C-100 D-100")
