"""Run by Alembic, always on a connection of the running server."""

from alembic import context

from coterie.server.storage import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
