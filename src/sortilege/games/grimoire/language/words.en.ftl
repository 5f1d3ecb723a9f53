# The voice of the checker.

quoted = “{ $words }”
a-number = a number
a-name = a name between quotes

clause-E-SYNTAX = Perfection of definitions
clause-E-CHAR = Intelligibility
clause-E-SIZE = Intelligibility
clause-E-LANG = Intelligibility
clause-E-NAME = Identification
clause-E-CAP = Greatest capacity
clause-E-RANGE = Scope and limits
clause-E-OPP-POS = Definition of movements
clause-E-UNDEF = Definition of movements
clause-E-TWICE = Scope and limits
clause-E-CLASH = Scope and limits
clause-E-COUNT = Perfection of definitions
clause-E-MIXED = Perfection of definitions
clause-E-STAY = Perfection of definitions
clause-E-DEAD = Casting a spell
clause-E-FUNNEL = Scope and limits (house rule)
clause-E-LIMIT = Perfection of definitions
clause-W-DUP = Casting a spell (house rule)
clause-W-MERGE = Taking by a spell
clause-W-OWN = Taking by a spell
clause-W-EMPRISE = Victory by hold
clause-W-NOOP = Casting a spell
clause-W-WORD = Perfection of definitions

odd-character = The character { $code } has no place in a grimoire: nobody could see it or read it aloud.
error-E-LANG = This is not in the language of the book. A grimoire is written in one language, its master’s.
error-E-LANG-unknown = The checker reads French and English books.
error-E-SIZE = This spell is longer than 4 kB: nobody could learn it. Split it.

syntax-homeless = This sentence belongs to no spell.
syntax-pronoun = It is not clear whom “{ $word }” means here: say which gems.
syntax-name = A name between quotes was expected here.
syntax-mixed = “and” and “or” do not mix in one list: the reader could group them in two ways.
syntax-complement = “anywhere but” and “both” do not stand inside such a list.
syntax-singular = “moves” is for one gem, and nothing says that there is only one.
syntax-stop = The full stop is missing before this.
syntax-nearest = I do not know “{ $found }” here.
syntax-mark = “{ $mark }” comes too soon. I expected { $expected }.
syntax-end = The sentence is not finished. I expected { $expected }.
syntax-expected = I did not expect “{ $found }” here. I expected { $expected }.

repair-heading = Begin the spell with: Spell "Its Name":
repair-pronoun = Repeat “the … gems of …”.
repair-name = For example: Spell "The Fire Tornado":
repair-mixed = Write two sentences, or two conditions.
repair-complement = Put “anywhere but …” alone or last, or say “neither … nor …”.
repair-singular = Say “the … gems … move …”; or, if a condition makes sure there is one, “the … gem … goes to point …”.
repair-stop = End the sentence with a full stop.
repair-replace = Perhaps “{ $phrase }” instead of “{ $found }”?

error-E-NAME-twice = The name “{ $name }” is already taken by another spell of this grimoire.
error-E-NAME-empty = A spell needs a name.
error-E-NAME-unknown = The mystique names “{ $name }”, which is no spell of this grimoire.
repair-E-NAME-near = Perhaps “{ $name }”?
error-E-CAP = { $count } spells: a { $kind ->
    [collection] collection holds at most { $most }
   *[grimoire] grimoire holds at most { $most }
  }.
