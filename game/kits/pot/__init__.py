"""What games for a pot share."""
