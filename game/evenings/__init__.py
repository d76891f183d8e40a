"""Evenings over many tables, as values: the plan, the people, the seating, the results, and the standings."""
