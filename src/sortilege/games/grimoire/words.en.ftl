title = Zero's Spellbook Master
blurb = Place your gems, open your grimoire, and cast each of its spells at the one moment that matters.
gentle = twelve spells each
seat-0 = Ivory
seat-1 = Ebony

option-book0 = Ivory's grimoire
option-book1 = Ebony's grimoire
option-book0-novice = Twelve plain spells
option-book0-novice-about = good for a first game
option-book0-first40 = Example spells 1 to 40
option-book0-first40-about = forty of the booklet’s eighty
option-book0-last40 = Example spells 41 to 80
option-book0-last40-about = the other forty of the booklet
option-book0-odd = Example spells, odd numbers
option-book0-odd-about = half of the booklet’s eighty, of every kind
option-book0-even = Example spells, even numbers
option-book0-even-about = half of the booklet’s eighty, of every kind
option-book0-strong = Twenty strong spells
option-book0-strong-about = All of them move the caster’s own gems alone, and take much.
option-book0-winds = The book of winds
option-book0-winds-about = Air and water on the move, often those of both masters.
option-book0-mystics = Dragons, assemblies, spirits and fears
option-book0-mystics-about = Groups of spells that work together; cyclones, lances and shields too.
option-book0-none = No spell at all
option-book0-none-about = Placing and moving alone decide.
option-book0-attack = The book of the assault
option-book0-attack-about = Twelve spells that march, leap and strike.
option-book0-guard = The book of the guard
option-book0-guard-about = Twelve spells: walls, retreats, and winds that repel.
option-book0-gathering = The book of gathering
option-book0-gathering-about = Twelve spells: gems meet, change places and turn together.
option-book0-own = A text of one's own
option-book0-own-about = Written in the workshop, or pasted here.
option-book1-novice = Twelve plain spells
option-book1-novice-about = good for a first game
option-book1-first40 = Example spells 1 to 40
option-book1-first40-about = forty of the booklet’s eighty
option-book1-last40 = Example spells 41 to 80
option-book1-last40-about = the other forty of the booklet
option-book1-odd = Example spells, odd numbers
option-book1-odd-about = half of the booklet’s eighty, of every kind
option-book1-even = Example spells, even numbers
option-book1-even-about = half of the booklet’s eighty, of every kind
option-book1-strong = Twenty strong spells
option-book1-strong-about = All of them move the caster’s own gems alone, and take much.
option-book1-winds = The book of winds
option-book1-winds-about = Air and water on the move, often those of both masters.
option-book1-mystics = Dragons, assemblies, spirits and fears
option-book1-mystics-about = Groups of spells that work together; cyclones, lances and shields too.
option-book1-none = No spell at all
option-book1-none-about = Placing and moving alone decide.
option-book1-attack = The book of the assault
option-book1-attack-about = Twelve spells that march, leap and strike.
option-book1-guard = The book of the guard
option-book1-guard-about = Twelve spells: walls, retreats, and winds that repel.
option-book1-gathering = The book of gathering
option-book1-gathering-about = Twelve spells: gems meet, change places and turn together.
option-book1-own = A text of one's own
option-book1-own-about = Written in the workshop, or pasted here.
option-text0 = Ivory's own grimoire, as text
option-text1 = Ebony's own grimoire, as text
option-unverified = Spells the checker does not understand are allowed, unverified
option-unverified-about = People judge what such spells do; no bot can sit at the table.
option-first = Who acts first
option-first-coin = The coin decides
option-first-coin-about = as in the rulebook
option-first-0 = Ivory
option-first-1 = Ebony
option-study = Study phase before the confrontation
option-study-about = Both masters read the other’s book first, as long as they like.
option-draws = Draw by repetition or by a hundred sterile turns
option-draws-about = A house rule: without it a game of two stubborn masters may last for ever.
option-empty_casts = Spells may be cast that order no gem
option-funnel = Funnels and twin spells are forbidden
option-funnel-about = A house rule against spells that send every gem to one point.
option-letter = To the letter of the booklet
option-letter-about = No house rule: no draw, spells without an order may be cast, funnels and twins are allowed, and every spell may be contested. For people only.
option-wins = Wins that end the match
option-wins-about = More than one make a match: spells inhibited in one round stay so in the next.
option-won0 = Rounds Ivory has won already
option-won1 = Rounds Ebony has won already
option-banned0 = Inhibited spells of Ivory's grimoire
option-banned1 = Inhibited spells of Ebony's grimoire

