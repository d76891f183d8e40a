"""Past deals: replay, verification, and downloadable files."""
