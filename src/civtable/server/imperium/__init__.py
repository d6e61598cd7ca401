"""What only Imperium needs: campaigns, and the automa's tables in words."""
