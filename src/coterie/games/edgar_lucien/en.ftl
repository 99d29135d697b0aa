# The texts of Edgar & Lucien, in English. The names of districts, maps and sectors of the wheel
# are the board's.

game-name = Edgar & Lucien
game-tagline = Two rascals, one city to take: whoever pleases the crowd picks its pockets.
game-note = The map of Fosko is a reconstruction: it obeys every sentence of the rulebook, but it is not the printed board.
seatname-red = Red
seatname-yellow = Yellow
seatname-blue = Blue
seatname-white = White

## Options

option-open_fortunes = Fortunes
option-open_fortunes-false = Hidden behind the hand
option-open_fortunes-False = { option-open_fortunes-false }
option-open_fortunes-true = Open to all
option-open_fortunes-True = { option-open_fortunes-true }
option-period_limit = Length of the game
option-period_limit-30 = Stop after 30 electoral periods
option-period_limit-0 = No limit, as in the rulebook

## Words

character-edgar = Edgar
character-lucien = Lucien

type-administration = Administration
type-ivory = Ivory
type-steel = Steel

phase-setup = Set-up
phase-programming = Programming
phase-movement = Movement
phase-action = Action
phase-taxes = Taxes
phase-election = Election

action-bar_shenanigans = Bar Shenanigans
action-bar_shenanigans-what = Draw 2 cards.
action-intimidation = Intimidation
action-intimidation-what = Two opponents each make one of their districts neutral; against a single opponent you choose the district.
action-bank_robbery = Bank Robbery
action-bank_robbery-what = Take 50,000 Cogs from the bank.
action-requisition = Requisition
action-requisition-what = Put a token on any neutral district; if none is left, on an unprotected one of another player.
action-populist_speech = Populist Speech
action-populist_speech-what = Gain 50 popularity.
action-heritage_protection = Heritage Protection
action-heritage_protection-what = Nobody can buy or requisition your districts any more.
action-certificate = Certificate
action-certificate-what = Take the certificate of a condition you meet: it keeps counting when you no longer meet it.
action-political_support = Political Support
action-political_support-what = Doubles Edgar’s administration action; the two cost 30 popularity together.

card-plan_b = Plan B
card-plan_b-what = Move your Lucien to any other district.
card-influence_peddling = Influence Peddling
card-influence_peddling-what = Buy the unprotected district of another player where your Edgar stands, for 30,000 Cogs.
card-smear_threat = Smear Threat
card-smear_threat-what = Every other player loses 20 popularity or gives you 10,000 Cogs, as they choose.
card-certification = Certification
card-certification-what = Take an unheld certificate of a condition you meet.
card-financial_backing = Financial Backing
card-financial_backing-what = Gain 40,000 Cogs; Edgar must stand on one of your Steel districts.
card-popular_backing = Popular Backing
card-popular_backing-what = Gain 40 popularity; Edgar must stand on one of your Ivory districts.
card-extortion = Extortion
card-extortion-what = Take a random card from a player one of whose characters shares Edgar’s district.
card-remote_action = Remote Action
card-remote_action-what = Take an unused administration action of Edgar from where he is, at its usual cost.
card-coup_detat = Coup d’État
card-coup_detat-what = Take the Governor token from its holder; Edgar must stand on City Hall.
card-resource_exchange = Resource Exchange
card-resource_exchange-what = Change Cogs into popularity or the reverse, 10,000 for 10 points.
card-carte_blanche = Carte Blanche
card-carte_blanche-what = Buy the neutral district where your Edgar stands, for 20,000 Cogs.
card-corruption = Corruption
card-corruption-what = Take the Heritage Protection, even from its holder.
card-swindle = Swindle
card-swindle-what = Discard 3 other cards and take any unheld certificate.

certificate-dandy = Wealthy Dandy
certificate-dandy-what = At least 150,000 Cogs.
certificate-collector = High Tax Collector
certificate-collector-what = At least 7 districts; with three players, at least 6.
certificate-bureaucrat = Influential Bureaucrat
certificate-bureaucrat-what = At least 3 Administrations; with four players, at least 2.
certificate-zealot = Great Zealot
certificate-zealot-what = Governor with 100 popularity.

