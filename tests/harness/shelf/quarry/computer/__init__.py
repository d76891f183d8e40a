"""The computer player of Quarry."""
