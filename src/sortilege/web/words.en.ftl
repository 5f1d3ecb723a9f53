site = Sortilège
tagline = A table for board games of wizardry: play a bot now, or send a friend a link.
language = Language
language-name = English
rules = Rules
rules-of = Rules of { $title }

# the lobby
my-tables = My tables
games = Games
watch = Tables to watch
play-now = Play
play-now-at = Play { $title }, { $gentle }
new-table = With friends
new-table-at = New table: { $title }
seats-count = { $count ->
    [one] 1 player
   *[other] { $text } players
  }
minutes = { $minutes } min
find-game = Find me a game
find-which = Which game
find-fill = If nobody comes
open-record = Open a record
open-record-help = A saved game is shown ply by ply; one that is not finished can be played on.
record-file = Record file
open-button = Open
open-seats = Free seats
waiting-for-you = { $count ->
    [one] One game waits for you
   *[other] { $count } games wait for you
  }
state-won = won
state-winner = { $names } won
state-lost = lost
state-drawn = a draw
state-yours = your turn
state-theirs = { $name } to play
state-waits = { $count ->
    [one] 1 seat free
   *[other] { $count } seats free
  }
with-people = with { $people }
against-people = against { $people }
ago-now = just now
ago-minutes = { $count } min ago
ago-hours = { $count } h ago
ago-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
  }
remove-table = Take off my list: { $title }, { $people }
removed = The table is off your list.
undo-removal = Undo
state-over = finished
versus = { ", " }

# a new table
new-title = New table
options = Options
option-any = Drawn at random
option-usual = As it comes with the game
option-usual-about = nothing to do
option-own = My own copy
option-own-about = pasted as text; “Check my copy” writes it for you
more-options = More options
seats = Players
seat-me = Me
seat-open = A friend
seat-free = free seat
guest = Guest
your-name = Your name
clock = Clock
clock-kind = The time is
clock-none = No clock
clock-move = for each move
clock-total = for the whole game
clock-increment = Seconds added for each move
clock-penalty = When time is over
clock-bot = the rulebook chooses, or a bot
clock-lose = the game is lost
open-table = Open the table

games-by-ease = Games, the easiest first
rank-1 = two minutes to learn
rank-2 = ten minutes to learn
rank-3 = one game to learn
rank-4 = for an evening
seat-me-about = You, in this browser; on several seats, at one screen.
seat-open-about = Free until somebody sits down by your invitation.
seat-bots = Bots
clock-none-about = take your time
clock-quarter = 15 minutes each
clock-quarter-about = for the whole game
clock-quick = 5 minutes + 10 s
clock-quick-about = each, and 10 s for each move
clock-day = 1 day a move
clock-day-about = for when you look in daily
clock-days = 3 days a move
clock-days-about = days off allowed
clock-week = 7 days a move
clock-week-about = as by letter
clock-own = Another …
clock-own-about = set by hand
clock-minutes = Minutes
seat-name = Name at this screen
manners = Among people
consent = A take-back or a draw needs
consent-all = the consent of all
consent-majority = a majority
patience = Minutes that somebody may be away before others act for him
comers = Who may come
comers-link = By link
comers-link-about = whoever opens the table’s address may take a free seat
comers-public = Public
comers-public-about = listed in the lobby; anybody may join or watch
comers-invited = By invitation only
comers-invited-about = who has the address watches; the invitation seats
fill = If a seat stays free
fill-0 = the table waits
fill-60 = after a minute a bot plays
fill-600 = after 10 minutes a bot plays
fill-3600 = after an hour a bot plays
summary = What will be opened
invitation-follows = You get one invitation for all free seats, with a code to scan.

# bots
bot-jester = Jester
bot-novice = Novice
bot-apprentice = Apprentice
bot-companion = Companion
bot-adept = Adept
bot-mage = Mage
bot-master = Master
bot-archmage = Archmage
won-alone = Bots of one level that play such a game by themselves win about so many of 100 (measured in 20 to 200 games):