answer-popularity = Lose 20 popularity
answer-cogs = Give 10,000 Cogs

question-requisition = the district to requisition
question-intimidate = the district to make neutral
question-name = the two players to intimidate
question-discard = the card to discard
question-take_met = the certificate to take
question-take_free = the certificate to take
question-take_any = the certificate to take
question-extort = the player to extort a card from
question-plan_b = where Lucien goes
question-exchange = the amount to change
question-lose = the district to give up
question-answer = the answer to a Smear Threat
question-start = the district to begin in
question-wheel = the setting of the wheel
question-exit = the exit of the metro
question-action = an action
question-bid = a bid

## What is asked

prompt-start = Choose the neutral district where your two characters begin.
prompt-wheel = Set both hands of your wheel in secret, then confirm.
prompt-exit = { $character } takes the { $sector }: choose where he gets off.
prompt-action = Choose an action for Edgar or Lucien, or end your turn.
prompt-requisition = Choose the district to requisition.
prompt-intimidate = Choose which of your opponent’s districts becomes neutral.
prompt-name = Name the two opponents you intimidate.
prompt-discard = Choose a card to discard for the Swindle.
prompt-take_met = Choose the certificate of a condition you meet.
prompt-take_free = Choose an unheld certificate of a condition you meet.
prompt-take_any = Choose any unheld certificate.
prompt-extort = Choose the player from whom you take a random card.
prompt-plan_b = Choose the district to which Lucien moves.
prompt-exchange = Choose how much to change into what.
prompt-lose = { $other } intimidates you: choose which of your districts becomes neutral.
prompt-answer = { $other } threatens to smear you: lose 20 popularity or give 10,000 Cogs.
prompt-bid = { $bid ->
    [0] Tied election between { $seats }: make a first bid, or pass.
   *[other] Tied election between { $seats }: bid more than { $bid } Cogs, or pass.
}

## Moves

move-district = { $district }
move-wheel = Edgar: { $edgar } · Lucien: { $lucien }
move-end = End the turn
move-buy = Lucien buys his district
move-pass = Pass
move-rob = Edgar robs { $other }
move-extort = { $other }
move-name = { $seats }
move-edgar = Edgar: { $action }
move-lucien = Lucien: { $action }
move-support = Edgar, doubled by Political Support: { $action }
move-card = Edgar plays { $card }
move-remote = Edgar plays Remote Action: { $action }
move-remote_support = Edgar plays Remote Action, doubled by Political Support: { $action }
move-answer = { $answer }
move-certificate = { $certificate }
move-discard = Discard { $card }
move-buy_popularity = { $points } popularity for Cogs
move-sell_popularity = Cogs for { $points } popularity
move-bid = Bid { $amount } Cogs

open-bid = Bid
field-amount = Cogs

## What happened

