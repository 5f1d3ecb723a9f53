"""What each version of the schema added, run by Alembic. Nothing is taken away before two versions have passed."""
