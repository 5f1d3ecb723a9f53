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
syntax-pronoun = No “{ $word }” in a spell: say which gems.
syntax-name = A name between quotes was expected here.
syntax-amount = By how many points?
syntax-arc = Toward the centre or the outside one counts arcs, not points.
syntax-point = In this direction one counts points.
syntax-comparator = Exactly, at least or at most?
syntax-among = “among” belongs to conditions.
syntax-mixed = “and” and “or” do not mix in one list: the reader could group them in two ways.
syntax-complement = “anywhere but” and “both” do not stand inside such a list.
syntax-singular = “moves” is for one gem, and nothing says that there is only one.
syntax-stop = The full stop is missing before this.
syntax-nearest = “{ $found }” is not in the language.
syntax-owner = Whose gems? I expected { $expected }.
syntax-mark = “{ $mark }” comes too soon. I expected { $expected }.
syntax-end = The sentence is not finished. I expected { $expected }.
syntax-expected = I did not expect “{ $found }” here. I expected { $expected }.

repair-heading = Begin the spell with: Spell "Its Name":
repair-pronoun = Repeat “the … gems of …”.
repair-name = For example: Spell "The Fire Tornado":
repair-amount = For example “1 point { $direction }”.
repair-arc = Say “1 arc { $direction }”.
repair-comparator = Say “exactly { $number }”, “at least { $number }” or “at most { $number }”.
repair-among = Say “at points …”.
repair-mixed = Write two sentences, or two conditions.
repair-complement = Put “anywhere but …” alone or last, or say “neither … nor …”.
repair-singular = Say “the … gems … move …”; or, if a condition makes sure there is one, “the … gem … goes to point …”.
repair-stop = End the sentence with a full stop.
repair-replace = Perhaps “{ $phrase }” instead of “{ $found }”?
repair-owner = For example “of the caster”.

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
