"""The computer players of the family."""
