"""The HTTP API: JSON endpoints by subject."""
