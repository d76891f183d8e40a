"""A local Discord: enough of the real REST API and gateway, over real sockets, to develop and test bots."""

from sandbox.clock import Clock
from sandbox.server import LocalDiscord

__all__ = ["Clock", "LocalDiscord"]
