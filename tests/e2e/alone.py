"""What a person does with a deal that they play alone."""

from local_discord.testing.people import Message, Person
from tests.e2e.players import choices, find, offering

LOOKING = "looking for the decision"
"""The bot searches at low priority, so that presses come first; other tests run beside."""


async def step(person: Person) -> bool:
    """Answer the practice deal's question; return `False` if there is none."""
    found = find(person, "answer")
    if found is None:
        return False
    message, button = found
    if button.component.get("options"):
        await person.choose(choices(button)[0], custom_id=button.custom_id, message=message)
    else:
        await person.press(custom_id=button.custom_id, message=message)
    return True


async def use(person: Person, verb: str, *chosen: str) -> None:
    """Use what the newest private message offers, and wait until one shows something else, whole."""
    message, before = newest(person), told(person)
    button = offering(message, verb)
    assert button, f"{verb} is not offered:\n{message.text}"
    if chosen:
        await person.choose(*chosen, custom_id=button.custom_id, message=message)
    else:
        await person.press(custom_id=button.custom_id, message=message)
    await person.wait(
        lambda: told(person) != before and LOOKING not in newest(person).text, what=f"an answer to {verb}"
    )


def newest(person: Person) -> Message:
    return [each for each in person.messages() if each.ephemeral][-1]


def told(person: Person) -> list[str]:
    return [each.text for each in person.messages() if each.ephemeral]