# an invitation
invited = You are invited to a game of { $title }
invited-seat = Your seat: { $role }.
invited-with = At the table: { $people }.
here = here
waits-of = { $owner }’s table
waits-nobody = An open table
free-count = { $count ->
    [one] 1 seat free
   *[other] { $count } seats free
  }
sit-here = Sit here
sit-as = Sit here: { $role }
bot-as = Let a bot play { $role }
wait-which = Which seat will be yours?
wait-more = Waiting for more people
wait-taken = That seat has just been taken; please choose another one.
wait-begins = The game begins when everybody sits. Nobody is asked anything before.
wait-board = Look at the board
invite-friends = Invite friends
invite-help = One invitation for all free seats. Who opens it chooses a seat and a name; no account.
invite-link = The invitation’s link
invite-code = Code to scan: it opens the invitation
invite-share = Share
change = Change
welcome-back = Welcome back, { $name }
take-back-seat = Take my seat again
old-link-out = This seat is no longer yours, { $name }
old-link-out-text = The host has put you out, and this link ended with that. You may watch, or sit down again if a seat is free and the host lets you.
old-link-renewed = This link has been replaced, { $name }
old-link-renewed-text = A new link was made for this seat in another browser; use that one. With the old one you may only watch.
old-link-look = To the table
wish = Whom will you play?
wish-choose = Choose
wish-help = Whoever has not chosen when the game begins is asked then.
table-of = { $owner }’s table: { $title }
preview-free = { $count ->
    [one] one seat free
   *[other] { $count } seats free
  }
preview-full = everybody sits
comers-link-said = who has the link may sit down
comers-public-said = public: anybody may join or watch
comers-invited-said = by invitation only
clock-said-move = { $minutes } min a move
clock-said-total = { $minutes } min each + { $seconds } s
sit-down = Sit down
only-watch = Only watch

# the table
board = The board
asked = What is asked
choices = Choices
kinds = Kinds of action
tools = Tools
ask-wait = Waiting for a player ({ $roles }): send the link of the free seat to a friend, or give it to a bot.
zoom = Zoom
sheet = The whole sheet
at-table = At the table
talk = Chat
text-size = Text size
theme = Colours
theme-auto = as the system
theme-light = light
theme-dark = dark
pace-once = at once
pace-brisk = shown briskly
pace-calm = shown calmly
pace = What others do
last-turn = Last turn
back = Step back
back-key = Esc, U
undo = Take back
takeback = Ask to take back
hint-button = Hint
hint-key = H
hint-title = What I would do
hint-close = Close the hint
hint-close-key = Esc
hints-between = Hints may be asked for
hints-between-about = Among people only if all agree: who sits down does. The log tells who asks.
hints-agreed = Hints may be asked for here; the log tells who does.
hint-thinks = Thinking of a hint…
log = Log
chat = Say something…
chat-send = Send
more = More
as-text = Board as text
typed = Your move, by number or text
careful = Ask before a move that cannot be taken back
sounds = Quiet sounds
rename = Change name
save-record = Save the record
own-link = Copy the link of my seat
watch-link = Copy a link to watch
draw = Offer a draw
resign = Resign
leave = Leave; a bot plays on for me
giveup = Give up together
sure-giveup = Ask the others to give up this game?
sure-draw = Offer a draw?
sure-resign = Really give up this game?
yes = Yes
no = No
offer-takeback-theirs = { $who } would like to take back: { $what }. Do you agree?
offer-takeback-own = You have asked to take back: { $what }.
offer-draw-theirs = { $who } offers a draw. Do you agree?
offer-draw-own = You have offered a draw.
offer-giveup-theirs = { $who } would like to give up the game for all. Do you agree?
offer-giveup-own = You have asked the others to give up.
offer-waits = Waiting for { $names }.
offer-more = { $count ->
    [one] and one action more
   *[other] and { $count } actions more
  }
back-lent = A bot has played for you; the seat is yours again.
back-deeds = { $count ->
    [one] One thing happened while you were away.
   *[other] { $count } things happened while you were away.
  }
