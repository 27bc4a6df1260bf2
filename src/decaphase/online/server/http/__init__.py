"""The HTTP layer below the API: limits, origins, security headers and problem responses."""
