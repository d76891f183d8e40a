"""The gallery: an evening that is the same each time, and what everybody sees of it."""
