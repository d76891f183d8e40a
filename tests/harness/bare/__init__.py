"""Games with hardly a text of their own: what has none is named by its code, and a pack that nobody has drawn."""
