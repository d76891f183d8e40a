"""Evenings that several tests begin with."""

import random

from game.evenings.evening import Evening
from game.evenings.parts import Guest, Plan, Round, RoundTable, Sitter
from game.evenings.seating import seated

PLAN = Plan(ruleset="lupfen-liechtenstein", options={}, rounds=3, deals=4)


def evening(people: int = 0, **changes: object) -> Evening:
    made = Evening(id="2abc", server=1, channel=2, organiser=900, organiser_name="Otto", plan=PLAN)
    guests = tuple(Guest(user=user, name=f"P{user}", coming="comes") for user in range(1, people + 1))
    return made.replace(guests=guests, **changes)


def planned(**changes: object) -> Plan:
    return PLAN.replace(**changes)


def round_of(results: list[tuple[int, ...]], first: int = 1) -> Round:
    users = iter(range(first, 1000))
    return Round(
        tables=tuple(
            RoundTable(
                number=number,
                seats=tuple(Sitter(user=(user := next(users)), name=f"P{user}") for _ in brought),
                done=True,
                results=brought,
            )
            for number, brought in enumerate(results, start=1)
        ),
        byes=(Sitter(user=999, name="Bye"),),
    )


def begun(people: int, **changes: object) -> Evening:
    """Return a round with open tables of four."""
    now = evening(people, plan=planned(**changes))
    now = now.begun(*seated(now, [4], random.Random(1)), ends=1_000.0)
    assert now.round
    for table in now.round.tables:
        now = now.with_table(table.replace(table=f"t{table.number}", channel=9))
    return now
