title = Le Maître des Grimoires
blurb = Posez vos gemmes, ouvrez votre grimoire, et lancez chacun de ses sortilèges au seul moment qui compte.
gentle = douze sortilèges chacun
seat-0 = Ivoire
seat-1 = Ébène

option-book0 = Grimoire d’Ivoire
option-book1 = Grimoire d’Ébène
option-book0-novice = Douze sortilèges simples
option-book0-novice-about = idéal pour une première partie
option-book0-first40 = Sortilèges d’exemple 1 à 40
option-book0-first40-about = quarante des quatre-vingts du livret
option-book0-last40 = Sortilèges d’exemple 41 à 80
option-book0-last40-about = les quarante autres du livret
option-book0-odd = Sortilèges d’exemple impairs
option-book0-odd-about = la moitié des quatre-vingts du livret, de toutes sortes
option-book0-even = Sortilèges d’exemple pairs
option-book0-even-about = la moitié des quatre-vingts du livret, de toutes sortes
option-book0-strong = Vingt sortilèges puissants
option-book0-strong-about = Tous ne déplacent que les gemmes de l’invocateur, et prennent beaucoup.
option-book0-winds = Le livre des vents
option-book0-winds-about = L’air et l’eau en mouvement, souvent ceux des deux maîtres.
option-book0-mystics = Dragons, assemblées, esprits et phobies
option-book0-mystics-about = Des groupes de sortilèges qui agissent de concert ; aussi cyclones, lances et boucliers.
option-book0-none = Aucun sortilège
option-book0-none-about = Seuls comptent la pose et le déplacement.
option-book0-attack = Le livre de l’assaut
option-book0-attack-about = Douze sortilèges pour marcher, bondir et frapper : l’attaque.
option-book0-guard = Le livre de la garde
option-book0-guard-about = Douze sortilèges : des murs, des retraites et des vents qui repoussent.
option-book0-gathering = Le livre du rassemblement
option-book0-gathering-about = Douze sortilèges : les gemmes se retrouvent, échangent leurs places et tournent ensemble.
option-book0-own = Un texte à soi
option-book0-own-about = Écrit dans l’atelier, ou collé ici.
option-book1-novice = Douze sortilèges simples
option-book1-novice-about = idéal pour une première partie
option-book1-first40 = Sortilèges d’exemple 1 à 40
option-book1-first40-about = quarante des quatre-vingts du livret
option-book1-last40 = Sortilèges d’exemple 41 à 80
option-book1-last40-about = les quarante autres du livret
option-book1-odd = Sortilèges d’exemple impairs
option-book1-odd-about = la moitié des quatre-vingts du livret, de toutes sortes
option-book1-even = Sortilèges d’exemple pairs
option-book1-even-about = la moitié des quatre-vingts du livret, de toutes sortes
option-book1-strong = Vingt sortilèges puissants
option-book1-strong-about = Tous ne déplacent que les gemmes de l’invocateur, et prennent beaucoup.
option-book1-winds = Le livre des vents
option-book1-winds-about = L’air et l’eau en mouvement, souvent ceux des deux maîtres.
option-book1-mystics = Dragons, assemblées, esprits et phobies
option-book1-mystics-about = Des groupes de sortilèges qui agissent de concert ; aussi cyclones, lances et boucliers.
option-book1-none = Aucun sortilège
option-book1-none-about = Seuls comptent la pose et le déplacement.
option-book1-attack = Le livre de l’assaut
option-book1-attack-about = Douze sortilèges pour marcher, bondir et frapper : l’attaque.
option-book1-guard = Le livre de la garde
option-book1-guard-about = Douze sortilèges : des murs, des retraites et des vents qui repoussent.
option-book1-gathering = Le livre du rassemblement
option-book1-gathering-about = Douze sortilèges : les gemmes se retrouvent, échangent leurs places et tournent ensemble.
option-book1-own = Un texte à soi
option-book1-own-about = Écrit dans l’atelier, ou collé ici.
option-text0 = Grimoire d’Ivoire, en texte
option-text1 = Grimoire d’Ébène, en texte
option-unverified = Les sortilèges que le vérificateur ne comprend pas sont admis, non vérifiés
option-unverified-about = Les maîtres jugent de leur effet ; aucun robot ne peut s’asseoir à la table.
option-first = Qui agit en premier
option-first-coin = La pièce décide
option-first-coin-about = comme dans la règle
option-first-0 = Ivoire
option-first-1 = Ébène
option-study = Phase d’étude avant la confrontation
option-study-about = Chaque maître lit d’abord le livre de l’autre, aussi longtemps qu’il veut.
option-draws = Nulle par répétition ou après cent tours stériles
option-draws-about = Règle maison : sans elle, deux maîtres obstinés peuvent jouer sans fin.
option-empty_casts = On peut lancer un sortilège qui n’ordonne rien
option-funnel = Entonnoirs et sortilèges jumeaux interdits
option-funnel-about = Règle maison contre les sortilèges qui envoient toutes les gemmes en un point.
option-letter = À la lettre du livret
option-letter-about = Aucune règle maison : pas de nulle, un sortilège qui n’ordonne rien peut être lancé, entonnoirs et jumeaux admis, et tout sortilège peut être contesté. Entre personnes seulement.
option-wins = Manches gagnantes
option-wins-about = Plusieurs font un match : un sortilège inhibé le reste à la manche suivante.
option-won0 = Manches déjà gagnées par Ivoire
option-won1 = Manches déjà gagnées par Ébène
option-banned0 = Sortilèges inhibés du grimoire d’Ivoire
option-banned1 = Sortilèges inhibés du grimoire d’Ébène

