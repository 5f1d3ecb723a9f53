# La voix du vérificateur.

quoted = « { $words } »
a-number = un nombre
a-name = un nom entre guillemets

clause-E-SYNTAX = Perfection des définitions
clause-E-CHAR = Intelligibilité
clause-E-SIZE = Intelligibilité
clause-E-LANG = Intelligibilité
clause-E-NAME = Identification
clause-E-CAP = Capacité maximale
clause-E-RANGE = Portée et limitations
clause-E-OPP-POS = Définition des déplacements
clause-E-UNDEF = Définition des déplacements
clause-E-TWICE = Portée et limitations
clause-E-CLASH = Portée et limitations
clause-E-COUNT = Perfection des définitions
clause-E-MIXED = Perfection des définitions
clause-E-STAY = Perfection des définitions
clause-E-DEAD = Procédure d’invocation
clause-E-FUNNEL = Portée et limitations (règle de la maison)
clause-E-LIMIT = Perfection des définitions
clause-W-DUP = Procédure d’invocation (règle de la maison)
clause-W-MERGE = Prise par sortilège
clause-W-OWN = Prise par sortilège
clause-W-EMPRISE = Victoire par emprise
clause-W-NOOP = Procédure d’invocation
clause-W-WORD = Perfection des définitions

odd-character = Le caractère { $code } n’a pas sa place dans un grimoire : personne ne peut le voir ni le lire à voix haute.
error-E-LANG = Ceci n’est pas dans la langue du livre. Un grimoire est écrit dans une seule langue, celle de son maître.
error-E-LANG-unknown = Le vérificateur lit des livres en français et en anglais.
error-E-SIZE = Ce sortilège dépasse 4 ko : personne ne saurait l’apprendre. Coupez-le.

syntax-homeless = Cette phrase n’appartient à aucun sortilège.
syntax-pronoun = On ne sait pas qui est « { $word } » ici : dites de quelles gemmes il s’agit.
syntax-name = J’attendais ici un nom entre guillemets.
syntax-mixed = « et » et « ou » ne se mêlent pas dans une même liste : on pourrait les grouper de deux façons.
syntax-complement = « ailleurs que » et « à la fois » ne se combinent pas avec cette liste.
syntax-singular = « se déplace » ne vaut que pour une gemme, et rien ne dit qu’il n’y en a qu’une.
syntax-stop = Il manque un point final avant ceci.
syntax-nearest = Je ne connais pas « { $found } » ici.
syntax-mark = « { $mark } » vient trop tôt. J’attendais { $expected }.
syntax-end = La phrase n’est pas finie. J’attendais { $expected }.
syntax-expected = Je n’attendais pas « { $found } » ici. J’attendais { $expected }.

repair-heading = Commencez le sortilège par : Sortilège "Son nom" :
repair-pronoun = Répétez « les gemmes de … ».
repair-name = Par exemple : Sortilège "La Tornade de Feu" :
repair-mixed = Faites deux phrases, ou deux conditions.
repair-complement = Mettez « ailleurs que … » seul ou en dernier, ou dites « ni … ni … ».
repair-singular = Dites « les gemmes … se déplacent … » ; ou, si une condition assure qu’il n’y en a qu’une, « la gemme … va au point … ».
repair-stop = Terminez la phrase par un point.
repair-replace = Peut-être « { $phrase } » au lieu de « { $found } » ?

error-E-NAME-twice = Le nom « { $name } » est déjà celui d’un autre sortilège de ce grimoire.
error-E-NAME-empty = Il faut un nom à un sortilège.
error-E-NAME-unknown = La mystique cite « { $name } », qui n’est pas un sortilège de ce grimoire.
repair-E-NAME-near = Peut-être « { $name } » ?
error-E-CAP = { $count } sortilèges : un { $kind ->
    [collection] recueil en contient au plus { $most }
   *[grimoire] grimoire en contient au plus { $most }
  }.
