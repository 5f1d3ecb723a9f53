title = Le Grand Livre de la folie
blurb = De deux à cinq jeunes magiciens ont ouvert le livre interdit : ensemble, battez ses six monstres avant de perdre la raison.
gentle = avec un robot, facile
seat-0 = Premier magicien
seat-1 = Deuxième magicien
seat-2 = Troisième magicien
seat-3 = Quatrième magicien
seat-4 = Cinquième magicien
option-seats = Joueurs
option-difficulty = Difficulté
option-difficulty-easy = facile
option-difficulty-easy-about = pour les premières parties
option-difficulty-normal = normale
option-difficulty-normal-about = vous connaissez le livre
option-difficulty-hard = difficile
option-difficulty-hard-about = vous osez
option-madness = Pile Folie
option-madness-about = Une pile vide fait perdre aussitôt.
option-madness-2n = 10 et 2 par joueur
option-madness-2n-about = comme dit la règle
option-madness-5n = 10 et 5 par joueur
option-madness-5n-about = plus douce à quatre et à cinq
option-magicians = Magiciens
option-choose = Chacun choisit son magicien
option-choose-about = Chaque place choisit parmi ceux qui restent, avec pouvoir et paquet ; sinon le hasard décide.
option-first = Qui commence
option-cards = Cartes
expect-2 = Deux magiciens : la table la plus douce ; choisissez difficile pour un vrai combat.
expect-3 = Trois magiciens : ce que demande une Malédiction est souvent dans une autre main ; soutiens et actions offertes font gagner.
expect-4 = Quatre magiciens : chacun a peu de tours, et la grande pile Folie aide beaucoup.
expect-5 = Cinq magiciens, la table la plus dure : chacun a peu de tours, et la grande pile Folie aide beaucoup.

# how bots of a level play
level-1-about = Suit la première idée venue, bonne ou non : idéal pour une première partie.
level-2-about = A une vague idée de ce qui compte.
level-3-about = Voit assez bien ce qui compte et se trompe dans le détail.
level-4-about = Sait ce que demande un tour, sans rien essayer de tête.
level-5-about = Essaie de tête quelques suites de la partie.
level-6-about = Un partenaire solide, qui essaie de tête comment la partie peut finir.
level-7-about = Prévoit bien, pour toute la table.
level-8-about = Le meilleur partenaire que l’on trouve ici.

fire = feu
water = eau
earth = terre
air = air
multi = les quatre éléments
card = { $element } { $value }
madness = Folie
counted = { $n } × { $card }
nothing = rien
from-support = { $card } (soutien de { $who })
in-discard = { $card } (défausse)
in-support = { $card } (soutien)
times = { $n } fois

