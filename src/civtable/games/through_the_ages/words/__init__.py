"""Through the Ages in words: phrases for the catalogs."""
