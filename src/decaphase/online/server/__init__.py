"""The server: accounts and tables over HTTP, everything live over one WebSocket for each client."""
