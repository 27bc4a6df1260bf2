"""The WebSocket side of the server: handshake, clients, connections and their limits."""
