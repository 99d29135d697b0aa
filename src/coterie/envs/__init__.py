"""The games as environments for people who study them: PettingZoo, OpenSpiel, and many at once."""
