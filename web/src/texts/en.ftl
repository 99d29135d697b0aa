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
no-such-game = There is no such game in the house.
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
set-auto = Play decisions with a single choice for me
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
at-a-glance = At a glance
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
about-house = The house
about-house-what = One rules engine serves this site, the terminal, the bots and the tournaments. Every rule can be traced to its clause, every shuffle can be checked, and every game can be replayed.
about-type = Letters: Josefin Sans, Limelight, Cinzel, IM Fell English, Bebas Neue and Special Elite, all under the SIL Open Font License or the Apache License.
credit-design = Game design
credit-art = Art
credit-layout = Layout
credit-production = Production
credit-lead = Project lead
credit-proofreading = French proofreading
credit-translation = English translation
credit-people = Named on the rulebook
credit-publisher = Publisher
credit-help = With the help of

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
help-gatsby-people = The sign in the corner is the suit, the stars are the prestige. Some characters are face down: look at them with “Swap characters”, and the board remembers for you what you have seen.
help-gatsby-end-title = The end
help-gatsby-end = Three of one suit or five suits win on the spot. Otherwise the game ends when the last character of a place is won: count prestige, plus one for the special tile before you and for each one set aside. A tie goes to whoever has more characters.

help-fosko-goal = Fosko, city of schemes. Everybody sends out two companions: Edgar, a man of nerve, and Lucien, a wooden politician. Whoever first meets three of four conditions at once takes the city.
help-fosko-city-title = The city and the wheel
help-fosko-city = Both hands of your wheel choose, in secret, the way your companions will take. Try it here: turn a hand, and the map shows where it leads.
help-fosko-ivory = Gardens and domes: their tax is popularity.
help-fosko-steel = Chimneys and gantries: their tax is Cogs.
help-fosko-administration = Four landmarks with an action each for Edgar and for Lucien.
help-fosko-border-title = Border
help-fosko-border = Crossed when a hand points to its colour and icon. Where there is none of that colour, the companion stays.
help-fosko-metro-title = Metro
help-fosko-metro = From one mouth to another of the same line. With several exits you choose on the way.
help-fosko-token-title = Influence
help-fosko-token = Arms on a district say whose it is. Lucien buys districts, Edgar requisitions them.
help-fosko-period-title = A period
help-fosko-programming = Everybody sets both hands in secret.
help-fosko-movement = The wheels are shown; in turn order Edgar walks, then Lucien.
help-fosko-action = In turn order, each companion may do one thing where he stands.
help-fosko-taxes = After the last turn every district pays its owner.
help-fosko-election = The most popular player becomes Governor. A tie is settled by an auction.
help-fosko-rob-title = Robbing and buying
help-fosko-robbed = Edgar finds a Lucien alone
help-fosko-guarded = A Lucien with his bodyguard
help-fosko-bought = Lucien buys where he stands
help-fosko-offices-title = The administrations
help-fosko-offices = Each has one action for Edgar and one for Lucien. Edgar’s cost popularity.
help-fosko-win-title = Three of four
help-fosko-cards-title = Shenanigans
help-fosko-cards = Edgar may play a card instead of another action, if its condition is met.

