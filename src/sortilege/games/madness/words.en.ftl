title = The Big Book of Madness
blurb = Two to five young magicians opened the forbidden book: beat its six monsters together before madness takes you.
gentle = with a bot, easy
seat-0 = First magician
seat-1 = Second magician
seat-2 = Third magician
seat-3 = Fourth magician
seat-4 = Fifth magician
option-seats = Players
option-difficulty = Difficulty
option-difficulty-easy = easy
option-difficulty-easy-about = for first games
option-difficulty-normal = normal
option-difficulty-normal-about = you know the book
option-difficulty-hard = hard
option-difficulty-hard-about = you dare
option-madness = Madness pile
option-madness-about = An empty pile loses the game at once.
option-madness-2n = 10 and 2 for each player
option-madness-2n-about = as the rulebook says
option-madness-5n = 10 and 5 for each player
option-madness-5n-about = gentler with four and five
option-magicians = Magicians
option-choose = Each player chooses a magician
option-choose-about = Each seat picks from those left, with power and deck; otherwise they are drawn at random.
option-first = Who begins
option-cards = Cards
expect-2 = Two magicians: the gentlest table; choose hard for a real fight.
expect-3 = Three magicians: what a Curse asks for often lies in another hand; supports and granted actions win.
expect-4 = Four magicians: each has few turns, and the larger Madness pile helps much.
expect-5 = Five magicians, the hardest table: each has few turns, and the larger Madness pile helps much.

# how bots of a level play
level-1-about = Acts on the first idea that comes, good or not: good for a first game.
level-2-about = Has a rough idea of what matters.
level-3-about = Has a fair idea of what matters, and errs in small things.
level-4-about = Knows what a turn asks for, and tries nothing out in its head.
level-5-about = Tries a few courses of the game in its head.
level-6-about = A steady partner, who tries out how the game may end.
level-7-about = Plans well for the whole table.
level-8-about = The best partner there is here.

fire = fire
water = water
earth = earth
air = air
multi = all four elements
card = { $element } { $value }
madness = Madness
counted = { $n } × { $card }
nothing = nothing
from-support = { $card } ({ $who }’s support)
in-discard = { $card } (discard pile)
in-support = { $card } (support)
times = { $n ->
    [one] once
   *[other] { $n } times
}

ask-menu = Take an action, or end your Action phase.
ask-wild-menu = Choose the action that your wild card will help to pay.
ask-granted = { $left ->
    [0] You may take as many actions as you like.
    [one] You may take one action.
   *[other] You may take up to { $left } actions.
}
ask-pay = Pay { $cost }.
ask-pay-any = Pay { $n } of one element.
ask-wild = Which card counts as another element?
ask-reduction = Which element becomes one cheaper? { $left } to take off.
ask-gain = Which Element card do you take?
ask-pick-discard = { $low ->
    [0] Discard up to { $high } cards.
   *[other] Discard { $high ->
        [one] one card
       *[other] { $high } cards
    }.
}
ask-pick-burn = { $low ->
    [0] Destroy up to { $high ->
        [one] one card
       *[other] { $high } cards
    }, or none.
   *[other] Destroy { $high ->
        [one] one card
       *[other] { $high } cards
    }.
}
ask-pick-keep = { $low ->
    [0] Put up to { $high ->
        [one] one card
       *[other] { $high } cards
    } into your support, or none.
   *[other] Put { $high ->
        [one] one card
       *[other] { $high } cards
    } into your support.
}
ask-pick-recover = Take { $high ->
    [one] one card
   *[other] { $high } cards
} back from your discard pile.
ask-pick-restore = Put { $high ->
    [one] one card
   *[other] { $high } cards
} from your discard pile on your draw pile.
ask-pick-give = Give { $high ->
    [one] one card
   *[other] { $high } cards
} from your hand.
ask-pick-heal = Return { $low ->
    [0] up to { $high }
   *[other] { $high }
} Madness to the pile.
ask-pick-exhaust = Exhaust { $high } of your Spells.
ask-pick-ready = Refresh { $high } of your Spells.
ask-pick-lose = Together, destroy { $high ->
    [one] one Spell
   *[other] { $high } Spells
} of any players.
ask-recuperate = You hold more than six cards: discard { $high ->
    [one] one Element card
   *[other] { $high } Element cards
}.
ask-look = These cards come next. Discard any of them.
ask-seat = Choose a player.
ask-number = How many for { $who }? { $high } left to share out.
ask-option = Choose what you suffer.
ask-token = Of which element is the token?
ask-curse = Which Curse leaves the track?
ask-shelf = The group chooses a library pile: its visible Spell is destroyed.
ask-free = Learn a visible Spell at no cost, or decline.
ask-order = Put the cards back: which one goes on the pile next?
ask-mage = Choose your magician.
ask-chance = Chance decides.