ask-menu = Faites une action, ou terminez votre phase d’Action.
ask-wild-menu = Choisissez l’action que votre carte joker aidera à payer.
ask-granted = { $left ->
    [0] Vous pouvez faire autant d’actions que vous voulez.
    [one] Vous pouvez faire une action.
   *[other] Vous pouvez faire jusqu’à { $left } actions.
}
ask-pay = Payez { $cost }.
ask-pay-any = Payez { $n } d’un même élément.
ask-wild = Quelle carte compte comme un autre élément ?
ask-reduction = Quel élément coûte un de moins ? Encore { $left } à retirer.
ask-gain = Quelle carte Élément prenez-vous ?
ask-pick-discard = { $low ->
    [0] Défaussez jusqu’à { $high } cartes.
   *[other] Défaussez { $high ->
        [one] une carte
       *[other] { $high } cartes
    }.
}
ask-pick-burn = { $low ->
    [0] Détruisez jusqu’à { $high ->
        [one] une carte
       *[other] { $high } cartes
    }, ou aucune.
   *[other] Détruisez { $high ->
        [one] une carte
       *[other] { $high } cartes
    }.
}
ask-pick-keep = { $low ->
    [0] Placez jusqu’à { $high ->
        [one] une carte
       *[other] { $high } cartes
    } dans votre soutien, ou aucune.
   *[other] Placez { $high ->
        [one] une carte
       *[other] { $high } cartes
    } dans votre soutien.
}
ask-pick-recover = Reprenez { $high ->
    [one] une carte
   *[other] { $high } cartes
} de votre défausse.
ask-pick-restore = Posez { $high ->
    [one] une carte
   *[other] { $high } cartes
} de votre défausse sur votre pioche.
ask-pick-give = Donnez { $high ->
    [one] une carte
   *[other] { $high } cartes
} de votre main.
ask-pick-heal = Remettez { $low ->
    [0] jusqu’à { $high }
   *[other] { $high }
} Folies sur la pile.
ask-pick-exhaust = Épuisez { $high } de vos Sortilèges.
ask-pick-ready = Redressez { $high } de vos Sortilèges.
ask-pick-lose = Ensemble, détruisez { $high ->
    [one] un Sortilège
   *[other] { $high } Sortilèges
} au choix parmi tous les joueurs.
ask-recuperate = Vous avez plus de six cartes : défaussez { $high ->
    [one] une carte Élément
   *[other] { $high } cartes Élément
}.
ask-look = Voici vos prochaines cartes. Défaussez-en autant que vous voulez.
ask-seat = Choisissez un joueur.
ask-number = Combien pour { $who } ? Il en reste { $high } à répartir.
ask-option = Choisissez ce que vous subissez.
ask-token = De quel élément est le jeton ?
ask-curse = Quelle Malédiction quitte la piste ?
ask-shelf = Le groupe choisit une pile de la Bibliothèque : son Sortilège visible est détruit.
ask-free = Apprenez gratuitement un Sortilège visible, ou renoncez.
ask-order = Remettez les cartes : laquelle va maintenant sur la pioche ?
ask-mage = Choisissez votre magicien.
ask-chance = Le hasard décide.

say-end = termine sa phase d’Action
say-stop = renonce à l’action
say-decline = n’apprend rien
say-rest = laisse le groupe se reposer jusqu’à la fermeture du livre
say-power = utilise le pouvoir de son magicien
say-cast = active { $spell }{ $n ->
    [one] { "" }
   *[other] , { $n } fois
}
say-learn = apprend { $spell }
say-learn-for = détruit { $old } et apprend { $spell }
say-acquire = acquiert { $card }
say-destroy = détruit la Malédiction { $curse }
say-destroy-less = détruit la Malédiction { $curse } à prix réduit
say-cure-hand = soigne pour { $who } une Folie en main
say-cure-support = soigne pour { $who } une Folie en soutien
say-cure-own-hand = soigne une Folie de sa main
say-cure-own-support = soigne une Folie de son soutien
say-pay = paie { $cards }
say-wild = compte { $card } comme { $element }
say-discard = défausse { $cards }
say-burn = détruit { $cards }
say-keep = place en soutien { $cards }
say-recover = reprend { $cards }
say-restore = pose { $cards } sur la pioche
say-give = donne { $cards }
say-heal = remet des Folies sur la pile : { $cards }
say-exhaust = épuise { $cards }
say-ready = redresse { $cards }
say-lose = détruit { $cards }
say-none = n’en prend aucune
say-gain = prend { $card } dans la réserve
say-next = remet { $card } sur la pioche
say-seat = choisit { $who }
say-choose = joue { $who }
say-number = en donne { $n } à { $who }
say-option = choisit : { $option }
say-token = pose un jeton { $element }
say-off = retire un { $element } du coût
say-remove = retire la Malédiction { $curse }
say-shelf = détruit { $spell } dans la Bibliothèque
say-c-draw = { $who } pioche { $card }
say-c-mill = { $who } défausse { $card } de sa pioche
say-c-look = { $who } regarde { $card }
say-c-drop = { $who } défausse { $card } au hasard
say-c-magician = Le magicien est { $who }
say-c-reveal = La Bibliothèque montre { $spell }
say-c-page = Le livre s’ouvre : { $page }
say-c-right = Une nouvelle page se pose à droite
say-c-curse = Une Malédiction est posée : { $curse }
say-c-pile = La Malédiction vient de la pile { $element }

