"""The gateway: sessions, events, and the connections that carry them."""
