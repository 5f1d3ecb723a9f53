title = SPELL
blurb = Two wizards duel on an arena of sliding tiles: form the runes with your active tiles, and their spells are yours.
gentle = against the Apprentice
seat-0 = Violet
seat-1 = Black

option-edition = Edition
option-edition-about = Rules and cards of the two printings; solo is in the French one.
option-edition-french = French edition
option-edition-original = Original edition
option-mode = Mode
option-mode-symmetric = Symmetric, for two
option-mode-symmetric-about = two wizards with the same powers
option-mode-asymmetric = Asymmetric, with amulets
option-mode-asymmetric-about = each wizard wears an amulet with a power of its own
option-mode-solo = Solo
option-mode-solo-about = one wizard against the arena
option-tournament = Tournament set-up
option-tournament-about = The tiles are laid by the stricter rules of tournaments.
option-deck = Rune cards
option-deck-basic = Basic
option-deck-basic-about = Shapes in one piece: for a first game.
option-deck-advanced = Advanced
option-deck-advanced-about = Shapes that touch at corners only.
option-deck-own = Your own cards
option-deck-own-about = The shapes of your copy, typed in.
option-cards = Your own cards: level, rows, name, one a line, like “1 XX/XX Square”
option-violet = Violet's amulet
option-violet-deal = Dealt: two to each player, who keeps one
option-violet-doppelganger = Doppelgänger
option-violet-trielementaris = Trielementaris
option-violet-extralimitae = Extralimitae
option-violet-bilevitagramaton = Bilevitagramaton
option-black = Black's amulet
option-black-deal = Dealt: two to each player, who keeps one
option-black-doppelganger = Doppelgänger
option-black-trielementaris = Trielementaris
option-black-extralimitae = Extralimitae
option-black-bilevitagramaton = Bilevitagramaton
option-setup = Set-up
option-setup-played = Tiles placed in turns
option-setup-played-about = the set-up is a part of the duel
option-setup-quick = Quick, by chance
option-setup-quick-about = play begins at once
option-layout = Solo layout
option-layout-exile = Exile (1)
option-layout-halves = Two camps (2)
option-layout-chequer = Chequer (2)
option-layout-pillar = Pillar (3)
option-layout-corners = Four corners (4)
option-layout-stripes = Stripes (4)
option-level = Solo level
option-level-normal = Normal
option-level-normal-about = for a first try
option-level-hard = Hard
option-level-hard-about = for those who know the runes
option-end_at = Points that end the game
option-end_at-about = 16 is the rulebook’s number; fewer make a shorter game.

# Names
amulet-0 = Doppelgänger
amulet-1 = Trielementaris
amulet-2 = { $edition ->
    [original] Extralimitae Poderis
   *[french] Extralimitae Apertio
}
amulet-3 = Bilevitagramaton
power-0 = two wizards; level 1 plays a wizard
power-1 = three elementals, also onto a rival wizard
power-2 = a special tile outside, every turn
power-3 = { $edition ->
    [original] two palace actions a turn
   *[french] two arena actions a turn
}
spell-1 = { $edition ->
    [original] Summon an Elemental
   *[french] Summoning
}
spell-2 = { $edition ->
    [original] Flight
   *[french] Levitation
}
spell-3 = { $edition ->
    [original] Orb of Light
   *[french] Force field
}
spell-4 = { $edition ->
    [original] no spell
   *[french] Reality break
}
spell-extra = { $edition ->
    [original] Wizard action
   *[french] Play a wizard
}
direction-0 = up
direction-1 = down
direction-2 = left
direction-3 = right
color-0 = violet
color-1 = black

