"""A local Discord: enough of the real REST API and gateway, over real sockets, to develop and test bots."""

from local_discord.server import LocalDiscord
from local_discord.state.clock import Clock

__all__ = ["Clock", "LocalDiscord"]
