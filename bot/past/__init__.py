"""Past deals: replay, verification, and files to hand out."""
