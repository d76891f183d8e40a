"""Presses at tables over days: what is offered there, by other people, for other seats, deals and questions."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from bot.discord_io.custom_id import Press, Verb
from bot.panels.table.answers import DECIDE_THEN
from bot.panels.table.private import THE_SESSION
from bot.preferences import AT_TABLE
from game.core.vocabulary import AGREE, REFUSE, TAKE_BACK
from game.table.table import Table
from game.table.view import table_view
from local_discord.people.interactions import COMPONENT
from local_discord.state.world import Person
from tests.e2e.forging import CHOICES, Forger

READING = (Verb.TABLES, Verb.HAPPENED, Verb.HAND, Verb.MORE, Verb.LAST)
VERBS = (*READING, *3 * (Verb.ANSWER, Verb.TAKE_BACK, Verb.WISH, Verb.REMOVE), Verb.LIKES_SET)
SAID = (AGREE, REFUSE, TAKE_BACK, "take_back:0", "take_back:1", "take_back:", "decline", "drop", DECIDE_THEN, *CHOICES)
KINDS = ("", "lift", "price", "join", "play", "discard", TAKE_BACK, "nonsense")
SWITCHES = ("calls=nonsense", "calls=", "digest=24", "digest=-2", "digest=x", "kept_out=1", "nonsense=1", "")


class Open(NamedTuple):
    """What may be pressed at a table, and change it.

    The question is for `asked`, who may say `answers`; `taker` may ask to take back. `ahead` is what each person may
    choose in advance, `votes` who may vote for what.
    """

    deal: int
    question: int
    asked: int | None
    answers: frozenset[str]
    taker: int | None
    ahead: Mapping[int, frozenset[str]]
    votes: frozenset[tuple[int, str]] = frozenset()

    @classmethod
    def at(cls, table: Table, votes: frozenset[tuple[int, str]] = frozenset()) -> "Open":
        """Read it from a table with a running deal."""
        assert table.driver is not None
        question, taker = table.driver.question, table.taking_back.taker
        assert question is not None
        people = [seat.user for seat in table.state.playing if seat.user is not None]
        return cls(
            table.state.deal,
            table.question_number,
            table.awaited,
            frozenset(map(question.write, question.answers)),
            None if taker is None else table.state.playing[taker].user,
            {user: _ahead(table, user) for user in people},
            votes,
        )

    def allows(self, user: int, press: Press, values: Sequence[str]) -> bool:
        """Whether a press may change something."""
        said, now = {*values} or {press.choice}, (press.deal, press.question) == (self.deal, self.question)
        match press.verb:
            case Verb.ANSWER:
                answered = user == self.asked and not said.isdisjoint(self.answers)
                return now and (answered or (user == self.taker and TAKE_BACK in said))
            case Verb.TAKE_BACK:
                return now and user == self.taker
            case Verb.WISH:
                return press.deal == self.deal and not said.isdisjoint(self.ahead.get(user, ()))
            case _:
                return (user, press.choice) in self.votes


def _ahead(table: Table, user: int) -> frozenset[str]:
    """Return all that a person may choose in advance, and revoke."""
    seat = table.deal_seat(user)
    assert table.driver is not None
    assert seat is not None
    offers = (choice for each in table_view(table, user).ahead for choice in each.question.choices)
    return frozenset({*offers, *(card.code for card in table.driver.deal.hands[seat]), DECIDE_THEN, ""})


class DaysForger(Forger):
    """Sends presses at `tables`, by id, that none of them allows; `cards` and `seats` are theirs, as in custom_ids.

    Those who are not `called` in a direct message may press that they want no more: their calls come to the table.
    """

    def __init__(
        self, *of_all: Any, tables: Mapping[str, Open], cards: Sequence[str], seats: Sequence[str], called: str
    ) -> None:
        super().__init__(*of_all)
        self._tables, self._cards, self._called = tables, cards, called
        self._votes = (THE_SESSION, "-1", "-2", *seats, *CHOICES)

    def _pressed(self, person: Person) -> tuple[int, dict[str, Any]]:
        while True:
            press, values = self._press(person), self._values()
            if not self._tables[press.table].allows(int(person.id), press, values):
                break
        chosen = {"component_type": 3, "id": 1, "values": values} if values else {"component_type": 2, "id": 1}
        return COMPONENT, {"custom_id": press.custom_id} | chosen

    def _press(self, person: Person) -> Press:
        pick, verb = self._rng.choice, self._rng.choice(VERBS)
        table = pick([*self._tables])
        known = self._tables[table]
        deal, question = pick((known.deal, known.deal, 0, 77)), pick((known.question, known.question - 1, 0, 50))
        match verb:
            case Verb.REMOVE:
                choice = pick(self._votes)
            case Verb.WISH:
                choice = pick((*KINDS, *self._cards))
            case Verb.LIKES_SET:
                choice = pick(SWITCHES) if person.id == self._called else f"calls={AT_TABLE}"
            case _:
                choice = pick((*SAID, *self._cards)) if verb not in READING else ""
        return Press(verb, table, max(deal, 0), max(question, 0), choice)

    def _values(self) -> list[str]:
        if self._rng.random() < 0.5:
            return []
        return self._rng.choices((*SAID, *self._cards), k=self._rng.randint(1, 2))