onward = Next game that waits for you
show-me = Show me
gallery-chat = Spectators
hush = Close the spectators’ chat
unhush = Open the spectators’ chat
hushed = The host has closed the spectators’ chat.
turning = The board turns to whoever is asked
late = All seats are taken by now; you are watching.
you-are-out = The host has put you out of your seat. You are watching now.
link-renewed = A new link was made for this seat; this browser only watches now.
again-with = Same again with { $names }
score-title = Over all games
score-together = { $won } of { $games } won together
next-round = Next round
again = Rematch
next-table = To the next game
past = You are looking at an earlier moment.
past-now = Back to now
offline = Back in a moment: until then the table is locked.
noscript = The table needs JavaScript.
keys = Keys: Tab and arrows choose, Enter touches, Esc steps back, U undoes, H gives a hint, I explains.
and = { " and " }
match-title = Match to { $wins } wins
match-won = { $name } has won the match with { $won } wins.
result-won = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
  }
result-draw = A draw.
result-won-together = Won!
result-lost-together = Lost.
end-resign = { $who } gives up.
end-timeout = { $who } has run out of time.
end-draw = The players have agreed to a draw.
easier = One level easier
harder = One level harder

# the log
log-resign = resigns.
log-timeout = has run out of time.
log-draw = The players agree to a draw.
log-sat = sits down.
log-lent = is away; a bot plays.
log-back = plays again.
log-freed = was put out by the host; the seat is free again.
log-asks-takeback = asks to take back.
log-asks-draw = offers a draw.
log-asks-giveup = asks the others to give up.
log-agrees = agrees.
log-declines = does not agree.
spectator = { $name } (watching)
log-takeback = takes back a move.
log-takeback-of = takes back: { $what }
log-stumble = stumbles; a simpler bot plays this move.
log-hint = is given a hint.
log-hurry = is out of time; a bot plays this move.
log-default = is out of time; the rulebook chooses.

# what cannot be done
error-stale = The table has changed meanwhile; here it is.
error-seat = It is not your turn.
error-watch = You are watching; only players touch the board.
error-over = The game is over.
error-hint = Hints were not agreed on at this table.
error-view = This game can only be looked at.
error-illegal = That is not possible now.
error-other = That is not possible.
error-hushed = The host has closed the spectators’ chat.
error-hurry = One moment, please: that was too fast.
error-message = That could not be understood.
error-options = This table cannot be opened: { $problem }
bad-clock = clock: give minutes from 0.02 to 10080, which is 7 days, and at most 3600 seconds added for each move
busy-many = Too many books are being read; please try again in a moment.
busy-closed = This is closed for a moment; please try again.
busy-long = This book takes too long to prove.
error-bots-alone = At most { $most } tables of bots alone are played at a time; please try again later.
error-many-yours = Your address has opened or kept very many already; please come back in a while.
error-many-all = This server is full; please try again tomorrow, or another one.
error-people-only = with these options no bot can sit at the table: only people can judge what is not proved
problem-400 = Not understood
problem-400-text = This page cannot do anything with what was sent; nothing was changed.
problem-404 = Nothing here
problem-404-text = There is no such page or table; old tables are cleared away after some time.
problem-403 = Not allowed
problem-403-text = This was asked from another site.
problem-429 = Too fast
problem-429-text = Too many requests from your address; please wait a little.
problem-413 = Too large
problem-413-text = That was more than this page takes.
to-lobby-brand = Sortilège: to the lobby
other-game = Another game: { $game }
to-lobby = To the lobby

