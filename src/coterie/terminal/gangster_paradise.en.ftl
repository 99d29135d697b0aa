# The words on the terminal's drawing of Gangster Paradise, in English.

draw-round = Round { $round } of { $rounds } · { $phase }
draw-clan = Clan
draw-members = Members
draw-goods = Goods
draw-money = Behind the screen
draw-executants = Executants
draw-unpaid = salaries unpaid
draw-notes = { $red } red, { $white } white
draw-red = { $n } red
draw-white = { $n } white
draw-nothing = nothing
draw-market = Black market
draw-market-cards = On the table: { $cards } · { $red } red
draw-bids = Bids: { $bids }
draw-supply = Supply: { $piles } · { $deck } executants
draw-offers = Open offers
draw-how = Deals are typed: offer { $clan } 2 drugs + 5 red for 1 jewels
