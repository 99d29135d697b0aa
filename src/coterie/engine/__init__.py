"""The table on which any game is played. It knows no game."""
