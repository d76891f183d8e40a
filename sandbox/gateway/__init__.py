"""The bot's line: sessions, events, and the connections they come over."""
