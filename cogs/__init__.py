"""The commands and buttons: thin, one cog per topic."""
