"""Evenings as values: seats are fair, results add up, and the standings depend on nothing else."""

import random
from collections import Counter
from fractions import Fraction
from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.errors import Refused
from game.evenings.evening import EDITION, Evening, read_evening
from game.evenings.parts import Guest, Round, RoundTable, Sitter
from game.evenings.people import forgetting, helped, personal_actions
from game.evenings.round_time import paused, resumed, shifted
from game.evenings.seating import cost, drawn, encounters, free_seat, places, sat_out, seated, seated_late
from game.evenings.standings import gains, most_different, payouts, prizes, scores, standings, team_standings, transfers
from game.evenings.tables import mark_of, marked
from game.reports.lists import ListSums
from tests.game.evenings.plans import begun, evening, planned, round_of


@given(st.integers(1, 64), st.integers(2, 8))
def test_with_computers_nobody_sits_out_and_tables_have_equally_many_people(people: int, size: int) -> None:
    sizes, byes = places(people, size, [size], computers=True)
    assert (sum(sizes), byes) == (people, 0)
    assert max(sizes) - min(sizes) <= 1
    assert max(sizes) <= size


@given(st.integers(0, 40), st.integers(2, 6), st.sets(st.integers(2, 7), min_size=1))
def test_without_computers_as_few_as_possible_sit_out(people: int, size: int, allowed: set[int]) -> None:
    sizes, byes = places(people, size, sorted(allowed), computers=False)
    assert sum(sizes) + byes == people
    assert set(sizes) <= allowed
    reachable = {0}
    for number in range(1, people + 1):
        if any(number - each in reachable for each in allowed):
            reachable.add(number)
    assert byes == people - max(reachable)


@given(st.integers(2, 8), st.dictionaries(st.tuples(st.integers(1, 8), st.integers(1, 8)), st.integers(1, 3)))
def test_no_other_seating_is_better(people: int, known: dict[tuple[int, int], int]) -> None:
    met = Counter({frozenset(pair): times for pair, times in known.items() if pair[0] != pair[1]})
    everybody = range(1, people + 1)
    sizes, _ = places(people, 4, [4], computers=True)
    tables = drawn([*everybody], sizes, met, random.Random(1))
    assert sorted(user for table in tables for user in table) == [*everybody]
    assert [len(table) for table in tables] == [*sizes]
    others = (
        cost((one, [user for user in everybody if user not in one]), met) for one in combinations(everybody, sizes[0])
    )
    assert cost(tables, met) == min(others)


@pytest.mark.parametrize(("people", "size", "rounds"), [(16, 4, 3), (12, 3, 3), (48, 3, 6)])
def test_nobody_meets_twice_if_avoidable(people: int, size: int, rounds: int) -> None:
    now = evening(people, plan=planned(size=size, rounds=rounds + 1))
    for _ in range(rounds):
        now = played(now, random.Random(5))
    assert max(encounters(now).values()) == 1


def played(now: Evening, chance: random.Random) -> Evening:
    """Begin a round and finish it, with results that add up to zero at each table."""
    now = now.begun(*seated(now, [now.plan.size], chance), ends=None)
    assert now.round
    for table in now.round.tables:
        results = [chance.randint(-20, 20) for _ in table.seats[1:]]
        done = {"done": True, "results": (*results, -sum(results)), "table": "t", "channel": 9}
        now = now.with_table(table.replace(**done))
    return now


@pytest.mark.parametrize(
    ("deals", "size", "at"),
    [(12, 3, {3: 12, 4: 16}), (36, 3, {3: 36, 4: 48}), (10, 4, {4: 12, 3: 9}), (2, 4, {4: 2, 3: 2}), (0, 4, {4: 0})],
)
def test_everybody_deals_equally_often_at_tables_of_every_size(deals: int, size: int, at: dict[int, int]) -> None:
    plan = planned(deals=deals, size=size, computers=False, same=False)
    assert {seats: plan.deals_at(seats) for seats in at} == at
    now = evening(7, plan=plan).begun([[*evening(4).guests], [*evening(7).guests[4:]]], [], None)
    assert [table.deals for table in now.rounds[0].tables] == [plan.deals_at(4), plan.deals_at(3)]


def test_people_who_sat_out_play_the_next_round() -> None:
    now = evening(5, plan=planned(computers=False, rounds=5, same=True))
    for _ in range(5):
        now = played(now, random.Random(3))
    assert sat_out(now) == dict.fromkeys(range(1, 6), 1)


