"""The people's side: their sockets, their actions, and the state of the bot's answers."""
