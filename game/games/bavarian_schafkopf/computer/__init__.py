"""The computer players of Schafkopf for four."""
