"""Positions and options as numbers: a module for each part. From outside only `observer` is used."""
