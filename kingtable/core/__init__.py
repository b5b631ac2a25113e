"""The vocabulary of the table: cards, chance, actions, events, records. Standard library only."""
