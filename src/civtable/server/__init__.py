"""The table on the network: tables, seats, accounts, storage and live updates over HTTP."""
