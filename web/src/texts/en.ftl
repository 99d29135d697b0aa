# The browser client's own texts, in English.

## Everywhere

tagline = Three board games
welcome = What shall we play tonight?
home = Home
about = About
settings = Settings
close = Close
cancel = Cancel
keep = Keep
labelled = { $what }: { $is }
kept = Kept
send = Send
more = More
loading = One moment…
yes = yes
no = no
main-menu = Menu
you = you
bot = Bot
bot-name = { $role } (bot)
game = Game
table = Table
player = Player
players = Players
seats = Seats
options = Options
server-away = The server cannot be reached; trying again…
error-offline = The server cannot be reached. Check your connection and try again.
error-unknown = The server refused: { $id }.
no-such-game = There is no such game here.
days = { $n ->
    [one] 1 day
   *[other] { $n } days
}

level-random = Tipsy
level-greedy = Greedy
level-novice = Novice
level-club = Club player
level-expert = Expert

## Settings

set-language = Language
set-theme = Colours
theme-system = As the system
theme-light = Light
theme-dark = Dark
set-motion = Motion
motion-normal = Normal
motion-fast = Fast
motion-off = Off
set-sound = Sounds
set-notifications = Tell me when it is my turn, even in another window
notifications-blocked = The browser does not allow notifications from this page; its own settings can change that.
set-confirm = Ask before moves that cannot be taken back
set-auto = Decide for me when everybody can see that there is only one choice
set-words = Show games in words, without their boards

## Home

your-name = Your name
play-bot = Play now against a bot
starting = Setting the table…
bot-level = Strength of the bot
new-table = New table
how-to-play = How to play
players-exact = { $n } players
players-range = { $least } to { $most } players
my-games = My games
open-table = Go to the table
open-tables = Open tables
open-tables-none = No table is waiting for players. Open one, or play against a bot at once.
playing-tables = Games in progress
past-games = Finished games
join = Join
watch = Watch
clock-short = { $minutes } min + { $plus } s
pace-turns-short = turn by turn
notice-your-turn = It is your turn
notice-your-turn-at = { $name }: the others are waiting for you.

## New table

number-of-players = Players
seat-kind = Who plays { $role }
seat-me = Me
seat-open-for = Open to others
seat-open = free
seat-name = Name of { $role }
seat-none = Keep at least one seat for yourself.
hot-seat-what = Several seats are yours: you pass the device around, and a curtain hides each player’s secrets from the next.
pace = Pace
pace-live = Live: everybody is there
pace-turns = Turn by turn: over days, come and go
clock = Clock
clock-none = No clock
clock-minutes = { $minutes } minutes, plus { $seconds } seconds per turn
clock-days = { $days } days, plus { $hours } hours per turn
public-table = Show the table in the list of open tables
undo-allowed = Moves may be taken back, as long as nothing was revealed
create-table = Open the table

## Waiting room

waiting-room = The game begins when every seat is taken.
sit-here = Sit here
invite = Invite somebody
share-link = Link
copy-link = Copy the link
copied = Copied
leave-table = Leave the table

## At the table

