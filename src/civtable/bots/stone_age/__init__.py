"""Programs that play Stone Age. They know the game by its view, its facts and the codes of its options."""
