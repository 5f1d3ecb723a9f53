title = Archimage
blurb = Race through the Tower of Arcana: break its seals with dice, win the scrolls, and let their spells open the way.
gentle = two seats, circle I
seat-0 = Shaman of the North
seat-1 = Witch of the East
seat-2 = Mage of the South
seat-3 = Seer of the West
seat-4 = Enchanter of the Outworld
familiar-0 = raven
familiar-1 = cat
familiar-2 = cobra
familiar-3 = owl
familiar-4 = toad

option-seats = Players
option-circle = Circle of magic
option-circle-about = Circle 0 is always in play; this one joins it and colours the whole game.
option-circle-I = I – School of Power, as circle 0
option-circle-I-about = the one for a first game: change, reroll and raise your dice
option-circle-II = II – School of Passages
option-circle-II-about = move seals and scrolls about the tower
option-circle-III = III – School of Conflict
option-circle-III-about = swap dice and scrolls with others, and use their spells
option-circle-IV = IV – School of the Traveller
option-circle-IV-about = pass seals and figures, set guardians on scrolls
option-circle-random = Drawn by lot
option-circle-random-about = chance opens one of the four
option-board = Board

# Colours and dice
colour-fire = fire
colour-water = water
colour-air = air
colour-earth = earth
colour-spirit = spirit
of-fire = of Fire
of-water = of Water
of-air = of Air
of-earth = of Earth
of-spirit = of Spirit
of-own = of its colour
some-dice = { $colour } { $values }

# Spells
scroll-name = { $spell } { $of }
spell-transmutation = Transmutation
spell-rebirth = Rebirth
spell-evolution = Evolution
spell-growth = Growth
spell-synergy = Synergy
spell-inversion = Inversion
spell-exchange = Exchange
spell-absorption = Absorption
spell-disintegration = Disintegration
spell-reorganisation = Reorganisation
spell-mystification = Mystification
spell-alteration = Alteration
spell-transfer = Transfer
spell-theft = Theft
spell-borrowing = Borrowing
spell-mission = Mission
spell-leap = Leap
spell-teleportation = Teleportation
spell-guardian = Guardian
spell-speed = Speed
spell-binding = Binding

text-transmutation = Replace any of your { $dice } by dice of one other colour from the reserve, with the same values.
text-rebirth = Roll any of your { $dice } again.
text-evolution = Add 2 to any of your { $dice }, up to 6.
text-growth = Take a die { $any } from the reserve and roll it: it is yours for this round.
text-synergy = Never cast. At the end, 1 point more for each of your scrolls { $of }, this one included.
text-synergy-spirit = Never cast. At the end, 1 point more for each of your scrolls of Spirit, this one and Binding included.
text-inversion = Swap two tokens of the same power anywhere on the board: { $pair }.
text-exchange = Swap two tokens { $one } of different powers, anywhere on the board.
text-absorption = When you break a token { $any }, you may keep it here. Cast: discard it to add its power to one of your dice, up to 6.
text-disintegration = Remove a token { $any } from the board, wherever it lies. This is no break.
text-reorganisation = Swap two scrolls on the board, at least one of them { $of }.
text-mystification = Swap the colours of one of an opponent’s { $dice } and one of yours of another colour; values stay.
text-alteration = Add 1 to any of your { $dice } and take 1 from any { $dice } of one opponent.
text-transfer = Swap one of your active scrolls for an opponent’s active scroll { $of } of the same power.
text-theft = An opponent gives you one of his { $dice }, of his choice.
text-borrowing = Cast an opponent’s active scroll { $of } as if it were yours; both are then used.
text-mission = Put your familiar on a free token { $any }: nobody else can break or pass it.
text-leap = Pass over a reachable token { $any } and break a seal behind it with dice. Ends the turn.
text-teleportation = Pass an opposing figure and break a seal { $any } behind it with dice. Ends the turn.
text-guardian = Put the guardian on a scroll { $of } on the board, or take it off: nobody breaks that scroll.
text-speed = Break a seal with dice, then another { $any } for nothing. Ends the turn.
text-binding = Your familiar blocks your space, or opens a token for you with your dice or with a single 1.
dice-fire = fire dice
dice-water = water dice
dice-air = air dice
dice-earth = earth dice
dice-spirit = dice of one colour
dice-own = dice of its colour
die-any = dice
one-fire = of fire
one-water = of water
one-air = of air
one-earth = of earth
one-spirit = of one colour
one-own = of its colour
any-fire = of fire
any-water = of water
any-air = of air
any-earth = of earth
any-spirit = of any colour
any-own = of its colour
pair-fire = one of fire, one of another colour
pair-water = one of water, one of another colour
pair-air = one of air, one of another colour
pair-earth = one of earth, one of another colour
pair-spirit = of two colours
pair-own = one of its colour, one of another colour

