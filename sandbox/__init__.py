"""A local Discord: enough of the real REST API and gateway, over real sockets, to develop and test bots."""

from sandbox.server import LocalDiscord
from sandbox.state.clock import Clock

__all__ = ["Clock", "LocalDiscord"]