help-mob-goal = Clans deal, bluff and launder for { $rounds } rounds. Dirty money buys favours; at the end only clean money counts.
help-mob-clans-title = Clans and goods
help-mob-clans = Every clan produces a primary good, and a secondary one, dealt at the start, once it has a right hand.
help-mob-phases-title = A round
help-mob-phases = { $rounds } rounds of five phases. In each phase everybody acts in turn, the first player first.
help-mob-sale-title = Goods and prices
help-mob-sale = Once a round you may sell one set of goods, all different. The more kinds, the better the price.
help-mob-auction-title = Auction and bluff
help-mob-auction-picture = Four bidders around a table with cards under a lamp: three have called a number, one is out.
help-mob-auction = One card fewer than there are players lies on the table. Name a higher number than the last, or drop out. The winner pays in any mix of notes and picks a card.
help-mob-bluff = You may bid more than you have. But if you win and cannot pay, you lose everything, and the next bidder is called.
help-mob-consolation = Whoever ends without a card takes { $n } red.
help-mob-tree-title = The dossier
help-mob-tree = Members are paid in identical goods, of any one kind. The higher ranks rise from two of a lower one, and one of the two is used up.
help-mob-price = { $n } identical goods
help-mob-salary = salary of { $n } white
help-mob-places = { $n ->
    [one] one place
   *[other] { $n } places
}
help-mob-promoted = Two { $lower } in place: one of them becomes { $rank }.
help-mob-needs = Needed in place: { $lower }.
help-mob-money-title = Dirty and clean
help-mob-money = Sales bring red money, crumpled and dirty. Salaries are paid in white, and white alone wins. What you own is hidden behind your screen.
help-mob-wash = Two red become one white.
help-mob-washer = Each { $rank } launders up to { $n } red a round.
help-mob-salaries = Whoever cannot pay every salary gets no delivery in the next round.
help-mob-deal-title = A deal
help-mob-deal-picture = Two halves of a table and a handshake
help-mob-deal = The active player may deal with anybody: goods, red, white, executants in hand, in any mix. It is settled at once, and promises bind nobody.
help-mob-executants-title = Executants
help-mob-executants = They cost { $price } identical goods, one less for each captain; at most { $most } a round, drawn in secret. One can be sent to a rival in each of your phases, and waits there until it strikes.
help-mob-end-title = The end
help-mob-end = At the end of a round at most { $limit } goods can be kept. After { $rounds } rounds the most white wins; then the most members, then the most red.

## Fosko's board

fosko-map = The map of Fosko
fosko-districts = The districts of Fosko
fosko-desk = Wheel, actions and cards
fosko-reconstruction = A reconstructed map, not the printed board
fosko-neutral = Neutral
fosko-owned = Controlled by { $seat }
fosko-protected = Heritage Protection: cannot be bought or requisitioned
fosko-mouth = Metro mouth: { $sector }
fosko-mouths = Mouths in { $district }
fosko-between = Between { $one } and { $two }
fosko-pawn = { $character } of { $seat }, in { $district }
fosko-who = { $character } of { $seat }
fosko-wheel = Your wheel
fosko-hand = { $character }’s hand: drag it, tap a sector, or use the arrow keys
fosko-says = { $character }: { $sector }
fosko-stays = stays in { $district }
fosko-nowhere = leads nowhere: no such way from { $district }
fosko-leads = leads to { $district }
fosko-leads-choice = leads to one of { $district }, chosen on the way
fosko-confirm = Confirm the wheel
fosko-sealed = Your wheel is confirmed.
fosko-confirmed = { $seat } has confirmed
fosko-unconfirmed = { $seat } is still setting the wheel
fosko-acting = { $seat } acts
fosko-acted = has acted
fosko-rob = Rob { $other }
fosko-rob-what = Take half of that player’s Cogs, rounded up. A Lucien with his own Edgar beside him cannot be robbed.
fosko-buy = Buy { $district }
fosko-buy-city-what = The neutral district he stands on.
fosko-buy-player-what = The district he stands on; its owner cannot refuse.
fosko-price-city = { $n } Cogs
fosko-price-player = { $n } to { $other }
fosko-cost = { $n } popularity
fosko-cost-support = { $n } popularity in all
fosko-used = used this period
fosko-unused = not used this period
fosko-used-title = Administration actions of this period
fosko-why-short = why not?
fosko-edgar-none = Nobody to rob and no administration here; he may play a card.
fosko-lucien-none = Your own district: nothing to buy here.
fosko-hand-title = { $n ->
    [0] Your cards
    [one] Your card
   *[other] Your { $n } cards
}
fosko-hand-none = No card in hand.
fosko-play = Play
fosko-discard = Discard
fosko-nobody = Nobody has it
fosko-held = { $seat } has it
fosko-certificate = Certificate: { $certificate }
fosko-heritage = Heritage Protection
fosko-governor = Governor
fosko-first = First player
fosko-pile = { $n } cards in the pile, { $discards } discarded
fosko-discards = Discarded: { $cards }
fosko-order = { $n ->
    [1] Plays first
   *[other] Plays in place { $n }
}
fosko-popularity = Popularity { $n }
fosko-cogs = { $n } Cogs
fosko-cogs-hidden = This fortune is hidden
fosko-tokens = { $districts } districts, { $n } Influence tokens left
fosko-cards = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
}
fosko-tally = Conditions seen to be met: { $n } ({ $wanted } win)
fosko-tally-met = Met now
fosko-tally-certified = Certified: it counts for good
fosko-tally-unknown = Only this player knows
fosko-election = The election is tied: the highest bid makes the Governor.
fosko-bidding = still in
fosko-tally-office = Not met: the Governor’s office is missing
fosko-tally-open = Not met
fosko-track = Popularity
fosko-when = Period { $period } · Turn { $turn } of { $turns }
fosko-period-what = A period has { $turns } turns; the last ends with taxes and an election.

