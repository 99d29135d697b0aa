# Gangster Paradise, in English.

game-name = Gangster Paradise
game-tagline = Three to five clans deal, bluff and launder for eight weeks; the most clean money wins.

option-clan1 = Clan of the first seat
option-clan2 = Clan of the second seat
option-clan3 = Clan of the third seat
option-clan4 = Clan of the fourth seat
option-clan5 = Clan of the fifth seat
option-clan1-dealt = dealt at random
option-clan2-dealt = dealt at random
option-clan3-dealt = dealt at random
option-clan4-dealt = dealt at random
option-clan5-dealt = dealt at random
clan-twice = Two seats have chosen the same clan; each clan can be chosen once.

seatname-player1 = Player 1
seatname-player2 = Player 2
seatname-player3 = Player 3
seatname-player4 = Player 4
seatname-player5 = Player 5

rank-soldier = soldier
rank-merchant = merchant
rank-captain = captain
rank-right_hand = right hand
rank-boss = boss
lower-soldier = soldiers
lower-merchant = merchants
lower-captain = captains
lower-right_hand = right hand
lower-boss = boss
phase-end = the count
phase-delivery = delivery
phase-black_market = black market
phase-sale = sale
phase-recruitment = recruitment
phase-laundering = laundering and salaries
phase-excess = goods in excess
shape-rock = rock
shape-paper = paper
shape-scissors = scissors

prompt-turn_delivery = The goods are in: make deals, send an executant, or go on.
prompt-turn_black_market = Before the auctions: make deals, send an executant, or go on.
prompt-turn_sale = Sell one set of different goods, make deals, send an executant, or go on.
prompt-turn_recruitment = Recruit, promote, make deals, send an executant, or go on.
prompt-turn_laundering = Launder up to { $laundering_limit } red; salaries of { $notes } white follow at once.
prompt-crates = Choose what this soldier delivers.
prompt-take = Choose a good to take from { $other } ({ $left } to take).
prompt-speak = The bid stands at { $high }: name a higher number or drop out.
prompt-speak_first = Nobody has bid yet: name a number, zero included, or drop out.
prompt-mix = Pay { $notes } notes: choose how many of them are red.
prompt-pick = Pick a card from the black market.
prompt-return = You hold too many goods: choose one to give back.
prompt-throw = A perfect tie: throw rock, paper or scissors.

move-done = go on
move-drop = drop out
move-throw = throw { $shape }
move-accept = accept the offer of { $other }
move-refuse = refuse the offer of { $other }
move-withdraw = withdraw the offer to { $other }
move-good = { $good }
move-hire = recruit an executant with { $good }
move-recruit = recruit a { $rank } with { $good }
move-play = send the { $executant } to { $other }
move-sell = sell { $goods }
move-bid = bid { $notes }
move-pay = pay { $red } in red, the rest in white
move-launder = { $red ->
    [0] launder nothing
   *[other] launder { $red } red
}
move-offer = offer { $other } { $give } for { $ask }