option-begins = Who begins this round
option-begins-agreed = As agreed
option-begins-coin = The coin decides
option-begins-0 = Ivory
option-begins-1 = Ebony

fire = fire
air = air
water = water
earth = earth

# What is asked
ask-study = Read the grimoire of { $owner }, and say when you are ready.
ask-play = { $open ->
    [yes] Place gems, move one, or cast a spell.
   *[no] { $able ->
        [yes] Place gems, move one, or open your grimoire.
       *[no] Place gems of one element, or move one.
    }
}
ask-placing = Add another gem of { $element }, or stop here.
ask-show = { $any ->
    [yes] Show the next gem that “{ $spell }” moves, or say that this is all.
   *[no] Show what “{ $spell }” does: touch the first gem that it moves.
}
ask-only = Place this gem of { $element } alone? To place more, begin with another point.
ask-where = Where does the gem of { $element } go? Touch an empty point.
ask-move = Where does { $element } go from { $point }? Touch a neighbouring point.
ask-cast = Cast “{ $spell }”?
ask-take = Appropriate “{ $spell }”?
ask-dispute = Dispute “{ $spell }”?

# What somebody else is asked
asked-play = { $who } places, moves, opens the grimoire or casts a spell.
asked-placing = { $who } may add another gem of { $element }.
asked-study = { $who } studies the other grimoire.
asked-show = { $who } shows what “{ $spell }” does.
asked-judge = { $who } accepts or contests “{ $spell }”.
asked-answer = { $who } gives up “{ $spell }”, or loses the confrontation.

# What brought it about, what would happen
cause-spell = “{ $spell }”: { $text }
cause-proved = The checker has proved that it means one thing in every position.
cause-empty = None of your gems is left on the Agrica: you must place.
foresee-moves = { $count ->
    [0] No gem changes place
    [one] One gem changes place
   *[other] { $count } gems change place
}
foresee-takes = Takes { $gems } of { $owner }: { $points }
foresee-loses = Loses your { $gems }: { $points }
foresee-take = On { $point } it takes { $element } of { $owner }
foresee-show = You show on the board what it does; { $other } accepts or contests it
action-place = Place gems
action-move = Move a gem
action-open = Open the grimoire
action-cast = Cast a spell
action-take = Appropriate a spell

ask-coin = The coin is tossed.
ask-place = Place a gem: choose one in your hand, then a point.
ask-meet = Two gems meet on { $point }: which one stays?
ask-land = Where does “{ $spell }” send this gem?
ask-judge = Is this what “{ $spell }” says? Accept it or contest it.
ask-answer = “{ $spell }” is contested: give it up, or lose the confrontation.

# What happened, after the player's name
say-place = places { $element } on { $to }
say-and = adds { $element } on { $to }
say-stop = places no more
say-open = opens the grimoire
say-announce = announces the unverified spell “{ $spell }”
say-announce-take = appropriates the unverified spell “{ $spell }”
say-ready = is ready
say-dispute = disputes “{ $spell }”
say-show = shows the gem on { $to }
say-fall = sends it to { $to }, where it is taken
say-to = sends it to { $to }
say-done = has shown the whole spell
say-accept = accepts “{ $spell }”: this reading now binds
say-contest = contests “{ $spell }”
say-refuse = does not accept this reading of “{ $spell }”: the cast is taken back
say-insist = does not give up “{ $spell }” and loses the confrontation

say-move = moves { $element } from { $from } to { $to }
say-capture = moves { $element } from { $from } to { $to } and takes { $taken } of { $owner }
say-cast = casts “{ $spell }”
say-take = appropriates “{ $spell }”
say-and-losses = { $said }: { $losses }
say-yield = gives up “{ $spell }”, which is inhibited until the end of the match
say-first = The coin names { $seat }.

# what to do, told to who is asked
do-place = place { $element } on { $to }
do-and = add { $element } on { $to }
do-stop = place no more
do-open = open the grimoire
do-announce = announce the unverified spell “{ $spell }”
do-announce-take = appropriate the unverified spell “{ $spell }”
do-ready = say that you are ready
do-dispute = dispute “{ $spell }”
do-show = show the gem on { $to }
do-fall = send it to { $to }, where it is taken
do-to = send it to { $to }
do-done = say that this is the whole spell
do-accept = accept “{ $spell }”: this reading then binds
do-contest = contest “{ $spell }”
do-refuse = refuse this reading of “{ $spell }”
do-insist = insist on “{ $spell }”, and lose the confrontation
do-move = move { $element } from { $from } to { $to }
do-capture = move { $element } from { $from } to { $to } and take { $taken } of { $owner }
do-cast = cast “{ $spell }”
do-take = appropriate “{ $spell }”
do-and-losses = { $said }: { $losses }
do-yield = give up “{ $spell }”, inhibited until the end of the match