# What is asked
ask-chance = The tower is being prepared.
ask-rolling = The dice roll.
ask-opening = Choose three dice from the reserves for the first round.
ask-drafting = Choose three dice from the reserves for the next round.
ask-main = Break a seal with your dice, or cast a scroll.
ask-main-stuck = Your dice break nothing: cast a scroll, or end your round.
ask-main-end = You can neither cast nor break: end your round.
ask-colour-transmutation = { $scroll }: choose the colour of your dice that take another.
ask-colour-rebirth = { $scroll }: choose the colour of your dice that are rolled again.
ask-colour-evolution = { $scroll }: choose the colour of your dice that gain 2.
ask-colour-growth = { $scroll }: choose the colour of the die that you take from the reserve and roll.
ask-colour-alteration = { $scroll }: choose a colour; your dice of it gain 1, those of an opponent lose 1.
ask-into = { $scroll }: choose the colour that your { $colour } dice take.
ask-foe-mystification = { $scroll }: choose the opponent whose die swaps colours with one of yours.
ask-foe-alteration = { $scroll }: choose the opponent whose { $colour } dice lose 1.
ask-foe-transfer = { $scroll }: choose the opponent with whom you swap a scroll.
ask-foe-theft = { $scroll }: choose the opponent who gives you a die { $any }.
ask-own-transmutation = { $scroll }: choose the { $colour } dice that become { $into }; they keep their values.
ask-own-rebirth = { $scroll }: choose the { $colour } dice that you roll again.
ask-own-evolution = { $scroll }: choose the { $colour } dice that gain 2, up to 6.
ask-own-mystification = { $scroll }: choose your die; it swaps colours with one of { $foe }, and both keep their values.
ask-own-alteration = { $scroll }: choose your { $colour } dice that gain 1.
ask-own-transfer = { $scroll }: choose the scroll that you give to { $foe }.
ask-his-mystification = { $scroll }: choose the die of { $foe } that swaps colours with yours; both keep their values.
ask-his-alteration = { $scroll }: choose the { $colour } dice of { $foe } that lose 1.
ask-his-transfer = { $scroll }: choose the scroll of { $foe } that you take.
ask-second = { $scroll }: { $first } changes places with which one?
ask-victim = { $scroll }: choose the die that you give to { $active }.
ask-storing = Put the { $token } on an Absorption, or discard it.
ask-main-break = Break a seal with your dice.
ask-draft-more = { $dice }: choose { $number ->
    [one] one more die
   *[other] { $number } more dice
}.
ask-break = { $thing }: choose dice that make { $power } or more.
ask-break-more = { $thing }: { $dice } chosen, { $lacking } lacking.
ask-dice-more = { $scroll }: { $dice } chosen. Add others, or go on with these.
ask-binding = Binding: what does the { $familiar } do?
ask-own-absorption = { $scroll }: choose the die that gains { $power }, up to 6.
ask-place-inversion = { $scroll }: choose a token { $any }; it changes places with one of the same power and another colour.
ask-place-exchange = { $scroll }: choose a token { $one }; it changes places with one of the same colour and another power.
ask-place-disintegration = { $scroll }: choose the token { $any } that leaves the board; the way is then free.
ask-place-reorganisation = { $scroll }: choose a scroll of the tower; it changes places with another. One of them is { $of }.
ask-place-mission = { $scroll }: choose a token { $any } for the { $familiar }; nobody else can then break or pass it.
ask-place-guardian = { $scroll }: choose the scroll { $of } that nobody may break from now on.
ask-place-guardian-again = { $scroll }: choose the scroll { $of } that nobody may break from now on, or take the guardian off.
ask-shatter-leap = { $scroll }: break a seal behind a token { $any } with your dice; your wizard leaps there.
ask-shatter-teleportation = { $scroll }: break a seal { $any } behind an opposing figure with your dice; your wizard passes it.
ask-shatter-speed = { $scroll }: break a seal with your dice; from there a second one { $any } costs nothing.
ask-shatter-binding = { $scroll }: choose the token that the { $familiar } breaks with your dice; your wizard stays.
ask-free-speed = { $scroll }: choose the second seal { $any }; it breaks without dice.
ask-free-binding = { $scroll }: choose the token that the { $familiar } breaks with a single 1; your wizard stays.
asked-draft = { $who } chooses three dice from the reserves.
asked-main = { $who } breaks a seal or casts a scroll.
asked-victim = { $who } chooses the die that goes to { $active }.
asked-storing = { $who } keeps the { $token } on an Absorption, or discards it.
asked-spell = { $who } casts { $scroll }.
cause-victim = { $active } casts { $scroll } against you.
cause-stolen = { $active } took your last die: your round is over.
cause-drafting = Your dice are spent or break nothing: your round is over.
cause-storing = You broke the { $token }.
foresee-draft = They are rolled when the round begins.
foresee-scroll = You win { $scroll }: { $points } points.
foresee-token = The token leaves the tower, and your wizard goes there.
foresee-familiar = The token leaves the tower; the { $familiar } goes there and blocks the way until your round ends.
foresee-lost = { $number } more than is needed: lost.
foresee-use-1 = The { $familiar } blocks this space until your round ends, also when your wizard goes on.
foresee-use-2 = The { $familiar } goes to the token you break, your wizard stays, and your turn ends.
foresee-use-3 = One die that shows 1 breaks a token of its colour, whatever its power; your wizard stays, and your turn ends.
gain-points = Your points: { $had } → { $has }.
gain-near = This opens the way to { $scrolls }.
gain-dice = Within your reach: { $scrolls }.
gain-scroll = { $scroll } ({ $points })
action-break = Break a seal
action-cast = Cast a scroll
ask-loan = { $scroll }: choose an opponent’s scroll; you cast it as if it were yours, and both are turned down.

