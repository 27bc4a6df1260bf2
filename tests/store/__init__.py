"""The store: what it promises, whatever happens; `database` starts a PostgreSQL of its own."""
