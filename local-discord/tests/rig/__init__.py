"""What the tests of the local Discord share: small bots, raw requests, a browser."""