event-round = Round { $round } begins; { $seat } is first player.
event-delivered = { $seat } receives: { $goods }.
event-no_delivery = { $seat } did not pay all salaries and receives nothing.
event-played = { $seat } sends the { $executant } to { $other }.
event-spent = The { $executant } before { $seat } is used up.
event-took = { $seat } takes { $good } from { $other }.
event-removed = { $seat } loses a { $rank }, who returns to the cards.
event-bid = { $seat } bids { $notes }.
event-dropped = { $seat } drops out.
event-paid = { $seat } pays { $notes } notes.
event-mixed = { $seat } paid { $red } red and { $white } white.
event-bluffed = { $seat } cannot pay { $notes } and loses everything.
event-lost = { $seat } lost { $red } red and { $white } white.
event-card = { $seat } gets { $good } from the black market.
event-consoled = { $seat } gets the { $notes } red of the black market.
event-redirected = The { $executant } before { $seat } sends the gain to { $other }.
event-revealed = The black market shows { $good }.
event-sold = { $seat } sells { $goods } for { $notes } red.
event-shared = { $other } takes { $notes } red of the sale of { $seat }.
event-recruited = { $seat } recruits a { $rank }, paid in { $good }.
event-promoted = A { $rank } of { $seat } is promoted.
event-hired = { $seat } recruits an executant, paid in { $good }.
event-drew = { $seat } draws the { $executant }.
event-shuffled = The used executants are shuffled into a new deck.
event-bonus = { $seat } receives { $notes } white as bonus.
event-laundered = { $seat } launders { $notes } red.
event-salaries = { $seat } pays salaries of { $notes } white.
event-unpaid = { $seat } cannot pay all salaries and pays what there is.
event-returned = { $seat } gives back { $good }.
event-offer = { $seat } makes { $other } an offer. Seen by all: { $give } for { $ask }.
event-offer_whole = { $seat } offers { $other } { $give } for { $ask }.
event-refused = { $seat } refuses the offer of { $other }.
event-withdrawn = { $seat } withdraws the offer to { $other }.
event-deal = { $seat } and { $other } have a deal. Seen by all: { $give } for { $ask }.
event-deal_whole = { $seat } and { $other } have a deal: { $give } for { $ask }.
event-failed = The deal fails: { $other } can no longer deliver what { $seat } accepted.
event-lapsed = The offer of { $seat } to { $other } lapses.
event-tied = { $seats } are tied in everything and throw rock, paper, scissors.
event-threw = { $seat } shows { $shape }.
event-again = Nobody is beaten: they throw again.
event-out = { $seat } is out.
event-done = { $seat } ends the turn: { $phase }.
event-takes_card = { $seat } takes a card for nothing.

reason-white = most clean money
reason-members = as much clean money, more clan members
reason-red = as much clean money, as many members, more dirty money
reason-throws = rock, paper, scissors

refused-over = The game is over; nothing can be played any more.
refused-seat = There is no seat { $found } at this table; choose one of the seats there are.
refused-unknown = The number { $move } is no move of this game; choose one from the list.
refused-turn = It is not your turn: { $seat } is to decide.
refused-thrown = You have thrown already, or are not in the tie; wait for the others.
refused-other-question = That does not answer the question; choose what is being asked for.
refused-phase = That belongs to another phase ({ $phase }); wait for it.
refused-sold = You have sold this round already; one sale per round is allowed.
refused-nothing-to-sell = A sale needs at least one good; name what you sell.
refused-sale-limit = You may sell at most { $most } different goods now; choose fewer.
refused-not-owned = You do not have all of that to sell ({ $goods }); choose among your goods.
refused-no-place = Every place for a { $rank } is taken; promote or choose another rank.
refused-no-card = No { $rank } card is left in your clan; choose another rank.
refused-no-promotion = A { $rank } is promoted from two { $lower }; have two in place first.
refused-needs = A { $rank } needs the { $lower } in place; recruit that first.
refused-price = This costs { $price } identical goods and you have fewer of { $good }; choose another good or save up.
refused-hired-enough = At most { $most } executants can be recruited in a round; wait for the next.
refused-deck-empty = No executant is left to recruit; wait until some are used up.
refused-played = You have sent an executant in this phase; one per phase is allowed.
refused-target = An executant is sent to another player of the table; choose one of them.
refused-no-executant = You do not hold the { $executant }; send one from your hand.
refused-same-kind = A { $executant } lies before { $other } already; choose another target.
refused-odd = Red is laundered in pairs; name an even number.
refused-laundering-limit = Your clan can launder at most { $most } red now; name a smaller number.
refused-red = You have { $red } red only; name an even number up to that.
refused-bid-low = The bid must be higher than the last one; name more, or drop out.
refused-mix = Of the { $notes } notes between { $low } and { $high } must be red; choose within that.
refused-no-such-good = There is no { $good } to choose here; choose one of the goods shown.
refused-no-deals-now = No deals while a step is under way; wait until a main choice is open.
refused-partner = A deal is made with another player of the table; choose one of them.
refused-not-active = Deals are made with the active player only, and that is { $seat }.
refused-nothing-for-nothing = An offer of nothing for nothing is none; give or ask for something.
refused-open-offer = Your offer to { $other } is still open; withdraw it before you make another.
refused-credit = You can only offer what you own now; leave out what you do not have.
refused-no-offer = There is no open offer between the two of you; make one.
refused-not-your-offer = That offer is not yours to withdraw; accept or refuse it.
refused-your-offer = That offer is your own; the other player answers it, and you can withdraw it.
refused-cannot-deliver = You do not own all that is asked; refuse, or answer with another offer.