# What is asked
ask-toss = The gem of Vrinolur is tossed: who begins?
ask-deal = The amulets are dealt.
ask-keep = Which of your two amulets will you wear?
ask-reveal = { $edition ->
    [original] The Library of Spells is refilled.
   *[french] Rune cards are turned up.
}
ask-build = { $face ->
    [active] Place one of your tiles, active side up, beside a tile; all stay within 4 × 4.
   *[inactive] Place one of your tiles, inactive side up, beside a tile; all stay within 4 × 4.
}
ask-build-chance = Chance places a tile.
ask-stand-first = Put your wizard on one of your active tiles.
ask-stand-second = Put your second wizard on one of your inactive tiles.
ask-stand-chance = Chance places a wizard.
ask-turn = You may { $parts }.
ask-fits = { $count ->
    [one] { $cards } fits: take it, or play on.
   *[other] { $cards } fit: take one, or play on.
}
ask-step = Your wizard on { $cell }: to which tile does it go?
ask-slide = You lift { $cell }: which side slides into the new gap?
ask-push = The wizard on { $cell }: to which tile do you move it?
ask-pushed = The elemental appears on { $cell }: where is the wizard there pushed?
cause-script = Several are as good for your opponent, so you choose.
asked-turn = { $who } plays a turn: wizard, arena, runes and spells.
asked-cast = { $who } casts { $spell } and chooses where.
asked-keep = { $who } chooses an amulet.
asked-build = { $who } places a tile.
asked-stand = { $who } places a wizard.
asked-script = { $who } chooses among what is as good for the opponent.
way-slide = { $arrow } { $cells }: { $fits }
way-fits = { $count ->
    [one] { $cards } fits
   *[other] { $cards } fit
}
way-fits-none = no rune fits
way-left = { $count } left
way-right = { $count } right
way-up = { $count } up
way-down = { $count } down
way-from = { $ways } from the neutral tile
way-none = the middle
part-wizard = { $edition ->
    [original] take your wizard action
   *[french] play your wizard
}
part-arena = { $edition ->
    [original] take your palace action
   *[french] shift the arena
}
part-arena-2 = { $edition ->
    [original] take two palace actions
   *[french] shift the arena twice
}
part-spell = cast a spell
part-special = lay your special tile
part-end = end your turn
or = or
and = and
ask-cast-1 = { $edition ->
    [original] Summon an Elemental: on which tile?
   *[french] Summoning: on which tile does the elemental appear?
}
ask-cast-extra = { $edition ->
    [original] An additional wizard action: move a wizard or flip a tile.
   *[french] Play a wizard once more: move it or activate a tile.
}
ask-cast-2 = { $edition ->
    [original] Flight: to which tile?
   *[french] Levitation: to which tile does your wizard go?
}
ask-cast-3 = { $edition ->
    [original] Orb of Light: to which tile do you blast the rival wizard?
   *[french] Force field: to which tile do you move the rival wizard?
}
ask-script-flip = Your opponent activates a tile: choose which.
ask-script-step = Your opponent's wizard steps towards your tiles: choose where.
ask-script-lift = Your opponent lifts a middle tile: choose which.
ask-script-alone = Your opponent acts.
ask-script-slide = The gem shows where the tiles slide.

# What happens, after the player's name
say-gem = The gem falls for { $seat }, who begins.
say-deal = { $amulet } is dealt to { $seat }.
say-keep = wears the amulet { $amulet }
say-reveal = Turned up: { $card } (level { $level }).
say-place = { $named ->
    [yes] places a tile on { $to }
   *[no] places a tile { $to }
}
say-place-chance = { $named ->
    [yes] A { $color } tile falls on { $to }.
   *[no] A { $color } tile falls { $to }.
}
say-wizard = puts a wizard on { $to }
say-wizard-chance = A { $color } wizard appears on { $to }.
say-step = moves the wizard from { $from } to { $to }
say-flip = { $active ->
    [yes] deactivates { $to }
   *[no] activates { $to }
}
say-lift = { $line ->
    [row] lifts { $from }; the row slides { $direction }
   *[column] lifts { $from }; the column slides { $direction }
}
say-claim = { $edition ->
    [original] { $points ->
        [one] attacks with { $card }: { $points } damage
       *[other] attacks with { $card }: { $points } damage
    }
   *[french] takes { $card }: +{ $points }
}
say-cast = casts { $spell } with a card of level { $level }
say-summon = summons an elemental on { $to }
say-summon-push = summons an elemental on { $to } and pushes the wizard there to { $push }
say-fly = { $edition ->
    [original] flies from { $from } to { $to }
   *[french] levitates from { $from } to { $to }
}
say-push = { $edition ->
    [original] blasts the rival wizard from { $from } to { $to }
   *[french] moves the rival wizard from { $from } to { $to }
}
say-special = lays the special tile { $where }
say-end = ends the turn
say-script-flip = The opponent activates { $to }.
say-script-step = The opponent's wizard steps from { $from } to { $to }.
say-script-lift = The opponent lifts { $from }.
say-script-slide = { $line ->
    [row] The gem points { $direction }: the row slides.
   *[column] The gem points { $direction }: the column slides.
}
say-script-choice-flip = lets the opponent activate { $to }
say-script-choice-step = lets the opponent step from { $from } to { $to }
say-script-choice-lift = lets the opponent lift { $from }
say-script-takes = It takes { $cards }.

