"""Games that lie in folders as those of the catalogue do; High Card is that of docs/tutorial.md."""