option-begins = Qui commence cette manche
option-begins-agreed = Comme convenu
option-begins-coin = La pièce décide
option-begins-0 = Ivoire
option-begins-1 = Ébène

fire = feu
air = air
water = eau
earth = terre

# Ce qui est demandé
ask-study = Lisez le grimoire d’{ $owner }, et dites quand vous êtes prêt.
ask-play = { $open ->
    [yes] Posez des gemmes, déplacez-en une, ou lancez un sortilège.
   *[no] { $able ->
        [yes] Posez des gemmes, déplacez-en une, ou ouvrez votre grimoire.
       *[no] Posez des gemmes d’un même élément, ou déplacez-en une.
    }
}
ask-placing = Ajoutez une gemme ({ $element }), ou restez-en là.
ask-show = { $any ->
    [yes] Montrez la gemme suivante que déplace « { $spell } », ou dites que c’est tout.
   *[no] Montrez ce que fait « { $spell } » : touchez la première gemme déplacée.
}
ask-only = Poser cette seule gemme ({ $element }) ? Pour en poser plusieurs, commencez par un autre point.
ask-where = Où va cette gemme ({ $element }) ? Touchez un point vide.
ask-move = Où va la gemme ({ $element }) du point { $point } ? Touchez un point voisin.
ask-cast = Lancer « { $spell } » ?
ask-take = S’approprier « { $spell } » ?
ask-dispute = Contester « { $spell } » ?

# Ce qui est demandé à un autre
asked-play = { $who } pose, déplace, ouvre son grimoire ou lance un sortilège.
asked-placing = { $who } peut ajouter une gemme ({ $element }).
asked-study = { $who } étudie l’autre grimoire.
asked-show = { $who } montre ce que fait « { $spell } ».
asked-judge = { $who } accepte ou conteste « { $spell } ».
asked-answer = { $who } renonce à « { $spell } », ou perd la confrontation.

# Ce qui l'a causé, ce qui arriverait
cause-spell = « { $spell } » : { $text }
cause-proved = Le vérificateur a prouvé qu’il dit une seule chose dans chaque position.
cause-empty = Aucune de vos gemmes ne reste sur l’Agrica : vous devez poser.
foresee-moves = { $count ->
    [0] Aucune gemme ne change de place
    [one] Une gemme change de place
   *[other] { $count } gemmes changent de place
}
foresee-takes = Prend à { $owner } : { $gems } ({ $points })
foresee-loses = Vous fait perdre : { $gems } ({ $points })
foresee-take = En { $point }, elle prend { $element } d’{ $owner }
foresee-show = Vous montrez sur le plateau ce qu’il fait ; { $other } accepte ou conteste
action-place = Poser des gemmes
action-move = Déplacer une gemme
action-open = Ouvrir le grimoire
action-cast = Lancer un sortilège
action-take = S’approprier un sortilège

