"""What the local Discord knows, and keeps: its people, places, messages and files, and its time."""
