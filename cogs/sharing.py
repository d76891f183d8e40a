"""Sharing a past deal with the channel, whole or as one hand, once the session is over."""

from dataclasses import replace

from bot.discord_io.custom_id import Verb, number_of
from bot.interactions.handlers import Elsewhere, Used, handles
from bot.interactions.reply import Reply
from bot.language import Texts
from bot.panels.past.share import WHOLE, share_menu, shared_deal_draft, shared_hand_draft
from bot.past.replay import HAND, Step
from bot.services import PastParts
from cogs.base import Cog
from cogs.looking_back import deal_here, step_of
from game.core.cards import Card
from game.core.errors import Refused
from game.reports.past import PastDeal
from game.table.accounts import person_of


class Sharing(Cog[PastParts]):
    """Shares deals of ended sessions with everyone in a channel."""

    @handles(Verb.SHARE, on=Elsewhere.PAGE)
    async def choose(self, reply: Reply, used: Used) -> None:
        """Ask which part of a deal to share."""
        step, private = await self._step(reply, used)
        await reply.update(share_menu(step, private, reply.texts))

    @handles(Verb.SHARE_POST, on=Elsewhere.PAGE)
    async def post(self, reply: Reply, used: Used) -> None:
        """Share a deal or a hand with the channel."""
        step, private = await self._step(reply, used)
        texts, by = self._services.readers.shared_texts(reply.interaction), reply.interaction.user.display_name
        if used.press.choice == WHOLE:
            draft = shared_deal_draft(_discreet(step, private, texts), by, texts)
        else:
            seat = _seat(step, private, used.press.choice)
            draft = shared_hand_draft(step, seat, _hand_of(step, seat), by, texts)
        self._check_sharing(reply)
        await reply.public(draft)

    async def _step(self, reply: Reply, used: Used) -> tuple[Step, frozenset[int]]:
        """Find the deal at its step, and the seats not to show; refuses while its seal is shut."""
        past = await deal_here(self._services, reply, used.press.table, used.press.deal)
        if not past.opened:
            raise Refused("share-too-early", number=past.row.number)
        step = await step_of(self._services, reply, past, used.press.question)
        return step, self._private(reply, past)

    def _private(self, reply: Reply, past: PastDeal) -> frozenset[int]:
        """Return the seats of others who do not want their play shown."""
        users = {seat: person_of(account) for seat, account in enumerate(past.row.accounts)}
        return frozenset(
            seat
            for seat, user in users.items()
            if user not in {None, reply.user} and not self._services.preferences.person(user or 0).listed
        )


def _discreet(step: Step, private: frozenset[int], texts: Texts) -> Step:
    """Leave out the names of people who do not want their play shown."""
    if not private:
        return step
    nobody = texts("somebody")
    playing = tuple(
        replace(seat, name=nobody) if number in private else seat for number, seat in enumerate(step.view.playing)
    )
    return replace(step, view=replace(step.view, playing=playing))


def _seat(step: Step, private: frozenset[int], choice: str) -> int:
    """Read whose hand to show; raises `Refused`: `old-button`, or `share-unlisted` for a private seat."""
    seat = number_of(choice)
    if seat is None or seat >= len(step.view.playing):
        raise Refused("old-button")
    if seat in private:
        raise Refused("share-unlisted")
    return seat


def _hand_of(step: Step, seat: int) -> tuple[Card, ...]:
    """Return the cards a seat holds at a step; raises `Refused("share-no-cards")` for an empty hand."""
    cards = next((zone.cards for zone in step.zones if zone.name == HAND and zone.owner == seat), None)
    if not cards:
        raise Refused("share-no-cards")
    return cards
