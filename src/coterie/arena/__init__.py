"""Many games at once: tournaments of bots with ratings, balance studies, random simulations.

| module | what it holds |
|---|---|
| `play` | one game between bots |
| `run` | what many games have in common |
| `work` | many games between bots, in several processes |
| `tournament`, `balance`, `simulate` | what such games are summed up to |
| `figures` | intervals and percentiles |

>>> from coterie.arena.run import Run
>>> from coterie.arena.simulate import simulate
>>> found = simulate(Run("gatsby", players=2, seed=7, options={}), games=3)
>>> found["games"]
3
"""
