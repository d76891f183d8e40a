"""Alembic's entry point: runs the migrations on the connection that `storage.upgrade` has opened."""

from alembic import context

from storage.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
    transactional_ddl=True,
)
context.run_migrations()