# replay
replay = Replay
replay-turn = turn { $turn }
replay-of = Replay: { $title }
replay-table = To the table
replay-start = The beginning.
replay-instead = instead:
replay-controls = Going through the game
replay-first = To the beginning
replay-before = One step back
replay-after = One step on
replay-last = To the end
replay-step = Step
replay-step-deed = by actions
replay-step-turn = by turns
replay-step-ply = by plies
replay-speed = Speed
replay-slow = slow
replay-usual = usual
replay-fast = fast
replay-play = Play
replay-pause = Pause
replay-space = Space bar
replay-scrubber = Place in the game
replay-branch = Play on from here
replay-branch-both = For both sides
replay-advice = Best moves
replay-thinks = Thinking…
replay-annotate = Comment
replay-comment = Comment on this moment
replay-comment-keep = Keep the comment
replay-variation = What could be played here
replay-variation-keep = Add as a variation
replay-new-link = Each is kept as a new record under a new link; the old one stays as it is.
replay-share = Share
replay-link = Copy the link to this moment
replay-copied = Copied.
replay-verify = Verify the dice
replay-seen-by = Seen by
replay-keys = Keys: ← and → step, Home and End jump, the space bar plays, b shows what was better than the move played, and that move again.
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
best-moves = The best moves, with what they promise; touch one to see its steps
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
analysis-ours = The chance to win
analysis-doubt = The band: in 19 cases of 20 the search is not further off.
analysis-turning = Turning points
analysis-calm = No move cost a tenth of a win.
analysis-turn = Turn { $turn }
analysis-table = All values as a table
analysis-cost = This cost { $lost } of a win.
analysis-head-turn = Turn
analysis-head-move = Played
analysis-head-expected = To expect
analysis-head-error = Give or take
analysis-head-loss = Cost
analysis-head-best = Better
replay-better = Better:
replay-best = Best:
replay-next = Next:
replay-agrees = nothing better was found.
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
first-spell = A spell says which gems go where. Here is the way from an empty page to one that is cast, by touch or by typing.
first-spell-1 = Open an empty page.
first-spell-1-more = Touch “New spell”; on a phone blocks are offered, on a larger screen you may type or choose “Blocks”.
first-spell-2 = Say which gems, whose, where, and what they do.
first-spell-2-more = Each answer is a block: fire; of the caster; anywhere; 1 point clockwise. Or type it as you would say it: beside it stands what was read.
first-spell-3 = Answer what is asked.
first-spell-3-more = A question, or two gems that would meet: each answer is a button that writes its sentence.
first-spell-4 = Wait for the gold mark.
first-spell-4-more = The spell is then proved: it means one thing in every position. Its card and its report fill in.
first-spell-5 = Touch “Cast it at a table”.
first-spell-5-more = A table opens where your spell can be cast. Touch the spell in your book, then “Cast it”.
first-spell-card = The card of this spell; it is one of the eighty examples too, and the report says so.
first-spell-begin = Begin on an empty page
workshop-print = Print
workshop-text = The text of the book
workshop-next = Words that may come next
workshop-unsaved = These are your changes that were not saved yet.
workshop-saved = Show the saved text
workshop-share = Share
workshop-file = Save as a file
workshop-tidy = Tidy
workshop-proof = Save the certificate
workshop-more = File, print, other language
workshop-play = Play a game with it
workshop-cast = Cast it at a table
workshop-other = The opponent’s book
workshop-same = The same book
workshop-against = Opponent
workshop-mystiques = Mystiques
workshop-show = Show it at work
workshop-clear = Clear
workshop-after = Go on from here
workshop-brush = A touch on a point puts or takes away
workshop-meaning = The same in
workshop-spells = Spells
workshop-words = Words
workshop-words-hint = Point at a word: its points light up. Touch it: it is written where the cursor stands.
workshop-zones = Where
workshop-ways = Movements
workshop-owners = Whose
workshop-guide = First spell in three minutes
workshop-board = Board
workshop-fresh = new
workshop-asking = What is asked
workshop-card = Card and report
workshop-write = Text
workshop-blocks = Blocks
workshop-view = How to write
workshop-marks = Marks
workshop-new-spell = New spell
workshop-worth = What the spell is worth
brush-gem = { $owner ->
    [mine] the caster’s
   *[theirs] the opponent’s
  } { $element ->
    [f] fire
    [a] air
    [w] water
   *[e] earth
  } gem
