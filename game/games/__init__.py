"""The games: one folder for each family, what several of them share, and the catalogue of them."""
