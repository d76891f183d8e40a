"""The entry of Lupfen, solved offline."""
