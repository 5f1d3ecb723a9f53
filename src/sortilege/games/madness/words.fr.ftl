title = Le Grand Livre de la folie
blurb = De deux à cinq jeunes magiciens ont ouvert le livre interdit : ensemble, battez ses six monstres avant de perdre la raison.
seat-0 = Premier magicien
seat-1 = Deuxième magicien
seat-2 = Troisième magicien
seat-3 = Quatrième magicien
seat-4 = Cinquième magicien
option-seats = Joueurs
option-difficulty = Difficulté
option-difficulty-easy = facile
option-difficulty-normal = normale
option-difficulty-hard = difficile
option-madness = Pile Folie
option-madness-2n = 10 et 2 par joueur
option-madness-5n = 10 et 5 par joueur
option-magicians = Magiciens dans l’ordre des places (random, ou des noms comme fire-a,water-b)
option-cards = Cartes (ours, ou un jeu en JSON)

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
ask-chance = Le hasard décide.

say-end = termine sa phase d’Action
say-stop = ne fait plus d’action
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
say-cure-hand = soigne une Folie de la main de { $who }
say-cure-support = soigne une Folie du soutien de { $who }
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
say-c-page = Le livre montre { $page }
say-c-curse = Une Malédiction est posée : { $curse }
say-c-pile = La Malédiction vient de la pile { $element }

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
end = Terminer mes actions
stop = Plus d’action
decline = Ne rien apprendre
rest = Se reposer jusqu’à la fermeture du livre
power = Utiliser mon pouvoir : { $power }
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
suffer-exhaust = épuiser { $n } Sortilèges
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
why-slot = Il n’y a pas de Malédiction là.

board-round = Manche { $round } sur 6, case { $space }, tour { $turn } sur 30. Joueur actif : { $who }. Pile Folie : { $n }.
board-over-1 = Gagné : le dernier Monstre est vaincu.
board-over-2 = Perdu : la pile Folie est vide.
board-over-3 = Perdu : le dernier Monstre garde une Malédiction.
board-over-4 = Perdu : tous les joueurs sont éliminés.
board-monster = Monstre : { $monster }. Page de droite : { $page }.
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
scene-madness = Folie
scene-draw = Pioche
scene-discard = Défausse
scene-support = Soutien
scene-needs = Il faut
scene-has = peut payer
scene-library = Bibliothèque
scene-supply = Réserve
scene-active = actif
scene-out = éliminé
scene-round = Manche
scene-invocation = Invocation
scene-shield = { $n ->
    [one] La prochaine Malédiction est sans effet
   *[other] Les { $n } prochaines Malédictions sont sans effet
}
scene-no-act = Pas d’action donnée
scene-no-acquire = Pas d’acquisition
scene-no-heal = Pas de soin
scene-no-support = Pas de soutien
scene-closed = Le livre est encore fermé
scene-cost = Coût

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