# What happened
say-circle = Circle { $circle } joins circle 0.
say-seal = { $space } receives its seal, the { $token }.
say-lay = { $space } gets { $scroll }.
say-first = { $player } begins.
say-roll = { $player } rolls { $dice }.
say-draft = takes { $dice } for the next round
say-cast = casts { $scroll }
say-binding-1 = leaves the { $familiar } on the wizard’s space
say-binding-2 = sends the { $familiar } to break a token
say-binding-3 = sends the { $familiar } to break a token with a 1
say-break-token = breaks the { $token } at { $space } with { $dice }
say-break-scroll = wins { $scroll } with { $dice }
say-end = is done for this round
say-colour = chooses { $colour }
say-into = turns them into { $colour }
say-foe = aims at { $foe }
say-dice = chooses { $dice }
say-die = chooses { $dice }
say-give = gives { $scroll }
say-take = takes { $scroll }
say-borrow = borrows { $scroll } of { $foe }
say-at-token = chooses the { $token } at { $space }
say-at-scroll = chooses { $scroll } at { $space }
say-free-token = breaks the { $token } at { $space }
say-free-scroll = wins { $scroll }
say-remove = takes the guardian off the board
say-store = keeps the { $token } on { $scroll }
say-discard = discards the token
say-victim = gives { $dice }

# what to do, told to who is asked
do-draft = take { $dice } for the next round
do-cast = cast { $scroll }
do-binding-1 = leave the { $familiar } on your wizard’s space
do-binding-2 = send the { $familiar } to break a token
do-binding-3 = send the { $familiar } to break a token with a 1
do-break-token = break the { $token } at { $space } with { $dice }
do-break-scroll = win { $scroll } with { $dice }
do-end = end your round
do-colour = choose { $colour }
do-into = turn them into { $colour }
do-foe = aim at { $foe }
do-dice = choose { $dice }
do-die = choose { $dice }
do-give = give { $scroll }
do-take = take { $scroll }
do-borrow = borrow { $scroll } of { $foe }
do-at-token = choose the { $token } at { $space }
do-at-scroll = choose { $scroll } at { $space }
do-free-token = break the { $token } at { $space }
do-free-scroll = win { $scroll }
do-remove = take the guardian off the board
do-store = keep the { $token } on { $scroll }
do-discard = discard the token
do-victim = give { $dice }