## The gangsters' table

may-act = You may make { $who } an offer, or wait.
mob-board = The gangsters’ table
mob-views = What lies on the table
mob-table = The table
mob-track = Rounds and phases
mob-round = Round
mob-round-tip = Round { $n } of { $rounds }. First player: { $seat }
mob-phase-delivery = Goods arrive from the clan, its soldiers and its right hand.
mob-phase-black_market = One auction after another, until the cards are gone.
mob-phase-sale = Everybody may sell one set of different goods.
mob-phase-recruitment = Members and executants, paid in identical goods.
mob-phase-laundering = Bonuses, laundering, then the salaries.
mob-rivals = The rivals’ dossiers
mob-dossier = The dossier of { $seat }
mob-clan-goods = Primary good: { $good }; secondary: { $name }
mob-first = First player of this round
mob-first-mark = st
mob-unpaid = unpaid
mob-unpaid-tip = Salaries were not paid in full: nothing is delivered next round.
mob-deciding = The table waits for this player
mob-deciding-mark = thinking
mob-members = Members
mob-place-free = free place
mob-member-facts = Price { $price }, salary { $salary }, cards left { $left }
mob-launders = Launders up to { $n } red a round
mob-goods = Goods
mob-primary = Primary good of this clan (I)
mob-secondary = Secondary good, with the right hand (II)
mob-screen-tip = Money is secret, behind the screen
mob-money-tip = { $red } red (dirty), { $white } white (clean)
mob-red = red
mob-white = white
mob-hand-empty = No executant in hand
mob-hand-count = Executants in hand: { $n }, unknown to you
mob-before = Lying before you
mob-sent-by = Sent by { $seat }
mob-send = Send the { $executant }
mob-send-to = Send the { $executant } to whom?
mob-executant-why = Cannot be sent now: why?
mob-executant = Executant
mob-executants = Executants
mob-reconstruction = reconstruction
mob-reconstruction-what = Not known from the published text: our own figures and names stand in.
mob-op-keep_share_of_delivery = only { $percent } % of the delivery arrives.
mob-op-take_from_delivery = the sender takes { $amount } of the goods just delivered.
mob-op-redirect_market_gain = the sender receives what the target gains.
mob-op-take_share_of_sale = the sender takes { $percent } % of the proceeds.
mob-op-limit_sale = at most { $amount } goods can be sold.
mob-op-raise_prices = every recruit costs { $amount } more.
mob-op-remove_member = one member is lost: { $rank }.
mob-op-keep_share_of_laundering = only { $percent } % can be laundered.
mob-op-raise_salaries = salaries cost { $amount } white more.
mob-op-take_goods = the sender takes { $amount } goods.
mob-high = called by { $seat }
mob-no-bid = Nobody has bid yet
mob-before-auction = Before the auctions: deals and executants
mob-market-card = A good for whoever wins the auction and picks it
mob-consolation = { $n } red for the one who gets no card
mob-market-empty = The table is empty
mob-market-tip = The cards of the coming black market
mob-bidders = Who is in the auction
mob-bidder-in = { $seat } is still in
mob-bidder-out = { $seat } has dropped out of this auction
mob-bidder-served = { $seat } has a card already
mob-bidder-bluffed = { $seat } could not pay and lost everything
mob-is-in = in
mob-is-out = out
mob-is-served = has a card
mob-is-bluffed = bluffed
mob-bid = Bid { $n }
mob-bid-own = Another number
mob-drop = Drop out
mob-standing = Raise for me to
mob-standing-set = Set
mob-standing-on = Raising for you step by step, up to { $n }
mob-standing-off = Stop
mob-standing-tip = As long as this page is open, the least possible bid is made for you whenever you must speak in this auction.
mob-standing-over = Your limit of { $n } is passed: bid yourself or drop out.
mob-pay = The bid was { $n } notes: pay in any mix.
mob-pay-red = Red notes of the payment
mob-mix = { $red } red and { $white } white
mob-pay-now = Pay { $n }
mob-less = { $n } less: { $what }
mob-more = { $n } more: { $what }
mob-ladder = Price of a set by its size
mob-rung = { $n } different goods: { $red } red
mob-best = your best
mob-sale-choose = Put different goods on the counter
mob-sell = Sell these { $n } for { $red } red
mob-sell-best = Best set for { $red } red: { $goods }
mob-nothing-to-sell = You have nothing to sell.
mob-sale-limit = At most { $n } goods can be sold this time.
mob-sold = You have sold this round.
mob-selling = { $seat } is at the counter.
mob-tree = Who can be recruited
mob-need-goods = { $n } identical goods (you: { $have })
mob-need-lower = { $n } { $lower } (you: { $have })
mob-need-place = every place is taken
mob-need-card = no card left
mob-need-left = { $n } more this round
mob-deck = Executants in the deck: { $n }
mob-discards = Used executants: { $n }
mob-capacity = Your clan can launder up to { $n } red now
mob-capacity-tip = { $n } red become one white
mob-launder-how-much = How much red to launder
mob-launder-says = { $red } red become { $white } white
mob-launder = Launder { $n } and pay
mob-launder-nothing = Launder nothing and pay
mob-after-laundering = White after laundering
mob-salaries = Salaries
mob-salaries-tip = Salaries follow at once, in white
mob-left = Left
mob-short = { $n } white are missing: you would pay all you have and get no delivery next round.
mob-washing = { $seat } is at the laundry. How much is a secret.
mob-wages = Salaries in white
mob-crates = What does this soldier bring?
mob-came = Delivered to { $seat }:
mob-came-nothing = Nothing has come for { $seat }.
mob-brings = { $n } { $good }
mob-brings-either = { $n } { $good } or { $name }
mob-tied = { $seats } are tied in everything: rock, paper, scissors.
mob-thrown = You show: { $shape }. Wait for the others.
mob-nothing = nothing
mob-secret-terms = Money and executants in an offer are seen by the two partners only
mob-notices = What became of offers
mob-offers = Offers on the table
mob-more-offers = { $n ->
    [one] One more offer
   *[other] { $n } more offers
}
mob-offer-tip = Offer of { $seat } to { $other }; it lapses when the active player changes
mob-offer-to-me = { $seat } offers you a deal
mob-offer-mine = Your offer to { $other }
mob-offer-others = { $seat } to { $other }
mob-offer-gone = The offer of { $seat } to { $other } is no longer on the table.
mob-you-get = You get
mob-you-give = You give
mob-you-ask = You ask
mob-gives = gives
mob-gets = gets
mob-accept = Accept
mob-refuse = Refuse
mob-counter = Counter
mob-withdraw = Withdraw
mob-cannot = Cannot accept: why?
mob-cannot-tip = You do not own all that is asked now
mob-desk = Deal desk
mob-partners = Partners
mob-deal-with = Deal with
mob-give-more = Give one more: { $what }, { $have } held, { $n } offered
mob-ask-more = Ask for one more: { $what }, { $have } held, { $n } asked
mob-desk-good = { $what }, held: { $have }. Each click puts one on the table.
mob-give-red = Red you give
mob-give-white = White you give
mob-ask-red = Red you ask
mob-ask-white = White you ask
mob-of = of { $n }
mob-ask-of = You ask of { $who }
mob-ask-each = You ask of each of the { $n }
mob-ask-executant = Ask for an executant…
mob-leaves = The deal would leave you with { $what }.
mob-message = A word with it, seen by all
mob-clear = Clear
mob-send-offer = Make the offer
mob-send-several = Make { $n } offers
mob-send-counter = Answer with this
mob-desk-choose = Choose one or several partners.
mob-desk-closed = No deals now: wait until a main choice is open.
mob-store = The supply
mob-piles = Supply
mob-pile = { $good }: { $n } left in the supply
mob-bank = The bank; it never runs out
mob-count = The count
mob-count-tip = Clean money decides, then members, then dirty money
mob-go-on = Go on
mob-click-crate = Choose a crate in the dossier.
mob-excess = Whoever holds too many goods gives some back.
mob-when = { $phase ->
    [now] At once:
   *[other] At the target’s { $phase }:
}
mob-cards = { $n ->
    [one] 1 executant
   *[other] { $n } executants
}
