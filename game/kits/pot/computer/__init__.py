"""The computer players of games for a pot, by rules of thumb."""
