"""Games in folders like those of the catalogue; High Card is the one of docs/tutorial.md."""
