"""Panels of a table that is being played at."""
