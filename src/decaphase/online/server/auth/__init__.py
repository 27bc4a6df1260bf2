"""Sign-in: session tokens and passwords."""
