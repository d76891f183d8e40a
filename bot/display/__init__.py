"""What is shown of a table, what should be shown, and how the one becomes the other."""
