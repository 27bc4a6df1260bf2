"""Tables for people far apart: the live table, the protocol, the store and the server."""