label-draft = { $dice }
label-cast = { $scroll }
label-binding-1 = The familiar stays on this space
label-binding-2 = Familiar breaks with dice
label-binding-3 = Familiar breaks with a 1
label-break = { $space }: { $dice }
label-end = End my round
label-remove = Take the guardian off
label-discard = Discard it

# Names of targets
name-token = { $space }, { $token }
name-scroll-space = { $space }, { $scroll }, power { $power }
name-free = { $space }, free
name-start = { $space }, start place
name-figures = { $what }, { $who }
name-wizard = { $player }
name-familiar = { $familiar } of the { $player }
name-guardian = guardian
name-die = { $dice } of the { $player }
name-reserve = { $colour } reserve, { $number ->
    [one] one die
   *[other] { $number } dice
}
name-held = { $scroll }, power { $power }, { $state ->
    [up] active
   *[down] used
}: { $text }
name-player = { $player }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
name-ok = These dice
name-end = End my round
name-remove = Take the guardian off
name-discard = Discard the token
name-use-1 = The { $familiar } stays where your wizard stands
name-use-2 = The { $familiar } breaks a token with your dice
name-use-3 = The { $familiar } breaks a token with a single 1
token = { $colour ->
        [fire] fire
        [water] water
        [air] air
       *[earth] earth
    } token of power { $power }

# The board as text
board-head = Round { $round } · circles 0 and { $circle } · scrolls of power 6 left: { $sixes }, the game ends below { $enough }
board-reserve = Reserves: { $dice }
board-seat = { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $marks }
board-first = , first player
board-done = , round over
board-active = , to play
board-place = at { $space }
board-familiar = { $familiar } at { $space }
board-dice = dice { $dice }
board-no-dice = no dice
board-used = ({ $scroll } used)
board-stored = { $scroll } with { $token }
board-guardian = guardian { $of } at { $space }

# Why not
no-over = The game is over.
no-chance = Chance decides now.
no-may = This can be touched now.
no-turn = It is { $player }’s choice.
no-draft = Choose three dice from the reserves; a reserve that is empty has none to give.
no-walls = Your wizard has no free way to { $space }: a seal, a scroll or an opposing figure stands between.
no-familiar = The { $familiar } of another wizard stands on { $space }: only its owner can break that seal.
no-guarded = A guardian stands on { $space }: nobody breaks that scroll.
no-dice = Your { $colour } dice do not reach { $power }.
no-violet = No one colour of your dice reaches { $power }.
no-free-space = There is no seal to break on { $space }.
no-start = Nobody goes back to a start place.
no-used = This scroll was used in this round; it is turned up when your round ends.
no-synergy = Synergy is never cast: it counts at the end.
no-effect = { $spell } would change nothing now.
no-foes = All others have finished their round: { $spell } has nobody to strike.
no-leap = { $spell } needs a break that follows: your dice break no seal that lies behind a token { $any } and that you cannot reach otherwise.
no-teleportation = { $spell } needs a break that follows: your dice break no seal { $any } behind an opposing figure that you cannot reach otherwise.
no-speed = { $spell } needs two breaks: one with your dice, and from there a second seal { $any } that breaks for nothing.
no-storing = You broke the { $token }: first put it on an Absorption, or discard it.
no-others = This is not yours.
no-finished = A player whose round is over cannot be the target of a spell.
no-die = Dice are chosen after the seal or the spell.
no-reserve = The reserves are for drafts and for spells.
no-step = { $spell } cannot use that.


describe = Round { $round }; { $sixes } scrolls of power 6 left on the board; points: { $players }.