# what to do, told to who is asked
do-end = terminez votre phase d’Action
do-stop = ne faites plus d’action
do-decline = n’apprenez rien
do-rest = laissez le groupe se reposer jusqu’à la fermeture du livre
do-power = utilisez le pouvoir de votre magicien
do-cast = activez { $spell }{ $n ->
    [one] { "" }
   *[other] , { $n } fois
}
do-learn = apprenez { $spell }
do-learn-for = détruisez { $old } et apprenez { $spell }
do-acquire = acquérez { $card }
do-destroy = détruisez la Malédiction { $curse }
do-destroy-less = détruisez la Malédiction { $curse } à prix réduit
do-cure-hand = soignez une Folie de la main de { $who }
do-cure-support = soignez une Folie du soutien de { $who }
do-cure-own-hand = soignez une Folie de votre main
do-cure-own-support = soignez une Folie de votre soutien
do-pay = payez { $cards }
do-wild = comptez { $card } comme { $element }
do-discard = défaussez { $cards }
do-burn = détruisez { $cards }
do-keep = placez en soutien { $cards }
do-recover = reprenez { $cards }
do-restore = posez { $cards } sur la pioche
do-give = donnez { $cards }
do-heal = remettez des Folies sur la pile : { $cards }
do-exhaust = épuisez { $cards }
do-ready = redressez { $cards }
do-lose = détruisez { $cards }
do-none = n’en prenez aucune
do-gain = prenez { $card } dans la réserve
do-next = remettez { $card } sur la pioche
do-seat = choisissez { $who }
do-choose = jouez { $who }
do-number = donnez-en { $n } à { $who }
do-option = choisissez : { $option }
do-token = posez un jeton { $element }
do-off = retirez un { $element } du coût
do-remove = retirez la Malédiction { $curse }
do-shelf = détruisez { $spell } dans la Bibliothèque

label-cast = { $spell }{ $n ->
    [one] { "" }
   *[other] { " " }× { $n }
}
name-h = { $card }, main de { $who }
name-s = { $card }, soutien de { $who }
name-d = { $card }, défausse de { $who }
name-l = { $card }, regardée par { $who }
name-spell = { $spell } ({ $who })
name-spell-spent = { $spell }, épuisé ({ $who })
name-library = Bibliothèque : { $spell }
name-library-empty = Bibliothèque { $element } : vide
name-supply = Réserve : { $card }, reste { $n }
name-curse = Malédiction { $curse } : coûte { $cost }
name-no-curse = Emplacement { $n } : pas de Malédiction
name-page = La page de droite
end = Terminer mes actions
stop = Plus d’action
decline = Ne rien apprendre
rest = Se reposer jusqu’à la fermeture du livre
power = Utiliser mon pouvoir
done = C’est tout
confirm = Confirmer : rien ne se passera
price-full = Plein tarif
price-less = { $n } de moins
price-power = { $n } de moins (mon pouvoir)
suffer-drop = défausser { $n ->
    [one] une carte
   *[other] { $n } cartes
} de la main
suffer-drop-of = défausser une carte { $element } de la main
suffer-madness = prendre { $n } Folie
suffer-exhaust = épuiser { $n ->
    [one] un Sortilège
   *[other] { $n } Sortilèges
}
suffer-mill = défausser { $n ->
    [one] la première carte
   *[other] les { $n } premières cartes
} de la pioche
suffer-unsupport = défausser { $n ->
    [one] une carte
   *[other] { $n } cartes
} du soutien
suffer-burn = détruire une des meilleures cartes Élément de la main
suffer-other = choix { $n }

