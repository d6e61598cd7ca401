"""Stone Age in words: phrases for the catalogs."""
