"""The database: its form and address, one writer and a few readers, migrations."""