# setting up a position
set-group-seals = Seals
set-group-scrolls = Scrolls
set-group-figures = Figures
set-group-dice = Dice
set-clear = No seal
set-swap = Swap two scrolls
set-give = To { $who }
set-use = Used, or not
set-back = Back to the tower
set-wizard = { $who }
set-familiar = Familiar: { $who }
set-guardian = Guardian of { $colour }
set-die = + { $colour } die
set-turn = Turn a die
set-drop = Put a die back
set-active = To play
set-first = First player
set-round = Round
set-cannot-stand = A figure stands there.
set-cannot-token = There are no more tokens of this colour and power.
set-cannot-wizard = A wizard stands on a free space, alone, and not on another’s start place.
set-cannot-familiar = A familiar stands on a free space, alone, while its player’s round lasts.
set-cannot-guardian = A guardian stands on a scroll of its own colour.
set-cannot-swap = Only scrolls of one power change places.
set-cannot-give = There is no scroll to be taken there.
set-cannot-back = Its places in the tower are taken.
set-cannot-die = The reserve has no die of this colour left, or this player’s round is over.
set-cannot-turn = This player’s round is over, or the game would be.
set-cannot-drop = Whoever is in the round has at least one die.
set-impossible = No game comes to that.

# What is wrong with an owner’s board
bad-board = option board: { $problem }
plan-json = it is not JSON: { $error }
plan-players = expected an object with "players": { $seats }
plan-lists = expected the lists nodes (1 to { $most }) and edges
plan-twice = two nodes are called { $name }
plan-edge = the edge { $edge } does not join two different nodes
plan-stranger = { $name }: its neighbour { $other } is no other space of this board
plan-drawing = rooms and passages, if given, are lists of objects as in boards.json
plan-id = a node needs an id of a letter and up to five letters or digits: { $node }
plan-kind = { $name }: kind is one of { $kinds }, not { $kind }
plan-power = { $name }: a { $kind } has a power from 2 to 6, not { $power }
plan-no-power = { $name }: a { $kind } has no power
plan-spot = { $name }: x and y are numbers from -100 to 100
plan-supply = { $count } spaces for a { $kind } of power { $power }; there are { $most }
plan-sixes = { $count } scrolls of power 6: the game would end at once; at least { $enough } are needed
plan-growths = { $count } scrolls of power 5: with { $growths } Growths a draft could find too few dice
plan-starts = { $count } start places for { $seats } players
plan-lost = no way leads to { $names }
plan-unlike = { $name } does not open into the same spaces as { $other }
plan-shut = { $name } must open into a floor, so that no wizard can be shut in before his first turn

# Cards: one thing explained
card-every = Held by everybody from the start
card-school-0 = Circles 0 and I – School of Power
card-school-1 = Circle II – School of Passages
card-school-2 = Circle III – School of Conflict
card-school-3 = Circle IV – School of the Traveller
card-scroll = Scroll of power { $power } · { $school }
card-seal = Seal
card-free = Free space
card-start = Start place
card-die = Die
card-die-text = It breaks seals of its colour, alone or together with others of that colour; for violet scrolls any colour will do.
card-reserve = Reserve
card-wizard = Wizard
card-price = { $dice }, { $power } or more
card-space = { $any ->
    [yes] On the space { $space }, with { $who }.
   *[no] On the space { $space }.
}
card-owner = It belongs to the { $player }.
card-waits = It is not rolled yet.
card-held = { $state ->
    [up] Before the { $player }, active: it can be cast.
    [down] Before the { $player }, used until the round of this player ends.
   *[never] Before the { $player }.
}
card-stored = On it lies the { $token }.
card-home = at home on Binding
card-stands = The wizard stands on { $space }; familiar: { $familiar }, { $place }.
card-player = { $points ->
    [one] 1 point
   *[other] { $points } points
}; dice: { $dice }.

# Panels: what is read beside the tower
panel-scrolls = Your scrolls
panel-dice = Your dice
panel-his-dice = Dice
panel-unrolled = rolled when the next round begins
panel-finished = The round is over here; the dice of the next one are chosen.
panel-tower = Tower
panel-signs = Signs
panel-end = The end
die-waiting = { $colour } die, not rolled yet
mark-points = { $number ->
    [one] point
   *[other] points
}
mark-scrolls = { $number ->
    [one] scroll
   *[other] scrolls
}
mark-first = first player
mark-copies = two of this scroll
mark-synergy = points that it adds at the end
mark-familiar = the { $familiar } is on the board
mark-left = { $colour ->
        [fire] fire
        [water] water
        [air] air
        [earth] earth
       *[spirit] spirit
    }: { $number } left in the tower
