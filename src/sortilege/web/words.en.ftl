site = Sortilège
tagline = A table for board games of wizardry: play a bot now, or send a friend a link.
language = Language
language-name = English
rules = Rules
rules-of = Rules of { $title }
rules-page = { $title }: the rules

# the lobby
my-tables = My tables
games = Games
watch = Tables to watch
play-now = Play now
play-now-at = Play { $title } now
new-table = New table
new-table-at = New table: { $title }
seats-count = { $count ->
    [one] 1 player
   *[other] { $text } players
  }
minutes = { $minutes } min
open-record = Open a record
open-record-help = A saved game is shown ply by ply; one that is not finished can be played on.
record-file = Record file
open-button = Open
state-over = finished
state-yours = your turn
state-running = turn { $turn }
versus = { ", " }

# a new table
options = Options
more-options = More options
seats = Players
seat-number = Seat { $number }
seat-me = Me
seat-open = A friend, by link
seat-free = free seat
guest = Guest
your-name = Your name
clock = Clock
clock-kind = Time to think
clock-none = Unlimited
clock-move = For each move
clock-total = In total
clock-seconds = Seconds
clock-increment = Seconds added for each move (total time)
clock-penalty = When time is over
clock-bot = the rulebook chooses, or a bot
clock-lose = the game is lost
listed = Everybody may find and watch this table
open-table = Open the table
cancel = Cancel
yes-value = yes
no-value = no

# bots
bot-jester = Jester
bot-apprentice = Apprentice
bot-adept = Adept
bot-mage = Mage
bot-master = Master
bot-archmage = Archmage

# an invitation
invited = You are invited to a game of { $title }
invited-seat = Your seat: { $role }.
invited-with = At the table: { $people }.
sit-down = Sit down
only-watch = Only watch

# the table
board = The board
asked = What is asked
choices = Choices
tools = Tools
ask-wait = Waiting for a player: send the link of the free seat to a friend, or give it to a bot.
zoom = Zoom
back = Step back
back-key = Esc
undo = Undo
undo-key = U
takeback = Ask to take back
hint-button = Hint
hint-key = H
hint-thinks = Thinking of a hint…
log = Log
chat = Say something…
chat-send = Send
more = More
as-text = Board as text
careful = Ask before a move that cannot be taken back
rename = Change name
save-record = Save the record
own-link = Copy the link of my seat
watch-link = Copy a link to watch
draw = Offer a draw
resign = Resign
sure-draw = Offer a draw?
sure-resign = Really give up this game?
yes = Yes
no = No
offer-takeback = Your opponent would like to take back a move. Do you agree?
offer-draw = A draw is offered. Do you agree?
waiting-takeback = You have asked to take back your move.
waiting-draw = You have offered a draw.
next-round = Next round
again = Rematch
next-table = To the next game
past = You are looking at an earlier moment.
past-now = Back to now
offline = No connection: the table is locked and comes back by itself.
noscript = The table needs JavaScript.
keys = Keys: Tab and arrows choose, Enter touches, Esc steps back, U undoes, H gives a hint.
and = { " and " }
result-won = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
  }
result-draw = A draw.
result-won-together = Won!
result-lost-together = Lost.

# the log
log-resign = resigns.
log-timeout = has run out of time.
log-draw = The players agree to a draw.
log-sat = sits down.
log-lent = is away; a bot plays.
log-back = plays again.
log-takeback = takes back a move.
log-stumble = stumbles; a simpler bot plays this move.
log-hurry = is out of time; a bot plays this move.
log-default = is out of time; the rulebook chooses.

# what cannot be done
error-stale = The table has changed meanwhile; here it is.
error-seat = It is not your turn.
error-watch = You are watching; only players touch the board.
error-over = The game is over.
error-view = This game can only be looked at.
error-illegal = That is not possible now.
error-other = That is not possible.
error-hurry = One moment, please: that was too fast.
error-message = That could not be understood.
error-options = These options do not go together. { $problem }
error-people-only = with these options no bot can sit at the table: only people can judge what is not proved
problem-404 = Nothing here
problem-404-text = There is no such page or table; old tables are cleared away after some time.
problem-403 = Not allowed
problem-403-text = This was asked from another site.
problem-429 = Too fast
problem-429-text = Too many requests from your address; please wait a little.
problem-413 = Too large
problem-413-text = That was more than this page takes.
to-lobby-brand = Sortilège: to the lobby
to-lobby = To the lobby