why-asked = Autre chose est demandé maintenant : { $ask }
why-chance = Le hasard décide d’abord.
why-over = La partie est finie.
why-not-yours = C’est un Sortilège de { $who } : on n’active que les siens.
why-spent = { $spell } est épuisé jusqu’à la prochaine Concentration de { $who }.
why-cost = Il en coûte { $cost } ; avec votre main et tous les soutiens vous pouvez payer { $have }.
why-empty = Il n’y a rien là.
why-forbidden = Une Malédiction ou une page l’interdit jusqu’à la fin de la manche.
why-cards = Les cartes Élément se dépensent en payant une action : choisissez d’abord l’action.
why-no-cure = On peut soigner une Folie de sa main ou de n’importe quel soutien.
why-player = On choisit un joueur seulement quand un effet le demande.
why-mage = Un pouvoir agit de lui-même ; celui d’une fois par tour est un bouton de la question, au tour de son magicien.
why-slot = Il n’y a pas de Malédiction là.
why-page = Le livre agit de lui-même, quand sa page est tournée et quand la manche se ferme.

board-round = Manche { $round } sur 6, case { $space }, tour { $turn } sur 30. Joueur actif : { $who }. Pile Folie : { $n }.
board-over-1 = Gagné : le dernier Monstre est vaincu.
board-over-2 = Perdu : la pile Folie est vide.
board-over-3 = Perdu : le dernier Monstre garde une Malédiction.
board-over-4 = Perdu : tous les joueurs sont éliminés.
board-monster = Monstre : { $monster }. À la fin de la manche : { $failure } (s’il reste une Malédiction) { $bonus } (sinon)
board-setup = La table se prépare.
board-slot = case { $space } : { $curse } ({ $cost })
board-no-curse = case { $space } : –
board-library = Bibliothèque : { $spells }
board-supply = Réserve : { $cards }
board-hand = main : { $cards }
board-support = soutien : { $cards }
board-discard = défausse : { $cards }
board-deck = pioche : { $n }
board-spells = Sortilèges : { $spells }
board-out = éliminé
scene-appearance = Apparition
scene-failure = Échec
scene-bonus = Bonus
scene-closes = À la fin de la manche
scene-if-cursed = S’il reste une Malédiction
scene-if-free = S’il n’en reste aucune
scene-hand = Main
scene-looked = Regardées
scene-each = 1 de chaque
scene-mixed = { $n } divers
scene-left = Folie : reste { $n }
scene-left-short = reste { $n }
scene-discard = Défausse
scene-support = Soutien
scene-library = Bibliothèque
scene-supply = Réserve
scene-out = éliminé
scene-round = Manche
scene-shield = { $n ->
    [one] La prochaine Malédiction est sans effet
   *[other] Les { $n } prochaines Malédictions sont sans effet
}
scene-no-act = Pas d’action donnée
scene-no-acquire = Pas d’acquisition
scene-no-heal = Pas de soin
scene-no-support = Pas de soutien
scene-closed = Le livre est encore fermé

curse-now = frappe
curse-struck = a frappé
curse-in = { $n ->
    [one] tour suivant
   *[other] dans { $n } tours
}

# panels: what is read beside the drawing
panel-pays = peut payer
panel-pay = peut payer { $n } { $element }, de sa main et de tous les soutiens
panel-holds = { $n ->
    [one] une carte en main
   *[other] { $n } cartes en main
}
panel-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
panel-spells = Sortilèges
panel-curses = Malédictions
panel-active = C’est le tour de ce personnage.
panel-waits = Le personnage n’est pas encore connu.
panel-choice = { $power } Paquet : { $deck }.
panel-place = place libre
panel-draw = { $n ->
    [one] { $n } carte dans la pioche
   *[other] { $n } cartes dans la pioche
}
panel-draw-top = { $n ->
    [one] { $n } carte dans la pioche
   *[other] { $n } cartes dans la pioche
}, { $card } dessus
panel-draw-short = pioche { $n }
panel-discard = { $n ->
    [one] { $n } carte dans la défausse
   *[other] { $n } cartes dans la défausse
}
panel-discard-short = défausse { $n }
panel-unknown = Pioche, dans un ordre inconnu
panel-lent = Soutien des autres
panel-cost = coûte { $n } { $element }
panel-need = { $n } { $element } pour toutes les Malédictions
panel-tokens = jetons qui la rendent plus chère : { $n }
panel-no-curse = Il ne reste aucune Malédiction.
panel-exhausted = épuisé
panel-level = niveau { $n }
panel-learn = Apprendre un Sortilège vous coûte { $n } de son élément.
panel-used = utilisé ce tour
panel-pile = Pile de Folie
panel-left = Reste { $n } ; s’il en faut une et qu’il n’en reste pas, tous perdent.
panel-in-force = Jusqu’à la fin de la manche

