"""Many games between bots: tournaments, ratings, and what they tell about a game's balance."""
