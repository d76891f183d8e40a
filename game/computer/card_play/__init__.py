"""Search of card play in tricks, with cards as bits, for players of games that deserve it."""
