"""Games with hardly any texts: names fall back to codes, and nobody has drawn their pack."""
