"""The computer player of High Card."""