# replay
replay = Replay
replay-of = Replay: { $title }
replay-table = To the table
replay-start = The beginning.
replay-instead = instead:
replay-controls = Going through the game
replay-first = To the beginning
replay-before = One step back
replay-after = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-space = Space bar
replay-scrubber = Place in the game
replay-branch = Play on from here
replay-branch-both = For both sides
replay-advice = Best moves here
replay-thinks = Thinking…
replay-annotate = Comment and variation
replay-comment = Comment on this moment
replay-comment-keep = Keep the comment
replay-variation = What could be played here
replay-variation-keep = Add as a variation
replay-new-link = Each is kept as a new record under a new link; the old one stays as it is.
replay-share = Share and save
replay-link = Copy the link to this moment
replay-copied = Copied.
replay-verify = Verify the dice
replay-seen-by = Seen by
replay-keys = Keys: ← and → step, Home and End jump, the space bar plays.
picture-svg = Picture (SVG)
picture-png = Picture (PNG)
position-text = The position as text
copy = Copy
verify-true = Fair: { $checked } of { $draws } draws were recomputed from the seed and agree.
verify-false = Not as promised: { $problem }
verify-none = Nothing was left to chance in this game.
verify-running = The seed is shown when the game is over; then each draw can be recomputed.
verify-unknown = This record does not show its seed, so nothing can be recomputed.
damaged = This record is damaged
damaged-around = The place in the record
damaged-help = Nothing is lost: here is the whole text. Mend the line and open it again, or look at the game up to there.
damaged-text = The record
damaged-again = Open again
damaged-upto = Show it up to line { $line }

# advice and analysis
share = { NUMBER($value, style: "percent") }
best-moves = The best moves, with the score to expect
analysis = Analysis
analysis-begin = Analyse the game
analysis-stop = Stop
analysis-about = Which moves were best, what each one cost, and where the game turned. It takes about a minute.
analysis-progress = How far the analysis is
analysis-waiting = Waiting: other games are analysed first.
analysis-failed = The analysis has failed; please try again.
analysis-busy = Another analysis is still under way; please wait for it.
analysis-long = This game is too long to be analysed here.
analysis-graph = The score to expect as the game went, in hundredths
analysis-turning = Turning points
analysis-calm = No move cost a tenth of a win: a game without turning points.
analysis-turn = Turn { $turn }
analysis-table = All values as a table
analysis-cost = This cost { $lost } of a win.
analysis-head-turn = Turn
analysis-head-move = Played
analysis-head-expected = To expect
analysis-head-loss = Cost
analysis-head-best = Better
replay-best = Best:
replay-played = Played:
replay-agrees = This was played.
replay-follows = Then:

# the workshop
workshop = Workshop
workshop-blurb = Write spells in plain words; see what they mean, have them proved, and play them.
workshop-new = Begin a book
workshop-blank = An empty page
gallery = Gallery
book-new = A first grimoire
book-example = The eighty example spells
book-attack = Attack
book-guard = Guard
book-gathering = Gathering
spell-count = { $count ->
    [one] 1 spell
   *[other] { $count } spells
  }
workshop-text = The text of the book
workshop-kept = Kept under this link:
workshop-next = Words that may come next
workshop-save = Keep on this server
workshop-file = Save as a file
workshop-tidy = Tidy
workshop-proof = Save the certificate
workshop-play = Play with this book
workshop-other = The opponent’s book
workshop-same = The same book
workshop-against = Opponent
workshop-found = What the checker says
workshop-try = Try a spell
workshop-spell = Spell
workshop-mystiques = Mystiques: spells that work together
workshop-clear = Clear the board
workshop-after = Go on from the result
workshop-brush = A tap on a point puts or takes away
workshop-meaning = The same in
gem-f = fire
gem-a = air
gem-w = water
gem-e = earth
gem-mine = caster’s
gem-theirs = opponent’s
shop-proving = Proving…
shop-empty = Begin with a spell, for example: Spell “Spark”:
shop-certified = Certified: every spell has one meaning in every position (#).
shop-errors = Errors: #
shop-nospell = There is no spell here yet.
shop-refused = This book is not certified yet; the checker says why.
shop-example = Show this position
shop-three = A master has three gems of each element.
shop-point = Point #
shop-large = This text is too long for the workshop.
shop-busy = The workshop is busy; please try again in a moment.

# the position editor
editor = Position editor
editor-of = Position editor: { $title }
editor-touch = Choose what to lay down, then tap where it goes. Every tap leads to a possible position; the text follows.
editor-text = By text
editor-tray = What to lay down
editor-dials = Counters and turn
editor-elsewhere = Places that are not drawn
editor-undo = Undo
editor-second = Now tap the second place.
editor-cannot = No possible position comes of that.
editor-wrong = { $problem }
editor-play = Play from here
editor-save = Analyse and share

# rules and first games
rules-search = Search the rules
guide = A first game
guide-of = A first game: { $title }
guide-again = From the beginning
guide-play = Play on against a bot
guide-leave = Leave; the place is kept
guide-progress = How far you are
guide-lit = Touch what is lit.

# said by the page itself
client-yours = your turn
client-theirs = # to play
client-turn = Turn #
client-over = Game over
client-viewonly = To look at only
client-you = you
client-follows = Then:
client-won = winner
client-thinks = thinks…
client-away = away
client-lent = a bot plays
client-link = Copy link
client-invite = Copy the invitation
client-lend = Let a bot play
client-giveback = Give the seat back
client-revoke = New link
client-suretorevoke = Make a new link? The old one stops working, and whoever uses it leaves the seat.
client-copied = The link is copied.
client-rule = Rule #
client-watchers = Watching: #
client-points = Points
client-colon = :
