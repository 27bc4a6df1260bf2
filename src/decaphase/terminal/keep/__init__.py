"""The score sheet for games with real cards."""
