"""Finding past deals for whoever asks: sessions of the server where they are asked for, and a deal at one of its steps.

Other servers' sessions do not exist there, whatever a press names.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from bot.display.scenes import open_scene, style_for, table_scene
from bot.interactions.permissions import place_of
from bot.interactions.reply import Reply
from bot.language import Texts
from bot.panels.kit.surface import Surface
from bot.past.replay import Replay, Step
from bot.pictures.open_hands import open_picture
from bot.pictures.scene import Picture
from bot.pictures.table import SEATS, table_picture
from bot.preferences import Personal
from game.core.errors import Refused
from game.reports.past import PastDeal, PastSession

if TYPE_CHECKING:
    from bot.services import Services


async def session_here(services: Services, reply: Reply, table: str) -> PastSession:
    """Find a session of this server; raises `Refused("no-such-session")`."""
    session = await services.history.session(table)
    if session is None or session.server != place_of(reply.interaction).server:
        raise Refused("no-such-session")
    return session


async def deal_here(services: Services, reply: Reply, table: str, number: int) -> PastDeal:
    """Find a deal of a session of this server; raises `Refused`: `no-such-session`, `no-such-deal`."""
    session = await session_here(services, reply, table)
    past = await services.history.deal(session.table, number)
    if past is None:
        raise Refused("no-such-deal", number=number)
    return past


async def step_of(services: Services, reply: Reply, past: PastDeal, number: int) -> Step:
    """Give a step of a deal as whoever asks may see it; raises what `Replay` raises."""
    replay = Replay(past, reply.user, services.catalogue)
    return await asyncio.to_thread(replay.step, number)


def picture_wanted(services: Services, server: int, likes: Personal | None = None) -> bool:
    """Tell whether pictures are drawn here: by the bot, by the server, and for somebody with these likes."""
    wanted = services.preferences.server(server).pictures and (likes is None or likes.pictures)
    return services.desk is not None and wanted


async def draw_step(
    services: Services, server: int, step: Step, texts: Texts, likes: Personal | None = None
) -> Picture | None:
    """Draw the table at a step, with open hands once the seals are; without `likes` as everybody sees it.

    Two hands that lie along a board are told in words: the board is the picture.
    """
    view, deal = step.view, step.laid_open
    if services.desk is None or deal is None or not picture_wanted(services, server, likes):
        return None
    style = style_for(deal, texts, likes)
    if step.opened and view.ruleset.hands and view.ruleset.board(deal) is None:
        return await services.desk.draw(open_picture, open_scene(view, deal, texts), style)
    if view.deal is None or len(view.playing) not in SEATS:
        return None
    return await services.desk.draw(table_picture, table_scene(view, view.deal, texts), style)


def illustrated(make: Callable[[str], Surface], kind: str, drawn: Picture | None) -> Surface:
    """Make a message with a picture of a kind, or without; `make` takes the name of its file, "" for none."""
    if drawn is None:
        return make("")
    name = f"{kind}.{drawn.extension}"
    return make(name).with_file(name, drawn.data)