def test_seating_by_standings_puts_the_leaders_together() -> None:
    now = played(evening(8, plan=planned(seating="standings", rounds=3)), random.Random(2))
    order = [line.user for line in standings(now)]
    tables, byes = seated(now, [4], random.Random(2))
    assert [{guest.user for guest in table} for table in tables] == [set(order[:4]), set(order[4:])]
    assert byes == []


def test_the_reserve_only_fills_tables() -> None:
    reserve = tuple(Guest(user=50 + number, name="R", coming="reserve") for number in range(3))
    now = evening(7)
    now = now.replace(guests=(*now.guests, *reserve))
    assert [guest.user for guest in now.players()] == [*range(1, 8), 50]
    assert [guest.user for guest in evening(8).replace(guests=(*evening(8).guests, *reserve)).players()] == [
        *range(1, 9)
    ]


rounds_of_tables = st.integers(2, 5).flatmap(
    lambda count: st.lists(st.tuples(*[st.integers(-500, 500)] * 3), min_size=count, max_size=count)
)


@given(rounds_of_tables)
def test_with_the_same_cards_the_gains_of_each_seat_add_up_to_zero(results: list[tuple[int, ...]]) -> None:
    for seat in zip(*gains(round_of(results), same=True), strict=True):
        assert sum(seat) == 0
    found, mean = scores(round_of(results), same=True)
    assert mean == 0
    assert sum(found.values()) == 0


@given(rounds_of_tables, st.randoms(use_true_random=False))
def test_the_standings_do_not_depend_on_the_order_of_tables(
    results: list[tuple[int, ...]], chance: random.Random
) -> None:
    one = round_of(results)
    tables = chance.sample(one.tables, len(one.tables))
    other = one.replace(tables=tuple(tables))
    assert standings(evening(rounds=(one,))) == standings(evening(rounds=(other,)))


def test_sitting_out_scores_the_mean_and_an_abandoned_table_counts_for_nobody() -> None:
    one = round_of([(6, 0, 0), (2, 4, 0)])
    broken = RoundTable(number=3, seats=(Sitter(user=70, name="B"),), done=True)
    both = one.replace(tables=(*one.tables, broken))
    lines = {line.user: line for line in standings(evening(rounds=(both,), plan=planned(same=False)))}
    assert lines[1].total == 6
    assert lines[70].total == Fraction(12, 6)
    assert 999 not in lines, "people who have never sat at a table are not ranked"
    same = {line.user: line.total for line in standings(evening(rounds=(both,)))}
    assert (same[1], same[4], same[70]) == (2, -2, 0)


def test_ties_are_broken_by_the_best_round_or_else_shared() -> None:
    rounds = (round_of([(5, 3, 3, 0)]), round_of([(1, 3, 3, 0)]))
    lines = standings(evening(rounds=rounds, plan=planned(same=False)))
    assert [(line.user, line.place) for line in lines] == [(1, 1), (2, 2), (3, 2), (4, 4)]


def test_a_round_is_done_with_its_last_table_and_the_evening_with_its_last_round() -> None:
    now = evening(8, commitment="c" * 64)
    assert now.with_word(1, "Rösle").words == ((1, "Rösle"),)
    begun = now.begun(*seated(now, [4], random.Random(1)), ends=10.0)
    assert begun.round
    assert (begun.commitment, begun.round.commitment) == ("", "c" * 64)
    with pytest.raises(Refused, match="evening-round-running"):
        begun.begun([], [], None)
    with pytest.raises(Refused, match="evening-no-word"):
        begun.with_word(1, "late")
    held = paused(begun, 5.0)
    with pytest.raises(Refused, match="decided-already"):
        paused(held, 6.0)
    again = resumed(held, 8.0).round
    assert again
    assert again.ends == 13.0
    assert shifted(begun, 3_600.0).round == begun.round.replace(ends=3_610.0)
    assert resumed(shifted(held, -100.0), 8.0 - 100.0).round == again.replace(ends=13.0 - 100.0)
    last = evening(8, plan=planned(rounds=1))
    assert played(last, random.Random(1)).phase == "over"
    assert played(evening(8), random.Random(1)).phase == "between"
    with pytest.raises(Refused, match="evening-over"):
        played(last, random.Random(1)).answered(1, "P1", "comes")
    with pytest.raises(Refused, match="evening-too-few"):
        seated(evening(1), [4], random.Random(1))


def test_an_erased_person_disappears_from_the_evening() -> None:
    now = forgetting(played(evening(5, words=((3, "mine"),)), random.Random(1)), 3, -7, "Anonym 7")
    now = forgetting(now, 900, -8, "Anonym 8")
    text = now.model_dump_json()
    assert read_evening(text) == now
    assert "P3" not in text
    assert "Otto" not in text
    assert "mine" not in text
    assert {-7, -8} <= set(now.people)
    assert -7 not in [guest.user for guest in now.players()]
    assert read_evening("{}") is None
    assert marked(mark_of(now.id, 1, 2)) == now.id


