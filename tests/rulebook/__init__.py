"""Tests of the rulebook that is written for a table."""
