"""The native solver of the last tricks, and how it is built."""
