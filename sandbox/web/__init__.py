"""What is served beside the bot's API: the page, people's calls, and the controls of tests."""