event-started = { $seat } begins in { $district }.
event-turn = Period { $period }, turn { $turn }: { $seat } is first.
event-confirmed = { $seat } has set the wheel.
event-wheel = { $seat } shows the wheel: Edgar { $edgar }, Lucien { $lucien }.
event-moved = { $seat }: { $character } goes to { $district }.
event-blocked = { $seat }: { $character } finds no { $sector } and stays.
event-ended = { $seat } ends the turn.
event-robbed = { $seat } robs { $other } of { $amount } Cogs.
event-bought = { $seat } buys { $district } from the city.
event-bought_from = { $seat } buys { $district } from { $other }.
event-action = { $seat } takes the action { $action }.
event-supported = { $seat } takes the action { $action }, doubled by Political Support.
event-card = { $seat } plays { $card }.
event-drew = { $count ->
    [0] { $seat } draws no card.
    [one] { $seat } draws one card.
   *[other] { $seat } draws { $count } cards.
}
event-drew_card = You draw { $card }.
event-shuffled = The discards are shuffled into a new pile of { $count }.
event-cogs = { $seat } receives { $amount } Cogs from the bank.
event-popularity = { $seat } gains { $points } popularity.
event-heritage = { $seat } takes the Heritage Protection.
event-certificate = { $seat } takes the certificate { $certificate }.
event-certificate_from = { $seat } takes the certificate { $certificate } from { $other }.
event-requisitioned = { $seat } requisitions { $district }.
event-requisitioned_from = { $seat } requisitions { $district } from { $other }.
event-named = { $seat } intimidates { $other }.
event-neutral = { $other } loses { $district }, which becomes neutral.
event-lost = { $seat } finds no target left for the second part of { $action }.
event-paid_popularity = { $seat } loses { $points } popularity to the threat of { $other }.
event-paid_cogs = { $seat } gives { $amount } Cogs to { $other }.
event-extorted = { $seat } takes a card from { $other }.
event-extorted_card = { $seat } took { $card } from { $other }.
event-coup = { $seat } overthrows Governor { $other }.
event-bought_popularity = { $seat } changes Cogs into { $points } popularity.
event-sold_popularity = { $seat } changes { $points } popularity into Cogs.
event-discarded = { $seat } discards { $card }.
event-taxes = { $seat } collects taxes: { $amount } Cogs and { $points } popularity.
event-tie = The election is tied between { $seats }.
event-bid = { $seat } bids { $amount } Cogs.
event-passed = { $seat } passes.
event-elected = { $amount ->
    [0] { $seat } is elected Governor.
   *[other] { $seat } is elected Governor for { $amount } Cogs.
}
event-no_governor = Nobody bids: Fosko has no Governor.
event-won = { $seat } meets three conditions and wins.
event-stopped = The last period is over: conditions are counted.

## Why a game ended

reason-conditions = Three conditions met at the same time.
reason-counted = The last period is over: most conditions, then most Cogs.
reason-draw = The last period is over, with equal conditions and Cogs.

## Why a move is refused

refused-over = The game is over; no more moves can be made.
refused-turn = It is not your turn to choose; the game waits for { $seats }.
refused-confirmed = Your wheel is confirmed and final; wait for the others.
refused-unknown = There is no move, district or colour with the number { $move }.
refused-other-question = What is asked now is { $question }; this move answers something else.
refused-not-requisition = Only a neutral district can be requisitioned or, if none is left, an unprotected one of another player.
refused-not-intimidate = Choose a district that your opponent controls.
refused-not-name = Name two of your opponents.
refused-not-discard = You do not hold that card; discard one that you hold.
refused-not-take-met = Choose the certificate of a condition that you meet and whose certificate you do not hold.
refused-not-take-free = Choose a certificate that nobody holds, of a condition that you meet.
refused-not-take-any = Choose a certificate that nobody holds.
refused-not-extort = Choose a player who holds a card and has a character in Edgar’s district.
refused-not-plan-b = Lucien must go to another district of this map.
refused-not-exchange = You cannot change that much: you need the resource, and popularity stops at 100.
refused-not-lose = Choose one of your own districts.
refused-not-start = Choose a neutral district of this map; that one is taken or not on it.
refused-not-wheel = Choose two sectors of the wheel.
refused-not-exit = That district has no other mouth of the line; choose one that has.
refused-answer-popularity = You have less than 20 popularity and must pay in Cogs.
refused-answer-cogs = You have no 10,000 Cogs and must pay in popularity.
refused-bid-low = A bid must be higher than the last; bid at least { $amount } Cogs.
refused-bid-poor = You do not have that many Cogs; bid less or pass.
refused-edgar-acted = Edgar has already acted this turn.
refused-lucien-acted = Lucien has already acted this turn.
refused-rob-whom = Edgar robs an opponent; there is nobody to rob in that seat.
refused-rob-away = The Lucien of { $other } is not in Edgar’s district.
refused-rob-guarded = The Lucien of { $other } has a bodyguard: an Edgar stands by him.
refused-buy-own = You already control this district.
refused-buy-neutral = This district is neutral; Influence Peddling buys from another player.
refused-buy-owned = This district belongs to { $other }; Carte Blanche buys neutral ones.
refused-no-token = All your 16 Influence tokens are on the board.
refused-protected = The districts of { $other } are protected by the Heritage Protection.
refused-too-dear = You need { $amount } Cogs for this purchase.
refused-not-there = Your character is not at the place of the action { $action }.
refused-used = You have already used { $action } this period.
refused-heritage-held = You already hold the Heritage Protection.
refused-certified = You have already taken a certificate this period.
refused-no-certificate = You meet no condition whose certificate you could take.
refused-unpopular = You need { $points } popularity for that.
refused-no-target = { $action } has no target now.
refused-no-card = You do not hold the card { $card }.
refused-card-certification = You meet no condition whose certificate is unheld.
refused-card-financial-backing = Edgar must stand on one of your Steel districts.
refused-card-popular-backing = Edgar must stand on one of your Ivory districts.
refused-card-extortion = No player with a card has a character in Edgar’s district.
refused-card-remote-action = Say which administration action the card is to take.
refused-remote-used = You have used all of Edgar’s administration actions this period.
refused-card-coup-detat = Edgar must stand on City Hall while another player is Governor.
refused-card-resource-exchange = You have nothing to exchange.
refused-card-corruption = You already hold the Heritage Protection.
refused-card-swindle = The Swindle needs 3 other cards in hand and an unheld certificate.

