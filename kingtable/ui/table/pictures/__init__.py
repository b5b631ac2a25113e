"""One file a game: its View as a game-neutral picture."""