table-gone = There is no table at this address.
what-is-asked = What is asked
choices = What you can do
your-turn = Your turn
waiting-for = Waiting for { $who }.
to-move = to play
undo = Take back
undo-tip = Take your last move back (key U)
confirm-move = Confirm
confirm-what = { $move }: this cannot be taken back.
confirm-yes = Play it
confirm-no = Choose again
connection-lost = Connection lost; reconnecting…
try-now = Try now
halted = This table cannot go on.
log = Log
log-empty = Nothing has happened yet.
log-jump = Show this moment
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
spectator = spectator
spectators = { $n ->
    [one] One spectator
   *[other] { $n } spectators
}
panels = Log, chat, players
count-moves = { $n ->
    [one] 1 move
   *[other] { $n } moves
}
moves-made = Moves made so far
presence-on = Is here
presence-off = Is away
presence-bot = A bot is always here
stand-in = a bot stands in
stood-in = A bot plays for you.
take-back-seat = Take my seat back
bot-offers = Offers of bots
bot-offers-pause = No more offers this phase
bot-offers-pause-tip = Bots make you no offers until the next phase; people still can.
bot-mute = Mute { $who }
bot-mute-this = Mute this bot
bot-mute-tip = { $who } makes you no more offers in this game.
clock-left = Time left
resign = Resign
resign-title = Resign the game?
resign-what = The game is lost for you. This cannot be taken back.
resign-no = Play on
draw-offer = Offer a draw
draw-withdraw = Withdraw the draw offer
draw-offered = { $who } offers a draw.
draw-accept = Accept
draw-decline = Decline
share = Share
share-watch = Whoever has this link can watch the game.
share-replay = This link leads to exactly this moment of the game.
missed = { $n ->
    [one] One thing has happened since you last looked.
   *[other] { $n } things have happened since you last looked.
}
missed-show = Show
missed-title = Since you last looked
watching = You are watching.
overview = At a glance
own-move = A move of your own
own-move-type = What
whole-board = Whole board

## Hot seat

curtain-title = Pass the device to { $who }
curtain-what = Nothing secret is on the screen now.
curtain-ready = I am { $who }
hand-over = Hand the screen to { $who }
hand-back = Done: hand it back

## The end

game-over = The game is over
won-by = { $n ->
    [one] { $who } wins
   *[other] { $who } win
}
drawn = A draw
ended-resigned = { $who } resigned.
ended-draw = The players agreed on a draw.
place = Place
score = Score
moves = Moves
time = Time
rating = Rating
game-figures = { $moves } moves in { $time }.
rematch = Play again
rematch-waiting = Waiting for the others…
rematch-go = To the new game
replay = Replay
journal = Download the journal
to-table = To the table
fairness = Fair shuffle
fairness-what = Chance is fixed before the first move by one number, the seed. Its fingerprint is shown from the start; the seed itself at the end, so that everybody can check that nothing was changed.
fairness-commitment = Fingerprint, shown since the start
fairness-seed = Seed
fairness-later = It is shown when the game is over.
fairness-good = The seed fits the fingerprint: checked in your browser just now.
fairness-bad = The seed does not fit the fingerprint!
fairness-verify = To check the whole game, download the journal and run “coterie verify” on it.

## Replay

replay-at = Move { $n } of { $last }
replay-start = The beginning
replay-move = Move
replay-first = To the beginning
replay-back = One move back
replay-next = One move on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-seat = Seen by
replay-spectator = As a spectator
replay-as = As { $who }

## Rules

all-rules = The rules, clause by clause
all-rules-what = In our own words. A ruling settles what the rulebook leaves open; a reconstruction stands for something we could not read off the published game. Both give their reason.
rule-title = Rule { $clause }
rule-of = Rule { $clause }
rule-why = Why? The rule behind this
rule-all = All rules of the game
rule-ruling = Ruling
rule-reconstruction = Reconstruction
rule-unknown = This rule is not in the list.

## Account

account = Account
guest-what = You are a guest: this browser remembers you and your games. An account lets you come back from another device.
signed-in = You are signed in as { $login }.
account-make = Make an account or sign in
account-rules = 3 to 24 letters, digits, dots or dashes; a password of at least 8 characters. With a new account you keep your name, games and ratings.
login-name = Account name
password = Password
register = Make an account
log-in = Sign in
log-out = Sign out
ratings = Ratings
games-played = Games

## About