# what to do, told to who is asked
do-keep = wear the amulet { $amulet }
do-place = { $named ->
    [yes] place a tile on { $to }
   *[no] place a tile { $to }
}
do-wizard = put a wizard on { $to }
do-step = move the wizard from { $from } to { $to }
do-flip = { $active ->
    [yes] deactivate { $to }
   *[no] activate { $to }
}
do-lift = { $line ->
    [row] lift { $from }; the row slides { $direction }
   *[column] lift { $from }; the column slides { $direction }
}
do-claim = { $edition ->
    [original] { $points ->
        [one] attack with { $card }: { $points } damage
       *[other] attack with { $card }: { $points } damage
    }
   *[french] take { $card }: +{ $points }
}
do-cast = cast { $spell } with a card of level { $level }
do-summon = summon an elemental on { $to }
do-summon-push = summon an elemental on { $to } and push the wizard there to { $push }
do-fly = { $edition ->
    [original] fly from { $from } to { $to }
   *[french] levitate from { $from } to { $to }
}
do-push = { $edition ->
    [original] blast the rival wizard from { $from } to { $to }
   *[french] move the rival wizard from { $from } to { $to }
}
do-special = lay the special tile { $where }
do-end = end your turn
do-script-choice-flip = let the opponent activate { $to }
do-script-choice-step = let the opponent step from { $from } to { $to }
do-script-choice-lift = let the opponent lift { $from }

label-end = End the turn
label-claim = { $edition ->
    [original] Attack with { $card } (+{ $points })
   *[french] Take { $card } (+{ $points })
}
action-step = Move the wizard
action-flip = { $edition ->
    [original] Flip a tile
   *[french] Activate a tile
}
action-lift = { $edition ->
    [original] Shift the palace
   *[french] Shift the arena
}
action-cast = Cast a spell
action-special = Lay the special tile
deed-cast = casts { $spell }: { $target }
deed-deal = { $seat } is dealt { $amulets }.
deed-reveal = { $count ->
    [8] Eight runes are turned up.
   *[other] Turned up: { $cards }.
}
deed-built = The players lay the arena in turn: { $count } tiles
deed-laid = Chance lays the arena.
deed-stood = Chance places the wizards.
result-lies = Its shape lies on { $cells }.
result-runes = Turned up: { $cards }.
result-takes = It takes { $card }.
end-points = { $seat } has { $points } points in round { $round }; { $end } end the game.
end-both = Both have { $end } points or more in round { $round }, which ends the game.
end-rounds = The { $rounds } rounds are over, and nobody has { $end } points.
end-open = By the rules it was not over: it was round { $round } of { $rounds }, and the round in which somebody has { $end } points would have been the last.
end-wins = { $winner } wins by { $more } to { $fewer }.
end-second = Both have { $more }: of equal scores the second player’s wins, so { $winner } wins.
end-draw = Both have { $more }: the game is a draw.
end-solo-equal = Both have { $more }: who is only equal has lost.
label-cast = { $spell } (card { $level })
label-keep = { $amulet }: { $power }

# Names of targets
cell-gap = { $cell }, the gap
cell-empty = { $cell }, empty
cell-neutral = { $cell }, neutral tile
cell-0 = { $active ->
    [yes] { $cell }, violet tile, active
   *[no] { $cell }, violet tile, inactive
}
cell-1 = { $active ->
    [yes] { $cell }, black tile, active
   *[no] { $cell }, black tile, inactive
}
with-wizard-0 = violet wizard
with-wizard-1 = black wizard
with-elemental = elemental
target-flip = { $active ->
    [yes] deactivate { $cell }
   *[no] activate { $cell }
}
target-rune = { $card }, level { $level }, { $shape }
target-cast = { $spell } with a card of level { $level }
target-outside = outside the arena, { $where }
outside-up = above { $cell }
outside-down = below { $cell }
outside-left = left of { $cell }
outside-right = right of { $cell }
target-end = End the turn
target-unknown = nothing

# The drawing and the text board
round-of = Round { $round } of { $rounds }
points-of = { $seat } { $points }
gem-of = Has the gem of Vrinolur: begins every round
hand-of = { $edition ->
    [original] Spell cards
   *[french] Spells
}
display = { $edition ->
    [original] Library of Spells
   *[french] Runes
}
board-hand = { $seat }: { $points } points, hand: { $cards }
board-none = none
opponent = Opponent
the-opponent = The opponent

