title = Le Maître des Grimoires
blurb = Posez vos gemmes, ouvrez votre grimoire, et lancez chacun de ses sortilèges au seul moment qui compte.
seat-0 = Ivoire
seat-1 = Ébène

option-book0 = Grimoire d'Ivoire
option-book1 = Grimoire d'Ébène
option-book0-novice = Douze sortilèges simples
option-book0-first40 = Sortilèges d'exemple 1 à 40
option-book0-last40 = Sortilèges d'exemple 41 à 80
option-book0-odd = Sortilèges d'exemple impairs
option-book0-even = Sortilèges d'exemple pairs
option-book0-strong = Vingt sortilèges puissants
option-book0-winds = Le livre des vents
option-book0-mystics = Dragons, assemblées, esprits et phobies
option-book0-none = Aucun sortilège
option-book0-own = Un texte à soi
option-book1-novice = Douze sortilèges simples
option-book1-first40 = Sortilèges d'exemple 1 à 40
option-book1-last40 = Sortilèges d'exemple 41 à 80
option-book1-odd = Sortilèges d'exemple impairs
option-book1-even = Sortilèges d'exemple pairs
option-book1-strong = Vingt sortilèges puissants
option-book1-winds = Le livre des vents
option-book1-mystics = Dragons, assemblées, esprits et phobies
option-book1-none = Aucun sortilège
option-book1-own = Un texte à soi
option-text0 = Grimoire d'Ivoire, en texte
option-text1 = Grimoire d'Ébène, en texte
option-unverified = Les sortilèges que le vérificateur ne comprend pas sont admis, non vérifiés
option-first = Qui agit en premier
option-first-coin = La pièce décide
option-first-0 = Ivoire
option-first-1 = Ébène
option-study = Phase d'étude avant la confrontation
option-draws = Nulle par répétition ou après cent tours stériles
option-empty_casts = On peut lancer un sortilège qui n'ordonne rien
option-funnel = Entonnoirs et sortilèges jumeaux interdits
option-wins = Manches gagnantes
option-won0 = Manches déjà gagnées par Ivoire
option-won1 = Manches déjà gagnées par Ébène
option-banned0 = Sortilèges inhibés du grimoire d'Ivoire
option-banned1 = Sortilèges inhibés du grimoire d'Ébène

fire = feu
air = air
water = eau
earth = terre

ask-study = Étudiez le grimoire de votre adversaire ; dites quand vous êtes prêt.
ask-coin = La pièce est lancée.
ask-place = Posez une gemme : choisissez-la dans votre main, puis un point.
ask-play = { $open ->
    [yes] Posez des gemmes, déplacez-en une, ou lancez un sortilège : choisissez-le, puis touchez l'étoile.
   *[no] { $able ->
        [yes] Posez des gemmes, déplacez-en une, ou ouvrez votre grimoire.
       *[no] Posez des gemmes d'un même élément, ou déplacez-en une.
    }
}
ask-placing = Ajoutez une gemme ({ $element }) sur un point plus élevé, ou touchez l'étoile pour en rester là.
ask-show = { $any ->
    [yes] Montrez la gemme suivante que déplace « { $spell } », ou touchez l'étoile si c'est tout.
   *[no] Montrez ce que fait « { $spell } » : touchez la première gemme déplacée.
}
ask-land = Où « { $spell } » envoie-t-il cette gemme ?
ask-judge = Est-ce bien ce que dit « { $spell } » ? Acceptez ou contestez.
ask-answer = « { $spell } » est contesté : renoncez-y, ou perdez la confrontation.

say-place = pose { $element } en { $to }
say-and = ajoute { $element } en { $to }
say-stop = n'en pose pas davantage
say-move = { $taken ->
    [none] déplace { $element } de { $from } en { $to }
   *[other] déplace { $element } de { $from } en { $to } et prend { $taken }
}
say-open = ouvre son grimoire
say-cast = lance « { $spell } »{ $taken ->
    [0] {""}
    [one] {" "}et une gemme est détruite
   *[other] {" "}et { $taken } gemmes sont détruites
}
say-take = s'approprie « { $spell } »{ $taken ->
    [0] {""}
    [one] {" "}et une gemme est détruite
   *[other] {" "}et { $taken } gemmes sont détruites
}
say-announce = annonce le sortilège non vérifié « { $spell } »
say-announce-take = s'approprie le sortilège non vérifié « { $spell } »
say-ready = est prêt
say-dispute = dispute « { $spell } »
say-show = montre la gemme en { $to }
say-to = l'envoie en { $to }
say-done = a montré tout le sortilège
say-accept = accepte « { $spell } » : cette lecture fait désormais loi
say-contest = conteste « { $spell } »
say-refuse = n'accepte pas cette lecture de « { $spell } » : le lancer est repris
say-yield = renonce à « { $spell } », inhibé jusqu'à la fin de la rencontre
say-insist = ne renonce pas à « { $spell } » et perd la confrontation
say-first = { $seat ->
    [0] La pièce désigne Ivoire.
   *[1] La pièce désigne Ébène.
}

label-place = { $element } en { $to }
label-and = aussi en { $to }
label-stop = En rester là
label-move = { $from } à { $to }
label-open = Ouvrir le grimoire
label-cast = Lancer « { $spell } »
label-take = S'approprier « { $spell } »
label-ready = Prêt
label-dispute = Disputer « { $spell } »
label-show = La gemme en { $to }
label-to = En { $to }
label-done = C'est tout
label-accept = Accepter
label-contest = Contester
label-yield = Renoncer au sortilège
label-insist = Persister et perdre
label-first = { $seat ->
    [0] Ivoire d'abord
   *[1] Ébène d'abord
}

