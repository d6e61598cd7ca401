"""Programs that play Through the Ages. They read its state, as their seat knows it, and call its rules."""
