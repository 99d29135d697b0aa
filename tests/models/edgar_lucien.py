"""Edgar & Lucien's bookkeeping, written from the clauses to be read beside the rulebook.

The game is written as it is played: one generator per step of the rules. Where players have to
decide, it stops and yields the question; an answer is sent in as (seat, move). What is on the
table is kept in plain dicts and lists. Chance is not modelled: who starts and the order of the
pile are given at the beginning, and `chance` is what a shuffle or a blind draw has brought.
"""

from collections.abc import Generator, Iterable
from typing import Any

Move = dict[str, Any]
Player = dict[str, Any]
Question = dict[str, Any]
Playing = Generator[Question, tuple[int, Move], Any]

# What is printed (data file). A border is written with the two districts it lies between.
MAPS: dict[str, dict[str, str]] = {
    "2 or 3 players": {
        "administration": "central_bank city_hall archives cochon_saoul",
        "ivory": "temple_oeil jardins_laiton demeures theatre_pantins opera_automates belvedere",
        "steel": "docks fonderie recyclerie halle forges chaudieres",
        "red": """temple_oeil-chaudieres central_bank-demeures forges-theatre_pantins
            halle-opera_automates recyclerie-city_hall belvedere-docks""",
        "yellow": """temple_oeil-jardins_laiton central_bank-chaudieres demeures-cochon_saoul
            archives-recyclerie theatre_pantins-halle belvedere-city_hall fonderie-docks""",
        "green": """central_bank-forges chaudieres-archives demeures-halle
            theatre_pantins-recyclerie cochon_saoul-belvedere opera_automates-city_hall""",
        "violet": """jardins_laiton-archives chaudieres-forges demeures-theatre_pantins
            halle-recyclerie cochon_saoul-fonderie opera_automates-belvedere""",
        "orange": """temple_oeil-central_bank jardins_laiton-chaudieres forges-demeures
            archives-theatre_pantins halle-cochon_saoul recyclerie-opera_automates
            belvedere-fonderie city_hall-docks""",
        "blue": "temple_oeil recyclerie fonderie",
        "black": "docks demeures jardins_laiton",
    },
    "4 players": {
        "administration": "central_bank city_hall archives cochon_saoul",
        "ivory": """temple_oeil jardins_laiton demeures theatre_pantins opera_automates belvedere
            lanternes observatoire cloitre villas""",
        "steel": """docks fonderie recyclerie halle forges chaudieres gare acieries entrepots
            ferrailleurs""",
        "red": """observatoire-demeures archives-forges central_bank-acieries belvedere-villas
            fonderie-chaudieres jardins_laiton-halle opera_automates-gare cloitre-city_hall
            theatre_pantins-cochon_saoul recyclerie-entrepots""",
        "yellow": """temple_oeil-forges demeures-central_bank ferrailleurs-belvedere
            archives-halle fonderie-jardins_laiton opera_automates-cochon_saoul gare-villas
            chaudieres-lanternes city_hall-recyclerie theatre_pantins-docks""",
        "green": """temple_oeil-observatoire ferrailleurs-central_bank archives-jardins_laiton
            forges-halle acieries-belvedere opera_automates-theatre_pantins gare-cochon_saoul
            chaudieres-cloitre city_hall-lanternes entrepots-docks""",
        "violet": """ferrailleurs-acieries archives-fonderie forges-central_bank belvedere-gare
            jardins_laiton-chaudieres halle-opera_automates villas-cochon_saoul
            cloitre-lanternes city_hall-theatre_pantins""",
        "orange": """temple_oeil-archives observatoire-forges demeures-ferrailleurs
            central_bank-opera_automates acieries-gare jardins_laiton-cloitre halle-city_hall
            theatre_pantins-entrepots cochon_saoul-docks lanternes-recyclerie""",
        "blue": "observatoire acieries fonderie theatre_pantins",
        "black": "entrepots cloitre villas forges",
    },
}
KINDS = ["administration", "ivory", "steel"]
BORDERS = ["red", "yellow", "green", "violet", "orange"]
METROS = ["blue", "black"]
SECTORS = ["still", *BORDERS, *METROS]
EDGAR_ACTIONS = {
    "cochon_saoul": "bar_shenanigans",
    "archives": "intimidation",
    "central_bank": "bank_robbery",
    "city_hall": "requisition",
}
CERTIFICATES = ["dandy", "collector", "bureaucrat", "zealot"]
CARDS = {  # EL-CARD-1 to EL-CARD-13
    "plan_b": 2, "influence_peddling": 2, "smear_threat": 2, "certification": 1,
    "financial_backing": 2, "popular_backing": 2, "extortion": 1, "remote_action": 2,
    "coup_detat": 1, "resource_exchange": 1, "carte_blanche": 2, "corruption": 1, "swindle": 1,
}  # fmt: skip
TOKENS = 16  # EL-SET-1


