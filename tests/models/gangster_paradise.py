"""Gangster Paradise a second time: slow, obvious, and written from the clauses alone.

It is meant to be read beside the rulebook. Everything is a number, a word, a list or a dict; it
shares nothing with the engine, and nothing here is quick. The model is given what chance brought
(who starts, which clans and second goods, the order of the cards) and works out the rest: who
decides, what is allowed, what happens.

Moves are the objects of `Game.move_to_json`. Where the clauses leave a choice of one, the model,
like the engine, makes it at once; a payment is always the payer's own, because the others must
not learn from its being made at once how little there was to choose (GP-NEG-4).
"""

from collections import Counter
from functools import cache
from itertools import combinations
from typing import Any

Move = dict[str, Any]

# The data file. What is not in the rulebook is marked as a reconstruction there.
GOODS = ["drugs", "weapons", "jewels", "counterfeits", "alcohol"]
CLANS = {
    "hernandez": "drugs",
    "giordano": "weapons",
    "mutombo": "jewels",
    "takahashi": "counterfeits",
    "ivanov": "alcohol",
}
CARDS_OF_A_GOOD = 19
MARKET_CARDS_OF_A_GOOD = 7
ROUNDS = 8
GOODS_LIMIT = 4
CONSOLATION = 10
PHASES = ["delivery", "black_market", "sale", "recruitment", "laundering"]

RANKS = ["soldier", "merchant", "captain", "right_hand", "boss"]
PRICE = {"soldier": 2, "merchant": 3, "captain": 3, "right_hand": 4, "boss": 5}
SALARY = {"soldier": 1, "merchant": 2, "captain": 2, "right_hand": 3, "boss": 4}
PLACES = {"soldier": 2, "merchant": 2, "captain": 2, "right_hand": 1, "boss": 1}
CARDS = {"soldier": 5, "merchant": 3, "captain": 3, "right_hand": 1, "boss": 1}
PROMOTES = {"captain": "soldier", "right_hand": "captain", "boss": "merchant"}
LAUNDERS = {"merchant": 20, "boss": 60}

PROCEEDS = [0, 5, 15, 35, 65, 105]

EXECUTANT_PRICE = 3
EXECUTANTS_A_ROUND = 2
COPIES = 3
# The phase of the target's turn in which each acts.
ACTS_IN = {
    "informant": "delivery",
    "hijacker": "delivery",
    "fence": "black_market",
    "racketeer": "sale",
    "customs": "sale",
    "poacher": "recruitment",
    "hitman": "now",
    "taxman": "laundering",
    "agitator": "laundering",
    "burglar": "now",
}
KINDS = list(ACTS_IN)

SHAPES = ["rock", "paper", "scissors"]
BEATS = {"rock": "scissors", "paper": "rock", "scissors": "paper"}


class Clan:
    """What one player has in front of them and behind the screen."""

    def __init__(self, name: str, secondary: str) -> None:
        # GP-SET-1
        self.name = name
        self.primary = CLANS[name]
        self.secondary = secondary
        self.red = 20
        self.white = 3
        self.goods = dict.fromkeys(GOODS, 0)
        self.members = {"soldier": 1, "merchant": 1, "captain": 0, "right_hand": 0, "boss": 0}
        self.used = dict.fromkeys(RANKS, 0)
        self.hand: list[str] = []
        self.lying: dict[str, int] = {}  # executants before this player, each with its owner
        self.unpaid = False
        self.survived = 0  # throws for the victory

    def number_of_goods(self) -> int:
        return sum(self.goods.values())

    def number_of_members(self) -> int:
        return sum(self.members.values())

    def complete(self) -> bool:
        return self.members == PLACES