point-free = Point { $point }, vide
point-gem = Point { $point }, { $element } ({ $owner })
hand-name = Main ({ $owner }) : { $element }, { $count }
book-closed = Grimoire ({ $owner }), fermé
book-open = Grimoire ({ $owner }), ouvert
spell-name = { $number }. { $spell }{ $state ->
    [castable] , peut être lancé
    [cast] , déjà lancé
    [banned] , inhibé
   *[other] {""}
}
dispute-name = Disputer ce sortilège
center-cast = Lancer ce sortilège
center-stop = En rester là
center-done = C'est tout
center-idle = L'étoile

lost-title = Détruites
closed = fermé
open = ouvert
unverified = non vérifié
empty-book = Un grimoire vide
won = gagne
book-title = { $count ->
    [one] Grimoire d'un sortilège
   *[other] Grimoire de { $count } sortilèges
}
book-used = { $used ->
    [one] { $used } lancé
   *[other] { $used } lancés
}
describe = { $ivory ->
    [0] Ivoire n'a aucune gemme sur l'Agrica.
   *[other] Ivoire : { $ivory_gems }.
} { $ebony ->
    [0] Ébène n'a aucune gemme sur l'Agrica.
   *[other] Ébène : { $ebony_gems }.
}
board-hand = { $owner } : { $fire } feu, { $air } air, { $water } eau, { $earth } terre en main ; { $lost } détruites ; grimoire { $state }.
board-cast = Lancés par { $owner } : { $spells }.
board-castable = Peuvent être lancés : { $spells }.

no-over = La confrontation est finie.
no-may = Ceci peut être touché maintenant.
no-study = Les maîtres étudient encore ; dites quand vous êtes prêt.
no-show = Montrez d'abord ce que fait le sortilège, gemme par gemme, par numéros croissants.
no-show-order = Les gemmes se montrent par numéros croissants ; reprenez pour commencer plus bas.
no-show-taken = Une autre gemme arrive déjà en { $point }.
no-judge = Dites d'abord si vous acceptez le sortilège montré.
no-answer = Répondez d'abord : votre sortilège est contesté.
no-placing-order = Les points se donnent par numéros croissants : reprenez votre pose pour commencer par { $point }.
no-placing-taken = Une gemme se trouve en { $point } ; on pose sur des points vides.
no-placing-else = Vous posez des gemmes ({ $element }) : ajoutez-en une, ou touchez l'étoile pour en rester là.
no-point-empty = { $point } est vide : choisissez d'abord une gemme de votre main, ou une de vos gemmes sur l'Agrica.
no-point-theirs = La gemme en { $point } est à votre adversaire, et aucune des vôtres n'est à côté.
no-point-stuck = Votre gemme en { $point } n'a autour d'elle que vos propres gemmes.
no-hand-empty = Il ne reste pas de gemme de cet élément ({ $element }) dans cette main.
no-hand-theirs = C'est la main de votre adversaire.
no-open-gems = Un grimoire s'ouvre avec six gemmes sur l'Agrica ; vous en avez { $count }.
no-open-already = Ce grimoire est déjà ouvert.
no-open-theirs = C'est le grimoire de votre adversaire.
no-spell-closed = Votre grimoire est fermé : ouvrez-le d'abord.
no-spell-cast = Vous avez déjà lancé « { $spell } » dans cette confrontation.
no-spell-banned = « { $spell } » est inhibé jusqu'à la fin de la rencontre.
no-spell-unmet = Une condition de « { $spell } » n'est pas remplie.
no-spell-clash = Dans cette position, « { $spell } » n'a pas de résultat établi.
no-spell-idle = « { $spell } » ne donnerait d'ordre à aucune gemme.
no-take-open = Pour s'approprier un sortilège, il faut que les deux grimoires soient ouverts.
no-take-hands = Pour s'approprier un sortilège, il faut que les 24 gemmes aient été posées.
no-take-fresh = Votre adversaire n'a pas encore lancé « { $spell } ».
no-take-twice = Vous avez déjà lancé « { $spell } » dans cette confrontation.
no-take-refused = Son auteur a refusé cette lecture de « { $spell } » à ce tour.
no-center = L'étoile lance un sortilège choisi, ou termine une pose.

# setting up a position
set-fire = feu
set-air = air
set-water = eau
set-earth = terre
set-other = Autres
set-free = Retour en main
set-lose = Perdre la gemme
set-master = À qui le tour
set-book = Grimoire : { $seat }
set-book-c = fermé
set-book-o = ouvert
set-three = Un maître a trois gemmes de chaque élément, et celles-ci sont déjà toutes sur l’Agrica.
set-cannot-book = Un grimoire s’ouvre quand son maître a posé six gemmes, et reste ouvert.
set-impossible = Aucun affrontement n’y mène, ou il serait déjà fini.

# Options qui ne vont pas ensemble
bad-text = option text{ $seat } : un texte est donné si et seulement si l’option book{ $seat } est « own »
bad-wins = options won0 et won1 : le match s’arrête à { $wins } victoires
bad-banned = option banned{ $seat } = { $text } : des numéros de sortilèges de ce livre sont attendus, comme 3.12
bad-collection = option { $option } : un recueil ne s’apporte pas à une confrontation
bad-line = option { $option } : ligne { $line } : { $problem }
bad-empty = option { $option } : il n’y a pas de sortilège dans ce texte