def deal_faults(pile: list[str]) -> list[str]:
    """What is wrong with the pile of cards: there are 20."""
    dealt = {card: pile.count(card) for card in pile}
    return [] if dealt == CARDS else [f"the cards dealt: {dealt}"]


class GameOver(Exception):
    """EL-WIN-1: a win ends the game at once, in the middle of anything."""


class EdgarLucien:
    """A table of Edgar & Lucien. `question` is what is asked now, None when the game is over."""

    def __init__(
        self, players: int, options: dict[str, Any], pile: list[str], starter: int
    ) -> None:
        self.seats = list(range(players))
        printed = MAPS["4 players" if players == 4 else "2 or 3 players"]
        self.map = {name: districts.split() for name, districts in printed.items()}
        self.districts = [district for kind in KINDS for district in self.map[kind]]
        self.owner: dict[str, int] = {}  # by district, who controls it
        self.player = [new_player() for _ in self.seats]
        self.governor: int | None = None  # EL-SET-4
        self.heritage: int | None = None
        self.certificate: dict[str, int] = {}  # by certificate, who holds it
        self.pile = list(pile)  # the last is on top
        self.discards: list[str] = []
        self.chance: dict[str, Any] = {}
        self.period_limit: int = options["period_limit"]  # EL-BND-2; 0: none
        self.open_fortunes: bool = options["open_fortunes"]  # EL-HID-1
        self.period, self.turn, self.phase = 1, 1, "setup"
        self.first = starter  # EL-SET-2; who has the first-player token
        self.lead = starter  # who leads this turn: a Coup d'État changes the order of the next
        self.active: int | None = None
        self.acted = {"edgar": False, "lucien": False}
        self.bidders: list[int] = []
        self.bid = 0
        self.leader: int | None = None
        self.result: dict[str, Any] | None = None
        self.playing = self.game()
        self.question: Question | None = next(self.playing)

    def decide(self, seat: int, move: Move, chance: dict[str, Any]) -> None:
        """A player who is asked answers; `chance` has the pile and hands as they lie after."""
        assert self.question is not None
        assert move in self.question["moves"][seat]
        self.chance = chance
        try:
            self.question = self.playing.send((seat, move))
        except StopIteration:
            self.question = None

    def order(self) -> list[int]:
        """EL-SET-5: clockwise from the one who leads the turn."""
        return self.clockwise(self.lead)

    def clockwise(self, start: int) -> list[int]:
        return self.seats[start:] + self.seats[:start]

    def others(self, seat: int) -> list[int]:
        """The other players, clockwise from the left neighbour."""
        return self.clockwise(seat)[1:]

    def game(self) -> Playing:
        """EL-PER-1: periods of 4 turns, the last with taxes and an election."""
        try:
            yield from self.set_up()
            while True:
                for turn in (1, 2, 3, 4):
                    self.turn = turn
                    self.lead = self.first
                    yield from self.programming()
                    yield from self.movement()
                    yield from self.actions()
                self.taxes()
                yield from self.election()
                self.end_period()
        except GameOver:
            self.active = None

    # Goal

    def conditions(self, seat: int) -> list[str]:
        """What the player meets without any certificate."""
        player, count = self.player[seat], len(self.seats)
        mine = self.districts_of(seat)
        administrations = [district for district in mine if self.kind(district) == KINDS[0]]
        met = []
        if player["cogs"] >= 150_000:
            met.append("dandy")  # EL-WIN-2
        if len(mine) >= (6 if count == 3 else 7):
            met.append("collector")  # EL-WIN-3
        if len(administrations) >= (2 if count == 4 else 3):
            met.append("bureaucrat")  # EL-WIN-4
        if self.governor == seat and player["popularity"] == 100:
            met.append("zealot")  # EL-WIN-5
        return met

    def counted(self, seat: int) -> list[str]:
        """EL-WIN-1: the conditions met, a certificate counting as its condition."""
        met = self.conditions(seat)
        return [c for c in CERTIFICATES if c in met or self.certificate.get(c) == seat]

    def effect(self) -> None:
        """EL-WIN-6, EL-WIN-7: something has happened; has anybody won?"""
        first = self.lead if self.active is None else self.active
        winners = [seat for seat in self.clockwise(first) if len(self.counted(seat)) >= 3]
        if winners:
            ranking = [1 if seat == winners[0] else 2 for seat in self.seats]
            self.end([winners[0]], ranking, "conditions")

    def end(self, winners: list[int], ranking: list[int], reason: str) -> None:
        self.result = {
            "winners": winners,
            "ranking": ranking,
            "scores": [len(self.counted(seat)) for seat in self.seats],
            "reason": reason,
        }
        raise GameOver

    # Set-up

    def set_up(self) -> Playing:
        """EL-SET-3."""
        for seat in self.order():
            _, move = yield ask("start", {seat: district_moves(self.neutral())})
            district = move["district"]
            self.player[seat]["edgar"] = self.player[seat]["lucien"] = district
            self.owner[district] = seat

    # Districts

    def kind(self, district: str) -> str:
        return next(kind for kind in KINDS if district in self.map[kind])

    def neutral(self) -> list[str]:
        return [district for district in self.districts if district not in self.owner]

    def districts_of(self, seat: int) -> list[str]:
        return [district for district in self.districts if self.owner.get(district) == seat]

    def for_sale_by_others(self, seat: int) -> list[str]:
        """EL-LUC-4: other players' districts, without those of who has the Heritage."""
        return [
            district
            for district in self.districts
            if district in self.owner and self.owner[district] not in (seat, self.heritage)
        ]

    def has_token(self, seat: int) -> bool:
        """EL-LUC-8."""
        return len(self.districts_of(seat)) < TOKENS

    def can_buy_from_city(self, seat: int, district: str) -> bool:
        """EL-LUC-1, EL-CARD-11."""
        rich = self.player[seat]["cogs"] >= 20_000
        return rich and district in self.neutral() and self.has_token(seat)

    def can_buy_from_player(self, seat: int, district: str) -> bool:
        """EL-LUC-2, EL-CARD-2."""
        rich = self.player[seat]["cogs"] >= 30_000
        return rich and district in self.for_sale_by_others(seat) and self.has_token(seat)

    def buy(self, seat: int, district: str) -> None:
        """The purchase with its payment is one effect."""
        if district in self.owner:
            self.player[seat]["cogs"] -= 30_000
            self.player[self.owner[district]]["cogs"] += 30_000
        else:
            self.player[seat]["cogs"] -= 20_000
        self.owner[district] = seat
        self.effect()

    # Programming and movement

    def programming(self) -> Playing:
        """EL-MOV-1, EL-HID-2: all at once, any sector for either hand."""
        self.phase = "programming"
        for player in self.player:
            player["wheel"] = None
        waiting = list(self.seats)
        while waiting:
            seat, move = yield ask("wheel", dict.fromkeys(waiting, WHEELS))
            waiting.remove(seat)
            self.player[seat]["wheel"] = {"edgar": move["edgar"], "lucien": move["lucien"]}

    def movement(self) -> Playing:
        """EL-MOV-2, EL-MOV-3; EL-MOV-5: nothing bars the way."""
        self.phase = "movement"
        for seat in self.order():
            for character in ("edgar", "lucien"):
                sector = self.player[seat]["wheel"][character]
                exits = self.exits(self.player[seat][character], sector)
                if exits:
                    move = yield from choose("exit", seat, district_moves(exits))
                    self.player[seat][character] = move["district"]

    def exits(self, district: str, sector: str) -> list[str]:
        """EL-MOV-3, EL-MOV-4: where the sector leads from the district, if anywhere."""
        if sector in BORDERS:
            sides = [border.split("-") for border in self.map[sector]]
            return [b if a == district else a for a, b in sides if district in (a, b)]
        if sector in METROS and district in self.map[sector]:
            return [mouth for mouth in self.map[sector] if mouth != district]
        return []

    # The action phase

    def actions(self) -> Playing:
        """EL-ACT-1: at most one action each; after both there is nothing left to decide."""
        self.phase = "action"
        for seat in self.order():
            self.active = seat
            self.acted = {"edgar": False, "lucien": False}
            while not (self.acted["edgar"] and self.acted["lucien"]):
                _, move = yield ask("action", {seat: self.action_moves(seat)})
                if move["type"] == "end":
                    break
                yield from self.act(seat, move)
            self.active = None
        self.acted = {"edgar": False, "lucien": False}

    def action_moves(self, seat: int) -> list[Move]:
        moves: list[Move] = [{"type": "end"}]
        if not self.acted["edgar"]:
            moves += self.edgar_moves(seat)
        if not self.acted["lucien"]:
            moves += self.lucien_moves(seat)
        if not self.acted["edgar"] and not self.acted["lucien"]:
            moves += self.support_moves(seat)
        return moves

    def act(self, seat: int, move: Move) -> Playing:
        """One action of one character; Political Support is one of both (EL-LUC-7)."""
        match move["type"]:
            case "rob":
                self.acted["edgar"] = True
                self.rob(seat, move["other"])
            case "card":
                self.acted["edgar"] = True
                self.discard(seat, move["card"])  # EL-CARD-14
                yield from self.play_card(seat, move["card"])
            case "edgar":
                self.acted["edgar"] = True
                yield from self.administration(seat, move["action"], cost=20, times=1)
            case "remote":  # EL-CARD-8
                self.acted["edgar"] = True
                self.discard(seat, "remote_action")
                yield from self.administration(seat, move["action"], cost=20, times=1)
            case "support" | "remote_support":  # EL-LUC-7
                self.acted = {"edgar": True, "lucien": True}
                if move["type"] == "remote_support":
                    self.discard(seat, "remote_action")
                self.player[seat]["used"].append("political_support")
                yield from self.administration(seat, move["action"], cost=30, times=2)
            case "buy":  # EL-LUC-1, EL-LUC-2
                self.acted["lucien"] = True
                self.buy(seat, self.player[seat]["lucien"])
            case "lucien":
                self.acted["lucien"] = True
                yield from self.lucien_action(seat, move["action"])

    def used(self, seat: int, action: str) -> bool:
        """EL-ACT-3."""
        return action in self.player[seat]["used"]

    # Edgar

    def edgar_moves(self, seat: int) -> list[Move]:
        """EL-EDG-1, EL-EDG-4, EL-EDG-5. One action a turn is one card a turn at most (EL-CARD-15),
        and none of those that he has drawn in it."""
        me = self.player[seat]
        moves: list[Move] = [{"type": "rob", "other": other} for other in self.victims(seat)]
        for card in sorted(set(me["hand"])):
            if self.can_play(seat, card):
                moves.append({"type": "card", "card": card})
        for place, action in EDGAR_ACTIONS.items():
            if me["popularity"] >= 20 and self.can_take(seat, action):  # EL-EDG-5
                if me["edgar"] == place:  # EL-ACT-2
                    moves.append({"type": "edgar", "action": action})
                if "remote_action" in me["hand"]:
                    moves.append({"type": "remote", "action": action})
        return moves

    def victims(self, seat: int) -> list[int]:
        """EL-EDG-1, EL-EDG-2, EL-EDG-3."""
        here = self.player[seat]["edgar"]
        return [
            other
            for other in self.others(seat)
            if self.player[other]["lucien"] == here and self.player[other]["edgar"] != here
        ]

    def rob(self, seat: int, other: int) -> None:
        """EL-EDG-1: half, rounded up to the next bond of 10,000."""
        bonds = self.player[other]["cogs"] // 10_000
        taken = (bonds - bonds // 2) * 10_000
        self.player[other]["cogs"] -= taken
        self.player[seat]["cogs"] += taken
        self.effect()

    def can_take(self, seat: int, action: str) -> bool:
        """EL-ACT-3, EL-ACT-4: unused, and with a target where it needs one."""
        if self.used(seat, action):
            return False
        if action == "intimidation":  # EL-EDG-7; with more players the targets are the players
            return len(self.seats) > 2 or bool(self.districts_of(1 - seat))
        if action == "requisition":
            return bool(self.requisitionable(seat))
        return True

    def administration(self, seat: int, action: str, cost: int, times: int) -> Playing:
        """EL-EDG-5: paid first; doubled by Political Support."""
        self.player[seat]["popularity"] -= cost
        self.player[seat]["used"].append(action)
        match action:
            case "bar_shenanigans":  # EL-EDG-6
                self.draw(seat, 2 * times)
            case "intimidation":
                for _ in range(times):
                    yield from self.intimidate(seat)
            case "bank_robbery":  # EL-EDG-8
                self.player[seat]["cogs"] += 50_000 * times
                self.effect()
            case "requisition":
                for _ in range(times):
                    yield from self.requisition(seat)

    def intimidate(self, seat: int) -> Playing:
        """EL-EDG-7."""
        if len(self.seats) == 2:
            theirs = self.districts_of(1 - seat)
            if theirs:
                move = yield from choose("intimidate", seat, district_moves(theirs))
                self.make_neutral(move["district"])
            return
        named = self.others(seat)
        if len(self.seats) == 4:
            pairs = [sorted(pair) for pair in pairs_of(named)]
            moves = [{"type": "name", "seats": pair} for pair in pairs]
            move = yield from choose("name", seat, moves)
            named = [other for other in named if other in move["seats"]]
        for other in named:
            theirs = self.districts_of(other)
            if theirs:
                move = yield from choose("lose", other, district_moves(theirs))
                self.make_neutral(move["district"])

    def make_neutral(self, district: str) -> None:
        del self.owner[district]
        self.effect()

    def requisitionable(self, seat: int) -> list[str]:
        """EL-EDG-9, EL-LUC-8."""
        if not self.has_token(seat):
            return []
        return self.neutral() or self.for_sale_by_others(seat)

    def requisition(self, seat: int) -> Playing:
        """EL-EDG-9."""
        targets = self.requisitionable(seat)
        if targets:
            move = yield from choose("requisition", seat, district_moves(targets))
            self.owner[move["district"]] = seat
            self.effect()

    # Lucien

    def lucien_moves(self, seat: int) -> list[Move]:
        here = self.player[seat]["lucien"]
        moves: list[Move] = []
        if self.can_buy_from_city(seat, here) or self.can_buy_from_player(seat, here):
            moves.append({"type": "buy"})
        actions = {  # EL-ACT-2, EL-LUC-3 to EL-LUC-5
            "cochon_saoul": ("populist_speech", True),
            "archives": ("heritage_protection", self.heritage != seat),
            "central_bank": ("certificate", bool(self.certificates_to_take(seat))),
        }
        if here in actions:
            action, possible = actions[here]
            if possible and not self.used(seat, action):
                moves.append({"type": "lucien", "action": action})
        return moves

    def lucien_action(self, seat: int, action: str) -> Playing:
        self.player[seat]["used"].append(action)
        match action:
            case "populist_speech":  # EL-LUC-3
                self.gain_popularity(seat, 50)
                self.effect()
            case "heritage_protection":  # EL-LUC-4
                self.heritage = seat
            case "certificate":  # EL-LUC-5
                yield from self.take_certificate(seat, "take_met", self.certificates_to_take(seat))

    def support_moves(self, seat: int) -> list[Move]:
        """EL-LUC-7."""
        me = self.player[seat]
        if me["lucien"] != "city_hall" or me["popularity"] < 30:
            return []
        if self.used(seat, "political_support"):
            return []
        moves: list[Move] = []
        for place, action in EDGAR_ACTIONS.items():
            if self.can_take(seat, action):
                if me["edgar"] == place:
                    moves.append({"type": "support", "action": action})
                if "remote_action" in me["hand"]:
                    moves.append({"type": "remote_support", "action": action})
        return moves

    # Certificates

    def certificates_to_take(self, seat: int) -> list[str]:
        """EL-LUC-5, EL-LUC-6: at the Central Bank, also from their holders."""
        if self.player[seat]["certified"]:
            return []
        return [c for c in self.conditions(seat) if self.certificate.get(c) != seat]

    def unheld_certificates(self, seat: int) -> list[str]:
        """EL-LUC-6, EL-CARD-4, EL-CARD-13."""
        if self.player[seat]["certified"]:
            return []
        return [c for c in CERTIFICATES if c not in self.certificate]

    def take_certificate(self, seat: int, question: str, offered: list[str]) -> Playing:
        """EL-LUC-6: it counts as taken in this period, even if it is lost again."""
        moves = [{"type": "certificate", "certificate": c} for c in offered]
        if question == "take_any":
            move = yield from choose(question, seat, moves)
        else:
            move = yield from self.choose_by_fortune(question, seat, moves)
        self.certificate[move["certificate"]] = seat
        self.player[seat]["certified"] = True
        self.effect()

    def choose_by_fortune(self, question: str, seat: int, moves: list[Move]) -> Playing:
        """EL-HID-1: what can be chosen depends on hidden Cogs, so the question is put even where
        there is one possibility, which the others cannot know."""
        if self.open_fortunes:
            return (yield from choose(question, seat, moves))
        _, move = yield ask(question, {seat: moves})
        return move

    # Popularity

    def gain_popularity(self, seat: int, points: int) -> None:
        """EL-BND-1."""
        self.player[seat]["popularity"] = min(100, self.player[seat]["popularity"] + points)

    # Cards

    def discard(self, seat: int, card: str) -> None:
        self.player[seat]["hand"].remove(card)
        self.discards.append(card)

    def draw(self, seat: int, count: int) -> None:
        """EL-CARD-14. What a shuffle brought is read from `chance`."""
        hand = self.player[seat]["hand"]
        taken: list[str] = []
        while len(taken) < count and (self.pile or self.discards):
            if not self.pile:
                self.pile, self.discards = self.shuffled(hand + taken, seat), []
            taken.append(self.pile.pop())
        hand += taken
        self.effect()

    def shuffled(self, held: list[str], seat: int) -> list[str]:
        """The new pile: below what is left of it by chance, on top what was drawn."""
        drawn = list(self.chance["hands"][seat])
        for card in held:
            drawn.remove(card)
        pile = [*self.chance["pile"], *drawn]
        assert sorted(pile) == sorted(self.discards), "a shuffle changed the cards"
        return pile

    def can_play(self, seat: int, card: str) -> bool:
        """The condition of each card; EL-ACT-4: a card that needs a target needs one."""
        me, here = self.player[seat], self.player[seat]["edgar"]
        unheld = self.unheld_certificates(seat)
        match card:
            case "plan_b" | "smear_threat":  # EL-CARD-1, EL-CARD-3
                return True
            case "influence_peddling":  # EL-CARD-2
                return self.can_buy_from_player(seat, here)
            case "certification":  # EL-CARD-4
                return any(c in unheld for c in self.conditions(seat))
            case "financial_backing":  # EL-CARD-5
                return self.owner.get(here) == seat and self.kind(here) == "steel"
            case "popular_backing":  # EL-CARD-6
                return self.owner.get(here) == seat and self.kind(here) == "ivory"
            case "extortion":  # EL-CARD-7
                return bool(self.extorted(seat))
            case "remote_action":  # EL-CARD-8: played with its action
                return False
            case "coup_detat":  # EL-CARD-9
                return here == "city_hall" and self.governor not in (None, seat)
            case "resource_exchange":  # EL-CARD-10
                return bool(self.exchanges(seat))
            case "carte_blanche":  # EL-CARD-11
                return self.can_buy_from_city(seat, here)
            case "corruption":  # EL-CARD-12
                return self.heritage != seat
            case "swindle":  # EL-CARD-13
                return len(me["hand"]) >= 4 and bool(unheld)
        raise AssertionError(card)

    def play_card(self, seat: int, card: str) -> Playing:
        me, here = self.player[seat], self.player[seat]["edgar"]
        match card:
            case "plan_b":  # EL-CARD-1
                elsewhere = [d for d in self.districts if d != me["lucien"]]
                _, move = yield ask("plan_b", {seat: district_moves(elsewhere)})
                me["lucien"] = move["district"]
            case "influence_peddling" | "carte_blanche":  # EL-CARD-2, EL-CARD-11
                self.buy(seat, here)
            case "smear_threat":
                yield from self.smear(seat)
            case "certification":  # EL-CARD-4
                met = self.conditions(seat)
                offered = [c for c in self.unheld_certificates(seat) if c in met]
                yield from self.take_certificate(seat, "take_free", offered)
            case "financial_backing":  # EL-CARD-5
                me["cogs"] += 40_000
                self.effect()
            case "popular_backing":  # EL-CARD-6
                self.gain_popularity(seat, 40)
                self.effect()
            case "extortion":
                yield from self.extort(seat)
            case "coup_detat":  # EL-CARD-9
                self.governor = seat
                self.first = self.others(seat)[0]
                self.effect()
            case "resource_exchange":
                yield from self.exchange(seat)
            case "corruption":  # EL-CARD-12
                self.heritage = seat
            case "swindle":  # EL-CARD-13
                for _ in range(3):
                    moves = [{"type": "discard", "card": c} for c in sorted(set(me["hand"]))]
                    _, move = yield ask("discard", {seat: moves})
                    self.discard(seat, move["card"])
                offered = self.unheld_certificates(seat)
                yield from self.take_certificate(seat, "take_any", offered)

    def smear(self, seat: int) -> Playing:
        """EL-CARD-3."""
        for other in self.others(seat):
            them = self.player[other]
            ways = []
            if them["popularity"] >= 20:
                ways.append("popularity")
            if them["cogs"] >= 10_000:
                ways.append("cogs")
            moves = [{"type": "answer", "answer": way} for way in ways or ["popularity"]]
            _, move = yield ask("answer", {other: moves})
            if move["answer"] == "cogs":
                them["cogs"] -= 10_000
                self.player[seat]["cogs"] += 10_000
            else:
                them["popularity"] = max(0, them["popularity"] - 20)
            self.effect()

    def extorted(self, seat: int) -> list[int]:
        """EL-CARD-7."""
        here = self.player[seat]["edgar"]
        return [
            other
            for other in self.others(seat)
            if self.player[other]["hand"]
            and here in (self.player[other]["edgar"], self.player[other]["lucien"])
        ]

    def extort(self, seat: int) -> Playing:
        """EL-CARD-7: which card it was, chance has decided."""
        others = self.extorted(seat)
        moves = [{"type": "extort", "other": other} for other in others]
        move = yield from choose("extort", seat, moves)
        theirs = self.player[move["other"]]["hand"]
        lost = list(theirs)
        for card in self.chance["hands"][move["other"]]:
            lost.remove(card)
        assert len(lost) == 1, "an extortion takes one card"
        theirs.remove(lost[0])
        self.player[seat]["hand"].append(lost[0])

    def exchanges(self, seat: int) -> list[Move]:
        """EL-CARD-10: 10,000 Cogs for 10 points, one way, nothing lost."""
        me = self.player[seat]
        bought = min(me["cogs"] // 1_000, 100 - me["popularity"])
        moves = [{"type": "buy_popularity", "points": p} for p in range(10, bought + 1, 10)]
        sold = me["popularity"]
        return moves + [{"type": "sell_popularity", "points": p} for p in range(10, sold + 1, 10)]

    def exchange(self, seat: int) -> Playing:
        """EL-CARD-10."""
        me = self.player[seat]
        move = yield from self.choose_by_fortune("exchange", seat, self.exchanges(seat))
        points = move["points"] if move["type"] == "buy_popularity" else -move["points"]
        me["popularity"] += points
        me["cogs"] -= 1_000 * points
        self.effect()

    # The end of the period

    def taxes(self) -> None:
        """EL-TAX-1: player by player; EL-WIN-8: the Governor still has the token."""
        self.phase = "taxes"
        for seat in self.order():
            mine = [self.kind(district) for district in self.districts_of(seat)]
            self.gain_popularity(seat, 20 * mine.count("ivory"))
            self.player[seat]["cogs"] += 20_000 * mine.count("steel")
            self.effect()

    def election(self) -> Playing:
        """EL-GOV-1 to EL-GOV-4."""
        self.phase = "election"
        most = max(player["popularity"] for player in self.player)
        tied = [seat for seat in self.order() if self.player[seat]["popularity"] == most]
        elected: int | None = tied[0]
        if len(tied) > 1:
            elected = yield from self.auction(tied)
        self.governor = elected  # EL-GOV-3: nobody, if nobody bids
        if elected is not None:
            self.player[elected]["cogs"] -= self.bid
            self.first = self.others(elected)[0]  # EL-GOV-4
        self.bidders, self.bid, self.leader = [], 0, None
        self.effect()

    def auction(self, tied: list[int]) -> Playing:
        """EL-GOV-2: round and round until one is left; the winner, or nobody."""
        self.bidders = list(tied)
        waiting = list(tied)  # who is asked next stands first
        while waiting:
            seat = waiting.pop(0)
            if seat == self.leader and self.bidders == [seat]:
                break
            amounts = range(self.bid + 10_000, self.player[seat]["cogs"] + 1, 10_000)
            moves: list[Move] = [{"type": "bid", "amount": amount} for amount in amounts]
            moves.append({"type": "pass"})
            _, move = yield ask("bid", {seat: moves})
            if move["type"] == "pass":
                self.bidders.remove(seat)
            else:
                self.bid, self.leader = move["amount"], seat
                waiting.append(seat)
        return self.leader

    def end_period(self) -> None:
        """EL-GOV-5, EL-LUC-6, EL-BND-2."""
        for player in self.player:
            player["used"] = []
            player["certified"] = False
        if self.period == self.period_limit:
            self.end_by_limit()
        self.period += 1

    def end_by_limit(self) -> None:
        """EL-BND-2: most conditions, then most Cogs, then a draw."""
        standing = [(len(self.counted(s)), self.player[s]["cogs"]) for s in self.seats]
        ranking = [1 + sum(1 for other in standing if other > mine) for mine in standing]
        if ranking.count(1) == 1:
            self.end([ranking.index(1)], ranking, "counted")
        self.end([], ranking, "draw")


def new_player() -> Player:
    """EL-SET-1."""
    return {
        "cogs": 50_000,
        "popularity": 50,
        "edgar": None,
        "lucien": None,
        "hand": [],
        "used": [],  # the administration actions of this period
        "certified": False,  # whether a certificate was taken in this period
        "wheel": None,
    }


def pairs_of(seats: list[int]) -> list[list[int]]:
    return [[a, b] for i, a in enumerate(seats) for b in seats[i + 1 :]]


# Questions and moves, in the form in which they are written down.

WHEELS: list[Move] = [
    {"type": "wheel", "edgar": edgar, "lucien": lucien} for edgar in SECTORS for lucien in SECTORS
]


def ask(question: str, moves: dict[int, list[Move]]) -> Question:
    """What is asked of each seat that has to decide, with its moves."""
    return {"type": question, "moves": moves}


def choose(question: str, seat: int, moves: list[Move]) -> Playing:
    """A choice among what all can see: with one possibility there is nothing to ask."""
    if len(moves) == 1:
        return moves[0]
    _, move = yield ask(question, {seat: moves})
    return move


def district_moves(districts: Iterable[str]) -> list[Move]:
    return [{"type": "district", "district": district} for district in districts]
