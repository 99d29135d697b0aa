"""The set-up: clans, secondary goods, decks, the first player (GP-SET)."""

from coterie.games.gangster_paradise.board import Board
from coterie.games.gangster_paradise.hidden.ledger import KNOWN
from coterie.games.gangster_paradise.packing import good_unit
from coterie.games.gangster_paradise.position import GangsterPosition, Player
from coterie.games.gangster_paradise.rules import course, market


def set_up(p: GangsterPosition, clans: list[int]) -> None:
    """Set up an empty position; `clans` holds the clan of each seat, -1 where it is dealt
    (GP-SET-1)."""
    board = p.board
    free = [clan for clan in range(len(board.clans)) if clan not in clans]
    p.rng.shuffle(free)
    taken = [free.pop() if clans[seat] < 0 else clans[seat] for seat in range(p.players)]
    primary = [board.primary[clan] for clan in taken]
    choices = secondary_goods(board, primary)
    secondary = choices[p.rng.below(len(choices))]
    for seat in range(p.players):
        player = Player()
        player.clan = taken[seat]
        player.primary = primary[seat]
        player.secondary = secondary[seat]
        player.red = board.start_red
        player.white = board.start_white
        player.placed = board.start_placed
        p.seats.append(player)
        p.record(KNOWN, seat, player.red, player.white)
    p.offers = [None] * p.players
    make_decks(p)
    p.first = p.rng.below(p.players)  # GP-SET-4
    market.lay_out(p)
    course.begin_round(p)


def make_decks(p: GangsterPosition) -> None:
    """Piles of goods, the black market (GP-SET-2) and the executants (GP-SET-3)."""
    board = p.board
    for good in range(board.good_count):
        p.piles += good_unit(good) * board.cards_per_good
        for _ in range(board.market_cards_per_good):
            p.market_deck.append(good)
    p.rng.shuffle(p.market_deck)
    p.market_size = len(p.market_deck)
    for kind in range(board.kind_count):
        for _ in range(board.copies):
            p.deck.append(kind)
    p.rng.shuffle(p.deck)
    p.deck_size = len(p.deck)


def secondary_goods(board: Board, primary: list[int]) -> list[list[int]]:
    """Every valid assignment of secondary goods to players with these primary goods (GP-SET-5)."""
    key = tuple(primary)
    if key not in board.secondary:
        found: list[list[int]] = []
        extend_secondary(board, primary, [], found)
        board.secondary[key] = found
    return board.secondary[key]


def extend_secondary(
    board: Board, primary: list[int], chosen: list[int], found: list[list[int]]
) -> None:
    """All ways to go on from the goods chosen for the first players: never the own primary good,
    never one twice, never the same pair as another clan."""
    seat = len(chosen)
    if seat == len(primary):
        found.append(chosen)
        return
    for good in range(board.good_count):
        if good == primary[seat] or good in chosen:
            continue
        same_pair = False
        for other in range(seat):
            if primary[other] == good and chosen[other] == primary[seat]:
                same_pair = True
        if not same_pair:
            extend_secondary(board, primary, [*chosen, good], found)
