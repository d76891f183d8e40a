"""The rules of Lupfen and its relatives, and the running table; knows neither Discord nor a database."""
