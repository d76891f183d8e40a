"""A running table: its seats, its deals, its time, and its way to the journal."""
