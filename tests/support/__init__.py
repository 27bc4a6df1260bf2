"""What tests share: players, walks, servers, browsers and naive re-implementations. No tests in here."""