ask-coin = La pièce est lancée.
ask-place = Posez une gemme : choisissez-la dans votre main, puis un point.
ask-meet = Deux gemmes se rencontrent en { $point } : laquelle reste ?
ask-land = Où « { $spell } » envoie-t-il cette gemme ?
ask-judge = Est-ce bien ce que dit « { $spell } » ? Acceptez ou contestez.
ask-answer = « { $spell } » est contesté : renoncez-y, ou perdez la confrontation.

say-place = pose { $element } en { $to }
say-and = ajoute { $element } en { $to }
say-stop = n’en pose pas davantage
say-open = ouvre son grimoire
say-announce = annonce le sortilège non vérifié « { $spell } »
say-announce-take = s’approprie le sortilège non vérifié « { $spell } »
say-ready = est prêt
say-dispute = dispute « { $spell } »
say-show = montre la gemme en { $to }
say-fall = l’envoie en { $to }, où elle est prise
say-to = l’envoie en { $to }
say-done = a montré tout le sortilège
say-accept = accepte « { $spell } » : cette lecture fait désormais loi
say-contest = conteste « { $spell } »
say-refuse = n’accepte pas cette lecture de « { $spell } » : le lancer est repris
say-insist = ne renonce pas à « { $spell } » et perd la confrontation

say-move = déplace { $element } de { $from } en { $to }
say-capture = déplace { $element } de { $from } en { $to } et prend { $taken } d’{ $owner }
say-cast = lance « { $spell } »
say-take = s’approprie « { $spell } »
say-and-losses = { $said } : { $losses }
say-yield = renonce à « { $spell } », inhibé jusqu’à la fin de la rencontre
say-first = La pièce désigne { $seat }.

# what to do, told to who is asked
do-place = posez { $element } en { $to }
do-and = ajoutez { $element } en { $to }
do-stop = n’en posez pas davantage
do-open = ouvrez votre grimoire
do-announce = annoncez le sortilège non vérifié « { $spell } »
do-announce-take = appropriez-vous le sortilège non vérifié « { $spell } »
do-ready = dites que vous êtes prêt
do-dispute = disputez « { $spell } »
do-show = montrez la gemme en { $to }
do-fall = envoyez-la en { $to }, où elle est prise
do-to = envoyez-la en { $to }
do-done = dites que c’est tout le sortilège
do-accept = acceptez « { $spell } » : cette lecture fera loi
do-contest = contestez « { $spell } »
do-refuse = refusez cette lecture de « { $spell } »
do-insist = maintenez « { $spell } », et perdez la confrontation
do-move = déplacez { $element } de { $from } en { $to }
do-capture = déplacez { $element } de { $from } en { $to } et prenez { $taken } d’{ $owner }
do-cast = lancez « { $spell } »
do-take = appropriez-vous « { $spell } »
do-and-losses = { $said } : { $losses }
do-yield = renoncez à « { $spell } », inhibé jusqu’à la fin de la rencontre

label-first = { $seat } d’abord
loss = { $owner } perd { $gems }
loss-gem = { $element } en { $point }
and = et
button-stays = Cette gemme reste
button-falls = L’autre reste
button-cast = Lancer
button-dispute = Contester
label-place = { $element } en { $to }
label-and = aussi en { $to }
label-stop = En rester là
label-move = { $from } à { $to }
label-open = Ouvrir le grimoire
label-cast = Lancer « { $spell } »
label-take = S’approprier « { $spell } »
label-ready = Prêt
label-dispute = Disputer « { $spell } »
label-show = La gemme en { $to }
label-fall = En { $to }, où elle est prise
label-to = En { $to }
label-done = C’est tout
label-accept = Accepter
label-contest = Contester
label-yield = Renoncer au sortilège
label-insist = Persister et perdre

