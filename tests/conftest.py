"""Settings for all tests."""

from hypothesis import settings

# The same examples on every machine and in every run; nobody's slow minute makes a test fail.
settings.register_profile("civtable", derandomize=True, deadline=None, database=None)
settings.load_profile("civtable")

pytest_plugins = ["tests.whereabouts"]
