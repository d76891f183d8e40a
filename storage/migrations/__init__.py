"""Schema migrations, one file each, run by Alembic."""