shop-keep = Save
shop-kept = Saved
shop-name = Name of the spell
shop-before = Spell before
shop-next = Next spell
shop-proving = Proving in every position …
shop-empty = Begin with a spell: touch “New spell”, or write Spell “Spark”:
shop-certified = Proved: every spell means one thing.
shop-certified-more = In every position of the board, whoever casts. Content #.
shop-nospell = There is no spell here yet.
shop-line = Line #
shop-fault = does not mean one thing yet
shop-asks = one question
shop-warns = good to know:
shop-example = Show this position
shop-again = Says again what was said.
shop-order = Completes what was said.
shop-read = I read:
shop-waits = I read this sentence when the question is answered.
shop-three = A master has three gems of each element.
shop-point = Point #
shop-large = This text is too long for the workshop.
shop-busy = The workshop is busy; please try again in a moment.
shop-tally = { "#" } of { "##" } proved
shop-unread = not read yet
shop-mark-read = being proved
shop-mark-gold = proved
shop-mark-ask = a question
shop-mark-bad = not settled
shop-heading = Spell “#”:
shop-named = Spell #
shop-untitled = A book
shop-sentence = Another sentence
shop-need = A condition of the whole spell
shop-meet = If gems meet
shop-done = Done
shop-touch = Touch the points on the board: #
shop-empty-block = which?
shop-remove = Remove this sentence
shop-typed = Typed: blocks cannot say this sentence, but it counts.
shop-here = What it does here
shop-two = The smallest position with two meanings
shop-step-back = Step back
shop-step-on = Next step
shop-new = Is it new?
shop-new-yes = Yes
shop-new-no = No: the same as “#”
shop-new-more = None of # known spells does the same.
shop-new-close = Closest: “#”, alike on ## of the positions where either does something.
shop-new-proved = Proved: it does the same in every position.
shop-moves = Can be cast
shop-moves-more = of # positions of ## games
shop-cast = A cast takes and loses
shop-takes = takes #, loses ##
shop-cast-more = gems, on average; the interval is made from game to game
shop-cast-never = It could be cast in none of these positions.
shop-good = More of the other’s gems than your own.
shop-even = As often your own as the other’s: choose your moment.
shop-poor = It costs you more than it takes.
shop-endings = With the last gems
shop-endings-won = Two against one: wins #, without it ##.
shop-endings-lost = One against two: loses #, without it ##.
shop-endings-wins = It wins some of these endings.
shop-endings-holds = It saves some of these endings.
shop-endings-even = It changes hardly any of these endings.
shop-endings-more = Proved: of all # positions, grimoire open, spell not cast, played perfectly by both; the other casts nothing.
shop-duel = Against an empty book
shop-duel-share = # of the points (95 %: ##)
shop-duel-more = # games between searching bots, which change who begins; only this spell in the book.
shop-duel-good = Better with it than without.
shop-duel-poor = Better without it.
shop-duel-open = Too early to say whether it helps.
shop-sure = ± #
shop-seconds = # s
shop-wait = being measured
shop-report-empty = The card and the report come when the spell is understood.
block-all = all
block-anywhere = anywhere
block-points = at points …
block-to = to points …
block-always = always
block-amount = { $sign ->
    [least] at least { $number }
   *[other] exactly { $number }
  }
block-ask-el = Which gems?
block-ask-who = Whose gems?
block-ask-where = Where do they stand?
block-ask-how = What do they do?
block-ask-many = How far?
block-ask-when = Under which condition?
block-ask-need = How many must there be?
block-ask-clash = What if two of them meet?
block-clash-stay = both stay in place
block-clash-win = the caster’s gems prevail
block-clash-forbid = the spell cannot be cast
block-row-order = |el| gems |who| |where| |verb| |how|
block-row-when = , if there are |when| |when_el| gems |when_who|
block-row-need = Only if there are |when| |when_el| gems |when_who|
block-row-clash = If two of them meet, |clash|
block-verb-move = move
block-verb-go = go
block-add-when = + condition

