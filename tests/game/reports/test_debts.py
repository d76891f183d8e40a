"""Who owes whom after an evening, by the rule of docs/debts.md."""

from collections import Counter, defaultdict
from collections.abc import Mapping
from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from game.reports.debts import Pair, Transfer, around_corners, netted, session_debts, without_the_house

PEOPLE = ("anna", "ben", "clara", "david", "eva", "fritz")
ALL = frozenset(combinations(PEOPLE, 2))
amounts = st.integers(-(10**12), 10**12)
results = st.dictionaries(st.sampled_from(PEOPLE), amounts, min_size=1)
pairs = st.sets(st.sampled_from(sorted(ALL)))
debts = st.lists(
    st.tuples(st.sampled_from(PEOPLE), st.sampled_from(PEOPLE), st.integers(1, 10**12)).filter(lambda d: d[0] != d[1])
).map(lambda found: [Transfer(*each) for each in found])


def totals(owed: list[Transfer]) -> Counter[str]:
    """Return what each person is to receive, minus what they are to pay."""
    chips: Counter[str] = Counter()
    for debtor, creditor, amount in owed:
        chips[debtor] -= amount
        chips[creditor] += amount
    return Counter({person: total for person, total in chips.items() if total})


def test_computers_winnings_reduce_the_losers_debts_in_proportion() -> None:
    assert session_debts({"anna": 8, "ben": -24, "clara": -8}, ALL) == [
        Transfer("ben", "anna", 6),
        Transfer("clara", "anna", 2),
    ]


def test_computers_losses_reduce_the_winners_claims() -> None:
    assert session_debts({"anna": 48, "ben": 0}, ALL) == []
    assert without_the_house({"anna": 9, "ben": 3, "clara": -4}) == {"anna": 3, "ben": 1, "clara": -4}


def test_a_debt_between_two_who_never_met_goes_through_a_third() -> None:
    together = {("anna", "ben"), ("ben", "clara")}
    assert session_debts({"anna": -5, "ben": 0, "clara": 5}, together) == [
        Transfer("anna", "ben", 5),
        Transfer("ben", "clara", 5),
    ]


def test_people_from_separate_groups_owe_each_other_nothing() -> None:
    assert session_debts({"anna": -5, "ben": 2, "clara": 5, "david": -1}, {("anna", "ben"), ("clara", "david")}) == [
        Transfer("anna", "ben", 2),
        Transfer("david", "clara", 1),
    ]


def test_two_peoples_debts_are_netted_and_circles_cancel() -> None:
    assert netted([Transfer("anna", "ben", 5), Transfer("ben", "anna", 3)]) == [Transfer("anna", "ben", 2)]
    circle = [Transfer("anna", "ben", 5), Transfer("ben", "clara", 4), Transfer("clara", "anna", 7)]
    assert netted(circle) == [Transfer("clara", "anna", 3), Transfer("anna", "ben", 1)]


def test_the_two_evenings_in_the_docs_are_settled_as_described() -> None:
    monday = session_debts({"anna": 10, "ben": -4, "clara": -6}, ALL)
    assert monday == [Transfer("clara", "anna", 6), Transfer("ben", "anna", 4)]
    paid = Transfer("anna", "ben", 4)
    friday = session_debts({"clara": 9, "anna": -5, "david": -4}, ALL)
    assert netted([*monday, paid, *friday]) == [Transfer("david", "clara", 4), Transfer("clara", "anna", 1)]


def test_indirect_settlement_needs_fewer_payments() -> None:
    assert around_corners([Transfer("anna", "ben", 5), Transfer("ben", "clara", 5)]) == [Transfer("anna", "clara", 5)]


@given(results, pairs)
def test_a_sessions_debts_pair_only_people_who_sat_together_and_never_exceed_results(
    brought: Mapping[str, int], together: set[Pair]
) -> None:
    owed = session_debts(brought, together)
    assert all(tuple(sorted(debt[:2])) in together for debt in owed)
    assert all(debt.amount > 0 for debt in owed)
    for person, total in totals(owed).items():
        assert 0 < total * (1 if brought[person] > 0 else -1) <= abs(brought[person])


@given(results)
def test_among_people_who_all_sat_together_everything_possible_is_settled(brought: Mapping[str, int]) -> None:
    owed = session_debts(brought, ALL)
    won, lost = (sum(abs(chips) for chips in brought.values() if chips * sign > 0) for sign in (1, -1))
    assert sum(total for total in totals(owed).values() if total > 0) == min(won, lost)
    assert len(owed) < max(len(brought), 1)


@given(debts)
def test_netting_changes_no_total_and_creates_no_new_pair(owed: list[Transfer]) -> None:
    left = netted(owed)
    assert totals(left) == totals(owed)
    assert {frozenset(debt[:2]) for debt in left} <= {frozenset(debt[:2]) for debt in owed}
    assert not has_circle(left)
    assert totals(around_corners(left)) == totals(owed)
    assert netted([*left, *(debt._replace(amount=-debt.amount) for debt in left)]) == []


def has_circle(owed: list[Transfer]) -> bool:
    """Whether the debts contain a circle."""
    ends: defaultdict[str, set[str]] = defaultdict(set)
    for debtor, creditor, _ in owed:
        ends[debtor].add(creditor)
    for _ in PEOPLE:
        ends = defaultdict(
            set, {one: others | {far for other in others for far in ends[other]} for one, others in [*ends.items()]}
        )
    return any(one in others for one, others in ends.items())
