"""Evenings over many tables, as values: the plan, who comes, who sits where, what it has brought, how people stand."""