# the position editor
editor = Position editor
editor-blurb = Set up any position by touch, then play it or have it analysed.
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
rules-cards = Cards
rules-ruling = Our ruling
guide = A first game
guide-of = A first game: { $title }
guide-again = From the beginning
guide-play = Play on against a bot
guide-play-new = Play a game against a bot
guide-leave = Leave; the place is kept
guide-progress = How far you are
guide-lit = Touch what is lit.

# check my copy: an owner’s deck, cards or board
copy-check = Check my copy
copy-of = Check my copy of { $title }
copy-intro = Enter what stands in your box: change the rows below where they differ, or choose a file. You are told what differs from ours, and can play with yours at once. Only those who have the link see it.
copy-against = Compared with
copy-from-file = From a file
copy-file-label = A file, at most { $limit } kB
copy-text-label = Or its text
copy-file-check = Check this file
copy-rows = In rows
copy-row = Row { $number }
copy-count = { $count ->
    [one] 1 row
   *[other] { $count } rows
  }
copy-nothing = not chosen
copy-more = One more row
copy-submit = Compare and keep
copy-problems = { $count ->
    [one] One thing must be mended before it can be played.
   *[other] { $count } things must be mended before it can be played.
  }
copy-at = { $section }, row { $number }:
copy-kept = My copy of { $title }
copy-same = Nothing differs: your copy is ours.
copy-alike = { $alike ->
    [one] 1 row is the same as in ours ({ $ours }).
   *[other] { $alike } rows are the same as in ours ({ $ours }).
  }
copy-changed = { $count ->
    [one] 1 is different
   *[other] { $count } are different
  }
copy-added = { $count ->
    [one] 1 is only in yours
   *[other] { $count } are only in yours
  }
copy-missing = { $count ->
    [one] 1 is only in ours
   *[other] { $count } are only in ours
  }
copy-is-changed = different
copy-is-added = only in yours
copy-is-missing = only in ours
copy-ours-said = ours
copy-own-said = yours
copy-empty = nothing
copy-play = Play with it
copy-change = Change it
copy-save = Save as a file
copy-link = The address of this page is its link: keep it. Nobody can guess it, and what is kept under it never changes.
copy-picture = The table with your copy
copy-file = copy

# panels beside the drawing
panels = Beside the board
others = Other players
panel-find = Search
panel-can = Can be touched

# said by the page itself
client-yours = your turn
client-yoursby = #, your turn
client-twice = also open in another window
client-days = d
client-host = host
client-mute = Mute #
client-hear = Hear # again
client-unsent = will be sent when the connection is back
client-theirs = # to play
client-turn = Turn #
client-waits = Waiting for more people
client-over = Game over
client-viewonly = To look at only
client-you = you
client-typed-none = No move has this number or text.
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
client-putout = Put out
client-suretoputout = Put # out? The seat becomes free, everybody is told, and the old link ends.
client-suretorevoke = Make a new link? The old one stops working, and whoever uses it leaves the seat.
client-copied = The link is copied.
client-rule = Rule #
client-watchers = Watching: #
client-colon = :
client-close = Close
client-moment = One moment: your move is on its way.
client-nonet = Back in a moment: until then nothing can be touched.
client-goon = Go on
client-which = #: touch what is lit.

