"""The native solver of the last tricks, and its build."""
