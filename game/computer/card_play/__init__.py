"""Card play to tricks thought through on whole numbers, for players of games that deserve it."""