## Broken moves, positions and boards

bad-move-type = There is no move of type { $found }; the types are { $known }.
bad-move-fields = A move of type “{ $name }” has the fields { $wanted } and no others.
bad-move-word = The move’s “{ $name }” is { $found }; it must be one of { $known }.
bad-move-seat = { $found } is not a seat; seats are numbered from 0 to 3.
bad-move-pair = { $found } is not a pair of seats, the lower one first.
bad-move-amount = The move’s “{ $name }” is { $found }; it must be a positive multiple of { $unit } within the game’s range.

position-object = A position is a JSON object, and so are its players and beliefs.
position-field = The position’s “{ $name }” is missing, of the wrong kind or out of range.
position-word = The position’s “{ $name }” has { $found }, which is not known here.
position-two-owners = A district belongs to two players; it can have one owner.
position-tokens = { $seat } has more than { $most } districts; there are only that many tokens.
position-two-certificates = A certificate is held by two players; there is one of each.
position-characters = The characters of { $seat } stand on the map exactly when that player has begun.
position-cards = The pile, the discards and the hands must hold the 20 cards of the game, no more and no less.
position-belief = What { $seat } knows of the cards does not fit the hands and the pile.
position-question = The question asked does not fit the position: nothing could answer it.
position-auction = The auction’s bid, leader and bidders do not fit together.
position-certified = { $seat } has used the action Certificate this period, so “certified” must be true.
position-acted = Edgar and Lucien can have acted only in the action phase.
position-wheels = The wheel of { $seat } does not fit the phase: wheels are unset during set-up and set after programming.
position-won = { $seat } meets three conditions, so the game is over and the position must have a result.
position-over = The game is over, so nothing may be left to bid or to do.