# Why not
no-over = The game is over.
no-may = That may be touched now.
no-other = Something else is asked now: { $ask }
no-gap = There is no tile on { $cell }.
no-lift-pawn = A pawn stands on { $cell }; only a tile without pawns can be lifted.
no-arena-used = { $edition ->
    [original] You have taken your palace action in this turn.
   *[french] You have shifted the arena in this turn.
}
no-wizard-used = { $edition ->
    [original] You have taken your wizard action in this turn.
   *[french] You have played your wizard in this turn.
}
no-step = Your wizard on { $cell } has no free neighbouring tile.
no-level = You have activated a rune of level { $level } in this turn.
no-shape = Your active tiles do not contain the shape of { $card }. It is nearest with { $there }; { $missing } would have to be active too.
no-hand = You hold no card that casts this.
no-reserve = All your elementals are in the arena.
no-target = This spell has no target now.
no-place-edge = A tile is placed on an empty cell that shares an edge with another tile.
no-place-frame = The tiles would no longer fit into 4 rows and 4 columns.
no-place-taken = A tile already lies there.
no-stand-first = Your wizard begins on one of your active tiles.
no-stand-second = Your second wizard begins on a free inactive tile of yours.
no-summon = An elemental appears on a tile without wizard or elemental.
no-fly = A wizard goes to a tile without wizard or elemental.
no-push-far = The rival wizard is moved by one step, to a free tile beside it.
no-special-used = You have laid your special tile in this turn.
no-special = Only the wearer of Extralimitae has a special tile.
no-script = The script leaves only the tiles that shine.

# setting up a position
set-group-tiles = Tiles
set-group-pawns = Pawns
set-group-cards = Rune cards
set-group-won = Cards won
set-swap = Swap two tiles
set-flip = Turn a tile over
set-violet = Violet’s wizard
set-black = Black’s wizard
set-elementals = Elemental
set-other = Another card
set-win-0 = Violet wins it
set-win-1 = Black wins it
set-use = Used, or not
set-back = Back to the pile
set-won-card = { $card }, won by { $side }{ $used ->
    [yes] , used
   *[no] { "" }
  }
set-turn = Turn
set-turn-is = Round { $round }, { $side }
set-gem = Who holds the gem
set-actions-wizard = Wizard actions left
set-actions-arena = Arena actions left
set-slot = Display, level { $level }, place { $side }
set-cannot-flip = The neutral tile and the gap have no other side.
set-cannot-gap = Nobody can stand on the gap.
set-cannot-elementals = That tile is occupied, or the player to move has no elemental left.
set-cannot-other = There is no other card of this level in the pile.
set-cannot-use = A card of level 4 is never in hand, and the solo opponent holds no cards.
set-cannot-turn = With the cards that were won, the game cannot be at that turn.
set-impossible = No game comes to that.

# Options that do not go together
bad-solo = spell: option mode: the original edition has no solo mode; take edition=french
bad-tournament = spell: option tournament: a solo game has no tournament set-up
bad-setup = spell: option setup: a solo game begins from a layout
bad-amulets = spell: option violet, black: only mode=asymmetric has amulets
bad-half-dealt = spell: option violet, black: name both amulets or deal both
bad-layout = spell: option layout: layouts are for mode=solo
bad-own = spell: option cards: cards are given if and only if deck=own
bad-level = spell: option level: levels are for mode=solo
bad-deck = spell: option cards: { $problem }
bad-card = spell: option cards, card { $number } ({ $line }): { $problem }
bad-card-form = it is no card; write level, rows and name, like '1 XX/XX Square', or name a deck: { $known }
bad-card-level = level { $level }; expected 1, 2, 3 or 4
bad-card-rows = rows are made of X and . and parted by /
bad-card-tiles = { $tiles } tiles; a card of level { $level } has { $expected }
bad-card-size = the shape does not fit into the arena of 4 x 4
bad-deck-count = { $count } cards of level { $level }; expected { $fewest } to { $most }
bad-deck-twin = { $card } is { $other } turned; each shape stands once

