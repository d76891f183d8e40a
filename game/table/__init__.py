"""A running table: its seats, its deals, its timing, and its connection to the journal."""