board-toml = This is not a TOML file: { $why }.
board-table = The table [{ $table }] is missing.
board-entries = { $where } must be a list of tables that is not empty.
board-canvas = “canvas” is { $found }; it must be [width, height] in whole numbers.
board-id = { $where } has the id { $found }; an id is made of small letters, digits and _, a letter first.
board-name = { $where } (“{ $name }”) has no usable name in “{ $lang }”: one line without braces.
board-players = The map “{ $where }” is for { $found } players; it must list some of 2, 3 and 4.
board-players-covered = The maps are for { $found } players; each of 2, 3 and 4 must have exactly one map.
board-too-many-districts = The maps have { $found } different districts; there may be { $most } at most.
board-too-many-sectors = The wheel has { $found } sectors; there may be { $most } at most.
board-sector-twice = The sector “{ $name }” is on the wheel twice.
board-sector-kind = The sector “{ $name }” is of kind { $found }; it must be "still", "border" or "metro".
board-sector-hex = The sector “{ $name }” has the colour { $found }; it must be written like "#b3122a".
board-still = The wheel has { $found } sectors of kind "still"; it must have one.
board-no-administration = The map “{ $where }” has no administration “{ $name }”.
board-unknown-administration = “{ $name }” on the map “{ $where }” is no administration; they are { $known }.
board-too-few-districts = The map “{ $where }” has { $found } districts; with { $players } players a High Tax Collector needs { $wanted }.
board-district-twice = The district “{ $name }” is on the map “{ $where }” twice.
board-district-type = The district “{ $name }” of the map “{ $where }” is of type { $found }; the types are { $known }.
board-district-anchor = The district “{ $name }” of the map “{ $where }” needs whole numbers x and y within “canvas”.
board-district-names = The district “{ $name }” of the map “{ $where }” has another name on another map.
board-district-outline = The district “{ $name }” of the map “{ $where }” needs an outline “poly” of three or more corners [x, y] in whole numbers, within “canvas”.
board-borders = The map “{ $where }” needs a list “borders”.
board-border-form = Border { $number } of the map “{ $where }” must name two districts and a colour.
board-border-colour = Border { $number } of the map “{ $where }” has the colour { $found }, which is no border colour of the wheel.
board-border-district = Border { $number } of the map “{ $where }” names { $found }, which is no district of this map.
board-border-loop = Border { $number } of the map “{ $where }” joins “{ $name }” to itself.
board-border-twice = Border { $number } of the map “{ $where }” joins “{ $one }” and “{ $two }” a second time.
board-colour-twice = Border { $number } of the map “{ $where }” is the second of colour “{ $colour }” at “{ $name }”.
board-border-edge = Border { $number } of the map “{ $where }” joins “{ $one }” and “{ $two }”, whose outlines share no edge.
board-metro = The map “{ $where }” needs a list “metro” of lines.
board-metro-colour = A metro line of the map “{ $where }” has the colour { $found }, which is no metro colour of the wheel.
board-metro-twice = The metro line “{ $colour }” is on the map “{ $where }” twice.
board-metro-mouths = The metro line “{ $colour }” of the map “{ $where }” needs two or more mouths.
board-metro-district = The metro line “{ $colour }” of the map “{ $where }” stops at { $found }, which is no district of this map.
board-mouth-twice = The metro line “{ $colour }” of the map “{ $where }” has two mouths in “{ $name }”.
board-apart = The district “{ $name }” of the map “{ $where }” cannot be reached from the others.

## What the plain screen shows

view-period = Period
view-turn = Turn
view-phase = Phase
view-order = Turn order
view-first = First player
view-active = Acting
view-acted = Has acted
view-governor = Governor
view-heritage = Heritage Protection
view-certificates = Certificates
view-pile = Cards in the pile
view-discards = Discards
view-bid = Bid
view-leader = Highest bidder
view-bidders = Bidders
view-open_fortunes = Fortunes open
view-period_limit = Most periods
view-goals = Conditions
view-progress = Progress
view-map = Map
view-id = Side
view-reconstruction = Reconstruction
view-districts = Districts
view-district = District
view-type = Kind
view-owner = Owner
view-protected = Protected
view-duos = Duo
view-cogs = Cogs
view-popularity = Popularity
view-tokens = Influence tokens left
view-cards = Cards in hand
view-hand = Hand
view-used = Actions used
view-certified = Certificate taken this period
view-conditions = Conditions met
view-confirmed = Wheel confirmed
view-wheel = Wheel
view-seat = Player
view-at_hand = What can be thought of
view-move = Move
view-clause = Rule
view-amount = Cogs
view-points = Popularity
view-other = Other player
view-action = Action
view-character = Character