# my books and the gallery
workshop-books = Books to begin with
books = My books
books-blurb = What you have written, with its history; to print, to share, to play.
books-new = Write a book
books-none = You have kept no book yet. Write one, or take spells from the gallery.
books-untitled = Untitled
books-open = Open
books-open-of = Open “{ $title }”
books-print = Print
books-print-of = Print “{ $title }”
books-lacks = What it lacks
books-lacks-of = What “{ $title }” lacks
books-history = History
books-history-of = History of “{ $title }”
books-file = File
books-file-of = “{ $title }” as a file
books-is-private = private
books-is-link = by link
books-is-public = public
books-seen = Seen by
books-seen-private = me alone
books-seen-link = who has the link
books-seen-public = everybody
books-link = Link:
books-more = Name, copy, delete
books-title = Title
books-rename = Rename
books-copy = Copy this book
books-remove = Delete for good, with its history
books-copied-from = copied from
books-another = another book
books-from = appropriated from
books-said-copied = The copy is on your shelf.
books-said-taken = The spell is in this book, with where it comes from.
books-said-named = The book has its title.
books-said-removed = The book is deleted.
books-said-private = Nobody but you sees this book now.
books-said-link = Whoever has the link sees this book now.
books-said-public = Everybody sees this version of the book in the gallery now.
books-unproved = “{ $title }” is not proved yet; only certified books are shown to everybody. The workshop says what is missing.
books-bad-title = A title has 1 to { $most } letters, without quotation marks.
books-full = A grimoire has at most { $most } spells.
books-versions = Versions
books-version = Version { $number }
books-letters = { $count ->
    [one] { $count } letter
   *[other] { $count } letters
}
books-again = version { $number } again
books-undo = Undo: back to version { $number }
books-back = Back to this version
books-versions-kept = Every saving is a version, going back too; the last { $most } are kept.
books-both = Another window had saved this book meanwhile. Nothing is lost: both versions are in its history.
error-shelf-full = You have { $most } books here already; delete one first.
gallery-seek = Look for spells
gallery-words = Name or word
gallery-more-ways = More ways to look
gallery-does = What it does
effect-own = moves the caster’s gems
effect-other = moves the other master’s
effect-both = moves both masters’
effect-takes = takes the other’s gems
effect-costs = may cost own gems
gallery-elements = Elements
gallery-fire = fire
gallery-air = air
gallery-water = water
gallery-earth = earth
gallery-to = Leads to points
gallery-search = Search
gallery-all = Show all
gallery-spells = Spells
gallery-count = { $count } of { $total }
gallery-into = Take into
gallery-new-book = a new book
gallery-none = No spell does all of this.
gallery-take = Take
gallery-take-of = Take “{ $name }”
gallery-pages = Pages
gallery-before = Before
gallery-more = More
gallery-lacks = What your book lacks
gallery-lacks-help = Where its spells seldom lead, and three proved ones that go there:
gallery-lacks-none = Keep a book of your own, and this tells where its spells seldom lead.
league = League of public books
league-book = Book
league-games = Games
league-score = Points
league-percent = { $value } %
league-between = { $low } to { $high }
league-help = While nobody needs the machine, bots play these books against each other: pairs of games with the same dice, each book beginning once. A win is a point, a draw half of one. The true share lies between the two figures with 95 % confidence.
lacks-reach = Where its spells lead
lacks-seldom = Seldom reached: { $points }.
lacks-empty = There is no proved spell in it yet, so it reaches nothing.
lacks-spells = { $count ->
    [0] No short spell goes there
    [one] One proved spell that goes there
   *[other] { $count } proved spells that go there
}
lacks-add = Add
lacks-add-of = Add “{ $name }”
lacks-how = Made from the short sentences of the language, one for each effect; none does what a spell of this book does. What spells do was seen in 160 positions; that these have one meaning is proved.
lacks-name-f = The New Flame
lacks-name-a = The New Breeze
lacks-name-w = The New Spring
lacks-name-e = The New Furrow
booklet = Booklet
booklet-of = { $title }, for printing
booklet-print = Print, or save as PDF
booklet-in = Language of the booklet
booklet-both = both
booklet-help = A5; for a booklet on A4 choose two pages a sheet.
booklet-read = How to read it
booklet-board = The Agrica with the numbers of its points
booklet-spells = { $count ->
    [1] spell { $first }
   *[other] spells { $first } to { $last }
}
booklet-cast = Cast already
booklet-cast-how = A spell is cast once: tick it.
booklet-none = There is no proved spell in this book yet.
booklet-mystiques = Mystiques
booklet-certificate = Certificate
booklet-proved = { $count ->
    [one] Proved: its spell has one meaning in every position.
   *[other] Proved: each of the { $count } spells has one meaning in every position, and no two do the same.
}
booklet-version = Language version { $version }. Whoever reads the same content finds the same number.
booklet-unproved = This book is not certified. These spells are not proved:
booklet-sign = Master
