"""What stands between the net and a request: connections, limits, names; files and pages for everybody."""
