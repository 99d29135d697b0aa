"""What any game is played with. It knows no game.

| module | what it holds |
|---|---|
| `state` | the contract of a position |
| `game` | the contract of a game |
| `match` | a game being played, and its journal |
| `result` | how a game ended |
| `rng` | the random generator |
| `playout` | random games |
| `evaluation`, `encoding` | what bots and learning programs need of a game |
| `clauses`, `texts`, `errors` | the rules and all sentences, in both languages |
| `bits` | sets in whole numbers |

>>> import coterie
>>> from coterie.engine.match import Match
>>> match = Match(coterie.game("gatsby"), players=2, seed=7)
>>> seat = match.state.to_act[0]
>>> events = match.apply(seat, match.state.legal(seat)[0])
>>> len(match.moves)
1
"""
