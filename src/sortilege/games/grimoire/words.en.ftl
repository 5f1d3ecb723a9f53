title = Zero's Spellbook Master
blurb = Place your gems, open your grimoire, and cast each of its spells at the one moment that matters.
seat-0 = Ivory
seat-1 = Ebony

option-book0 = Ivory's grimoire
option-book1 = Ebony's grimoire
option-book0-novice = Twelve plain spells
option-book0-first40 = Example spells 1 to 40
option-book0-last40 = Example spells 41 to 80
option-book0-odd = Example spells, odd numbers
option-book0-even = Example spells, even numbers
option-book0-strong = Twenty strong spells
option-book0-winds = The book of winds
option-book0-mystics = Dragons, assemblies, spirits and fears
option-book0-none = No spell at all
option-book0-own = A text of one's own
option-book1-novice = Twelve plain spells
option-book1-first40 = Example spells 1 to 40
option-book1-last40 = Example spells 41 to 80
option-book1-odd = Example spells, odd numbers
option-book1-even = Example spells, even numbers
option-book1-strong = Twenty strong spells
option-book1-winds = The book of winds
option-book1-mystics = Dragons, assemblies, spirits and fears
option-book1-none = No spell at all
option-book1-own = A text of one's own
option-text0 = Ivory's own grimoire, as text
option-text1 = Ebony's own grimoire, as text
option-unverified = Spells the checker does not understand are allowed, unverified
option-first = Who acts first
option-first-coin = The coin decides
option-first-0 = Ivory
option-first-1 = Ebony
option-study = Study phase before the confrontation
option-draws = Draw by repetition or by a hundred sterile turns
option-empty_casts = Spells may be cast that order no gem
option-funnel = Funnels and twin spells are forbidden
option-wins = Wins that end the match
option-won0 = Rounds Ivory has won already
option-won1 = Rounds Ebony has won already
option-banned0 = Inhibited spells of Ivory's grimoire
option-banned1 = Inhibited spells of Ebony's grimoire

fire = fire
air = air
water = water
earth = earth

# What is asked
ask-study = Study your opponent's grimoire; say when you are ready.
ask-coin = The coin is tossed.
ask-place = Place a gem: choose one in your hand, then a point.
ask-play = { $open ->
    [yes] Place gems, move one, or cast a spell: choose it, then touch the star.
   *[no] { $able ->
        [yes] Place gems, move one, or open your grimoire.
       *[no] Place gems of one element, or move one.
    }
}
ask-placing = Add another gem of { $element } on a higher point, or touch the star to stop.
ask-show = { $any ->
    [yes] Show the next gem that “{ $spell }” moves, or touch the star if that is all.
   *[no] Show what “{ $spell }” does: touch the first gem that it moves.
}
ask-land = Where does “{ $spell }” send this gem?
ask-judge = Is this what “{ $spell }” says? Accept it or contest it.
ask-answer = “{ $spell }” is contested: give it up, or lose the confrontation.

# What happened, after the player's name
say-place = places { $element } on { $to }
say-and = adds { $element } on { $to }
say-stop = places no more
say-move = { $taken ->
    [none] moves { $element } from { $from } to { $to }
   *[other] moves { $element } from { $from } to { $to } and takes { $taken }
}
say-open = opens the grimoire
say-cast = casts “{ $spell }”{ $taken ->
    [0] {""}
    [one] {" "}and one gem is destroyed
   *[other] {" "}and { $taken } gems are destroyed
}
say-take = appropriates “{ $spell }”{ $taken ->
    [0] {""}
    [one] {" "}and one gem is destroyed
   *[other] {" "}and { $taken } gems are destroyed
}
say-announce = announces the unverified spell “{ $spell }”
say-announce-take = appropriates the unverified spell “{ $spell }”
say-ready = is ready
say-dispute = disputes “{ $spell }”
say-show = shows the gem on { $to }
say-to = sends it to { $to }
say-done = has shown the whole spell
say-accept = accepts “{ $spell }”: this reading now binds
say-contest = contests “{ $spell }”
say-refuse = does not accept this reading of “{ $spell }”: the cast is taken back
say-yield = gives up “{ $spell }”, which is inhibited until the end of the match
say-insist = does not give up “{ $spell }” and loses the confrontation
say-first = { $seat ->
    [0] The coin names Ivory.
   *[1] The coin names Ebony.
}

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
label-to = To { $to }
label-done = That is all
label-accept = Accept
label-contest = Contest
label-yield = Give up the spell
label-insist = Insist and lose
label-first = { $seat ->
    [0] Ivory first
   *[1] Ebony first
}

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
dispute-name = Dispute this spell
center-cast = Cast this spell
center-stop = Stop placing
center-done = That is all
center-idle = The star

# The drawing
lost-title = Destroyed
closed = closed
open = open
unverified = unverified
empty-book = An empty grimoire
won = won
book-title = { $count ->
    [one] Grimoire of one spell
   *[other] Grimoire of { $count } spells
}
book-used = { $used } cast
describe = { $ivory ->
    [0] Ivory has no gem on the Agrica.
   *[other] Ivory: { $ivory_gems }.
} { $ebony ->
    [0] Ebony has no gem on the Agrica.
   *[other] Ebony: { $ebony_gems }.
}
board-hand = { $owner }: { $fire } fire, { $air } air, { $water } water, { $earth } earth in hand; { $lost } destroyed; grimoire { $state }.
board-cast = Cast by { $owner }: { $spells }.
board-castable = Can be cast now: { $spells }.

# Why not
no-over = The confrontation is over.
no-may = This may be touched now.
no-study = The masters are still studying; say when you are ready.
no-show = Show what the spell does first, gem by gem in rising order.
no-show-order = Gems are shown in rising order of number; take back to begin with a lower one.
no-show-taken = Another gem already lands on { $point }.
no-judge = First say whether you accept the spell that was shown.
no-answer = First answer: your spell is contested.
no-placing-order = Points are given in rising order: take back your placing to begin with { $point }.
no-placing-taken = A gem stands on { $point }; gems are placed on empty points.
no-placing-else = You are placing { $element }: add a gem, or touch the star to stop.
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
no-center = The star casts a chosen spell, or ends a placing.

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