say-end = ends the Action phase
say-stop = declines the action
say-decline = learns nothing
say-rest = lets the group rest until the book closes
say-power = uses the magician’s power
say-cast = activates { $spell }{ $n ->
    [one] { "" }
   *[other] , { $n } times
}
say-learn = learns { $spell }
say-learn-for = destroys { $old } and learns { $spell }
say-acquire = acquires { $card }
say-destroy = destroys the Curse { $curse }
say-destroy-less = destroys the Curse { $curse } at a discount
say-cure-hand = cures a Madness in { $who }’s hand
say-cure-support = cures a Madness in { $who }’s support
say-cure-own-hand = cures a Madness in hand
say-cure-own-support = cures a Madness in support
say-pay = pays { $cards }
say-wild = counts { $card } as { $element }
say-discard = discards { $cards }
say-burn = destroys { $cards }
say-keep = puts { $cards } into support
say-recover = takes back { $cards }
say-restore = puts { $cards } on the draw pile
say-give = gives away { $cards }
say-heal = returns Madness to the pile: { $cards }
say-exhaust = exhausts { $cards }
say-ready = refreshes { $cards }
say-lose = destroys { $cards }
say-none = takes none
say-gain = takes { $card } from the supply
say-next = puts { $card } back on the pile
say-seat = chooses { $who }
say-choose = plays { $who }
say-number = gives { $n } to { $who }
say-option = chooses: { $option }
say-token = puts a token of { $element }
say-off = takes one { $element } off the cost
say-remove = removes the Curse { $curse }
say-shelf = destroys { $spell } in the library
say-c-draw = { $who } draws { $card }
say-c-mill = { $who } discards { $card } from the draw pile
say-c-look = { $who } looks at { $card }
say-c-drop = { $who } discards { $card } at random
say-c-magician = The magician is { $who }
say-c-reveal = The library shows { $spell }
say-c-page = The book opens: { $page }
say-c-right = A new page lies on the right
say-c-curse = A Curse is placed: { $curse }
say-c-pile = The Curse comes from the pile of { $element }

# what to do, told to who is asked
do-end = end your Action phase
do-stop = take no further action
do-decline = learn nothing
do-rest = let the group rest until the book closes
do-power = use your magician’s power
do-cast = activate { $spell }{ $n ->
    [one] { "" }
   *[other] , { $n } times
}
do-learn = learn { $spell }
do-learn-for = destroy { $old } and learn { $spell }
do-acquire = acquire { $card }
do-destroy = destroy the Curse { $curse }
do-destroy-less = destroy the Curse { $curse } at a discount
do-cure-hand = cure a Madness in { $who }’s hand
do-cure-support = cure a Madness in { $who }’s support
do-cure-own-hand = cure a Madness in your hand
do-cure-own-support = cure a Madness in your support
do-pay = pay { $cards }
do-wild = count { $card } as { $element }
do-discard = discard { $cards }
do-burn = destroy { $cards }
do-keep = put { $cards } into support
do-recover = take back { $cards }
do-restore = put { $cards } on the draw pile
do-give = give away { $cards }
do-heal = return Madness to the pile: { $cards }
do-exhaust = exhaust { $cards }
do-ready = refresh { $cards }
do-lose = destroy { $cards }
do-none = take none
do-gain = take { $card } from the supply
do-next = put { $card } back on the pile
do-seat = choose { $who }
do-choose = play { $who }
do-number = give { $n } to { $who }
do-option = choose: { $option }
do-token = put a token of { $element }
do-off = take one { $element } off the cost
do-remove = remove the Curse { $curse }
do-shelf = destroy { $spell } in the library

