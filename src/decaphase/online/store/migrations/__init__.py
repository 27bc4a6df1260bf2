"""The steps from each version of the schema to the next, for Alembic."""
