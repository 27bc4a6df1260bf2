"""The wire protocol between clients and the server, described in `docs/protocol.md`."""
