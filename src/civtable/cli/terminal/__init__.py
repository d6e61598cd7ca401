"""The table in the terminal: the loop of a game with people, what they type, and what they see."""