label-cast = { $spell }{ $n ->
    [one] { "" }
   *[other] { " " }× { $n }
}
name-h = { $card }, { $who }’s hand
name-s = { $card }, { $who }’s support
name-d = { $card }, { $who }’s discard pile
name-l = { $card }, looked at by { $who }
name-spell = { $spell } ({ $who })
name-spell-spent = { $spell }, exhausted ({ $who })
name-library = Library: { $spell }
name-library-empty = Library of { $element }: empty
name-supply = Supply: { $card }, { $n } left
name-curse = Curse { $curse }: costs { $cost }
name-no-curse = Slot { $n }: no Curse
name-page = The page on the right
end = End my actions
stop = No further action
decline = Learn nothing
rest = Rest until the book closes
power = Use my power
done = Done
confirm = Confirm: nothing will happen
price-full = Full price
price-less = { $n } less
price-power = { $n } less (my power)
suffer-drop = discard { $n ->
    [one] one card
   *[other] { $n } cards
} from hand
suffer-drop-of = discard one { $element } card from hand
suffer-madness = take { $n } Madness
suffer-exhaust = exhaust { $n ->
    [one] one Spell
   *[other] { $n } Spells
}
suffer-mill = discard { $n ->
    [one] the top card
   *[other] the top { $n } cards
} of the draw pile
suffer-unsupport = discard { $n ->
    [one] one card
   *[other] { $n } cards
} from support
suffer-burn = destroy one of the best Element cards in hand
suffer-other = option { $n }

why-asked = Something else is asked now: { $ask }
why-chance = Chance decides first.
why-over = The game is over.
why-not-yours = That is { $who }’s Spell: you activate only your own.
why-spent = { $spell } is exhausted until { $who }’s next Concentration.
why-cost = It costs { $cost }; with your hand and all supports you can pay { $have }.
why-empty = There is nothing there.
why-forbidden = A Curse or a page forbids it until the round closes.
why-cards = Element cards are spent when you pay an action: choose the action first.
why-no-cure = You can cure a Madness of your own hand or of any support.
why-player = Choose a player only when an effect asks you to.
why-mage = A power works by itself; one of once a turn is a button of the question in its magician’s own turn.
why-slot = No Curse lies there.
why-page = The book acts by itself, when its page is turned and when the round closes.

board-round = Round { $round } of 6, space { $space }, turn { $turn } of 30. Active: { $who }. Madness pile: { $n }.
board-over-1 = Won: the last Monster is beaten.
board-over-2 = Lost: the Madness pile is empty.
board-over-3 = Lost: the last Monster keeps a Curse.
board-over-4 = Lost: all players are out.
board-monster = Monster: { $monster }. When the round closes: { $failure } (a Curse is left) { $bonus } (none is left)
board-setup = The table is being set.
board-slot = space { $space }: { $curse } ({ $cost })
board-no-curse = space { $space }: –
board-library = Library: { $spells }
board-supply = Supply: { $cards }
board-hand = hand: { $cards }
board-support = support: { $cards }
board-discard = discard: { $cards }
board-deck = draw pile: { $n }
board-spells = Spells: { $spells }
board-out = out of the game
scene-appearance = Appearance
scene-failure = Failure
scene-bonus = Bonus
scene-closes = When the round closes
scene-if-cursed = If a Curse is left
scene-if-free = If none is left
scene-hand = Hand
scene-looked = Looked at
scene-each = 1 each
scene-mixed = { $n } mixed
scene-left = Madness: { $n } left
scene-left-short = { $n } left
scene-discard = Discard
scene-support = Support
scene-library = Library
scene-supply = Supply
scene-out = out
scene-round = Round
scene-shield = { $n ->
    [one] The next Curse has no effect
   *[other] The next { $n } Curses have no effect
}
scene-no-act = No granted actions
scene-no-acquire = No acquiring
scene-no-heal = No curing
scene-no-support = No support
scene-closed = The book is still closed

curse-now = strikes now
curse-struck = has struck
curse-in = { $n ->
    [one] next turn
   *[other] in { $n } turns
}

# panels: what is read beside the drawing
panel-pays = can pay
panel-pay = can pay { $n } { $element }, from hand and all supports
panel-holds = { $n ->
    [one] one card in hand
   *[other] { $n } cards in hand
}
panel-cards = { $n ->
    [one] one card
   *[other] { $n } cards
}
panel-spells = Spells
panel-curses = Curses
panel-active = It is this magician’s turn.
panel-waits = The magician is not yet known.
panel-choice = { $power } Deck: { $deck }.
panel-place = free place
panel-draw = { $n ->
    [one] { $n } card in the draw pile
   *[other] { $n } cards in the draw pile
}
panel-draw-top = { $n ->
    [one] { $n } card in the draw pile
   *[other] { $n } cards in the draw pile
}, { $card } on top
panel-draw-short = draw { $n }
panel-discard = { $n ->
    [one] { $n } card in the discard pile
   *[other] { $n } cards in the discard pile
}
panel-discard-short = discard { $n }
panel-unknown = Draw pile, in unknown order
panel-lent = Others’ support
panel-cost = costs { $n } { $element }
panel-need = { $n } { $element } for all Curses
panel-tokens = tokens that make it dearer: { $n }
panel-no-curse = No Curse is left.
panel-exhausted = exhausted
panel-level = level { $n }
panel-learn = Learning a Spell costs you { $n } of its element.
panel-used = used in this turn
panel-pile = Madness pile
panel-left = { $n } left; one due and none left: all lose.
panel-in-force = Until the round closes

