"""The games as environments for people who study them.

| module | what it holds | extra |
|---|---|---|
| `batch` | many games in one call, as NumPy arrays | `envs` |
| `pettingzoo` | PettingZoo environments | `envs` |
| `openspiel` | OpenSpiel games | `openspiel` |
| `turns` | whose turn it is, where one seat acts at a time | `envs` |
| `render` | a view in words | |

>>> from coterie.envs.batch import random_playouts
>>> random_playouts("gatsby", games=3).payoffs.shape
(3, 2)
"""