point-free = Point { $point }, vide
point-gem = Point { $point }, { $element } d’{ $owner }
hand-name = Main d’{ $owner } : { $element }, { $count }
book-closed = Grimoire d’{ $owner }, fermé
book-open = Grimoire d’{ $owner }, ouvert
spell-name = { $number }. { $spell }{ $state ->
    [castable] , peut être lancé
    [cast] , déjà lancé
    [banned] , inhibé
   *[other] {""}
}

closed = fermé
open = ouvert
unverified = non vérifié
no-gems-0 = Ivoire n’a aucune gemme sur l’Agrica.
gems-0 = Ivoire : { $gems }.
no-gems-1 = Ébène n’a aucune gemme sur l’Agrica.
gems-1 = Ébène : { $gems }.
board-numbers-0 = Les points ont les numéros d’Ivoire.
board-numbers-1 = Les points ont les numéros d’Ébène.
board-hand = { $owner } : { $fire } feu, { $air } air, { $water } eau, { $earth } terre en main ; { $lost } détruites ; grimoire { $state }.
board-cast = Lancés par { $owner } : { $spells }.
board-castable = Peuvent être lancés : { $spells }.

no-button = Rien n’attend cette réponse.
no-over = La confrontation est finie.
no-may = Ceci peut être touché maintenant.
no-study = Les maîtres étudient encore ; dites quand vous êtes prêt.
no-show = Montrez d’abord ce que fait le sortilège, gemme par gemme.
no-show-twice = Un sortilège déplace une gemme une seule fois : montrez-en une autre, ou dites que c’est tout.
no-judge = Dites d’abord si vous acceptez le sortilège montré.
no-answer = Répondez d’abord : votre sortilège est contesté.
no-placing-taken = Une gemme se trouve en { $point } ; on pose sur des points vides.
no-placing-else = Vous posez des gemmes ({ $element }) : ajoutez-en une, ou restez-en là.
no-point-empty = { $point } est vide : choisissez d’abord une gemme de votre main, ou une de vos gemmes sur l’Agrica.
no-point-theirs = La gemme en { $point } est à votre adversaire, et aucune des vôtres n’est à côté.
no-point-stuck = Votre gemme en { $point } n’a autour d’elle que vos propres gemmes.
no-hand-empty = Il ne reste pas de gemme de cet élément ({ $element }) dans cette main.
no-hand-theirs = C’est la main de votre adversaire.
no-open-gems = Un grimoire s’ouvre avec six gemmes sur l’Agrica ; vous en avez { $count }.
no-open-already = Ce grimoire est déjà ouvert.
no-open-theirs = C’est le grimoire de votre adversaire.
no-spell-closed = Votre grimoire est fermé : ouvrez-le d’abord.
no-spell-cast = Vous avez déjà lancé « { $spell } » dans cette confrontation.
no-spell-banned = « { $spell } » est inhibé jusqu’à la fin de la rencontre.
no-spell-unmet = Une condition de « { $spell } » n’est pas remplie.
no-spell-clash = Dans cette position, « { $spell } » n’a pas de résultat établi.
no-spell-idle = « { $spell } » ne donnerait d’ordre à aucune gemme.
no-take-open = Pour s’approprier un sortilège, il faut que les deux grimoires soient ouverts.
no-take-hands = Pour s’approprier un sortilège, il faut que les 24 gemmes aient été posées.
no-take-fresh = Votre adversaire n’a pas encore lancé « { $spell } ».
no-take-twice = Vous avez déjà lancé « { $spell } » dans cette confrontation.
no-take-refused = Son auteur a refusé cette lecture de « { $spell } » à ce tour.

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

