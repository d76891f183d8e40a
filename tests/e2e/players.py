"""Simulated players: each presses what the bot offers, as a person who plays whatever is allowed."""

import random
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from bot.discord_io.custom_id import Press, Verb
from local_discord.testing.people import Button, Failed, Message, Person, Refused

PATIENCE, LITTLE_PATIENCE = 2.0, 0.3
"""Seconds without news after which a player presses again, or asks for their cards: usually, and when the bot fails."""
HANG = 400.0
"""Seconds after which play has failed; nothing but a hang lasts as long, however busy the machine."""
DEAL = re.compile(r"(?:deal|round|Spiel|Runde) (\d+)")
Until = Callable[[Person], bool]
Question = tuple[str, int, int]
Answer = tuple[str, ...]
"""Values pressed or picked, in order."""


def press_of(button: Button) -> Press:
    """Parse the custom_id of a button or a select."""
    press = Press.read(button.custom_id)
    assert press is not None, f"not one of ours: {button.custom_id}"
    return press


def components(message: Message) -> list[Button]:
    """List the buttons and selects of a message that can be used."""
    return [each for each in (*message.buttons, *message.selects) if each.custom_id and not each.disabled]


def offering(message: Message, verb: str) -> Button | None:
    """Find the button of a message with a verb, such as `join`."""
    return next((each for each in components(message) if press_of(each).verb == verb), None)


def find(person: Person, verb: str) -> tuple[Message, Button] | None:
    """Find the newest button with a verb."""
    for message in reversed(person.messages()):
        if button := offering(message, verb):
            return message, button
    return None


def offered(message: Message, verb: str) -> Button:
    """Return the button of a message with a given verb."""
    button = offering(message, verb)
    assert button, f"{verb} is not offered:\n{message.text}"
    return button


async def use(person: Person, verb: str, *chosen: str, on: Message | None = None, wait: bool = True) -> str:
    """Press a button with a verb, or choose in a menu: on a message, or the newest as soon as there is one."""
    message: Message = on or (await person.wait(lambda: find(person, verb), what=f"a button to {verb}"))[0]
    custom_id = offered(message, verb).custom_id
    if chosen:
        return await person.choose(*chosen, custom_id=custom_id, message=message, wait=wait)
    return await person.press(custom_id=custom_id, message=message, wait=wait)


def choices(button: Button) -> list[str]:
    """List the answers that a button or a select offers."""
    return [option["value"] for option in button.component.get("options", ())] or [press_of(button).choice]


def picked(button: Button, first: str, chance: random.Random) -> Answer:
    """Pick as many as a menu allows, from `first` on in any order; a button counts as one."""
    others = [choice for choice in choices(button) if choice != first]
    low, high = button.component.get("min_values", 1), button.component.get("max_values", 1)
    return (first, *chance.sample(others, chance.randint(max(low, 1), high) - 1))


def kind_of(offered: list[str]) -> str:
    """Name a question by its choices: `lift`, `price`, `join`, `play`, or else its first choice."""
    first = offered[0]
    if first.isdecimal():
        return "price"
    if "-" in first:
        return "play"
    return {"decline": "lift", "drop": "join", "pass": "lift", "fold": "join"}.get(first, first)


def deal_shown(message: Message) -> int:
    """Return the number of the deal that a message shows, 0 for none."""
    found = DEAL.search(message.text)
    return int(found[1]) if found else 0


def over(person: Person) -> bool:
    """Whether the session in a person's channel has ended: it can be played again."""
    return find(person, "again") is not None


def at_the_end(person: Person) -> bool:
    """Whether the table in a person's channel is done: its deals can be looked at."""
    return find(person, "history-session") is not None


def between_deals(person: Person) -> bool:
    """Whether a deal is over and the next one has not begun."""
    return find(person, "next") is not None


def in_deal(number: int) -> Until:
    """Return a condition: whether a deal has begun."""
    return lambda person: any(deal_shown(each) >= number for each in person.messages())


