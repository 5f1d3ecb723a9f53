title = Archimage
blurb = Race through the Tower of Arcana: break its seals with dice, win the scrolls, and let their spells open the way.
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
option-circle-I = I – School of Power, as circle 0
option-circle-II = II – School of Passages
option-circle-III = III – School of Conflict
option-circle-IV = IV – School of the Traveller
option-circle-random = Drawn by lot
option-board = Board (empty: the tower that comes with the game)

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
text-growth = Take one of the { $dice } in the reserve and roll it: it is yours for this round.
text-synergy = Never cast. At the end, 1 point more for each of your scrolls { $of }, this one included.
text-inversion = Swap two tokens of the same power anywhere on the board: { $pair }.
text-exchange = Swap two tokens { $one } of different powers, anywhere on the board.
text-absorption = When you break a token { $any }, you may keep it here. Cast: discard it to add its power to one of your dice, up to 6.
text-disintegration = Remove a token { $one } from the board, wherever it lies. This is no break.
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
die-any = dice
one-fire = of fire
one-water = of water
one-air = of air
one-earth = of earth
one-spirit = of one colour
any-fire = of fire
any-water = of water
any-air = of air
any-earth = of earth
any-spirit = of any colour
pair-fire = one of fire, one of another colour
pair-water = one of water, one of another colour
pair-air = one of air, one of another colour
pair-earth = one of earth, one of another colour
pair-spirit = of two colours

# What is asked
ask-chance = The tower is being prepared.
ask-rolling = The dice roll.
ask-opening = Choose three dice from the reserves for the first round.
ask-drafting = Your round is over. Choose three dice from the reserves for the next one.
ask-main = Cast a spell, or break a seal with your dice.
ask-main-stuck = You can break nothing: cast a spell, or end your round.
ask-main-end = You can neither cast nor break: end your round.
ask-colour = { $scroll }: choose a colour.
ask-into = { $scroll }: choose the new colour of your { $colour } dice.
ask-foe = { $scroll }: choose an opponent.
ask-own-dice = { $scroll }: choose your { $colour } dice.
ask-own-die = { $scroll }: choose one of your dice.
ask-own-scroll = { $scroll }: choose the scroll you give.
ask-his-dice = { $scroll }: choose the { $colour } dice of { $foe } that lose 1.
ask-his-die = { $scroll }: choose a die of { $foe }.
ask-his-scroll = { $scroll }: choose the scroll of { $foe } that you take.
ask-place = { $scroll }: choose a space.
ask-place-guardian = { $scroll }: choose a scroll on the board, or take the guardian off.
ask-second = { $scroll }: choose the second space.
ask-shatter = { $scroll }: break a seal with your dice.
ask-free-binding = { $scroll }: choose the token that your 1 breaks.
ask-free-speed = { $scroll }: break a second seal for nothing.
ask-victim = { $active } steals from you: choose the die you give.
ask-storing = You broke the { $token }: put it on an Absorption, or discard it.
ask-loan = { $scroll }: choose an opponent’s scroll to cast.

# What happened
say-circle = Circle { $circle } joins circle 0.
say-seal = { $space } receives its seal, the { $token }.
say-lay = { $space } gets { $scroll }.
say-first = { $player } begins.
say-roll = { $player } rolls { $dice }.
say-draft = takes { $dice } for the next round
say-cast = casts { $scroll }
say-binding-1 = puts the { $familiar } beside the wizard
say-binding-2 = sends the { $familiar } to break a token
say-binding-3 = sends the { $familiar } to break a token with a 1
say-break-token = breaks the { $token } at { $space } with { $dice }
say-break-scroll = wins { $scroll } with { $dice }
say-end = ends the round
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

label-draft = { $dice }
label-cast = { $scroll }
label-binding-1 = Familiar beside the wizard
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
name-use-1 = Binding: familiar beside the wizard
name-use-2 = Binding: familiar breaks a token with dice
name-use-3 = Binding: familiar breaks a token with a 1
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
no-others = This is not yours.
no-finished = A player whose round is over cannot be the target of a spell.
no-die = Dice are chosen after the seal or the spell.
no-reserve = The reserves are for drafts and for spells.
no-step = { $spell } cannot use that.

# The first letters of the spells, on scrolls in the tower
short-transmutation = Trm
short-rebirth = Reb
short-evolution = Evo
short-growth = Gro
short-synergy = Syn
short-inversion = Inv
short-exchange = Exc
short-absorption = Abs
short-disintegration = Dis
short-reorganisation = Reo
short-mystification = Mys
short-alteration = Alt
short-transfer = Trf
short-theft = The
short-borrowing = Bor
short-mission = Mis
short-leap = Lea
short-teleportation = Tel
short-guardian = Gua
short-speed = Spe
short-binding = Bnd

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