# setting up a position
set-group-cards = Cards
set-group-spells = Spells
set-group-curses = Curses
set-away = Take a card away
set-use = Exhausted, or ready
set-forget = Forget a spell
set-token = A token of { $element }
set-no-tokens = No tokens
set-zone-player = Hand of { $who }
set-zone-support = Support of { $who }
set-zone-discard = Discard pile of { $who }
set-zone-draw = Draw pile of { $who }
set-active = To play
set-round = Round
set-space = Space of the marker
set-madness = Madness pile
set-curse = Curse on space { $slot }
set-shelf = Library of { $element }
set-learn = { $who } learns
set-cannot-own = This magician has no such card elsewhere: cards of value 1 belong to their magician.
set-cannot-card = There is no such card left, or the support is full.
set-cannot-token = There are no tokens of this element left.
set-cannot-learn = This magician cannot know more spells.
set-cannot-madness = There are not so many Madness cards.
set-cannot-forget = This spell cannot be forgotten now.
set-impossible = No game comes to that.

# Options that do not go together
bad-magicians = option magicians = { $given }: expected at most { $seats }, each once
bad-first = option first = { $first }: expected at most { $seats }, the number of players
no-magician = option magicians: there is no { $name }{ $near }; there are { $known }

# What is wrong with an owner’s cards
bad-cards = option cards: { $problem }
bad-set = option cards: the set: { $problem }
cards-at = { $place }: { $problem }
cards-step = step { $place }: { $problem }
cards-json = is no JSON: { $error }
cards-object = expected an object { "{" } ... { "}" }
cards-list = expected a list of cards
cards-id = expected an id of its own such as sp_fire_1a
cards-text = expected a text { $key }
cards-track = expected eight numbers 0, 1 or 2
cards-number = { $key } = { $value }: expected a number from { $low } to { $high }
cards-unknown = { $key } { $value } is unknown{ $near }; expected one of { $known }
cards-between = there are { $count }: expected { $low } to { $high }
cards-most = there are { $count }: expected at most { $most }
cards-do = do: expected a list of steps
cards-power = op { $op } is unknown; a magician takes passive or once_per_own_turn
cards-cost = cost: expected numbers of { $elements }
cards-base = expected one to five base spells (level 0)
cards-first = expected a level 1 spell of { $element }
cards-piles = expected at least five of each element and five multi
cards-symbols = symbols: expected three elements
cards-book = expected at least one cover, five interior pages and exactly one end page
cards-part = expected { $part }
cards-primitives = expected a list primitives
cards-steps = expected a list of steps
cards-from = from: expected a list of { $known }
cards-takes = { $op } takes no { $name }{ $near }; it takes { $known }
cards-needs = { $op } needs { $name }
cards-options = options: expected at least two lists of steps
cards-discard = discard needs either 'n' or 'down_to'
cards-same = value '+1' and element 'same' go together
cards-owner = owner_only is for the power of a magician
cards-discounts = there are more than eight kinds of discount

# Cards: one thing explained
card-magicians = Magicians
card-spells = Spells
card-curses = Curses
card-pages = Pages of the book
card-deck = Element cards and Madness
card-magician = Magician of { $element }
card-seat = Magician, not yet drawn
card-spell = { $level ->
    [0] Base Spell of { $element }
   *[other] Spell of { $element }, level { $level }
}
card-curse = Curse of { $element }
card-curse-multi = Multi-Element Curse
card-track = Slot of the track
card-page = Page of the book
card-element = Element card
card-passage = { $title }: { $text }
card-holds = { $hand ->
    [one] One card in hand
   *[other] { $hand } cards in hand
}, { $deck } in the draw pile.
card-deck-of = Begins with { $cards }.
card-owned = { $spent ->
    [yes] { $who } has it, exhausted until { $who }’s next Concentration.
   *[no] { $who } has it, ready.
}
card-library = In the library: learning it costs { $cost } of { $element }.
card-strikes = It strikes when the marker reaches space { $space }.
card-struck = The marker has reached space { $space }: it strikes no more in this round.
card-monster = The Monster of this round.
card-right = Its failure or its bonus is read when the round closes; the Monster on its back comes next.

