"""The people's side: their sockets, their presses, and the state of the bot's answers."""