about-what = Coterie lets people play three published board games by their exact rules, with friends or against bots.
about-unofficial = This is an unofficial implementation, made by admirers. It is neither made nor endorsed by the authors and publishers named here, to whom the games belong. All texts and drawings in it are its own; nothing was copied from the published games.
about-buy = If you like a game, buy the box: it is beautiful, and its makers deserve it.
about-engine = How it works
about-engine-what = One rules engine serves this site, the terminal, the bots and the tournaments. Every rule can be traced to its clause, every shuffle can be checked, and every game can be replayed.
about-type = Letters: Josefin Sans, Limelight, Cinzel, IM Fell English, Bebas Neue and Special Elite, all under the SIL Open Font License or the Apache License.

## Gatsby's board

gatsby-board = The board of Gatsby
location-cabaret = Cabaret
location-finance = Finance Center
location-race = Racetrack
cabaret-left-side = An unbroken chain of your tokens between the two barred sides wins the character on the left.
cabaret-right-side = An unbroken chain of your tokens between the two beaded sides wins the character on the right.
space-table = Table { $name }
space-star = Star: whoever holds all four wins the character at the bottom
space-bonus = Bonus: { $what }
space-token = Token of { $seat }
space-level = Level { $n }, lift of { $seat }
space-balcony = Level { $n }. Once this character is gone, whoever gets here has the bonus: { $what }
space-balcony-plain = Level { $n }, the top
space-stall = Row { $row }, space { $n }
row-open = Row { $row }: when it is full, the majority wins the character
row-closed = Row { $row } is finished
race-over = Race over
action-token = The Action token: it must move every turn
piece-ascension = { $seat } is on level { $n }
tray-supply = { $seat } has { $count } tokens left
tray-facts = Tokens: { $tokens }
tray-facts-prestige = Tokens: { $tokens } · Prestige: { $prestige }
slot-special = special
slot-empty = Room for one special tile
tile-aside = { $name }, set aside: 1 prestige
character-facts = { $what } ({ $mark }), { $prestige ->
    [one] 1 prestige
   *[other] { $prestige } prestige
}
character-hidden = A hidden character
character-maybe = One of: { $who }
character-peeked = You have seen it; the others have not
character-secret = Only its owner knows it
character-won = Won by { $seat }
left-out = Out of the game: { $who }

help-gatsby-goal = Dorothy and James court the characters of one party. Win three characters of one suit, or one of each of the five suits, and you win at once. If a place runs out of characters first, prestige decides.
help-gatsby-cabaret = Place tokens next to tokens. A chain of yours from one side to the opposite side wins a character; all four stars win another.
help-gatsby-finance = Your lift climbs one level, or two if you are behind. Reach a character’s level first and the character is yours.
help-gatsby-race = Fill the rows from the left. When a row is full, whoever has more tokens in it wins its character, and the row is closed.
help-gatsby-turn-title = Your turn
help-gatsby-turn = Move the Action token to another action, or to your special tile, and carry it out. So you can never take the action your opponent has just taken. Characters are won at the end of the turn.
help-gatsby-bonus-title = Bonuses
help-gatsby-bonus = A token placed on a bonus, or a lift that reaches one, brings its bonus at once. You may always decline.
help-gatsby-tiles-title = Special tiles
help-gatsby-people-title = The characters
help-gatsby-people = The sign in the corner is the suit, the stars are the prestige. Some characters are face down: look at them with “Swap characters”, and the board remembers for you what you have seen. When two characters change places, each takes its side along: face up stays face up, face down stays face down.
help-gatsby-end-title = The end
help-gatsby-end = Three of one suit or five suits win on the spot. Otherwise the game ends when the last character of a place is won: count prestige, plus one for the special tile before you and for each one set aside. A tie goes to whoever has more characters.

