"""Building blocks shared by all panels."""