# The question follows the hand
ask-more = { $ask } { $n ->
    [one] One more.
   *[other] { $n } more.
}
ask-wild-as = { $card }: as which element does it count?
ask-room = { $spell }: choose the Spell you destroy to make room.
ask-price = { $curse }: at which price?
ask-times = { $spell }: how many times?
ask-idle = { $spell }: nothing will happen now. Activate it all the same?
foresee-cost = Each time costs { $cost }.
foresee-room = You have { $n } Spells, as many as you may: the one you choose leaves the game.
foresee-curse = It costs { $cost } and leaves the track; you take an Element card from the supply.
gain-spared = { $curse } cannot strike any more in this round.
gain-own = You then have the cards to destroy { $curse }.
gain-other = { $who } then has the cards to destroy { $curse }.
action-cast = Activate a Spell
action-learn = Learn a Spell
action-acquire = Acquire a card
action-destroy = Destroy a Curse
action-cure = Cure a Madness

# Another seat is asked
asked-chance = Chance decides; then { $person } plays on.
asked-menu = { $person } takes an action, or ends the Action phase.
asked-wild-menu = { $person } chooses the action that a wild card will help to pay.
asked-granted = { $left ->
    [0] { $person } may take as many actions as they like.
    [one] { $person } may take one action.
   *[other] { $person } may take up to { $left } actions.
}
asked-pay = { $person } pays { $cost }.
asked-pay-any = { $person } pays { $n } of one element.
asked-wild = { $person } chooses the card that counts as another element.
asked-reduction = { $person } chooses the element that becomes cheaper ({ $left } to take off).
asked-gain = { $person } takes an Element card.
asked-pick-discard = { $person } discards { $low ->
    [0] up to { $high } cards
   *[other] { $high ->
        [one] a card
       *[other] { $high } cards
    }
}.
asked-pick-burn = { $person } { $low ->
    [0] may destroy
   *[other] destroys
} { $high ->
    [one] a card
   *[other] { $high } cards
}.
asked-pick-keep = { $person } { $low ->
    [0] may put
   *[other] puts
} { $high ->
    [one] a card
   *[other] { $high } cards
} into support.
asked-pick-recover = { $person } takes { $high ->
    [one] a card
   *[other] { $high } cards
} back from the discard pile.
asked-pick-restore = { $person } puts { $high ->
    [one] a card
   *[other] { $high } cards
} from the discard pile on the draw pile.
asked-pick-give = { $person } gives away { $high ->
    [one] a card
   *[other] { $high } cards
}.
asked-pick-heal = { $person } returns { $low ->
    [0] up to { $high }
   *[other] { $high }
} Madness to the pile.
asked-pick-exhaust = { $person } exhausts { $high ->
    [one] a Spell
   *[other] { $high } Spells
}.
asked-pick-ready = { $person } refreshes { $high ->
    [one] a Spell
   *[other] { $high } Spells
}.
asked-pick-lose = { $person } confirms for the group: { $high ->
    [one] one Spell is destroyed
   *[other] { $high } Spells are destroyed
}.
asked-seat = { $person } chooses a player.
asked-number = { $person } shares out: how many for { $who }? { $high } left.
asked-option = { $person } chooses what to suffer.
asked-token = { $person } chooses the element of a token.
asked-curse = { $person } chooses a Curse that leaves the track.
asked-shelf = { $person } confirms for the group which visible Spell is destroyed.
asked-free = { $person } may learn a visible Spell at no cost.
asked-order = { $person } puts the cards back in order.
asked-mage = { $person } chooses a magician.

# What brought it about
cause-strike = { $curse } strikes. { $text }
cause-failure = The round closes and a Curse is left. { $text }
cause-bonus = The round closes and no Curse is left. { $text }
cause-appear = { $monster } appears. { $text }
cause-spell = { $who } activates { $spell }. { $text }
cause-granted = { $who } grants it by { $spell }. { $text }
cause-power = { $who } uses a power. { $text }
cause-pay = { $action }: { $name }.
cause-reward = A Curse is destroyed: this is the reward.