# Les fiches : une chose expliquée
card-spells = Les sortilèges d’exemple
card-example = Sortilège d’exemple { $number }
card-kind-spell = Sortilège { $number } du grimoire d’{ $owner }{ $proved ->
    [yes] {""}
   *[no] , non vérifié
}
card-kind-hand = Gemmes en main
card-kind-book = Grimoire
card-arc-outer = Point de l’arc extérieur
card-arc-middle = Point de l’arc médian
card-arc-inner = Point de l’arc intérieur
card-point = Ivoire le compte { $point }, Ébène { $other }. Dans les numéros d’Ivoire, des lignes le joignent à { $near }.
card-gem = Une gemme s’y trouve : { $element }, d’{ $owner }.
card-empty = Aucune gemme ne s’y trouve.
card-hand = { $owner } : { $count ->
    [0] plus aucune en main.
    [one] une en main.
   *[other] { $count } en main.
}
card-book = { $open ->
    [yes] Ouvert
   *[no] Fermé
} ; sortilèges : { $count }, lancés : { $used }.
card-spell = { $state ->
    [banned] Inhibé : nul ne le lance jusqu’à la fin de la rencontre.
    [castable] Il peut être lancé maintenant.
    [cast] { $owner } l’a lancé dans cette confrontation.
    [closed] Pas encore lancé ; le grimoire d’{ $owner } est fermé.
   *[fresh] Pas encore lancé.
}
card-would = Il peut être lancé maintenant : { $lines }.
card-taken = { $other } se l’est approprié.

# Les panneaux
own-title = Grimoire d’{ $owner }
own-rows = Sortilèges d’{ $owner }
book-of = Grimoire d’{ $owner }
hand-title = En main
thing-hand = { $element } : { $count } en main
mark-in-hand = Gemmes en main : { $element }
mark-lost = Gemmes détruites : { $element }
mark-all-lost = Gemmes détruites
mark-takes = { $count ->
    [one] Prend une gemme de l’autre maître
   *[other] Prend { $count } gemmes de l’autre maître
}
mark-loses = { $count ->
    [one] Perd une de vos gemmes
   *[other] Perd { $count } de vos gemmes
}
filter = Sortilèges qui déplacent : { $element }
book-state = { $count ->
    [0] Aucun sortilège
    [one] Un sortilège
   *[other] { $count } sortilèges
}, { $open ->
    [yes] ouvert
   *[no] fermé
}{ $used ->
    [0] {""}
    [one] , un lancé
   *[other] , { $used } lancés
}.
book-waits = Il s’ouvre avec six gemmes sur l’Agrica ; { $count ->
    [0] aucune ne s’y trouve
    [one] une s’y trouve
   *[other] { $count } s’y trouvent
}.
row-takeable = à approprier
row-cast = lancé
row-theirs = lancé
row-both = lancé par les deux
row-twin = vous l’avez lancé
row-banned = inhibé
row-idle = sans effet
row-unmet = impossible ici
sterile-title = Tours stériles
sterile-again = Cette position revient pour la deuxième fois ; la troisième fait nulle.
sterile-note = { $left ->
    [one] Encore un tour
   *[other] Encore { $left } tours
} sans poser, prendre, ouvrir ni lancer, et c’est la nulle.

# Actions et fins
say-shows = montre le sortilège
say-and-shown = { $said } et montre { $ways }
result-taken = { $point } : { $by } d’{ $whose } prend { $element } d’{ $owner }
result-own = { $point } : { $by } d’{ $whose } prend { $element } du même maître
result-met = { $point } : { $element } d’{ $owner } rencontre une autre gemme et se perd
counted = prises
gain-takes = { $count ->
    [one] Cela prend une gemme d’{ $owner }, qui en garde { $left }.
   *[other] Cela prend { $count } gemmes d’{ $owner }, qui en garde { $left }.
  }
gain-costs = { $count ->
    [one] Cela vous coûte une gemme.
   *[other] Cela vous coûte { $count } gemmes.
  }
gain-closed = Le grimoire d’{ $owner } est fermé : aucun sortilège ne peut répondre aussitôt.
end-annihilation = Annihilation : les douze gemmes d’{ $loser } sont détruites, { $winner } l’emporte.
end-emprise = Emprise : { $loser } finit son tour sans gemme sur l’Agrica, { $winner } l’emporte.
end-repetition = Nulle : la même position se présente pour la troisième fois.
end-sterile = Nulle : cent tours sans poser, prendre, ouvrir ni lancer.
end-affair = Par affaire : { $loser } ne renonce pas à un sortilège contesté, { $winner } l’emporte.
end-open = Selon la règle, l’affrontement n’était pas fini : aucun des deux maîtres n’avait perdu toutes ses gemmes.
end-board = sur l’Agrica
end-hand = en main
end-lost = détruites
