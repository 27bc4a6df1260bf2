"""A live table, driven by commands and a clock; `live` is the table that the tests sit at."""