help-edgar-lucien-goal = Fosko, city of schemes. Everybody sends out two companions: Edgar, a man of nerve, and Lucien, a wooden politician. Whoever first meets three of four conditions at once takes the city.
help-edgar-lucien-city-title = The city and the wheel
help-edgar-lucien-city = Both hands of your wheel choose, in secret, the way your companions will take. Try it here: turn a hand, and the map shows where it leads.
help-edgar-lucien-ivory = Gardens and domes: their tax is popularity.
help-edgar-lucien-steel = Chimneys and gantries: their tax is Cogs.
help-edgar-lucien-administration = Four landmarks with an action each for Edgar and for Lucien.
help-edgar-lucien-border-title = Border
help-edgar-lucien-border = Crossed when a hand points to its colour and icon. Where there is none of that colour, the companion stays.
help-edgar-lucien-metro-title = Metro
help-edgar-lucien-metro = From one mouth to another of the same line. With several exits you choose on the way.
help-edgar-lucien-token-title = Influence
help-edgar-lucien-token = Arms on a district say whose it is. Lucien buys districts, Edgar requisitions them.
help-edgar-lucien-period-title = A period
help-edgar-lucien-programming = Everybody sets both hands in secret.
help-edgar-lucien-movement = The wheels are shown; in turn order Edgar walks, then Lucien.
help-edgar-lucien-action = In turn order, each companion may do one thing where he stands.
help-edgar-lucien-taxes = After the last turn every district pays its owner.
help-edgar-lucien-election = The most popular player becomes Governor. A tie is settled by an auction.
help-edgar-lucien-rob-title = Robbing and buying
help-edgar-lucien-robbed = Edgar finds a Lucien alone
help-edgar-lucien-guarded = A Lucien with his bodyguard
help-edgar-lucien-bought = Lucien buys where he stands
help-edgar-lucien-offices-title = The administrations
help-edgar-lucien-offices = Each has one action for Edgar and one for Lucien. Edgar’s cost popularity.
help-edgar-lucien-win-title = Three of four
help-edgar-lucien-cards-title = Shenanigans
help-edgar-lucien-cards = Edgar may play a card instead of another action, if its condition is met.

help-gangster-paradise-goal = Clans deal, bluff and launder for { $rounds } rounds. Dirty money buys favours; at the end only clean money counts.
help-gangster-paradise-clans-title = Clans and goods
help-gangster-paradise-clans = Every clan produces a primary good, and a secondary one, dealt at the start, once it has a right hand.
help-gangster-paradise-phases-title = A round
help-gangster-paradise-phases = { $rounds } rounds of five phases. In each phase everybody acts in turn, the first player first.
help-gangster-paradise-sale-title = Goods and prices
help-gangster-paradise-sale = Once a round you may sell one set of goods, all different. The more kinds, the better the price.
help-gangster-paradise-auction-title = Auction and bluff
help-gangster-paradise-auction-picture = Four bidders around a table with cards under a lamp: three have called a number, one is out.
help-gangster-paradise-auction = One card fewer than there are players lies on the table. Name a higher number than the last, or drop out. The winner pays in any mix of notes and picks a card.
help-gangster-paradise-bluff = You may bid more than you have. But if you win and cannot pay, you lose everything, and the next bidder is called.
help-gangster-paradise-consolation = Whoever ends without a card takes { $n } red.
help-gangster-paradise-tree-title = The dossier
help-gangster-paradise-tree = Members are paid in identical goods, of any one kind. The higher ranks rise from two of a lower one, and one of the two is used up.
help-gangster-paradise-price = { $n } identical goods
help-gangster-paradise-salary = salary of { $n } white
help-gangster-paradise-places = { $n ->
    [one] one place
   *[other] { $n } places
}
help-gangster-paradise-promoted = { $n } × { $lower } in place: one of them becomes { $rank }.
help-gangster-paradise-needs = Needed in place: { $lower }.
help-gangster-paradise-money-title = Dirty and clean
help-gangster-paradise-money = Sales bring red money, crumpled and dirty. Salaries are paid in white, and white alone wins. What you own is hidden behind your screen.
help-gangster-paradise-washer = Each { $rank } launders up to { $n } red a round.
help-gangster-paradise-salaries = Whoever cannot pay every salary gets no delivery in the next round.
help-gangster-paradise-deal-title = A deal
help-gangster-paradise-deal-picture = Two halves of a table and a handshake
help-gangster-paradise-deal = The active player may deal with anybody: goods, red, white, executants in hand, in any mix. It is settled at once, and promises bind nobody.
help-gangster-paradise-executants-title = Executants
help-gangster-paradise-executants = They cost { $price } identical goods, one less for each captain; at most { $most } a round, drawn in secret. One can be sent to a rival in each of your phases, and waits there until it strikes.
help-gangster-paradise-end-title = The end
help-gangster-paradise-end = At the end of a round at most { $limit } goods can be kept. After { $rounds } rounds the most white wins; then the most members, then the most red.

