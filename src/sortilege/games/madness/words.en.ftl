title = The Big Book of Madness
blurb = Two to five young magicians opened the forbidden book: beat its six monsters together before madness takes you.
seat-0 = First magician
seat-1 = Second magician
seat-2 = Third magician
seat-3 = Fourth magician
seat-4 = Fifth magician
option-seats = Players
option-difficulty = Difficulty
option-difficulty-easy = easy
option-difficulty-normal = normal
option-difficulty-hard = hard
option-madness = Madness pile
option-madness-2n = 10 and 2 for each player
option-madness-5n = 10 and 5 for each player
option-magicians = Magicians in seat order (random, or names such as fire-a,water-b)
option-cards = Cards (ours, or a set as JSON)

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
ask-chance = Chance decides.

say-end = ends the Action phase
say-stop = takes no further action
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
say-c-page = The book shows { $page }
say-c-curse = A Curse is placed: { $curse }
say-c-pile = The Curse comes from the pile of { $element }

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
end = End my actions
stop = No further action
decline = Learn nothing
rest = Rest until the book closes
power = Use my power: { $power }
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
suffer-exhaust = exhaust { $n } Spells
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
why-slot = No Curse lies there.

board-round = Round { $round } of 6, space { $space }, turn { $turn } of 30. Active: { $who }. Madness pile: { $n }.
board-over-1 = Won: the last Monster is beaten.
board-over-2 = Lost: the Madness pile is empty.
board-over-3 = Lost: the last Monster keeps a Curse.
board-over-4 = Lost: all players are out.
board-monster = Monster: { $monster }. Right page: { $page }.
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
scene-madness = Madness
scene-draw = Draw
scene-discard = Discard
scene-support = Support
scene-needs = Needed
scene-has = can pay
scene-library = Library
scene-supply = Supply
scene-active = active
scene-out = out
scene-round = Round
scene-invocation = Invocation
scene-shield = { $n ->
    [one] The next Curse has no effect
   *[other] The next { $n } Curses have no effect
}
scene-no-act = No granted actions
scene-no-acquire = No acquiring
scene-no-heal = No curing
scene-no-support = No support
scene-closed = The book is still closed
scene-cost = Cost

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
