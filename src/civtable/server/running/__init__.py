"""What a server runs as: a supervisor, workers, what ends one that hangs, how it says that it is well."""