label-first = { $seat } first
loss = { $owner } loses { $gems }
loss-gem = { $element } on { $point }
and = and
button-stays = This gem stays
button-falls = The other stays
button-cast = Cast it
button-dispute = Dispute it
label-place = { $element } on { $to }
label-and = also on { $to }
label-stop = Stop here
label-move = { $from } to { $to }
label-open = Open the grimoire
label-cast = Cast “{ $spell }”
label-take = Appropriate “{ $spell }”
label-ready = Ready
label-dispute = Dispute “{ $spell }”
label-show = The gem on { $to }
label-fall = To { $to }, to be taken
label-to = To { $to }
label-done = That is all
label-accept = Accept
label-contest = Contest
label-yield = Give up the spell
label-insist = Insist and lose

# Names of targets
point-free = Point { $point }, empty
point-gem = Point { $point }, { $element } of { $owner }
hand-name = { $owner }'s hand: { $element }, { $count }
book-closed = { $owner }'s grimoire, closed
book-open = { $owner }'s grimoire, open
spell-name = { $number }. { $spell }{ $state ->
    [castable] , can be cast now
    [cast] , already cast
    [banned] , inhibited
   *[other] {""}
}

# The drawing
closed = closed
open = open
unverified = unverified
no-gems-0 = Ivory has no gem on the Agrica.
gems-0 = Ivory: { $gems }.
no-gems-1 = Ebony has no gem on the Agrica.
gems-1 = Ebony: { $gems }.
board-numbers-0 = Points have the numbers of Ivory.
board-numbers-1 = Points have the numbers of Ebony.
board-hand = { $owner }: { $fire } fire, { $air } air, { $water } water, { $earth } earth in hand; { $lost } destroyed; grimoire { $state }.
board-cast = Cast by { $owner }: { $spells }.
board-castable = Can be cast now: { $spells }.

# Why not
no-button = Nothing waits for this answer.
no-over = The confrontation is over.
no-may = This may be touched now.
no-study = The masters are still studying; say when you are ready.
no-show = Show what the spell does first, gem by gem.
no-show-twice = A spell moves a gem once: show where another one goes, or say that this is all.
no-judge = First say whether you accept the spell that was shown.
no-answer = First answer: your spell is contested.
no-placing-taken = A gem stands on { $point }; gems are placed on empty points.
no-placing-else = You are placing { $element }: add a gem, or stop here.
no-point-empty = { $point } is empty: choose a gem in your hand first, or one of your gems on the Agrica.
no-point-theirs = The gem on { $point } is your opponent's, and none of yours is next to it.
no-point-stuck = Your gem on { $point } has only gems of your own around it.
no-hand-empty = There is no gem of { $element } left in this hand.
no-hand-theirs = This is your opponent's hand.
no-open-gems = A grimoire opens with six gems on the Agrica; you have { $count }.
no-open-already = This grimoire is open already.
no-open-theirs = This is your opponent's grimoire.
no-spell-closed = Your grimoire is closed: open it first.
no-spell-cast = You have already cast “{ $spell }” in this confrontation.
no-spell-banned = “{ $spell }” is inhibited until the end of the match.
no-spell-unmet = A condition of “{ $spell }” does not hold.
no-spell-clash = In this position “{ $spell }” has no settled result.
no-spell-idle = “{ $spell }” would give no gem an order.
no-take-open = To appropriate a spell, both grimoires must be open.
no-take-hands = To appropriate a spell, all 24 gems must have been placed.
no-take-fresh = Your opponent has not cast “{ $spell }” yet.
no-take-twice = You have already cast “{ $spell }” in this confrontation.
no-take-refused = Its author has refused this reading of “{ $spell }” in this turn.

# setting up a position
set-fire = fire
set-air = air
set-water = water
set-earth = earth
set-other = Other
set-free = Back to the hand
set-lose = Lose the gem
set-master = Whose turn it is
set-book = Book of { $seat }
set-book-c = closed
set-book-o = open
set-three = A master has three gems of each element, and all of these lie on the Agrica already.
set-cannot-book = A book opens when its master has placed six gems, and stays open.
set-impossible = No confrontation comes to that, or it would be over already.