repair-E-CAP = Leave out { $over } of them, or open the file with Collection "…". if it is not meant to be brought to a confrontation.
error-E-RANGE = { $number } is not one of the 24 points.
error-E-RANGE-amount = A gem moves by 1 to 23 at a time.
error-E-RANGE-span = A span of points runs upward, from 1 to 24.
error-E-OPP-POS = The movement depends on where gems of the opponent stand. Only their presence or absence on the Agrica may count.
repair-E-OPP-POS-where = Refer to your own gems: “… the … gems of the caster”.
repair-E-OPP-POS-count = Count them on the whole board: leave out “standing …”.
repair-E-OPP-POS-fill = Move them “by” something from their own points, or choose them by element only.
error-E-UNDEF = This movement does not exist from every point where such a gem may stand.
repair-E-UNDEF = Exclude these points: “standing { $zone }”.
repair-E-UNDEF-some = Say where the gems must stand for this movement.
error-E-TWICE = One gem is given two different orders; a gem moves only once.
error-E-TWICE-table = Point { $number } is named twice as a starting point; a gem moves only once.
repair-E-TWICE = Exclude from one sentence the gems named in the other, or add a condition.
error-E-CLASH = Two unlike gems reach one point, and the text does not say which is taken.
error-E-CLASH-two = Only one sentence may say what happens when gems meet.
repair-E-CLASH-two = Keep one of the two.
repair-add = Add: { $sentence }
repair-anew = Write: { $sentence }
error-E-COUNT = There may be more or fewer gems than points: who goes where?
error-E-COUNT-fill = Point { $number } is listed twice.
repair-E-COUNT-fill = Or list points “in order of priority”: with fewer gems, the first points are taken.
error-E-MIXED = Gems of different kinds go to a set of points: which goes where?
repair-E-MIXED = Write one sentence for each element and each master.
error-E-STAY = “Stay in place” settles only movements from a starting point (“move …”); here gems “go” to given points.
repair-E-STAY = Say who prevails, or that the spell cannot be cast.
error-E-DEAD = This spell never does anything, in any position.
repair-E-DEAD = See whether its conditions contradict each other.
error-E-FUNNEL = Three gems or more may reach one point: that would be taking gems without moving them.
repair-E-FUNNEL = Let at most two gems reach any point.
error-E-LIMIT = This spell is too tangled to be proved. A reader would be lost too.
repair-E-LIMIT = Split it, or say it with fewer conditions.
error-W-DUP = This spell does exactly what “{ $other }” does, in every position. A master casts a spell once.
warning-W-MERGE = Two identical gems may reach one point: one remains, the other is taken.
warning-W-OWN = This spell may take gems of its caster.
warning-W-EMPRISE = This spell may leave its caster without a gem on the board, and so without the game.
warning-W-NOOP = This spell may be cast and change nothing.
warning-W-WORD = This wording comes from old books and says less than it means.
example = Example: { $gems }.
example-empty = Example: the empty board.
example-gem = { $point } = { $element } ({ $owner })
element-F = fire
element-A = air
element-W = water
element-E = earth
owner-me = caster
owner-opp = opponent

# Explanations.

gem-me-F = the caster’s fire gem on point { $point }
gem-me-A = the caster’s air gem on point { $point }
gem-me-W = the caster’s water gem on point { $point }
gem-me-E = the caster’s earth gem on point { $point }
gem-opp-F = the opponent’s fire gem on point { $point }
gem-opp-A = the opponent’s air gem on point { $point }
gem-opp-W = the opponent’s water gem on point { $point }
gem-opp-E = the opponent’s earth gem on point { $point }
explain-unmet = This does not hold here: { $sentence }
explain-unmet-end = So the spell cannot be cast.
explain-sentence = { $sentence }
explain-skipped = The condition does not hold: nothing happens by this sentence.
explain-idle = No such gem is on the board.
explain-goes = Go: { $gem } to point { $to }.
explain-keeps = Stay: { $gem } is already where it should be.
explain-points = (Points concerned: { $points }.)
explain-stays-double = Stay: { $gem } has two different orders.
explain-stays-meeting = Stay: { $gem } would meet another gem on point { $to }.
explain-merges = Taken: { $gem }, which arrives on point { $to } together with an identical gem; one remains.
explain-beaten = Taken: { $gem }, which arrives on point { $to } together with a gem that prevails.
explain-taken = Taken: { $gem }; the gem from point { $to } arrives there.
explain-forbidden = Orders clash here, and the text says that the spell then cannot be cast.
explain-undetermined = The text does not settle this position: the spell cannot be cast here.
explain-nothing = The spell moves no gem here, and so cannot be cast.
explain-end = All gems move at once. Taken: { $mine } of the caster, { $theirs } of the opponent.
compare-same = “{ $one }” and “{ $other }” do the same in every position.
compare-differ = “{ $one }” and “{ $other }” differ in this position:
compare-does = “{ $name }” leads to:
compare-not = “{ $name }” cannot be cast there.

# Commands.

certified = Certified: { $count ->
    [one] one spell means
   *[other] { $count } spells mean
  } one thing in every position.
certified-hash = Content { $hash }, language version { $version }.
refused = { $errors ->
    [one] One error.
   *[other] { $errors } errors.
  } Not certified.
no-spell = There is no spell “{ $name }” in this book.
cause = Rule: { $clause }

clause-E-ASK = Perfection of definitions
clause-E-GLOSS = Perfection of definitions
error-E-GLOSS = This says in other words what was said before, but not the same.
repair-E-GLOSS = Leave it out, or mend one of the two.