## Fosko's board

edgar-lucien-map = The map of Fosko
edgar-lucien-districts = The districts of Fosko
edgar-lucien-desk = Wheel, actions and cards
edgar-lucien-reconstruction = A reconstructed map, not the printed board
edgar-lucien-neutral = Neutral
edgar-lucien-owned = Controlled by { $seat }
edgar-lucien-protected = Heritage Protection: cannot be bought or requisitioned
edgar-lucien-mouth = Metro mouth: { $sector }
edgar-lucien-mouths = Mouths in { $district }
edgar-lucien-between = Between { $one } and { $two }
edgar-lucien-pawn = { $character } of { $seat }, in { $district }
edgar-lucien-who = { $character } of { $seat }
edgar-lucien-wheel = Your wheel
edgar-lucien-hand = { $character }’s hand: drag it, tap a sector, or use the arrow keys
edgar-lucien-says = { $character }: { $sector }
edgar-lucien-stays = stays in { $district }
edgar-lucien-nowhere = leads nowhere: no such way from { $district }
edgar-lucien-leads = leads to { $district }
edgar-lucien-leads-choice = leads to one of { $district }, chosen on the way
edgar-lucien-confirm = Confirm the wheel
edgar-lucien-sealed = Your wheel is confirmed.
edgar-lucien-confirmed = { $seat } has confirmed
edgar-lucien-unconfirmed = { $seat } is still setting the wheel
edgar-lucien-acting = { $seat } acts
edgar-lucien-acted = has acted
edgar-lucien-rob = Rob { $other }
edgar-lucien-rob-what = Take half of that player’s Cogs, rounded up. A Lucien with his own Edgar beside him cannot be robbed.
edgar-lucien-buy = Buy { $district }
edgar-lucien-buy-city-what = The neutral district he stands on.
edgar-lucien-buy-player-what = The district he stands on; its owner cannot refuse.
edgar-lucien-price-city = { $n } Cogs
edgar-lucien-price-player = { $n } to { $other }
edgar-lucien-cost = { $n } popularity
edgar-lucien-cost-support = { $n } popularity in all
edgar-lucien-used = used this period
edgar-lucien-unused = not used this period
edgar-lucien-used-title = Administration actions of this period
edgar-lucien-why-short = why not?
edgar-lucien-edgar-none = Nobody to rob and no administration here; he may play a card.
edgar-lucien-lucien-none = Your own district: nothing to buy here.
edgar-lucien-hand-title = { $n ->
    [0] Your cards
    [one] Your card
   *[other] Your { $n } cards
}
edgar-lucien-hand-none = No card in hand.
edgar-lucien-play = Play
edgar-lucien-discard = Discard
edgar-lucien-nobody = Nobody has it
edgar-lucien-held = { $seat } has it
edgar-lucien-certificate = Certificate: { $certificate }
edgar-lucien-heritage = Heritage Protection
edgar-lucien-governor = Governor
edgar-lucien-first = First player
edgar-lucien-pile = { $n } cards in the pile, { $discards } discarded
edgar-lucien-discards = Discarded: { $cards }
edgar-lucien-order = { $n ->
    [1] Plays first
   *[other] Plays in place { $n }
}
edgar-lucien-popularity = Popularity { $n }
edgar-lucien-cogs = { $n } Cogs
edgar-lucien-cogs-hidden = This fortune is hidden
edgar-lucien-tokens = { $districts } districts, { $n } Influence tokens left
edgar-lucien-cards = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
}
edgar-lucien-tally = Conditions seen to be met: { $n } ({ $wanted } win)
edgar-lucien-tally-met = Met now
edgar-lucien-tally-certified = Certified: it counts for good
edgar-lucien-tally-unknown = Only this player knows
edgar-lucien-election = The election is tied: the highest bid makes the Governor.
edgar-lucien-bidding = still in
edgar-lucien-tally-office = Not met: the Governor’s office is missing
edgar-lucien-tally-open = Not met
edgar-lucien-track = Popularity
edgar-lucien-when = Period { $period } · Turn { $turn } of { $turns }
edgar-lucien-period-what = A period has { $turns } turns; the last ends with taxes and an election.