bad-move-type = A move's “type” is one of { $known }, not { $found }.
bad-move-fields = A move “{ $move }” has these fields besides its type, and no others: { $wanted }.
bad-move-seat = The field “{ $name }” is the number of a seat from 0 to 4, not { $found }.
bad-move-notes = The field “{ $name }” is a whole number of notes from 0 to { NUMBER($most, useGrouping: 0) }, not { $found }.
bad-move-word = The field “{ $name }” is one of { $known }, not { $found }.
bad-move-list = The field “{ $name }” is a list of names, one per card, not { $found }.
bad-move-many = The field “{ $name }” names one kind { $found } times; { $most } is the most there can be.

position-object = A position is a JSON object, as a saved game holds it.
position-field = The position's “{ $name }” is missing or not possible.
position-word = The position's “{ $name }” holds { $found }, which this game does not know.
position-clans = The position lists { $found } clans for { $players } players.
position-clan-twice = Two players of the position have the same clan.
position-secondary = The secondary good of { $seat } is the clan's primary good.
position-members = { $seat } has more { $rank } cards in the position than the clan holds.
position-own-executant = An executant of the position lies before its own owner, { $seat }.
position-goods = The position holds { $found } cards of { $good } instead of { $wanted }.
position-executants = The position holds the { $executant } { $found } times instead of { $wanted }.
position-offers = The position's offers are not between the active player and one other each.
position-ledger = The position's ledger does not lead to the money and cards that are there ({ $seat }).
position-question = The position asks a question that makes no sense there.

board-toml = The board file is no TOML: { $why }
board-table = The table “{ $table }” is missing from the board file.
board-number = “{ $where }” is a whole number from { $low } to { $high }, not { $found }.
board-words = “{ $where }” is a list of { $low } to { $high } different names of letters and digits.
board-word = “{ $where }” is one of { $known }, not { $word }.
board-cards = There are { $found } cards of a good and of its market; { $most } is the most.
board-market = The black market holds { $found } cards; all rounds need { $least }.
board-primary = Two clans share a primary good; each clan needs its own.
board-resale = “market.resale” is a list of 1 to { $goods } prices, one for each size of a set.
board-ranks = “members” holds these five ranks: { $known }.
board-places = The rank { $rank } has { $places } places but only { $cards } cards.
board-start = “start.members” lists ranks ({ $known }) that have a place.
board-executant-name = The executant { $kind } has no name in the language “{ $lang }”.
board-when = The executant { $kind } acts in the phase { $phase }, as its operation { $operation } does.
board-share = The share of the executant { $kind } is a number from 0 to 1, not { $found }.
board-names = “names” holds one table of names per language.

typed-partner = “{ $found }” is no clan at this table to deal with; name one of { $clan }.
typed-for = A deal says what you give, then “for”, then what you ask (“nothing” for a gift): offer { $clan } 2 drugs + 5 red for 1 jewels.
typed-term = “{ $found }” is nothing that can be traded; name goods, red, white or executants, with a number before them.
typed-amount = “{ $found }” is no amount of this game; write a whole number from 0 up.

amount-red = { $n } red
amount-white = { $n } white
amount-count = { $n ->
    [one] one executant
   *[other] { $n } executants
}