# Deeds: an action of the rulebook in a line, and what happens to whom
deed-setup = The table is set: each magician has a deck and six cards, the library shows four Spells
deed-nothing = Nothing happens
deed-with = { $base }: { $done }
and-then = { "; " }
deed-granted = { $base } (by { $who }’s { $spell })
deed-goes-on = goes on with { $spell }
deed-reward = takes the reward for the Curse
deed-strike = { $curse } strikes
deed-shield = { $curse } would strike, and a shield stops it
deed-space = The marker reaches space { $n }; nothing strikes
deed-failure = Round { $round } closes with a Curse left
deed-bonus = Round { $round } closes with no Curse left
deed-opens = The book opens
deed-appears = { $monster } appears
deed-appears-with = { $monster } appears with { $curses }
deed-draws = draws up to six cards ({ $n })
deed-out = is out: nothing but Madness in hand
did-discard = discards { $cards }
did-unsupport = discards { $cards } from support
did-mill = discards { $cards } from the draw pile
did-draw = draws { $cards }
did-look = looks at { $cards }
did-recover = takes back { $cards }
did-restore = puts { $cards } on the draw pile
did-keep = puts { $cards } into support
did-burn = destroys { $cards }
did-exhaust = exhausts { $cards }
did-ready = refreshes { $cards }
did-lose = destroys { $cards }
did-learn = learns { $cards }
did-cure = returns { $n } Madness to the pile
did-give = gives away { $cards }
did-madness = takes { $n } Madness
did-shuffle = takes { $n } Madness for shuffling
did-supply = takes { $cards } from the supply
did-curse = a Curse joins the track: { $curses }
did-tokens = { $n ->
    [one] a token makes a Curse dearer
   *[other] { $n } tokens make Curses dearer
}
did-box = { $n } Madness { $n ->
    [one] leaves
   *[other] leave
} the pile for the box
did-forbid = until the round closes, { $what }
did-nothing = nothing happens
did-may-more = { $n ->
    [0] may take any number of actions
    [one] may take one more action
   *[other] may take { $n } more actions
}
did-may = { $n ->
    [0] { $who } may take any number of actions
    [one] { $who } may take an action
   *[other] { $who } may take { $n } actions
}
result-paid = Paid: { $cards }.
result-spared = { $who }: nothing.

# Why it is over
stands = round { $round }, { $curses ->
    [0] without a Curse
    [one] one Curse left
   *[other] { $curses } Curses left
}, { $pile } Madness in the pile
end-1 = { $monster }, the last Monster, has no Curse left: all win, with { $pile } Madness left in the pile.
end-2 = A Madness was due and the pile was empty, in round { $round }, turn { $turn }: all lose.
end-3 = { $monster }, the last Monster, keeps { $n ->
    [one] a Curse
   *[other] { $n } Curses
} ({ $curses }): all lose.
end-4 = The last player is out: nothing but Madness in hand, in round { $round }, turn { $turn }.
end-open = By the rules it was not over: { $stands }.
end-not-begun = The first Monster had not appeared yet.
end-spells = Spells
end-worth = value of Element cards
end-madness = Madness held

# The page that holds an owner’s cards against ours
copy-ours = The cards that come with the game
copy-rules = Numbers of the box
copy-magicians = Magicians
copy-spells = Spells
copy-curses = Curses
copy-pages = Pages of the book
copy-id = Id
copy-name_en = English name
copy-name_fr = French name
copy-element = Element
copy-level = Level (0 is a base Spell)
copy-cost = Cost
copy-repeatable = Can be multiplied
copy-severity = Severity, from 1 to 3
copy-kind = Kind
copy-symbols = The three symbols
copy-effect_en = English text
copy-effect_fr = French text
copy-primitives = Steps (JSON)
copy-of-part = { $part }: { $what }
copy-appearance = Appearance
copy-fail = Failure
copy-bonus = Bonus
copy-deck-value1 = Deck, value 1
copy-deck-value2 = Deck, value 2
copy-deck-value3 = Deck, value 3
copy-supply-2 = Supply of each element, value 2
copy-supply-3 = Supply of each element, value 3
copy-tokens = Tokens
copy-madness = Madness cards
copy-round_track = Round track: Multi-Element Curses
copy-is-fire = fire
copy-is-water = water
copy-is-earth = earth
copy-is-air = air
copy-is-multi = Multi-Element
copy-is-cover = cover
copy-is-interior = page
copy-is-end = last page
copy-is-true = yes
copy-is-false = no
