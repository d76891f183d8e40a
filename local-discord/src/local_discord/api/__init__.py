"""The bot's REST API: routes, limits, and faults on demand."""