@given(st.lists(st.dictionaries(st.integers(1, 4), st.tuples(*[st.integers(-9, 9)] * 3), max_size=4), max_size=4))
def test_the_reported_deal_has_the_widest_spread(tables: list[dict[int, tuple[int, ...]]]) -> None:
    def apart(deal: int, seat: int) -> int:
        results = [table[deal][seat] for table in tables if deal in table]
        return max(results) - min(results)

    every = [(deal, seat) for deal in {number for table in tables for number in table} for seat in range(3)]
    most = max((apart(*each) for each in every), default=0)
    found = most_different(tables)
    assert found is None if most == 0 else found and apart(*found) == most


def test_people_are_compared_with_strong_computers_in_their_seats() -> None:
    now = played(evening(8, plan=planned(rounds=2)), random.Random(2)).with_round(1, par=(1, 2, 3, -6))
    now = played(now, random.Random(3))
    assert now.without_par == [], "rounds in which each table has its own cards have no par"
    for line in standings(now):
        table = next(each for each in now.rounds[0].tables if any(seat.user == line.user for seat in each.seats))
        seat = [each.user for each in table.seats].index(line.user)
        assert line.beside == table.results[seat] - (1, 2, 3, -6)[seat]


def test_people_not_checked_in_get_no_seat_in_the_first_round() -> None:
    now = evening(5).replace(checking=True)
    now = now.answered(2, "P2", "comes").answered(4, "P4", "comes")
    assert [guest.user for guest in now.missing()] == [1, 3, 5]
    assert [guest.user for guest in now.players()] == [2, 4]
    after = played(now, random.Random(1))
    assert [guest.user for guest in after.players()] == [1, 2, 3, 4, 5]


def test_team_members_sit_at_different_tables_and_score_their_mean() -> None:
    now = evening(8, plan=planned(seating="teams", rounds=2))
    for user in range(1, 9):
        now = now.in_team(user, f" Team  {user % 2} ")
    for seed in range(20):
        tables, _ = seated(now.replace(plan=planned(seating="teams", size=2)), [2], random.Random(seed))
        assert all({guest.team for guest in table} == {"Team 0", "Team 1"} for table in tables)
    now = played(now, random.Random(4))
    totals = {line.user: line.total for line in standings(now)}
    lines = team_standings(now)
    assert {line.name: line.mean for line in lines} == {
        f"Team {way}": sum(total for user, total in totals.items() if user % 2 == way) / 4 for way in (0, 1)
    }
    assert [line.place for line in lines] == [1, 2] or lines[0].mean == lines[1].mean


def test_without_teams_nobody_belongs_to_one() -> None:
    with pytest.raises(Refused, match="evening-no-teams"):
        evening(2).in_team(1, "Adler")


def test_a_latecomer_takes_a_computers_seat_and_gets_the_mean() -> None:
    now = begun(5, rounds=2).answered(50, "Late", "comes")
    late = seated_late(now, 50)
    table = late.table_of(50)
    assert table
    assert (len(table.seats), [seat.late for seat in table.seats].count(True)) == (4, True)
    with pytest.raises(Refused, match="evening-no-free-seat"):
        seated_late(late, 50)
    assert late.round
    for each in late.round.tables:
        late = late.with_table(each.replace(done=True, results=(6, 2, -2, -6)))
    found, mean = scores(late.rounds[0], same=True)
    assert 50 not in found
    assert next(line for line in standings(late) if line.user == 50).total == mean


def test_only_an_expected_person_without_a_seat_can_take_one() -> None:
    now = begun(5)
    assert free_seat(now, 1) is None
    assert free_seat(now.answered(50, "No", "away"), 50) is None
    full = begun(4).answered(50, "Late", "comes")
    with pytest.raises(Refused, match="evening-no-free-seat"):
        seated_late(full, 50)


def test_helpers_have_the_organisers_rights_until_removed() -> None:
    now = helped(evening(2), 2, helps=True)
    now.require_organiser(2, manages=False)
    assert personal_actions(now, 2) == ["remove", "no-help"]
    with pytest.raises(Refused, match="evening-organiser"):
        helped(now, 2, helps=False).require_organiser(2, manages=False)
    with pytest.raises(Refused, match="evening-organiser"):
        forgetting(now, 2, -1, "Anonym").require_organiser(2, manages=False)
    assert personal_actions(now.answered(1, "P1", "away"), 1) == ["back", "help"]


