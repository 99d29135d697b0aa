"""Second, independent implementations of the games' bookkeeping, to check the engine against.

A model is written from the clauses alone, small, slow and obvious, to be read beside the
rulebook; it shares no code with the engine. The tests let both follow the same random games
and compare the whole position after every decision. The model is given what chance
brought and works out everything else: who may decide what, what comes of it, who wins.

COTERIE_MODEL_GAMES=2000 follows that many games of each kind instead of the usual few.
"""
