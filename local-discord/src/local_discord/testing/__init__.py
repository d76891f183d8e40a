"""For tests of a bot: people who press and read, and Discord's description held against what was sent."""
