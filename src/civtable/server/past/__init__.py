"""What has been played: stored tables opened and judged, replays, what is kept of finished games."""
