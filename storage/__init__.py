"""The journal, the ledger and the people, in SQLite or PostgreSQL."""
