"""Programs that play Through the Ages. They know it by its view, its facts and the codes of its options."""
