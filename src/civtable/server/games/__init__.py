"""What is told about games: their settings, the lobby, guided first games, puzzles."""