# setting up a position
set-group-cards = Cartes
set-group-spells = Sortilèges
set-group-curses = Malédictions
set-away = Retirer une carte
set-use = Épuisé ou prêt
set-forget = Oublier un Sortilège
set-token = Un jeton : { $element }
set-no-tokens = Aucun jeton
set-zone-player = Main de { $who }
set-zone-support = Soutien de { $who }
set-zone-discard = Défausse de { $who }
set-zone-draw = Pioche de { $who }
set-active = Au trait
set-round = Manche
set-space = Case du marqueur
set-madness = Pile Folie
set-curse = Malédiction de la case { $slot }
set-shelf = Bibliothèque : { $element }
set-learn = { $who } apprend
set-cannot-own = Ce magicien n’a pas d’autre carte de ce genre : les cartes de valeur 1 appartiennent à leur magicien.
set-cannot-card = Il ne reste pas de telle carte, ou le soutien est plein.
set-cannot-token = Il ne reste plus de jeton de cet élément.
set-cannot-learn = Ce magicien ne peut pas connaître plus de Sortilèges.
set-cannot-madness = Il n’y a pas tant de cartes Folie.
set-cannot-forget = Ce Sortilège ne peut pas être oublié maintenant.
set-impossible = Aucune partie n’y mène.

# Options qui ne vont pas ensemble
bad-magicians = option magicians = { $given } : { $seats } au plus sont attendus, chacun une fois
bad-first = option first = { $first } : au plus { $seats } attendu, le nombre de joueurs
no-magician = option magicians : il n’y a pas de { $name }{ $near } ; il y a { $known }

# Ce qui ne va pas dans les cartes d’un propriétaire
bad-cards = option cards : { $problem }
bad-set = option cards : le jeu de cartes : { $problem }
cards-at = { $place } : { $problem }
cards-step = étape { $place } : { $problem }
cards-json = n’est pas du JSON : { $error }
cards-object = un objet { "{" } ... { "}" } est attendu
cards-list = une liste de cartes est attendue
cards-id = un id unique est attendu, comme sp_fire_1a
cards-text = un texte { $key } est attendu
cards-track = huit nombres sont attendus, chacun 0, 1 ou 2
cards-number = { $key } = { $value } : un nombre de { $low } à { $high } est attendu
cards-unknown = { $key } { $value } est inconnu{ $near } ; une de ces valeurs est attendue : { $known }
cards-between = il y en a { $count } : il en faut de { $low } à { $high }
cards-most = il y en a { $count } : il en faut au plus { $most }
cards-do = do : une liste d’étapes est attendue
cards-power = op { $op } est inconnu ; un magicien prend passive ou once_per_own_turn
cards-cost = cost : des nombres pour { $elements } sont attendus
cards-base = il faut un à cinq sortilèges de base (level 0)
cards-first = il faut un sortilège de niveau 1 pour { $element }
cards-piles = il en faut au moins cinq de chaque élément et cinq multi
cards-symbols = symbols : trois éléments sont attendus
cards-book = il faut au moins une couverture (cover), cinq pages intérieures (interior) et une seule page de fin (end)
cards-part = { $part } est attendu
cards-primitives = une liste primitives est attendue
cards-steps = une liste d’étapes est attendue
cards-from = from : une liste est attendue, faite de { $known }
cards-takes = { $op } ne prend pas { $name }{ $near } ; les paramètres possibles sont { $known }
cards-needs = { $op } demande { $name }
cards-options = options : au moins deux listes d’étapes sont attendues
cards-discard = discard demande soit 'n', soit 'down_to'
cards-same = value '+1' et element 'same' vont ensemble
cards-owner = owner_only est réservé au pouvoir d’un magicien
cards-discounts = il y a plus de huit sortes de réductions

