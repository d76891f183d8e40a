"""What games with tricks share."""
