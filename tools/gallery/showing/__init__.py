"""The gallery: a reproducible evening and everything people see of it."""