class Model:
    """A position of the game, and what the clauses make of a move."""

    # Set-up

    def __init__(
        self,
        clans: list[str],
        secondary: list[str],
        market: list[str],
        market_deck: list[str],
        deck: list[str],
        first: int,
    ) -> None:
        """Everything that is passed in was chosen by the players or drawn; decks from bottom to
        top."""
        self.check_what_was_drawn(clans, secondary, market, market_deck, deck)
        self.players = len(clans)
        self.clans = [Clan(name, good) for name, good in zip(clans, secondary, strict=True)]
        self.piles = dict.fromkeys(GOODS, CARDS_OF_A_GOOD)  # GP-SET-2
        self.market = list(market)
        self.market_red = CONSOLATION
        self.market_deck = list(market_deck)
        self.deck = list(deck)
        self.discards: list[str] = []
        self.first = first
        self.round = 1
        self.phase = "delivery"
        self.offers: list[Move] = []  # with the proposer as "seat"
        # What must be decided, by whom; more about it in the fields below.
        self.question = ""
        self.actor = first
        # One turn of a phase.
        self.turn = 0
        self.played = False
        self.sold = False
        self.bought = 0
        self.laundered = False
        # A delivery.
        self.soldiers_to_ask = 0
        self.wanted: list[str] = []
        self.delivered: list[str] = []
        # A taking: which executant, from whom, how many more.
        self.taking = ""
        self.victim = -1
        self.left = 0
        # The auctions of a round.
        self.served: list[int] = []
        self.participants: list[int] = []
        self.inside: list[int] = []
        self.bids: dict[int, int] = {}
        self.bluffed: list[int] = []
        self.due = 0
        # The end.
        self.tied: list[int] = []
        self.thrown: dict[int, str] = {}
        self.result: dict[str, Any] | None = None
        self.begin_turn()

    @staticmethod
    def check_what_was_drawn(
        clans: list[str],
        secondary: list[str],
        market: list[str],
        market_deck: list[str],
        deck: list[str],
    ) -> None:
        """GP-SET-2, GP-SET-3, GP-SET-5: chance has brought something it may bring."""
        assert len(set(clans)) == len(clans)
        assert len(market) == len(clans) - 1
        assert Counter(market + market_deck) == dict.fromkeys(GOODS, MARKET_CARDS_OF_A_GOOD)
        assert Counter(deck) == dict.fromkeys(KINDS, COPIES)
        assert len(set(secondary)) == len(secondary)
        pairs = [frozenset((CLANS[c], good)) for c, good in zip(clans, secondary, strict=True)]
        assert all(len(pair) == 2 for pair in pairs), "a second good is the clan's own"
        assert len(set(pairs)) == len(pairs), "two clans with one pair of goods"

    # Turn order: GP-RND-1

    def turn_order(self) -> list[int]:
        return [(self.first + i) % self.players for i in range(self.players)]

    def ask(self, question: str, seat: int) -> None:
        self.question = question
        self.actor = seat

    def begin_turn(self) -> None:
        """The next player of the phase begins."""
        seat = self.turn_order()[self.turn]
        self.played = False
        self.sold = False
        self.bought = 0
        self.laundered = False
        if self.phase == "delivery":
            self.begin_delivery(seat)
            return
        if self.phase == "laundering":
            self.take_bonuses(seat)
        self.ask("turn", seat)

    def end_turn(self) -> None:
        """What acted in this turn is discarded (GP-EXE-2), offers lapse (GP-NEG-3)."""
        if self.phase != "black_market":
            self.discard_lying(self.actor, self.phase)
        self.offers = []
        self.turn += 1
        if self.turn < self.players:
            self.begin_turn()
        elif self.phase == "black_market":
            self.begin_auctions()
        else:
            self.end_phase()

    def end_phase(self) -> None:
        self.turn = 0
        if self.phase != "laundering":
            self.phase = PHASES[PHASES.index(self.phase) + 1]
            self.begin_turn()
        elif self.round == ROUNDS:
            self.find_winner()
        else:
            self.phase = "excess"
            self.return_excess()

    def return_excess(self) -> None:
        """GP-RND-2: in turn order down to four goods; then the next round."""
        for seat in self.turn_order():
            clan = self.clans[seat]
            while clan.number_of_goods() > GOODS_LIMIT:
                kinds = self.kinds_of(clan.goods)
                if len(kinds) > 1:
                    self.ask("return", seat)
                    return
                self.pay_goods(seat, kinds[0], 1)
        self.round += 1
        self.first = (self.first + 1) % self.players
        self.phase = "delivery"
        self.begin_turn()

    # Goods

    @staticmethod
    def kinds_of(goods: dict[str, int] | list[str]) -> list[str]:
        if isinstance(goods, dict):
            return [good for good in GOODS if goods[good] > 0]
        return [good for good in GOODS if good in goods]

    def pay_goods(self, seat: int, good: str, number: int) -> None:
        """Goods go back to their pile, market cards too (GP-BM-7)."""
        self.clans[seat].goods[good] -= number
        self.piles[good] += number

    # Phase 1: GP-DEL

    def begin_delivery(self, seat: int) -> None:
        clan = self.clans[seat]
        self.delivered = []
        self.wanted = []
        self.soldiers_to_ask = 0
        if clan.unpaid:  # GP-DEL-4
            clan.unpaid = False
            self.discard_lying(seat, "delivery")
            self.ask("turn", seat)
            return
        self.wanted += [clan.primary] * 2  # GP-DEL-1
        if clan.members["right_hand"]:
            self.wanted += [clan.secondary] * 2  # GP-DEL-2
            self.soldiers_to_ask = clan.members["soldier"]
        else:
            self.wanted += [clan.primary] * 2 * clan.members["soldier"]  # GP-DEL-3
        self.actor = seat
        self.ask_soldiers_or_deliver()

    def ask_soldiers_or_deliver(self) -> None:
        """GP-DEL-3: with the right hand, each soldier brings what the player says."""
        if self.soldiers_to_ask:
            self.ask("crates", self.actor)
        else:
            self.deliver(self.actor)

    def deliver(self, seat: int) -> None:
        clan = self.clans[seat]
        for good in GOODS:
            number = min(self.wanted.count(good), self.piles[good])  # GP-DEL-5
            if "informant" in clan.lying:
                number = (number + 1) // 2  # GP-EXE-5
            self.piles[good] -= number
            clan.goods[good] += number
            self.delivered += [good] * number
        if "informant" in clan.lying:
            self.discard(seat, "informant")
        if "hijacker" in clan.lying:  # GP-EXE-5: taken from what came
            self.begin_taking("hijacker", seat)
        else:
            self.ask("turn", seat)  # GP-DEL-6

    # Phase 2: GP-BM

    def begin_auctions(self) -> None:
        self.served = []
        self.begin_auction()

    def begin_auction(self) -> None:
        """GP-BM-1: those without a card, from the one nearest to the first player."""
        self.participants = [seat for seat in self.turn_order() if seat not in self.served]
        self.inside = list(self.participants)
        self.bids = {}
        self.bluffed = []
        self.ask("speak", self.participants[0])

    def highest_bid(self) -> int:
        return max(self.bids.values(), default=-1)

    def may_speak(self, move: Move) -> bool:
        """Drop out, or name a higher number; zero is one (GP-BM-1), and so is more than one has
        (GP-BM-2)."""
        if move["type"] == "drop":
            return True
        return move["type"] == "bid" and int(move["notes"]) > self.highest_bid()

    def speak_next(self, seat: int) -> None:
        """Offers lapse, for another is the active player now (GP-NEG-3, GP-NEG-5)."""
        self.offers = []
        if self.inside and not (len(self.inside) == 1 and self.bids):
            after = [(seat + i) % self.players for i in range(1, self.players + 1)]
            self.ask("speak", next(other for other in after if other in self.inside))
        else:
            self.end_auction()

    def end_auction(self) -> None:
        """GP-BM-2, GP-BM-3, GP-BM-4: who gets to pick, and for how much."""
        for seat in sorted(self.bids, key=lambda bidder: -self.bids[bidder]):
            clan = self.clans[seat]
            if clan.red + clan.white >= self.bids[seat]:
                self.due = self.bids[seat]
                if self.due:
                    self.ask("mix", seat)
                else:
                    self.begin_pick(seat)
                return
            clan.red = clan.white = 0
            self.bluffed.append(seat)
        honest = [seat for seat in self.participants if seat not in self.bluffed]
        self.begin_pick((honest or self.participants)[0])

    def may_pay(self, seat: int, move: Move) -> bool:
        """GP-BM-2: any mix of what the winner has."""
        clan = self.clans[seat]
        red: int = move["red"]
        white = self.due - red
        return 0 <= red <= clan.red and 0 <= white <= clan.white

    def pay(self, seat: int, red: int) -> None:
        self.clans[seat].red -= red
        self.clans[seat].white -= self.due - red
        self.begin_pick(seat)

    def begin_pick(self, seat: int) -> None:
        kinds = self.kinds_of(self.market)
        if len(kinds) > 1:
            self.ask("pick", seat)
        else:
            self.take_card(seat, kinds[0])

    def take_card(self, seat: int, good: str) -> None:
        self.market.remove(good)
        self.clans[self.receiver(seat)].goods[good] += 1
        self.served.append(seat)
        if self.market:
            self.begin_auction()
        else:
            self.end_auctions()

    def receiver(self, seat: int) -> int:
        """GP-EXE-6: a Fence before the one who gains has it go to the Fence's owner."""
        clan = self.clans[seat]
        if "fence" not in clan.lying:
            return seat
        owner = clan.lying["fence"]
        self.discard(seat, "fence")
        return owner

    def end_auctions(self) -> None:
        """GP-BM-5, GP-BM-6"""
        [last] = [seat for seat in range(self.players) if seat not in self.served]
        self.clans[self.receiver(last)].red += self.market_red
        self.market_red = 0
        if self.round < ROUNDS:
            self.market = [self.market_deck.pop() for _ in range(self.players - 1)]
            self.market_red = CONSOLATION
        self.end_phase()

    # Phase 3: GP-SAL

    def sale_limit(self, seat: int) -> int:
        return 2 if "customs" in self.clans[seat].lying else len(GOODS)

    def may_sell(self, seat: int, move: Move) -> bool:
        """GP-SAL-1: one set a round, all different."""
        goods = move["goods"]
        return (
            self.phase == "sale"
            and not self.sold
            and 1 <= len(goods) <= self.sale_limit(seat)
            and len(set(goods)) == len(goods)
            and all(self.clans[seat].goods[good] for good in goods)
        )

    def sell(self, seat: int, goods: list[str]) -> None:
        clan = self.clans[seat]
        for good in goods:
            self.pay_goods(seat, good, 1)
        proceeds = PROCEEDS[len(goods)]
        if "racketeer" in clan.lying:  # GP-EXE-7: half, down to a multiple of 5
            share = proceeds // 2 // 5 * 5
            self.clans[clan.lying["racketeer"]].red += share
            proceeds -= share
        clan.red += proceeds
        self.sold = True

    # Phase 4: GP-REC

    def poached(self, seat: int) -> int:
        """GP-EXE-7: one good more for everything, for the whole turn."""
        return 1 if "poacher" in self.clans[seat].lying else 0

    def recruit_price(self, seat: int, rank: str) -> int:
        return PRICE[rank] + self.poached(seat)

    def can_recruit(self, seat: int, rank: str) -> bool:
        """GP-REC-3 to GP-REC-6, all but the price."""
        clan = self.clans[seat]
        if clan.members[rank] == PLACES[rank]:
            return False
        if clan.members[rank] + clan.used[rank] == CARDS[rank]:
            return False
        if rank in PROMOTES and clan.members[PROMOTES[rank]] < 2:
            return False
        return rank != "boss" or clan.members["right_hand"] == 1

    def may_recruit(self, seat: int, move: Move) -> bool:
        """GP-REC-1: the price in goods of one kind."""
        rank, good = move["rank"], move["good"]
        return (
            self.phase == "recruitment"
            and self.can_recruit(seat, rank)
            and self.clans[seat].goods[good] >= self.recruit_price(seat, rank)
        )

    def recruit(self, seat: int, rank: str, good: str) -> None:
        clan = self.clans[seat]
        self.pay_goods(seat, good, self.recruit_price(seat, rank))
        if rank in PROMOTES:
            clan.members[PROMOTES[rank]] -= 1
            clan.used[PROMOTES[rank]] += 1
        clan.members[rank] += 1

    def hire_price(self, seat: int) -> int:
        """GP-REC-7"""
        return EXECUTANT_PRICE - self.clans[seat].members["captain"] + self.poached(seat)

    def may_hire(self, seat: int, move: Move) -> bool:
        return (
            self.phase == "recruitment"
            and self.bought < EXECUTANTS_A_ROUND
            and bool(self.deck or self.discards)  # GP-EXE-3
            and self.clans[seat].goods[move["good"]] >= self.hire_price(seat)
        )

    def hire(self, seat: int, good: str, shuffled: list[str]) -> None:
        self.pay_goods(seat, good, self.hire_price(seat))
        if not self.deck:  # GP-EXE-3
            self.reshuffle(shuffled)
        self.clans[seat].hand.append(self.deck.pop())
        self.bought += 1

    def reshuffle(self, shuffled: list[str]) -> None:
        """The discards become the deck. What was left of it after the card due was drawn is
        given; that card is the one missing."""
        [drawn] = (Counter(self.discards) - Counter(shuffled)).elements()
        assert Counter([*shuffled, drawn]) == Counter(self.discards)
        self.deck = [*shuffled, drawn]
        self.discards = []

    # Phase 5: GP-LAU

    def take_bonuses(self, seat: int) -> None:
        """GP-LAU-1"""
        clan = self.clans[seat]
        if clan.complete():
            clan.white += 10
        if clan.members["boss"]:
            clan.white += 5

    def laundering_limit(self, seat: int) -> int:
        """GP-LAU-2; the Taxman leaves half of it, down to an even number."""
        clan = self.clans[seat]
        limit = sum(LAUNDERS[rank] * clan.members[rank] for rank in LAUNDERS)
        return limit // 2 // 2 * 2 if "taxman" in clan.lying else limit

    def salaries(self, seat: int) -> int:
        """GP-LAU-3"""
        clan = self.clans[seat]
        agitated = 3 if "agitator" in clan.lying else 0
        return sum(SALARY[rank] * clan.members[rank] for rank in RANKS) + agitated

    def may_launder(self, seat: int, move: Move) -> bool:
        red = move["red"]
        return (
            self.phase == "laundering"
            and not self.laundered
            and 0 <= red <= min(self.clans[seat].red, self.laundering_limit(seat))
            and red % 2 == 0
        )

    def launder(self, seat: int, red: int) -> None:
        """GP-LAU-2, GP-LAU-3: the salaries at once; GP-LAU-4: the turn goes on."""
        clan = self.clans[seat]
        clan.red -= red
        clan.white += red // 2
        salaries = self.salaries(seat)
        clan.unpaid = clan.white < salaries
        clan.white -= min(salaries, clan.white)
        self.laundered = True

    # Executants: GP-EXE

    def discard(self, seat: int, kind: str) -> None:
        """An executant has acted: it no longer lies before the player."""
        del self.clans[seat].lying[kind]
        self.discards.append(kind)

    def discard_lying(self, seat: int, phase: str) -> None:
        """GP-EXE-2: what acted in this phase, or could have, goes."""
        for kind in list(self.clans[seat].lying):
            if ACTS_IN[kind] == phase:
                self.discard(seat, kind)

    def may_play(self, seat: int, move: Move) -> bool:
        """GP-EXE-1, GP-EXE-3, GP-EXE-4"""
        kind, target = move["executant"], move["other"]
        return (
            not self.played
            and target != seat
            and kind in self.clans[seat].hand
            and kind not in self.clans[target].lying
        )

    def play(self, seat: int, kind: str, target: int) -> None:
        self.played = True
        self.clans[seat].hand.remove(kind)
        self.clans[target].lying[kind] = seat
        if kind == "hitman":
            members = self.clans[target].members
            members["soldier"] = max(0, members["soldier"] - 1)  # back to the target's cards
            self.discard(target, "hitman")
        elif kind == "burglar":
            self.begin_taking("burglar", target)

    def begin_taking(self, kind: str, victim: int) -> None:
        self.taking = kind
        self.victim = victim
        self.left = 2
        self.go_on_taking()

    def takeable(self) -> list[str]:
        """What the Hijacker takes was just delivered; the Burglar takes anything."""
        if self.taking == "hijacker":
            return self.delivered
        goods = self.clans[self.victim].goods
        return [good for good in GOODS for _ in range(goods[good])]

    def go_on_taking(self) -> None:
        """GP-EXE-2: compulsory, as far as there is something to take; the owner chooses."""
        while self.left and self.takeable():
            if len(self.takeable()) > self.left and len(set(self.takeable())) > 1:
                self.ask("take", self.clans[self.victim].lying[self.taking])
                return
            self.take(self.takeable()[0])
        if self.taking == "hijacker":
            self.discard(self.victim, "hijacker")
            self.ask("turn", self.victim)  # GP-DEL-6
        else:
            thief = self.clans[self.victim].lying["burglar"]
            self.discard(self.victim, "burglar")
            self.ask("turn", thief)

    def take(self, good: str) -> None:
        victim = self.clans[self.victim]
        victim.goods[good] -= 1
        self.clans[victim.lying[self.taking]].goods[good] += 1
        if self.taking == "hijacker":
            self.delivered.remove(good)
        self.left -= 1

    # Negotiation: GP-NEG

    def deals_open(self) -> bool:
        """GP-NEG-5: while the active player's main choice is open, also in an auction."""
        return self.question in ("turn", "speak")

    def offer_between(self, seat: int, other: int) -> Move | None:
        for offer in self.offers:
            if {offer["seat"], offer["other"]} == {seat, other}:
                return offer
        return None

    def owns(self, seat: int, side: str, offer: Move) -> bool:
        """GP-NEG-2: whether the player has everything on one side ("give" or "ask")."""
        clan = self.clans[seat]
        goods: Counter[str] = Counter(offer[side + "_goods"])
        executants: Counter[str] = Counter(offer[side + "_executants"])
        return (
            all(clan.goods[good] >= number for good, number in goods.items())
            and clan.red >= offer[side + "_red"]
            and clan.white >= offer[side + "_white"]
            and all(clan.hand.count(kind) >= number for kind, number in executants.items())
        )

    def hand_over(self, giver: int, taker: int, side: str, offer: Move) -> None:
        for good in offer[side + "_goods"]:
            self.clans[giver].goods[good] -= 1
            self.clans[taker].goods[good] += 1
        for kind in offer[side + "_executants"]:
            self.clans[giver].hand.remove(kind)
            self.clans[taker].hand.append(kind)
        for colour in ("red", "white"):
            notes = offer[f"{side}_{colour}"]
            setattr(self.clans[giver], colour, getattr(self.clans[giver], colour) - notes)
            setattr(self.clans[taker], colour, getattr(self.clans[taker], colour) + notes)

    def may_offer(self, seat: int, offer: Move) -> bool:
        """GP-NEG-1, GP-NEG-2, GP-NEG-3"""
        other = offer["other"]
        if not self.deals_open() or seat == other or self.actor not in (seat, other):
            return False
        things = [key for key in offer if key.startswith(("give_", "ask_"))]
        if not any(offer[thing] for thing in things):
            return False
        standing = self.offer_between(seat, other)
        if standing and standing["seat"] == seat:
            return False  # one open offer per pair: withdraw it first
        return self.owns(seat, "give", offer)

    def offer(self, seat: int, move: Move) -> None:
        """A new offer, or an answer to the other's, which it replaces."""
        standing = self.offer_between(seat, move["other"])
        if standing:
            self.offers.remove(standing)
        self.offers.append({**move, "seat": seat})

    def may_answer(self, seat: int, move: Move) -> bool:
        """Accept, refuse or withdraw."""
        standing = self.offer_between(seat, move["other"])
        if not standing or not self.deals_open():
            return False
        if move["type"] == "withdraw":
            return bool(standing["seat"] == seat)
        if standing["seat"] == seat:
            return False
        return move["type"] == "refuse" or self.owns(seat, "ask", standing)

    def answer(self, seat: int, move: Move) -> None:
        standing = self.offer_between(seat, move["other"])
        assert standing is not None
        self.offers.remove(standing)
        proposer = standing["seat"]
        # GP-NEG-3: an offer that its proposer can no longer deliver lapses.
        if move["type"] == "accept" and self.owns(proposer, "give", standing):
            self.hand_over(proposer, seat, "give", standing)
            self.hand_over(seat, proposer, "ask", standing)

    # The end: GP-WIN-1

    def find_winner(self) -> None:
        self.phase = "end"
        seats = range(self.players)
        best = max(self.standing(seat) for seat in seats)
        self.tied = [seat for seat in seats if self.standing(seat) == best]
        if len(self.tied) > 1:
            self.question = "throw"
        else:
            self.finish()

    def standing(self, seat: int) -> tuple[int, int, int, int]:
        clan = self.clans[seat]
        return clan.white, clan.number_of_members(), clan.red, clan.survived

    def throw(self, seat: int, shape: str) -> None:
        """All those tied throw at the same time; with exactly two shapes the losers are out."""
        self.thrown[seat] = shape
        if len(self.thrown) < len(self.tied):
            return
        shapes = set(self.thrown.values())
        if len(shapes) == 2:
            winning = next(shape for shape in shapes if BEATS[shape] in shapes)
            self.tied = [seat for seat in self.tied if self.thrown[seat] == winning]
        for survivor in self.tied:
            self.clans[survivor].survived += 1
        self.thrown = {}
        if len(self.tied) == 1:
            self.finish()

    def finish(self) -> None:
        """The order of the others follows from the same comparison; who is level shares a rank."""
        standings = [self.standing(seat) for seat in range(self.players)]
        ranking = [1 + sum(other > mine for other in standings) for mine in standings]
        first, second = sorted(standings, reverse=True)[:2]
        reasons = ["white", "members", "red", "throws"]
        reason = next(r for r, a, b in zip(reasons, first, second, strict=True) if a != b)
        self.question = ""
        self.result = {
            "winners": [ranking.index(1)],
            "ranking": ranking,
            "scores": [clan.white for clan in self.clans],
            "reason": reason,
        }

    # Who decides, and what is allowed

    def to_act(self) -> list[int]:
        if self.question == "throw":
            return [seat for seat in self.tied if seat not in self.thrown]
        return [self.actor] if self.question else []

    def may_act(self) -> list[int]:
        """GP-NEG-5: in every phase everybody else may speak up with an offer, if only by asking
        for something, and answer one."""
        if not self.deals_open():
            return []
        return [seat for seat in range(self.players) if seat != self.actor]

    def allows(self, seat: int, move: Move) -> bool:
        kind: str = move["type"]
        if kind == "offer":
            return self.may_offer(seat, move)
        if kind in ("accept", "refuse", "withdraw"):
            return self.may_answer(seat, move)
        if seat not in self.to_act():
            return False
        if self.question == "turn":
            may = {
                "done": self.may_be_done,
                "play": self.may_play,
                "sell": self.may_sell,
                "recruit": self.may_recruit,
                "hire": self.may_hire,
                "launder": self.may_launder,
            }
            return kind in may and may[kind](seat, move)
        if self.question == "speak":
            return self.may_speak(move)
        if self.question == "mix":
            return kind == "pay" and self.may_pay(seat, move)
        if self.question == "throw":
            return kind == "throw"
        return kind == "good" and move["good"] in self.choice_of_goods()

    def may_be_done(self, seat: int, move: Move) -> bool:
        return self.phase != "laundering" or self.laundered  # GP-LAU-4

    def choice_of_goods(self) -> list[str]:
        """What a decision about one good is between."""
        clan = self.clans[self.actor]
        if self.question == "crates":
            return [clan.primary, clan.secondary]
        if self.question == "take":
            return self.kinds_of(self.takeable())
        if self.question == "pick":
            return self.kinds_of(self.market)
        return self.kinds_of(clan.goods)  # to be returned

    def closed_moves(self, seat: int) -> list[Move]:
        """Every move the seat may make, but for bids, payments, amounts and offers."""
        return [move for move in moves_without_amounts(self.players) if self.allows(seat, move)]

    # What a move does

    def apply(self, seat: int, move: Move, deck: list[str]) -> None:
        """`deck` is the deck of executants after the move, in case it had to be shuffled."""
        assert self.allows(seat, move), (seat, move)
        kind = move["type"]
        if kind == "done":
            self.end_turn()
        elif kind == "offer":
            self.offer(seat, move)
        elif kind in ("accept", "refuse", "withdraw"):
            self.answer(seat, move)
        elif kind == "play":
            self.play(seat, move["executant"], move["other"])
        elif kind == "bid":
            self.bids[seat] = move["notes"]
            self.speak_next(seat)
        elif kind == "drop":
            self.inside.remove(seat)
            self.speak_next(seat)
        elif kind == "pay":
            self.pay(seat, move["red"])
        elif kind == "sell":
            self.sell(seat, move["goods"])
        elif kind == "recruit":
            self.recruit(seat, move["rank"], move["good"])
        elif kind == "hire":
            self.hire(seat, move["good"], deck)
        elif kind == "launder":
            self.launder(seat, move["red"])
        elif kind == "throw":
            self.throw(seat, move["shape"])
        else:
            self.choose_good(seat, move["good"])

    def choose_good(self, seat: int, good: str) -> None:
        if self.question == "crates":
            self.wanted += [good] * 2
            self.soldiers_to_ask -= 1
            self.ask_soldiers_or_deliver()
        elif self.question == "take":
            self.take(good)
            self.go_on_taking()
        elif self.question == "pick":
            self.take_card(seat, good)
        else:
            self.pay_goods(seat, good, 1)
            self.return_excess()


@cache
def moves_without_amounts(players: int) -> list[Move]:
    """Every move there is, but for bids, payments, amounts and offers."""
    others = [{"other": other} for other in range(players)]
    sets = [goods for size in range(1, 6) for goods in combinations(GOODS, size)]
    return [
        {"type": "done"},
        {"type": "drop"},
        *({"type": "good", "good": good} for good in GOODS),
        *({"type": "throw", "shape": shape} for shape in SHAPES),
        *({"type": "sell", "goods": list(goods)} for goods in sets),
        *({"type": "recruit", "rank": rank, "good": good} for rank in RANKS for good in GOODS),
        *({"type": "hire", "good": good} for good in GOODS),
        *({"type": "play", "executant": kind, **other} for kind in KINDS for other in others),
        *({"type": what, **o} for what in ("accept", "refuse", "withdraw") for o in others),
    ]