# Les fiches : une chose expliquée
card-magicians = Magiciens
card-spells = Sortilèges
card-curses = Malédictions
card-pages = Pages du livre
card-deck = Cartes Élément et Folie
card-magician = Magicien, élément { $element }
card-seat = Magicien, pas encore tiré
card-spell = { $level ->
    [0] Sortilège de base, élément { $element }
   *[other] Sortilège, élément { $element }, niveau { $level }
}
card-curse = Malédiction, élément { $element }
card-curse-multi = Malédiction Multi-Éléments
card-track = Emplacement de la piste
card-page = Page du livre
card-element = Carte Élément
card-passage = { $title } : { $text }
card-holds = { $hand ->
    [one] { $hand } carte en main
   *[other] { $hand } cartes en main
}, { $deck } dans la pioche.
card-deck-of = Commence avec { $cards }.
card-owned = { $spent ->
    [yes] Sortilège de { $who }, épuisé jusqu’à sa prochaine Concentration.
   *[no] Sortilège de { $who }, prêt.
}
card-library = Dans la Bibliothèque : il s’apprend pour { $cost }, élément { $element }.
card-strikes = Elle frappe quand le marqueur atteint la case { $space }.
card-struck = Le marqueur a atteint la case { $space } : elle ne frappe plus pendant cette manche.
card-monster = Le Monstre de cette manche.
card-right = Son échec ou son bonus est lu à la fin de la manche ; le Monstre de son verso vient ensuite.

# The question follows the hand
ask-more = { $ask } Encore { $n ->
    [one] une.
   *[other] { $n }.
}
ask-wild-as = { $card } : comme quel élément compte-t-elle ?
ask-room = { $spell } : choisissez le Sortilège à détruire pour faire de la place.
ask-price = { $curse } : à quel prix ?
ask-times = { $spell } : combien de fois ?
ask-idle = { $spell } : rien ne se passera maintenant. L’activer quand même ?
foresee-cost = Chaque fois coûte { $cost }.
foresee-room = Vous avez { $n } Sortilèges, votre maximum : celui que vous choisirez quitte la partie.
foresee-curse = Elle coûte { $cost } et quitte la piste ; vous prenez une carte Élément de la réserve.
gain-spared = { $curse } ne peut plus frapper pendant cette manche.
gain-own = Vous avez alors de quoi détruire { $curse }.
gain-other = { $who } a alors de quoi détruire { $curse }.
action-cast = Activer un Sortilège
action-learn = Apprendre un Sortilège
action-acquire = Acquérir une carte
action-destroy = Détruire une Malédiction
action-cure = Soigner une Folie