repair-E-CAP = Retirez-en { $over }, ou ouvrez le fichier par Recueil "…". s’il n’est pas destiné à une confrontation.
error-E-RANGE = { $number } n’est pas l’un des 24 points.
error-E-RANGE-amount = Une gemme se déplace de 1 à 23 à la fois.
error-E-RANGE-span = Une suite de points va en montant, de 1 à 24.
error-E-OPP-POS = Le mouvement dépend de la position de gemmes adverses. Seule leur présence ou leur absence sur l’Agrica peut compter.
repair-E-OPP-POS-where = Prenez vos propres gemmes pour repère : « … les gemmes … de l’invocateur ».
repair-E-OPP-POS-count = Comptez-les sur tout le plateau : retirez « situées … ».
repair-E-OPP-POS-fill = Déplacez-les à partir de leur propre point, ou ne les choisissez que par leur élément.
error-E-UNDEF = Ce déplacement n’existe pas depuis tous les points où une telle gemme peut se trouver.
repair-E-UNDEF = Excluez ces points : « situées { $zone } ».
repair-E-UNDEF-some = Dites où les gemmes doivent se trouver pour ce déplacement.
error-E-TWICE = Une même gemme reçoit deux ordres différents ; une gemme ne se déplace qu’une fois.
error-E-TWICE-table = Le point { $number } est nommé deux fois comme départ ; une gemme ne se déplace qu’une fois.
repair-E-TWICE = Excluez d’une phrase les gemmes nommées dans l’autre, ou ajoutez une condition.
error-E-CLASH = Deux gemmes différentes arrivent au même point, et le texte ne dit pas laquelle est prise.
error-E-CLASH-two = Une seule phrase peut dire ce qui se passe quand des gemmes se rencontrent.
repair-E-CLASH-two = Gardez l’une des deux.
repair-add = Ajoutez : { $sentence }
repair-anew = Écrivez : { $sentence }
error-E-COUNT = Il peut y avoir plus ou moins de gemmes que de points : qui va où ?
error-E-COUNT-fill = Le point { $number } est cité deux fois.
repair-E-COUNT-fill = Ou donnez des points « par ordre de priorité » : s’il manque des gemmes, les premiers points sont pris.
error-E-MIXED = Des gemmes de plusieurs sortes vont sur un ensemble de points : laquelle va où ?
repair-E-MIXED = Faites une phrase par élément et par maître.
error-E-STAY = « Restent sur place » ne règle que les déplacements à partir d’un point (« se déplacent … ») ; ici des gemmes « vont » à des points donnés.
repair-E-STAY = Dites qui l’emporte, ou que le sortilège ne peut pas être lancé.
error-E-DEAD = Ce sortilège ne fait jamais rien, dans aucune position.
repair-E-DEAD = Voyez si ses conditions se contredisent.
error-E-FUNNEL = Trois gemmes ou plus peuvent arriver au même point : ce serait prendre des gemmes sans les déplacer.
repair-E-FUNNEL = Faites qu’au plus deux gemmes arrivent sur un point.
error-E-LIMIT = Ce sortilège est trop emmêlé pour être prouvé. Un lecteur s’y perdrait aussi.
repair-E-LIMIT = Coupez-le, ou dites-le avec moins de conditions.
error-W-DUP = Ce sortilège fait exactement ce que fait « { $other } », dans toutes les positions. Un maître ne lance un sortilège qu’une fois.
warning-W-MERGE = Deux gemmes identiques peuvent arriver au même point : une reste, l’autre est prise.
warning-W-OWN = Ce sortilège peut prendre des gemmes de l’invocateur.
warning-W-EMPRISE = Ce sortilège peut laisser l’invocateur sans gemme sur le plateau, et lui faire perdre la partie.
warning-W-NOOP = Ce sortilège peut être lancé sans rien changer.
warning-W-WORD = Cette tournure vient des anciens livres et dit moins qu’elle ne veut dire.
example = Exemple : { $gems }.
example-empty = Exemple : le plateau vide.
example-gem = { $point } = { $element } ({ $owner })
element-F = feu
element-A = air
element-W = eau
element-E = terre
owner-me = invocateur
owner-opp = adversaire

# Explications.