@given(st.integers(2, 24), st.integers(1, 1_000), st.integers(0, 99))
def test_prizes_pay_out_all_entries_and_a_better_place_never_gets_less(people: int, stake: int, seed: int) -> None:
    now = played(evening(people, plan=planned(rounds=1, stake=stake)), random.Random(seed))
    won, lines = payouts(now), standings(now)
    assert sum(won.values()) == 0
    assert sum(prizes(now).values()) == stake * people
    ranked = [(line.place, won[line.user]) for line in lines]
    assert all(one[1] + 1 >= other[1] for one, other in pairwise(ranked)), (
        "people who share a place may differ by one chip"
    )
    moved = Counter[str]()
    for source, target, amount in transfers(now):
        moved.subtract({source: amount})
        moved.update({target: amount})
    assert {account: chips for account, chips in moved.items() if chips} == {
        f"person:{user}": chips for user, chips in won.items() if chips
    }


def test_people_who_share_a_place_share_its_prizes() -> None:
    now = evening(4, plan=planned(rounds=1, stake=10))
    now = now.begun(*seated(now, [4], random.Random(1)), ends=None)
    assert now.round
    (table,) = now.round.tables
    now = now.with_table(table.replace(done=True, results=(5, 5, -5, -5), table="t", channel=9))
    assert sorted(prizes(now).values()) == [20, 20]


def test_without_an_entry_fee_no_chips_move() -> None:
    now = played(evening(4, plan=planned(rounds=1)), random.Random(1))
    assert (payouts(now), transfers(now)) == ({}, [])


def test_a_void_round_counts_for_nobody_and_is_replayed() -> None:
    now = begun(5, rounds=1).voided()
    assert now.round
    for table in now.round.tables:
        now = now.with_table(table.replace(done=True))
    assert (now.phase, standings(now), now.finished) == ("between", [], ())
    now = played(now, random.Random(1))
    assert now.phase == "over"
    assert all(len(line.rounds) == 1 for line in standings(now))


def test_spelling_variants_of_a_team_name_mean_one_team() -> None:
    now = evening(3, plan=planned(seating="teams")).in_team(1, "Rot").in_team(2, " rot ").in_team(3, "Blau")
    assert [guest.team for guest in now.guests] == ["Rot", "Rot", "Blau"]
    assert [guest.team for guest in now.in_team(1, "ROT").guests] == ["rot".title(), "Rot", "Blau"]
    assert now.in_team(2, "").guests[1].team == ""


def with_lists(played: Round, *lists: tuple[ListSums, ...]) -> Round:
    """Return a round with the sums of each table's list."""
    tables = (table.replace(lists=sums) for table, sums in zip(played.tables, lists, strict=True))
    return played.replace(tables=tuple(tables))


def test_equal_lists_are_ranked_by_games_won_then_games_lost() -> None:
    sums = [ListSums(won=won, lost=lost) for won, lost in ((3, 1), (4, 2), (3, 0), (3, 1))]
    played = with_lists(round_of([(60, 60, 60, 60)]), tuple(sums))
    lines = standings(evening(rounds=(played,), plan=planned(same=False)))
    assert [(line.user, line.place) for line in lines] == [(2, 1), (3, 2), (1, 3), (4, 3)]
    assert lines[0].sums == ListSums(won=4, lost=2)


def test_an_absentee_wins_nothing_and_pays_nothing() -> None:
    now = round_of([(9, 0, -9, 0)])
    (table,) = now.tables
    gone = table.seats[0].replace(absent=True)
    now = now.replace(tables=(table.replace(seats=(gone, *table.seats[1:])),))
    plan = planned(same=False, stake=10)
    made = evening(rounds=(now,), plan=plan, phase="over", edition=EDITION)
    assert [line.user for line in standings(made)] == [2, 4, 3]
    assert 1 not in payouts(made)


@pytest.mark.parametrize(("others", "brings"), [((8, 4, 0, 4), 0), ((-8, -4, 0, -4), -4)])
def test_a_missed_round_scores_zero_or_the_mean_if_lower(others: tuple[int, ...], brings: int) -> None:
    rounds = (round_of([(5, 0, 0, 0)]), round_of([others], first=2))
    made = evening(rounds=rounds, plan=planned(same=False), edition=EDITION)
    lines = {line.user: line for line in standings(made)}
    assert lines[1].rounds == (5, brings)
    assert {line.user: line for line in standings(made.replace(edition=0))}[1].rounds[1] == Fraction(sum(others), 4)
