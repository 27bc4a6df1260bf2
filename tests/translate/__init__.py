"""The rules in the browser: what the translator makes of Python, and what it leaves alone."""
