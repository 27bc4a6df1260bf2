"""What the players of the engine know and do: `hands` deals, `brute` tries everything, `walks` plays."""
