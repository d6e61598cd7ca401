"""Daily deals: tries that count, standings, the archive."""
