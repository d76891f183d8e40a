"""The computer players of Kettle."""
