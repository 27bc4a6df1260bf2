"""A record stepped through, forth and back."""
