"""The terminal: what is shown for what is typed."""
