"""What people can do: the commands, thin, one cog per topic."""