## The gangsters' table

may-act = You may make { $who } an offer, or wait.
gangster-paradise-board = The gangsters’ table
gangster-paradise-views = What lies on the table
gangster-paradise-table = The table
gangster-paradise-track = Rounds and phases
gangster-paradise-round = Round
gangster-paradise-round-tip = Round { $n } of { $rounds }. First player: { $seat }
gangster-paradise-phase-delivery = Goods arrive from the clan, its soldiers and its right hand.
gangster-paradise-phase-black_market = One auction after another, until the cards are gone.
gangster-paradise-phase-sale = Everybody may sell one set of different goods.
gangster-paradise-phase-recruitment = Members and executants, paid in identical goods.
gangster-paradise-phase-laundering = Bonuses, laundering, then the salaries.
gangster-paradise-rivals = The rivals’ dossiers
gangster-paradise-dossier = The dossier of { $seat }
gangster-paradise-clan-goods = Primary good: { $good }; secondary: { $name }
gangster-paradise-first = First player of this round
gangster-paradise-first-mark = st
gangster-paradise-unpaid = unpaid
gangster-paradise-unpaid-tip = Salaries were not paid in full: nothing is delivered next round.
gangster-paradise-deciding = The table waits for this player
gangster-paradise-deciding-mark = thinking
gangster-paradise-members = Members
gangster-paradise-place-free = free place
gangster-paradise-member-facts = Price { $price }, salary { $salary }, cards { $cards }, used up { $used }
gangster-paradise-launders = Launders up to { $n } red a round
gangster-paradise-goods = Goods
gangster-paradise-primary = Primary good of this clan (I)
gangster-paradise-secondary = Secondary good, with the right hand (II)
gangster-paradise-screen-tip = Money is secret, behind the screen
gangster-paradise-money-tip = { $red } red (dirty), { $white } white (clean)
gangster-paradise-red = red
gangster-paradise-white = white
gangster-paradise-hand-empty = No executant in hand
gangster-paradise-hand-count = Executants in hand: { $n }, unknown to you
gangster-paradise-before = Lying before you
gangster-paradise-sent-by = Sent by { $seat }
gangster-paradise-send = Send the { $executant }
gangster-paradise-send-to = Send the { $executant } to whom?
gangster-paradise-executant-why = Cannot be sent now: why?
gangster-paradise-executant = Executant
gangster-paradise-executants = Executants
gangster-paradise-reconstruction = reconstruction
gangster-paradise-reconstruction-what = Not known from the published text: our own figures and names stand in.
gangster-paradise-op-keep_share_of_delivery = only { $percent } % of the delivery arrives.
gangster-paradise-op-take_from_delivery = the sender takes { $amount } of the goods just delivered.
gangster-paradise-op-redirect_market_gain = the sender receives what the target gains.
gangster-paradise-op-take_share_of_sale = the sender takes { $percent } % of the proceeds.
gangster-paradise-op-limit_sale = at most { $amount } goods can be sold.
gangster-paradise-op-raise_prices = every recruit costs { $amount } more.
gangster-paradise-op-remove_member = one member is lost: { $rank }.
gangster-paradise-op-keep_share_of_laundering = only { $percent } % can be laundered.
gangster-paradise-op-raise_salaries = salaries cost { $amount } white more.
gangster-paradise-op-take_goods = the sender takes { $amount } goods.
gangster-paradise-high = called by { $seat }
gangster-paradise-no-bid = Nobody has bid yet
gangster-paradise-before-auction = Before the auctions: deals and executants
gangster-paradise-market-card = A good for whoever wins the auction and picks it
gangster-paradise-consolation = { $n } red for the one who gets no card
gangster-paradise-market-empty = The table is empty
gangster-paradise-market-tip = The cards of the coming black market
gangster-paradise-bidders = Who is in the auction
gangster-paradise-bidder-in = { $seat } is still in
gangster-paradise-bidder-out = { $seat } has dropped out of this auction
gangster-paradise-bidder-served = { $seat } has a card already
gangster-paradise-bidder-bluffed = { $seat } could not pay and lost everything
gangster-paradise-is-in = in
gangster-paradise-is-out = out
gangster-paradise-is-served = has a card
gangster-paradise-is-bluffed = bluffed
gangster-paradise-bid = Bid { $n }
gangster-paradise-bid-own = Another number
gangster-paradise-drop = Drop out
gangster-paradise-standing = Raise for me to
gangster-paradise-standing-set = Set
gangster-paradise-standing-on = Raising for you step by step, up to { $n }
gangster-paradise-standing-off = Stop
gangster-paradise-standing-tip = As long as this page is open, the least possible bid is made for you whenever you must speak in this auction.
gangster-paradise-standing-over = Your limit of { $n } is passed: bid yourself or drop out.
gangster-paradise-pay = The bid was { $n } notes: pay in any mix.
gangster-paradise-pay-red = Red notes of the payment
gangster-paradise-mix = { $red } red and { $white } white
gangster-paradise-pay-now = Pay { $n }
gangster-paradise-less = { $n } less: { $what }
gangster-paradise-more = { $n } more: { $what }
gangster-paradise-ladder = Price of a set by its size
gangster-paradise-rung = { $n } different goods: { $red } red
gangster-paradise-best = your best
gangster-paradise-sale-choose = Put different goods on the counter
gangster-paradise-sell = Sell these { $n } for { $red } red
gangster-paradise-sell-best = Best set for { $red } red: { $goods }
gangster-paradise-nothing-to-sell = You have nothing to sell.
gangster-paradise-sale-limit = At most { $n } goods can be sold this time.
gangster-paradise-sold = You have sold this round.
gangster-paradise-selling = { $seat } is at the counter.
gangster-paradise-tree = Who can be recruited
gangster-paradise-pay-with = Pay with { $n } of one good
gangster-paradise-deck = Executants in the deck: { $n }
gangster-paradise-discards = Used executants: { $n }
gangster-paradise-capacity = Your clan can launder up to { $n } red now
gangster-paradise-capacity-tip = { $n } red become one white
gangster-paradise-launder-how-much = How much red to launder
gangster-paradise-launder-says = { $red } red become { $white } white
gangster-paradise-launder-go-on = { $n ->
    [0] Launder nothing and go on
   *[other] Launder { $n } and go on
}
gangster-paradise-launder-go-on-tip = Launders, pays the salaries and ends your turn. If something new comes up meanwhile, an offer for instance, you stay.
gangster-paradise-launder-stay = { $n ->
    [0] Launder nothing and stay
   *[other] Launder { $n } and stay
}
gangster-paradise-launder-stay-tip = Once the salaries are paid you can still make deals and send an executant, until you go on.
gangster-paradise-after-laundering = White after laundering
gangster-paradise-salaries = Salaries
gangster-paradise-salaries-tip = Salaries follow at once, in white
gangster-paradise-left = Left
gangster-paradise-short = { $n } white are missing: you would pay all you have and get no delivery next round.
gangster-paradise-washing = { $seat } is at the laundry. How much is a secret.
gangster-paradise-wages = Salaries in white
gangster-paradise-crates = What does this soldier bring?
gangster-paradise-came = Delivered to { $seat }:
gangster-paradise-came-nothing = Nothing has come for { $seat }.
gangster-paradise-brings = { $n } { $good }
gangster-paradise-brings-each = { $n } { $good } each
gangster-paradise-brings-either = { $n } { $good }, and soldiers may bring either
gangster-paradise-tied = { $seats } are tied in everything: rock, paper, scissors.
gangster-paradise-thrown = You show: { $shape }. Wait for the others.
gangster-paradise-nothing = nothing
gangster-paradise-secret-terms = Money and executants in an offer are seen by the two partners only
gangster-paradise-notices = What became of offers
gangster-paradise-offers = Offers on the table
gangster-paradise-more-offers = { $n ->
    [one] One more offer
   *[other] { $n } more offers
}
gangster-paradise-offer-tip = Offer of { $seat } to { $other }; it lapses when the active player changes
gangster-paradise-offer-to-me = { $seat } offers you a deal
gangster-paradise-offer-mine = Your offer to { $other }
gangster-paradise-offer-others = { $seat } to { $other }
gangster-paradise-offer-gone = The offer of { $seat } to { $other } is no longer on the table.
gangster-paradise-you-get = You get
gangster-paradise-you-give = You give
gangster-paradise-you-ask = You ask
gangster-paradise-gives = gives
gangster-paradise-gets = gets
gangster-paradise-accept = Accept
gangster-paradise-refuse = Refuse
gangster-paradise-counter = Counter
gangster-paradise-withdraw = Withdraw
gangster-paradise-cannot = Cannot accept: why?
gangster-paradise-cannot-tip = You do not own all that is asked now
gangster-paradise-desk = Deal desk
gangster-paradise-partners = Partners
gangster-paradise-deal-with = Deal with
gangster-paradise-give-more = Give one more: { $what }, { $have } held, { $n } offered
gangster-paradise-ask-more = Ask for one more: { $what }, { $have } held, { $n } asked
gangster-paradise-desk-good = { $what }, held: { $have }. Each click puts one on the table.
gangster-paradise-give-red = Red you give
gangster-paradise-give-white = White you give
gangster-paradise-ask-red = Red you ask
gangster-paradise-ask-white = White you ask
gangster-paradise-of = of { $n }
gangster-paradise-ask-of = You ask of { $who }
gangster-paradise-ask-each = You ask of each of the { $n }
gangster-paradise-ask-executant = Ask for an executant…
gangster-paradise-leaves = The deal would leave you with { $what }.
gangster-paradise-message = A word with it, seen by all
gangster-paradise-clear = Clear
gangster-paradise-send-offer = Make the offer
gangster-paradise-send-several = Make { $n } offers
gangster-paradise-send-counter = Answer with this
gangster-paradise-desk-choose = Choose one or several partners.
gangster-paradise-desk-closed = No deals now: wait until a main choice is open.
gangster-paradise-store = The supply
gangster-paradise-piles = Supply
gangster-paradise-pile = { $good }: { $n } left in the supply
gangster-paradise-bank = The bank; it never runs out
gangster-paradise-count = The count
gangster-paradise-count-tip = Clean money decides, then members, then dirty money
gangster-paradise-go-on = Go on
gangster-paradise-click-crate = Choose a crate in the dossier.
gangster-paradise-excess = Whoever holds too many goods gives some back.
gangster-paradise-when = { $phase ->
    [now] At once:
   *[other] At the target’s { $phase }:
}
gangster-paradise-cards = { $n ->
    [one] 1 executant
   *[other] { $n } executants
}
