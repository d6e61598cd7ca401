"""Cards that change the rules in a way of their own, registered where the general rules look them up."""
