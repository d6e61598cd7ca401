"""The server under trial: load, growth, kill -9, attackers and sick tables. Each module is a command."""