mark-seals = seals left
note-synergy = counts at the end
note-used = used
note-no-target = no target
note-none-left = none left
tower-first = Circle 0
tower-second = Circle { $circle }
tower-note = { $second ->
    [yes] What lies in the tower, by power. A folded corner marks circle { $circle }, a straight one circle 0.
   *[no] What lies in the tower, by power.
}
signs-note = The number on a seal or scroll is its power; its colour tells which dice break it. A scroll’s power and its corner tell the spell.
legend-fire-name = Fire, red
legend-water-name = Water, blue
legend-air-name = Air, yellow
legend-earth-name = Earth, green
legend-spirit-name = Spirit, violet
legend-colour = A round token closes a way, a square scroll is worth its power in points: { $dice } break both.
legend-spirit = Scrolls only: { $dice }, whichever you like, break them.
legend-familiar-name = Familiar
legend-familiar = A small figure that blocks the way for the others.
legend-guardian = A shield on a scroll: nobody breaks it.
legend-first = The lantern shows who begins the round; it then passes to the left.
end-sixes = The end comes when { $number ->
    [one] one more scroll of power 6 is won
   *[other] { $number } more scrolls of power 6 are won
}.
end-dry-near = No seal was broken for { $rounds } rounds; after { $left ->
    [one] one more
   *[other] { $left } more
} the game ends so.
end-last = Enough scrolls of power 6 are won: this is the last round.

# Deeds: one line for each action
and = and
seal = { $colour ->
        [fire] fire
        [water] water
        [air] air
       *[earth] earth
    } { $power }
deed-line = { $head }: { $rest }
deed-set-up = { $known ->
    [yes] The tower is laid out with the scrolls of circles 0 and { $circle }.
   *[no] The tower is laid out.
}
deed-begins = { $player } begins.
deed-round = Round { $round } begins: all dice are rolled.
deed-has = { $player }: { $what }
deed-against = { $head } against { $foe }
deed-familiar = { $any ->
    [yes] the { $familiar } breaks
   *[no] breaks
}
deed-break = { $how ->
    [dice] { $who } { $seal } with { $dice }
    [one] { $who } { $seal } with a single 1
   *[free] then breaks { $seal } without dice
}
deed-win = { $how ->
    [dice] wins { $scroll } with { $dice }
   *[free] then wins { $scroll } without dice
}{ $alone ->
    [yes] : { $points } points
   *[no] {""} ({ $points } points)
}
deed-swap = { $one } and { $two } change places
deed-disintegration = { $thing } leaves the board
deed-mission = the { $familiar } goes onto { $thing }
deed-guardian = the guardian goes onto { $thing }
deed-transfer = gives { $given } and takes { $taken }
deed-becomes = { $number ->
    [one] { $gone } becomes { $come }
   *[other] { $gone } become { $come }
}
deed-gains = gains { $come }
deed-loses = loses { $gone }
deed-again = { $gone } rolls again
deed-same = the dice show the same again
deed-finished = { $player }: the round is over

# The ending
end-scrolls = scrolls
end-synergies = synergies
end-points = points
end-few = { $left ->
    [0] No scroll of power 6 is left in the tower
    [one] Only one scroll of power 6 is left in the tower
   *[other] Only { $left } scrolls of power 6 are left in the tower
}, fewer than { $enough }: the game ends with this round.
end-open = By the rules it was not over: { $left ->
    [one] one scroll of power 6 was
   *[other] { $left } scrolls of power 6 were
} left in the tower, and the game ends with the round that leaves fewer than { $enough }.
end-still = In two rounds nobody could reach a seal.
end-dry = In ten rounds no seal was broken.
end-shared = { $players } share the win with { $points ->
    [one] one point
   *[other] { $points } points
} each.

# the page that holds an owner’s board against ours
copy-board = The tower for { $seats }
copy-spaces = Spaces
copy-id = Name
copy-kind = Kind
copy-is-floor = open floor
copy-is-start = start place
copy-is-seal = seal
copy-is-scroll = alcove with a scroll
copy-power = Power
copy-x = Right of the middle
copy-y = Below the middle
copy-near = Neighbours
