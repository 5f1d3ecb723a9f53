"""How Alembic runs the migrations: over the connection that upgrade.py hands it, all in one transaction."""

from alembic import context

context.configure(connection=context.config.attributes["connection"], transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
