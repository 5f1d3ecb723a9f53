title = SPELL
blurb = Two wizards duel on an arena of sliding tiles: form the runes with your active tiles, and their spells are yours.
seat-0 = Violet
seat-1 = Black

option-edition = Edition
option-edition-french = French edition
option-edition-original = Original edition
option-mode = Mode
option-mode-symmetric = Symmetric, for two
option-mode-asymmetric = Asymmetric, with amulets
option-mode-solo = Solo
option-tournament = Tournament set-up
option-deck = Deck: basic, advanced, or your own cards
option-violet = Violet's amulet
option-violet-deal = Dealt
option-violet-doppelganger = Doppelgänger
option-violet-trielementaris = Trielementaris
option-violet-extralimitae = Extralimitae
option-violet-bilevitagramaton = Bilevitagramaton
option-black = Black's amulet
option-black-deal = Dealt
option-black-doppelganger = Doppelgänger
option-black-trielementaris = Trielementaris
option-black-extralimitae = Extralimitae
option-black-bilevitagramaton = Bilevitagramaton
option-setup = Set-up
option-setup-played = Tiles placed in turns
option-setup-quick = Quick, by chance
option-layout = Solo layout
option-layout-exile = Exile (1)
option-layout-halves = Two camps (2)
option-layout-chequer = Chequer (2)
option-layout-pillar = Pillar (3)
option-layout-corners = Four corners (4)
option-layout-stripes = Stripes (4)
option-level = Solo level
option-level-normal = Normal
option-level-hard = Hard
option-end_at = Points that end the game

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
ask-turn = Round { $round }. You may { $parts }.
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
part-rune = { $edition ->
    [original] attack
   *[french] activate a rune
}
part-spell = cast a spell
part-special = lay your special tile
part-end = end your turn
or = or
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
say-deal = { $amulet } is dealt.
say-keep = wears the amulet { $amulet }
say-reveal = Turned up: { $card } (level { $level }).
say-place = places a tile on { $to }
say-place-chance = A { $color } tile falls on { $to }.
say-wizard = puts a wizard on { $to }
say-wizard-chance = A { $color } wizard appears on { $to }.
say-step = moves the wizard from { $from } to { $to }
say-flip = { $active ->
    [yes] deactivates { $to }
   *[no] activates { $to }
}
say-lift = lifts { $from } and slides { $direction }
say-claim = { $edition ->
    [original] { $points ->
        [one] attacks with { $card }: { $points } damage
       *[other] attacks with { $card }: { $points } damage
    }
   *[french] { $points ->
        [one] activates the rune { $card }: { $points } point of power
       *[other] activates the rune { $card }: { $points } points of power
    }
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
say-special = lays the special tile beside the arena on { $to }
say-end = ends the turn
say-script-flip = The opponent activates { $to }.
say-script-step = The opponent's wizard steps from { $from } to { $to }.
say-script-lift = The opponent lifts { $from }.
say-script-slide = The gem points { $direction }.
say-script-choice-flip = lets the opponent activate { $to }
say-script-choice-step = lets the opponent step from { $from } to { $to }
say-script-choice-lift = lets the opponent lift { $from }
say-script-takes = It takes { $cards }.
label-end = End the turn
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
target-outside = beside the arena, { $cell }
target-end = End the turn
target-unknown = nothing

# The drawing and the text board
round-of = Round { $round } of { $rounds }
points-of = { $seat } { $points }
gem-of = gem
hand-of = { $edition ->
    [original] Spell cards
   *[french] Spells
}
display = { $edition ->
    [original] Library of Spells
   *[french] Runes
}
hand-empty = no spell
board-display = Display: { $cards }
board-hand = { $seat }: { $points } points, hand: { $cards }
board-none = none
goal = The game ends at { $points } points
won-by = { $seat } wins
drawn = A draw
special-left = special tile
opponent = Opponent

# Why not
no-over = The game is over.
no-may = That may be touched now.
no-yours = It is not your choice now.
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
no-shape = Your active tiles do not contain the shape of { $card }.
no-hand = You hold no card that casts this.
no-reserve = All your elementals are in the arena.
no-target = This spell has no target now.
no-place-edge = A tile is placed on an empty cell that shares an edge with another tile.
no-place-frame = The tiles would no longer fit into 4 rows and 4 columns.
no-place-taken = A tile already lies on { $cell }.
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
bad-level = spell: option level: levels are for mode=solo
bad-card = deck, card { $number }: { $line } is no card; write level, rows and name, like '1 XX/XX Square', or name a deck: { $known }
bad-card-level = deck, card { $number } ({ $line }): level { $level }; expected 1, 2, 3 or 4
bad-card-rows = deck, card { $number } ({ $line }): rows are made of X and . and parted by /
bad-card-tiles = deck, card { $number } ({ $line }): { $tiles } tiles; a card of level { $level } has { $expected }
bad-card-size = deck, card { $number } ({ $line }): the shape does not fit into the arena of 4 x 4
bad-deck-count = deck: { $count } cards of level { $level }; expected { $fewest } to { $most }
bad-deck-twin = deck: { $card } is { $other } turned; each shape stands once
