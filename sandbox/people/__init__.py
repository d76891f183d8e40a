"""What people see and do: their sockets, their presses, and how far the bot's answers are."""