@dataclass
class Player:
    """A person at a table who answers every question.

    `wants` chooses among the answers: one or, in a menu of several, some in the order in which they are picked; by
    default, whatever keeps the game going longest. `stops_at` names kinds of questions that are left open. `pulled`
    counts how often the player had to ask for the cards.
    """

    person: Person
    seed: int = 0
    stops_at: frozenset[str] = frozenset()
    wants: Callable[[list[str]], str | Sequence[str]] | None = None
    pulled: int = 0
    patience: float = PATIENCE
    answered: dict[Question, Answer] = field(default_factory=dict[Question, Answer])
    _tried: set[object] = field(default_factory=set[object])

    async def play(self, until: Until, timeout: float = HANG) -> None:
        """Answer until a condition holds."""
        while not until(self.person):
            move = self.move()
            if move:
                await self._make(*move)
            else:
                await self._wait(until, timeout)

    async def _wait(self, until: Until, timeout: float) -> None:
        tries = int(timeout / self.patience)
        for last in range(tries):
            try:
                await self.person.wait(lambda: until(self.person) or self.move(), self.patience, "a turn")
            except AssertionError:
                if last == tries - 1:
                    raise
                self._tried.clear()
                await self._pull()
            else:
                return

    def open_question(self) -> tuple[Message, list[Button], Question] | None:
        """Find the question that is open for this person, first on the hand, then on the panel."""
        for message in sorted(self.person.messages(), key=lambda each: (not each.ephemeral, -int(each.id))):
            buttons = [each for each in components(message) if press_of(each).verb == Verb.ANSWER]
            if buttons and self._mine(message):
                press = press_of(buttons[0])
                return message, buttons, (press.table, press.deal, press.question)
        return None

    def move(self) -> tuple[Message, Button, Answer, Question] | None:
        """Choose an answer to the open question, unless it was already tried."""
        found = self.open_question()
        if found is None:
            return None
        message, buttons, question = found
        offered = {choice: button for button in buttons for choice in choices(button)}
        if question in self._tried or kind_of(list(offered)) in self.stops_at:
            return None
        answer = self.answered.get(question, ())
        if not answer or not set(answer) <= set(offered):  # the panel also offers what is refused, the hand does not
            answer = self._choose(offered, question)
        return (message, offered[answer[0]], answer, question) if set(answer) <= set(offered) else None

    def _choose(self, offered: dict[str, Button], question: Question) -> Answer:
        if self.wants:
            wanted = self.wants(list(offered))
            return (wanted,) if isinstance(wanted, str) else tuple(wanted)
        eager = [choice for choice in offered if choice in {"lift", "join"}]
        chance = random.Random(f"{self.seed}{question[1:]}")
        first = chance.choice(eager or list(offered))
        return picked(offered[first], first, chance)

    def _mine(self, message: Message) -> bool:
        """Whether this person is asked here: on a hand, or on a panel whose arrow or question names them."""
        named = (f"▶ **{self.person.name}**", f"\n**{self.person.name}**: ")
        return message.ephemeral or any(name in message.text for name in named)

    async def _make(self, message: Message, button: Button, answer: Answer, question: Question) -> None:
        self._tried.add(question)
        self.answered[question] = answer
        try:
            if button.component.get("options"):
                await self.person.choose(*answer, custom_id=button.custom_id, message=message)
            else:
                await self.person.press(custom_id=button.custom_id, message=message)
        except (Refused, Failed):
            self._tried.discard(question)  # the message has changed meanwhile, or the bot is away: look again

    def described(self) -> str:
        """Describe what this person sees, for the message of a failing test."""
        newest = "\n".join(f"{'(private) ' * each.ephemeral}{each.text}" for each in self.person.messages()[-3:])
        return f"--- {self.person.name}, who has answered {len(self.answered)} questions, sees:\n{newest}"

    async def _pull(self) -> None:
        """Ask for the cards when it is this person's turn but nothing else can be pressed."""
        public = [each for each in self.person.messages() if f"▶ **{self.person.name}**" in each.text]
        button = offering(public[-1], "hand") if public else None
        if button is None or self.open_question():
            return
        self.pulled += 1
        try:
            await self.person.press(custom_id=button.custom_id, message=public[-1])
        except (Refused, Failed):
            return