# Another seat is asked
asked-chance = Le hasard décide ; puis { $person } continue.
asked-menu = { $person } fait une action, ou termine la phase d’Action.
asked-wild-menu = { $person } choisit l’action que paiera une carte joker.
asked-granted = { $left ->
    [0] { $person } peut faire autant d’actions que voulu.
    [one] { $person } peut faire une action.
   *[other] { $person } peut faire jusqu’à { $left } actions.
}
asked-pay = { $person } paie { $cost }.
asked-pay-any = { $person } paie { $n } d’un même élément.
asked-wild = { $person } choisit la carte qui compte comme un autre élément.
asked-reduction = { $person } choisit l’élément qui coûte moins (encore { $left } à déduire).
asked-gain = { $person } prend une carte Élément.
asked-pick-discard = { $person } défausse { $low ->
    [0] jusqu’à { $high } cartes
   *[other] { $high ->
        [one] une carte
       *[other] { $high } cartes
    }
}.
asked-pick-burn = { $person } { $low ->
    [0] peut détruire
   *[other] détruit
} { $high ->
    [one] une carte
   *[other] { $high } cartes
}.
asked-pick-keep = { $person } { $low ->
    [0] peut placer
   *[other] place
} { $high ->
    [one] une carte
   *[other] { $high } cartes
} dans son soutien.
asked-pick-recover = { $person } reprend { $high ->
    [one] une carte
   *[other] { $high } cartes
} de sa défausse.
asked-pick-restore = { $person } pose { $high ->
    [one] une carte
   *[other] { $high } cartes
} de sa défausse sur sa pioche.
asked-pick-give = { $person } donne { $high ->
    [one] une carte
   *[other] { $high } cartes
}.
asked-pick-heal = { $person } remet { $low ->
    [0] jusqu’à { $high }
   *[other] { $high }
} Folie dans la pile.
asked-pick-exhaust = { $person } épuise { $high ->
    [one] un Sortilège
   *[other] { $high } Sortilèges
}.
asked-pick-ready = { $person } redresse { $high ->
    [one] un Sortilège
   *[other] { $high } Sortilèges
}.
asked-pick-lose = { $person } confirme pour le groupe : { $high ->
    [one] un Sortilège est détruit
   *[other] { $high } Sortilèges sont détruits
}.
asked-seat = { $person } choisit un joueur.
asked-number = { $person } répartit : combien pour { $who } ? Reste { $high }.
asked-option = { $person } choisit ce qu’il faut subir.
asked-token = { $person } choisit l’élément d’un jeton.
asked-curse = { $person } choisit une Malédiction qui quitte la piste.
asked-shelf = { $person } confirme pour le groupe quel Sortilège visible est détruit.
asked-free = { $person } peut apprendre gratuitement un Sortilège visible.
asked-order = { $person } remet les cartes dans l’ordre.
asked-mage = { $person } choisit un magicien.

# What brought it about
cause-strike = { $curse } frappe. { $text }
cause-failure = La manche s’achève et il reste une Malédiction. { $text }
cause-bonus = La manche s’achève et il ne reste aucune Malédiction. { $text }
cause-appear = { $monster } apparaît. { $text }
cause-spell = { $who } active { $spell }. { $text }
cause-granted = { $who } l’accorde par { $spell }. { $text }
cause-power = { $who } utilise son pouvoir. { $text }
cause-pay = { $action } : { $name }.
cause-reward = Une Malédiction est détruite : voici la récompense.

