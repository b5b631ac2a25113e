"""A match in play: its states, and whose turn it is. No Qt."""
