"""The forms that the database has had, one file for each; Alembic runs them."""