# Deeds: an action of the rulebook in a line, and what happens to whom
deed-setup = La table est mise : chaque magicien a son paquet et six cartes, la Bibliothèque montre quatre Sortilèges
deed-nothing = Rien ne se passe
deed-with = { $base } : { $done }
and-then = { " ; " }
deed-granted = { $base } (grâce à { $who }, { $spell })
deed-goes-on = poursuit { $spell }
deed-reward = prend la récompense de la Malédiction
deed-strike = { $curse } frappe
deed-shield = { $curse } allait frapper, un bouclier l’arrête
deed-space = Le marqueur atteint la case { $n } ; rien ne frappe
deed-failure = La manche { $round } s’achève et il reste une Malédiction
deed-bonus = La manche { $round } s’achève sans Malédiction
deed-opens = Le livre s’ouvre
deed-appears = { $monster } apparaît
deed-appears-with = { $monster } apparaît avec { $curses }
deed-draws = pioche jusqu’à six cartes ({ $n })
deed-out = est éliminé : rien que des Folies en main
did-discard = défausse { $cards }
did-unsupport = défausse { $cards } de son soutien
did-mill = défausse { $cards } de sa pioche
did-draw = pioche { $cards }
did-look = regarde { $cards }
did-recover = reprend { $cards }
did-restore = pose { $cards } sur sa pioche
did-keep = place { $cards } dans son soutien
did-burn = détruit { $cards }
did-exhaust = épuise { $cards }
did-ready = redresse { $cards }
did-lose = détruit { $cards }
did-learn = apprend { $cards }
did-cure = remet { $n } Folie dans la pile
did-give = donne { $cards }
did-madness = prend { $n } Folie
did-shuffle = prend { $n } Folie pour avoir mélangé
did-supply = prend { $cards } dans la réserve
did-curse = une Malédiction rejoint la piste : { $curses }
did-tokens = { $n ->
    [one] un jeton renchérit une Malédiction
   *[other] { $n } jetons renchérissent des Malédictions
}
did-box = { $n } Folie { $n ->
    [one] quitte
   *[other] quittent
} la pile pour la boîte
did-forbid = jusqu’à la fin de la manche, { $what }
did-nothing = rien ne se passe
did-may-more = { $n ->
    [0] peut faire autant d’actions que voulu
    [one] peut faire une action de plus
   *[other] peut faire { $n } actions de plus
}
did-may = { $n ->
    [0] { $who } peut faire autant d’actions que voulu
    [one] { $who } peut faire une action
   *[other] { $who } peut faire { $n } actions
}
result-paid = Payé : { $cards }.
result-spared = { $who } : rien.

# Why it is over
stands = manche { $round }, { $curses ->
    [0] sans Malédiction
    [one] une Malédiction restante
   *[other] { $curses } Malédictions restantes
}, { $pile } Folie dans la pile
end-1 = { $monster }, le dernier Monstre, n’a plus de Malédiction : tous gagnent, et la pile garde { $pile } Folie.
end-2 = Il fallait prendre une Folie et la pile était vide, manche { $round }, tour { $turn } : tous perdent.
end-3 = { $monster }, le dernier Monstre, garde { $n ->
    [one] une Malédiction
   *[other] { $n } Malédictions
} ({ $curses }) : tous perdent.
end-4 = Le dernier joueur est éliminé : rien que des Folies en main, manche { $round }, tour { $turn }.
end-open = Selon la règle, la partie n’était pas finie : { $stands }.
end-not-begun = Le premier Monstre n’était pas encore apparu.
end-spells = Sortilèges
end-worth = valeur des cartes Élément
end-madness = Folies en tout

# La page qui compare les cartes d’un exemplaire aux nôtres
copy-ours = Les cartes livrées avec le jeu
copy-rules = Nombres de la boîte
copy-magicians = Magiciens
copy-spells = Sortilèges
copy-curses = Malédictions
copy-pages = Pages du livre
copy-id = Identifiant
copy-name_en = Nom anglais
copy-name_fr = Nom français
copy-element = Élément
copy-level = Niveau (0 pour un Sortilège de base)
copy-cost = Coût
copy-repeatable = Peut être multiplié
copy-severity = Gravité, de 1 à 3
copy-kind = Genre
copy-symbols = Les trois symboles
copy-effect_en = Texte anglais
copy-effect_fr = Texte français
copy-primitives = Étapes (JSON)
copy-of-part = { $part } : { $what }
copy-appearance = Apparition
copy-fail = Échec
copy-bonus = Bonus
copy-deck-value1 = Paquet, valeur 1
copy-deck-value2 = Paquet, valeur 2
copy-deck-value3 = Paquet, valeur 3
copy-supply-2 = Réserve de chaque élément, valeur 2
copy-supply-3 = Réserve de chaque élément, valeur 3
copy-tokens = Jetons
copy-madness = Cartes Folie
copy-round_track = Piste des manches : Malédictions multi-éléments
copy-is-fire = feu
copy-is-water = eau
copy-is-earth = terre
copy-is-air = air
copy-is-multi = multi-éléments
copy-is-cover = couverture
copy-is-interior = page
copy-is-end = dernière page
copy-is-true = oui
copy-is-false = non
