"""A table's displayed state, its target state, and how the two are brought together."""
