"""The real bot process, through the local Discord."""