gem-me-F = la gemme de feu de l’invocateur au point { $point }
gem-me-A = la gemme d’air de l’invocateur au point { $point }
gem-me-W = la gemme d’eau de l’invocateur au point { $point }
gem-me-E = la gemme de terre de l’invocateur au point { $point }
gem-opp-F = la gemme de feu de l’adversaire au point { $point }
gem-opp-A = la gemme d’air de l’adversaire au point { $point }
gem-opp-W = la gemme d’eau de l’adversaire au point { $point }
gem-opp-E = la gemme de terre de l’adversaire au point { $point }
explain-unmet = Ceci n’est pas rempli ici : { $sentence }
explain-unmet-end = Le sortilège ne peut donc pas être lancé.
explain-sentence = { $sentence }
explain-skipped = La condition n’est pas remplie : cette phrase ne fait rien.
explain-idle = Aucune gemme de cette sorte n’est sur le plateau.
explain-goes = Va au point { $to } : { $gem }.
explain-keeps = Reste : { $gem } est déjà à sa place.
explain-points = (Points concernés : { $points }.)
explain-stays-double = Reste : { $gem } reçoit deux ordres différents.
explain-stays-meeting = Reste : { $gem } rencontrerait une autre gemme au point { $to }.
explain-merges = Prise : { $gem }, qui arrive au point { $to } avec une gemme identique ; une seule reste.
explain-beaten = Prise : { $gem }, qui arrive au point { $to } avec une gemme qui l’emporte.
explain-taken = Prise : { $gem } ; la gemme du point { $to } y arrive.
explain-forbidden = Des ordres se heurtent ici, et le texte dit qu’alors le sortilège ne peut pas être lancé.
explain-undetermined = Le texte ne règle pas cette position : le sortilège ne peut pas y être lancé.
explain-nothing = Le sortilège ne déplace ici aucune gemme, et ne peut donc pas être lancé.
explain-end = Toutes les gemmes se déplacent en même temps. Prises : { $mine } à l’invocateur, { $theirs } à l’adversaire.
compare-same = « { $one } » et « { $other } » font la même chose dans toutes les positions.
compare-differ = « { $one } » et « { $other } » diffèrent dans cette position :
compare-does = « { $name } » mène à :
compare-not = « { $name } » ne peut pas y être lancé.

# Commandes.

certified = Certifié : { $count ->
    [one] { $count } sortilège n’a
   *[other] { $count } sortilèges n’ont chacun
  } qu’un sens dans toutes les positions.
certified-hash = Contenu { $hash }, version { $version } de la langue.
refused = { $errors ->
    [one] { $errors } erreur.
   *[other] { $errors } erreurs.
  } Non certifié.
no-spell = Il n’y a pas de sortilège « { $name } » dans ce livre.
cause = Règle : { $clause }

clause-E-ASK = Perfection des définitions
clause-E-GLOSS = Perfection des définitions
error-E-GLOSS = Ceci redit en d’autres termes ce qui précède, mais ne dit pas la même chose.
repair-E-GLOSS = Retirez-le, ou corrigez l’un des deux.

ask-amount = De combien de points ?
answer-amount = { $value }
ask-exact = Exactement autant, ou peut-il y en avoir plus ?
answer-exact = { $value ->
    [exactly] exactement autant
   *[least] au moins autant
}
ask-whose = Les gemmes de qui ?
answer-whose = { $value ->
    [me] celles de l’invocateur
    [opp] celles de l’adversaire
   *[any] celles des deux maîtres
}
ask-and = Aux deux endroits à la fois, ou à l’un ou à l’autre ?
answer-and = { $value ->
    [both] aux deux à la fois
   *[either] à l’un ou à l’autre
}
ask-told = Les mots et les paires de points ne disent pas la même chose. Qu’entendez-vous ?
answer-told = { $value ->
    [pairs] les paires
   *[words] les mots
}
ask-axis = L’axe n’a pas de partie extérieure. S’agit-il de l’arc extérieur ?
answer-axis = oui, de l’arc extérieur
ask-push = Qu’arrive-t-il à une gemme poussée de deux côtés, ou à deux gemmes qui se rencontrent ?
answer-push = { $value ->
    [stay] elles restent sur place
   *[forbid] le sortilège ne peut pas être lancé
}
ask-symmetry = Symétrie par rapport à quoi ?
answer-symmetry = { $value ->
    [mirror] à l’axe
    [flip] à la rivière
   *[half] au centre (un demi-tour)
}
answer-stay = elles restent sur place
answer-forbid = alors le sortilège ne peut pas être lancé
answer-win = les gemmes de l’invocateur l’emportent
ask-ahead = Dans quel sens ?
answer-ahead = { $value ->
    [up] vers l’adversaire
   *[down] vers l’invocateur
}
ask-spin = Dans quel sens ?
answer-spin = { $value ->
    [cw] dans le sens horaire
   *[ccw] dans le sens antihoraire
}
ask-word = Je ne comprends pas « { $word } » ici. Est-ce ceci que vous entendez ?
ask-each = Chaque gemme de ces points y va-t-elle, ou doit-il y en avoir exactement une ?
answer-each = { $value ->
    [all] chaque gemme qui s’y trouve
   *[one] il doit y en avoir exactement une
}
ask-any = Laquelle ? Toute gemme de cette sorte, ou faut-il qu’il n’y en ait qu’une ?
answer-any = { $value ->
    [every] toute gemme de cette sorte
   *[one] il doit y en avoir exactement une
}
ask-way = Dans quelle direction ?
answer-way = { $value ->
    [cw] dans le sens horaire
    [ccw] dans le sens antihoraire
    [in] vers le centre
    [out] vers l’extérieur
    [up] vers l’adversaire
    [down] vers l’invocateur
    [left] vers la gauche
   *[right] vers la droite
}
ask-there = Celles qui sont au même endroit, ou celles de partout ?
answer-there = { $value ->
    [there] au même endroit
   *[anywhere] partout
}
ask-choice = À tous ces endroits ? Un sortilège ne laisse pas de choix.
ask-readings = Cela peut se lire de plusieurs façons. Qu’entendez-vous ?

