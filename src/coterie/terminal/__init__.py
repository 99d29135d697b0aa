"""Play in the terminal: one frame for every game, and a drawing for each."""
