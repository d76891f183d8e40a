"""Everything served besides the bot's API: the page, the people's API, and the control API for tests."""
