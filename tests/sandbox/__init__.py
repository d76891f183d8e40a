"""Tests of the local Discord, with a real discord.py bot over real sockets."""
