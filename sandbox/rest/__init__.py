"""The routes of the bot's REST API."""
