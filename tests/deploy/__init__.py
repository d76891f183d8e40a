"""The contents of `deploy/`, as far as they can be tested here."""