# Cards: one thing explained
card-spells = Spells
card-amulets = Amulets
card-deck-basic = Runes of the basic deck
card-deck-advanced = Runes of the advanced deck
card-kind-cell = { $edition ->
    [original] Cell of the palace
   *[french] Cell of the arena
}
card-kind-outside = { $edition ->
    [original] Cell outside the palace
   *[french] Cell outside the arena
}
card-kind-rune = Rune of level { $level }
card-kind-spell = Spell of level { $level }
card-kind-amulet = Amulet
card-tiles = { $count } active tiles
card-rune = Shape: { $shape }. It may be turned, never mirrored. { $level ->
    [1] It is worth 1 point, then casts a spell of level 1.
    [4] It is worth 4 points and is then discarded.
   *[other] It is worth { $level } points, then casts a spell of level { $level } or below.
}
card-held = In the hand of { $seat }.
card-fits = The active tiles of { $seat } contain its shape: it can be taken now.
card-shown = Face up in the display.
card-cast-cost = a card of level { $level } or above
card-orb = The rival wizard is moved to any tile without wizard or elemental.
card-hand = { $seat } holds { $count ->
    [0] no card of level { $level }.
    [one] one card of level { $level }.
   *[other] { $count } cards of level { $level }.
}
card-worn = Worn by { $seats }.
card-tile = With its active face up it counts for the runes of { $seat }.
card-neutral = The neutral tile has neither an inactive nor an active face, and is never turned over.
card-wizard = The wizard of { $seat } makes the tile under it active in the turn of { $seat }.
card-elemental = The elemental makes the tile under it active for the player whose turn it is; it leaves at the end of the turn.

# Panels
runes-note = Form one with active tiles, turned as you like.
piles = in the piles:
pile = { $count ->
    [0] No card left in the pile of level { $level }
    [one] One card left in the pile of level { $level }
   *[other] { $count } cards left in the pile of level { $level }
}
slot-empty = empty
level-used = used
points = Points
counted = points
gain-hinders = { $now ->
    [0] { $rival } can then take no rune next turn; without this, { $was ->
        [one] 1 point
       *[other] { $was } points
    }.
   *[other] { $rival } can then make at most { $now ->
        [one] 1 point
       *[other] { $now } points
    } next turn; without this, { $was }.
}
points-of-end = { $points } of { $end }
cards-in-hand = { $count ->
    [0] No card in hand
    [one] One card in hand that casts a spell
   *[other] { $count } cards in hand that cast a spell
}
cards-of-level = { $count ->
    [one] one card of level { $level }
   *[other] { $count } cards of level { $level }
}
cards-for-it = { $count ->
    [one] one card
   *[other] { $count } cards
}
no-card-note = no card
no-reserve-note = no elemental left
no-target-note = no target
beside = Beside the arena
supply-gem = the gem of Vrinolur
supply-elemental = elementals of { $seat }
supply-special = special tile of { $seat }
supply-tile = tiles of { $seat } still to be placed
supply-wizard = wizards of { $seat } still to be placed
target-spell = { $spell }, spell of { $seat }
dealt-to = dealt to { $seat }
runes-won = Runes won
script-plan = At the end of round { $round }
script-takes = It takes a rune of each of the levels { $levels }.
script-takes-none = It takes no rune yet.
countdown-title = The end
countdown = Round { $round } of { $rounds }. The end: { $end } points, or after round { $rounds }.
last-round = { $who ->
    [you] This is your last turn; { $other } plays after you.
   *[other] This is the last turn of { $who }; then { $other } plays.
}
last-needs = { $who ->
    [you] Last turn: you need { $points }.
   *[other] Last turn: { $who } needs { $points }.
}
last-leads = { $who ->
    [you] Last turn: { $points } wins, and you have it.
   *[other] Last turn: { $points } wins, and { $who } has it.
}
card-castable = { $seat } holds { $count ->
    [0] no card that casts it.
    [one] one card that casts it.
   *[other] { $count } cards that cast it.
}
card-kind-supply = Beside the arena, { $seat }
card-gem-now = { $seat } has it.
no-turn = Spells are cast in one’s own turn, with a card in hand.
no-gem = The gem shows who begins every round; it is never played.
no-elemental = Elementals appear when their summoning is cast.
no-amulet = The power of an amulet works by itself.
no-special-home = To lay your special tile, touch a cell outside the arena in your turn.
no-tile-home = To place a tile, touch an empty cell beside another tile.
no-wizard-home = To place a wizard, touch the tile it shall stand on.
card-script = The opponent
card-kind-script = Solo
left = Left: { $parts }
left-none = No action left
left-wizard = { $edition ->
    [original] wizard action
   *[french] wizard
}
left-arena = { $edition ->
    [original] palace action
   *[french] arena
}
left-arena-2 = { $edition ->
    [original] two palace actions
   *[french] arena twice
}

# the page that holds an owner's cards against ours
copy-runes = Rune cards
copy-level = Level
copy-shape = Shape
copy-name-en = Name
copy-name-fr = French name

# how bots of a level play
level-2-about = Sees short turns only, and takes the best of them.
level-3-about = Sees turns of some length, and overlooks half of them.
level-4-about = Sees turns of any length, and overlooks half of them.
level-5-about = Overlooks some turns, and hardly thinks of the answer.