read-again = (redit ce qui a été dit)
read-order = (complète ce qui a été dit)
read-asked = (une question d’abord)

syntax-puzzled = Je comprends jusqu’à « { $found } », et plus ensuite.
repair-puzzled = Dites de qui sont les gemmes, de quel élément, où elles sont, et ce qu’elles font.

clause-E-RULE = Ce que peuvent les sortilèges
forbid-remove = Un sortilège ne retire pas de gemmes du plateau ; une gemme n’est prise que là où une autre arrive.
clause-forbid-remove = Portée et limitations
forbid-create = Un sortilège agit sur les gemmes présentes sur le plateau, et n’en amène aucune.
clause-forbid-create = Portée et limitations
forbid-choose = Un sortilège dit exactement ce qui va où ; rien ne se choisit quand on le lance.
clause-forbid-choose = Perfection des définitions
forbid-last = Un sortilège agit une fois et tout de suite ; il ne dure pas.
clause-forbid-last = Immédiateté et ponctualité
forbid-change = Un sortilège change la place des gemmes, jamais leur nature ni leur maître.
clause-forbid-change = Portée et limitations
forbid-chance = Un sortilège dit exactement ce qui arrive ; rien n’est laissé au hasard.
clause-forbid-chance = Perfection des définitions
forbid-nearest = Deux gemmes peuvent être aussi proches, et personne ne saurait dire laquelle est désignée.
clause-forbid-nearest = Perfection des définitions

forbid-which = S’il y a plusieurs gemmes de cette sorte, personne ne saurait dire laquelle bouge. Dites qu’il n’y en a qu’une, ou toutes.
clause-forbid-which = Perfection des définitions
forbid-else = Un sortilège change la place des gemmes, et rien d’autre : il ne donne ni n’ôte aucun tour, et ne protège rien.
clause-forbid-else = Portée et limitations
forbid-twice = Un sortilège ne déplace une gemme qu’une fois ; dites tout le trajet en un seul déplacement, avec « puis ».
clause-forbid-twice = Portée et limitations

clause-W-IDLE = Procédure d’invocation
clause-W-GUARD = Procédure d’invocation
clause-W-EMPTY = Perfection des définitions
clause-W-ALWAYS = Perfection des définitions
clause-W-CALM = Perfection des définitions
clause-W-AGAIN = Perfection des définitions
warning-W-IDLE = Cette phrase n’ordonne jamais rien.
warning-W-GUARD = Cette condition n’est jamais remplie.
warning-W-EMPTY = Cet endroit ne contient aucun point.
warning-W-ALWAYS = Cette condition est toujours remplie.
warning-W-CALM = Rien ne peut se heurter dans ce sortilège : cette phrase ne règle rien.
warning-W-AGAIN = Ceci a déjà été dit, mot pour mot.

syntax-unclear = Je connais tous ces mots, mais pas ce qu’ils ordonnent ensemble : qui va, d’où, et jusqu’où ?
repair-unclear = Dites de qui sont les gemmes, de quel élément, où elles sont, et où elles vont.
