"""The state of the local Discord: people, places, messages, files and the clock."""