# Options that do not go together
bad-text = option text{ $seat }: a text is given if and only if option book{ $seat } is 'own'
bad-wins = options won0 and won1: the match ends with { $wins } wins
bad-banned = option banned{ $seat } = { $text }: expected numbers of spells of that book, as in 3.12
bad-collection = option { $option }: a collection is not brought to a confrontation
bad-line = option { $option }: line { $line }: { $problem }
bad-empty = option { $option }: there is no spell in this text

# Cards: one thing explained
card-spells = The example spells
card-example = Example spell { $number }
card-kind-spell = Spell { $number } of { $owner }'s grimoire{ $proved ->
    [yes] {""}
   *[no] , unverified
}
card-kind-hand = Gems in hand
card-kind-book = Grimoire
card-arc-outer = Point of the outer arc
card-arc-middle = Point of the middle arc
card-arc-inner = Point of the inner arc
card-point = Ivory counts it as { $point }, Ebony as { $other }. In Ivory's numbers, lines join it to { $near }.
card-gem = A gem of { $element } stands here; it belongs to { $owner }.
card-empty = No gem stands here.
card-hand = { $owner } has { $count ->
    [0] none of them left in hand.
    [one] one of them in hand.
   *[other] { $count } of them in hand.
}
card-book = { $open ->
    [yes] Open
   *[no] Closed
}; spells: { $count }, cast: { $used }.
card-spell = { $state ->
    [banned] Inhibited: nobody casts it until the end of the match.
    [castable] It can be cast now.
    [cast] { $owner } has cast it in this confrontation.
    [closed] Not cast yet; { $owner }'s grimoire is closed.
   *[fresh] Not cast yet.
}
card-would = It can be cast now: { $lines }.
card-taken = { $other } has appropriated it.

# The panels
own-title = Grimoire of { $owner }
own-rows = Spells of { $owner }
book-of = Grimoire of { $owner }
hand-title = In hand
thing-hand = { $element }: { $count } in hand
mark-in-hand = Gems in hand: { $element }
mark-lost = Gems destroyed: { $element }
mark-all-lost = Gems destroyed
mark-takes = { $count ->
    [one] Takes one gem of the other master
   *[other] Takes { $count } gems of the other master
}
mark-loses = { $count ->
    [one] Loses one gem of your own
   *[other] Loses { $count } gems of your own
}
filter = Spells that move { $element }
book-state = { $count ->
    [0] No spell
    [one] One spell
   *[other] { $count } spells
}, { $open ->
    [yes] open
   *[no] closed
}{ $used ->
    [0] {""}
   *[other] , { $used } cast
}.
book-waits = It opens with six gems on the Agrica; { $count ->
    [0] none stands there
    [one] one stands there
   *[other] { $count } stand there
}.
row-takeable = can be appropriated
row-cast = cast
row-theirs = cast
row-both = cast by both
row-twin = you have cast it
row-banned = inhibited
row-idle = no effect now
row-unmet = not possible now
sterile-title = Quiet turns
sterile-again = This position stands for the second time; the third is a draw.
sterile-note = { $left ->
    [one] One more turn
   *[other] { $left } more turns
} without placing, taking, opening or casting, and it is a draw.

# Deeds and endings
say-shows = shows the spell
say-and-shown = { $said } and shows { $ways }
result-taken = { $point }: { $by } of { $whose } takes { $element } of { $owner }
result-own = { $point }: { $by } of { $whose } takes { $element } of the same master
result-met = { $point }: { $element } of { $owner } meets another gem and is lost
counted = taken
gain-takes = { $count ->
    [one] This takes a gem of { $owner }, who keeps { $left }.
   *[other] This takes { $count } gems of { $owner }, who keeps { $left }.
  }
gain-costs = { $count ->
    [one] It costs you a gem.
   *[other] It costs you { $count } gems.
  }
gain-closed = The grimoire of { $owner } is closed: no spell can answer at once.
end-annihilation = Annihilation: all twelve gems of { $loser } are destroyed, and { $winner } has won.
end-emprise = Emprise: { $loser } ends the turn without a gem on the Agrica, and { $winner } has won.
end-repetition = A draw: the same position stands for the third time.
end-sterile = A draw: a hundred turns without placing, taking, opening or casting.
end-affair = By affair: { $loser } does not give up a contested spell, and { $winner } has won.
end-open = By the rules it was not over: neither master had lost all gems.
end-board = on the Agrica
end-hand = in hand
end-lost = destroyed