ask-amount = By how many points?
answer-amount = { $value }
ask-exact = Exactly so many, or may there be more?
answer-exact = { $value ->
    [exactly] exactly so many
   *[least] at least so many
}
ask-whose = Whose gems?
answer-whose = { $value ->
    [me] the caster’s
    [opp] the opponent’s
   *[any] both masters’
}
ask-and = In both places at once, or in one or the other?
answer-and = { $value ->
    [both] in both at once
   *[either] in one or the other
}
ask-told = The words and the pairs of points do not say the same. Which is meant?
answer-told = { $value ->
    [pairs] the pairs
   *[words] the words
}
ask-axis = The axis has no outer part. Is the outer arc meant?
answer-axis = yes, the outer arc
ask-push = What happens to a gem that is pushed from two sides, or to two that meet?
answer-push = { $value ->
    [stay] they stay in place
   *[forbid] the spell cannot be cast
}
ask-symmetry = Mirrored across what?
answer-symmetry = { $value ->
    [mirror] the axis
    [flip] the river
   *[half] the centre (a half-turn)
}
answer-stay = they stay in place
answer-forbid = then the spell cannot be cast
answer-win = the caster’s gems prevail
ask-ahead = Which way is that?
answer-ahead = { $value ->
    [up] toward the opponent
   *[down] toward the caster
}
ask-spin = Which way round?
answer-spin = { $value ->
    [cw] clockwise
   *[ccw] counterclockwise
}
ask-word = I do not understand “{ $word }” here. Is this what you mean?
ask-each = Does every gem of these points go there, or must there be exactly one?
answer-each = { $value ->
    [all] every gem that stands there
   *[one] exactly one must stand there
}
ask-any = Which one? Every such gem, or must there be exactly one?
answer-any = { $value ->
    [every] every such gem
   *[one] there must be exactly one
}
ask-way = Which way?
answer-way = { $value ->
    [cw] clockwise
    [ccw] counterclockwise
    [in] toward the centre
    [out] away from the centre
    [up] toward the opponent
    [down] toward the caster
    [left] to the left
   *[right] to the right
}
ask-there = Those in the same place, or wherever they are?
answer-there = { $value ->
    [there] in the same place
   *[anywhere] wherever they are
}
ask-choice = To all of these places? A spell leaves no choice.
ask-readings = This can be read in several ways. Which is meant?

read-again = (says again what was said)
read-order = (completes what was said)
read-asked = (a question first)

syntax-puzzled = I understand this up to “{ $found }”, and then no more.
repair-puzzled = Say whose gems, of which element, where they stand, and what they do.

clause-E-RULE = What spells may do
forbid-remove = A spell may not take gems off the board; a gem is taken only where another arrives.
clause-forbid-remove = Scope and limits
forbid-create = A spell has an effect on gems that are on the board, and brings none there.
clause-forbid-create = Scope and limits
forbid-choose = A spell says exactly what moves where; nothing is left to choose when it is cast.
clause-forbid-choose = Perfection of definitions
forbid-last = A spell works once and at once; it does not last.
clause-forbid-last = Immediate effect
forbid-change = A spell changes where gems are, never what or whose they are.
clause-forbid-change = Scope and limits
forbid-chance = A spell says exactly what happens; nothing is left to chance.
clause-forbid-chance = Perfection of definitions
forbid-nearest = Two gems may be equally near, and then nobody could say which is meant.
clause-forbid-nearest = Perfection of definitions

forbid-which = If there are several such gems, nobody could say which one moves. Say that there is one, or all of them.
clause-forbid-which = Perfection of definitions
forbid-else = A spell changes where gems stand, and nothing else: it gives or takes no turns, and protects nothing.
clause-forbid-else = Scope and limits
forbid-twice = A spell moves a gem once only; say the whole way as one movement, with “then”.
clause-forbid-twice = Scope and limits

clause-W-IDLE = Casting a spell
clause-W-GUARD = Casting a spell
clause-W-EMPTY = Perfection of definitions
clause-W-ALWAYS = Perfection of definitions
clause-W-CALM = Perfection of definitions
clause-W-AGAIN = Perfection of definitions
warning-W-IDLE = This sentence never orders anything.
warning-W-GUARD = This condition never holds.
warning-W-EMPTY = This names a place in which no point lies.
warning-W-ALWAYS = This condition always holds.
warning-W-CALM = Nothing can clash in this spell: this sentence settles nothing.
warning-W-AGAIN = This was said before, word for word.

syntax-unclear = I know all these words, but not what they order together: who moves, from where, or how far?
repair-unclear = Say whose gems, of which element, where they stand, and where they go.
