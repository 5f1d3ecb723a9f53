site = Sortilège
tagline = Une table de jeux de magie : affrontez un robot à l’instant, ou envoyez un lien à un ami.
language = Langue
language-name = Français
rules = Règles
rules-of = Règles : { $title }

# le salon
my-tables = Mes tables
games = Jeux
watch = Tables à regarder
play-now = Jouer
play-now-at = Jouer à { $title }, { $gentle }
new-table = Avec des amis
new-table-at = Nouvelle table : { $title }
seats-count = { $count ->
    [one] 1 joueur
   *[other] { $text } joueurs
  }
minutes = { $minutes } min
find-game = Trouvez-moi une partie
find-which = Quel jeu
find-fill = Si personne ne vient
open-record = Ouvrir une partie
open-record-help = Une partie enregistrée se revoit coup par coup ; inachevée, elle peut être poursuivie.
record-file = Fichier de partie
open-button = Ouvrir
open-seats = Places libres
waiting-for-you = { $count ->
    [one] Une partie vous attend
   *[other] { $count } parties vous attendent
  }
state-winner = gagnée par { $names }
state-won = gagnée
state-lost = perdue
state-drawn = nulle
state-yours = à vous
state-theirs = à { $name }
state-waits = { $count ->
    [one] 1 place libre
   *[other] { $count } places libres
  }
with-people = avec { $people }
against-people = contre { $people }
ago-now = à l’instant
ago-minutes = il y a { $count } min
ago-hours = il y a { $count } h
ago-days = { $count ->
    [one] hier
   *[other] il y a { $count } jours
  }
remove-table = Retirer de ma liste : { $title }, { $people }
removed = La table n’est plus dans votre liste.
undo-removal = Annuler
state-over = terminée
versus = { ", " }

# une nouvelle table
new-title = Nouvelle table
options = Options
option-any = Tiré au hasard
option-usual = Comme livré avec le jeu
option-usual-about = rien à faire
option-own = Mon exemplaire
option-own-about = collé comme texte ; « Vérifier mon exemplaire » l’écrit pour vous
more-options = Autres options
seats = Joueurs
seat-me = Moi
seat-open = Un ami
seat-free = place libre
guest = Invité
your-name = Votre nom
clock = Pendule
clock-kind = Le temps vaut
clock-none = Sans pendule
clock-move = pour chaque coup
clock-total = pour toute la partie
clock-increment = Secondes ajoutées à chaque coup
clock-penalty = Quand le temps est écoulé
clock-bot = la règle choisit, ou un robot
clock-lose = la partie est perdue
open-table = Ouvrir la table

games-by-ease = Les jeux, du plus facile au plus long
rank-1 = appris en deux minutes
rank-2 = appris en dix minutes
rank-3 = appris en une partie
rank-4 = pour une soirée
seat-me-about = Vous, dans ce navigateur ; sur plusieurs places, autour d’un écran.
seat-open-about = Libre jusqu’à ce que quelqu’un s’assoie avec votre invitation.
seat-bots = Robots
clock-none-about = prenez votre temps
clock-quarter = 15 minutes chacun
clock-quarter-about = pour toute la partie
clock-quick = 5 minutes + 10 s
clock-quick-about = chacun, et 10 s à chaque coup
clock-day = 1 jour par coup
clock-day-about = pour qui passe chaque jour
clock-days = 3 jours par coup
clock-days-about = on peut s’absenter
clock-week = 7 jours par coup
clock-week-about = comme par lettre
clock-own = Autre …
clock-own-about = réglée à la main
clock-minutes = Minutes
seat-name = Nom à cet écran
manners = Entre joueurs
consent = Reprendre un coup ou faire nulle demande
consent-all = l’accord de tous
consent-majority = une majorité
patience = Minutes d’absence après lesquelles les autres agissent
comers = Qui peut venir
comers-link = Par lien
comers-link-about = qui ouvre l’adresse de la table peut prendre une place libre
comers-public = Publique
comers-public-about = affichée au salon ; chacun peut jouer ou regarder
comers-invited = Sur invitation
comers-invited-about = qui a l’adresse regarde ; l’invitation donne une place
fill = Si une place reste libre
fill-0 = la table attend
fill-60 = après une minute un robot joue
fill-600 = après 10 minutes un robot joue
fill-3600 = après une heure un robot joue
summary = Ce qui sera ouvert
invitation-follows = Vous recevrez une seule invitation pour toutes les places libres, avec un code à scanner.

# les robots
bot-jester = Bouffon
bot-novice = Novice
bot-apprentice = Apprenti
bot-companion = Compagnon
bot-adept = Adepte
bot-mage = Mage
bot-master = Maître
bot-archmage = Archimage
won-alone = Des robots d’un même niveau, seuls à la table, gagnent environ tant de ces parties sur 100 (mesuré sur 20 à 200 parties) :

# une invitation
invited = On vous invite à une partie : { $title }
invited-seat = Votre place : { $role }.
invited-with = À la table : { $people }.
here = là
waits-of = La table de { $owner }
waits-nobody = Une table ouverte
free-count = { $count ->
    [one] 1 place libre
   *[other] { $count } places libres
  }
sit-here = M’asseoir ici
sit-as = M’asseoir ici : { $role }
bot-as = Laisser un robot jouer { $role }
wait-which = Quelle place sera la vôtre ?
wait-more = On attend du monde
wait-taken = Cette place vient d’être prise ; choisissez-en une autre.
wait-begins = La partie commence quand tout le monde est assis. Rien n’est demandé avant.
wait-board = Voir le plateau
invite-friends = Inviter des amis
invite-help = Une seule invitation pour toutes les places libres. Qui l’ouvre choisit une place et un nom, sans compte.
invite-link = Le lien de l’invitation
invite-code = Code à scanner : il ouvre l’invitation
invite-share = Partager
change = Changer
welcome-back = Heureux de vous revoir, { $name }
take-back-seat = Reprendre ma place
old-link-out = Cette place n’est plus la vôtre, { $name }
old-link-out-text = L’hôte vous a retiré cette place, et ce lien a pris fin avec cela. Vous pouvez regarder, ou vous asseoir de nouveau si une place est libre et que l’hôte le permet.
old-link-renewed = Ce lien a été remplacé, { $name }
old-link-renewed-text = Un nouveau lien a été fait pour cette place dans un autre navigateur ; servez-vous de celui-là. Avec l’ancien, on ne peut que regarder.
old-link-look = Vers la table
wish = Qui jouerez-vous ?
wish-choose = Choisir
wish-help = Qui n’a pas choisi quand la partie commence le fera alors.
table-of = La table de { $owner } : { $title }
preview-free = { $count ->
    [one] une place libre
   *[other] { $count } places libres
  }
preview-full = tout le monde est assis
comers-link-said = qui a le lien peut s’asseoir
comers-public-said = publique : chacun peut jouer ou regarder
comers-invited-said = sur invitation seulement
clock-said-move = { $minutes } min par coup
clock-said-total = { $minutes } min chacun + { $seconds } s
sit-down = Prendre place
only-watch = Regarder seulement

# la table
board = Le plateau
asked = Ce qui est demandé
choices = Choix
kinds = Genres d’action
tools = Outils
ask-wait = On attend un joueur ({ $roles }) : envoyez le lien de la place libre à un ami, ou confiez-la à un robot.
zoom = Zoom
sheet = Toute la feuille
at-table = À la table
talk = Discussion
text-size = Taille du texte
theme = Couleurs
theme-auto = comme le système
theme-light = clair
theme-dark = sombre
pace-once = tout de suite
pace-brisk = montré vivement
pace-calm = montré calmement
pace = Ce que font les autres
last-turn = Dernier tour
back = Revenir
back-key = Échap, U
undo = Reprendre
takeback = Demander à reprendre
hint-button = Conseil
hint-key = H
hint-title = Ce que je ferais
hint-close = Fermer le conseil
hint-close-key = Échap
hints-between = On peut demander des conseils
hints-between-about = Entre personnes, seulement si tout le monde est d’accord : qui s’assied l’est. Le journal dit qui en demande.
hints-agreed = On peut demander des conseils ici ; le journal dit qui le fait.
hint-thinks = Un conseil se prépare…
log = Journal
chat = Dire quelque chose…
chat-send = Envoyer
more = Plus
as-text = Plateau en texte
typed = Votre coup, par son numéro ou son texte
careful = Demander avant un coup qui ne se reprend pas
sounds = Sons discrets
rename = Changer de nom
save-record = Enregistrer la partie
own-link = Copier le lien de ma place
watch-link = Copier un lien pour regarder
draw = Proposer la nulle
resign = Abandonner
leave = Partir ; un robot joue pour moi
giveup = Abandonner ensemble
sure-giveup = Demander aux autres d’abandonner la partie ?
sure-draw = Proposer la nulle ?
sure-resign = Abandonner vraiment cette partie ?
yes = Oui
no = Non
offer-takeback-theirs = { $who } voudrait reprendre : { $what }. Êtes-vous d’accord ?
offer-takeback-own = Vous avez demandé à reprendre : { $what }.
offer-draw-theirs = { $who } propose la nulle. Êtes-vous d’accord ?
offer-draw-own = Vous avez proposé la nulle.
offer-giveup-theirs = { $who } voudrait abandonner la partie pour tous. Êtes-vous d’accord ?
offer-giveup-own = Vous avez demandé aux autres d’abandonner.
offer-waits = On attend { $names }.
offer-more = { $count ->
    [one] et une action de plus
   *[other] et { $count } actions de plus
  }
back-lent = Un robot a joué pour vous ; la place est de nouveau à vous.
back-deeds = { $count ->
    [one] Une chose s’est passée en votre absence.
   *[other] { $count } choses se sont passées en votre absence.
  }
onward = Partie suivante qui vous attend
show-me = Me montrer
gallery-chat = Spectateurs
hush = Fermer la causerie des spectateurs
unhush = Ouvrir la causerie des spectateurs
hushed = L’hôte a fermé la causerie des spectateurs.
turning = Le plateau se tourne vers qui doit jouer
late = Toutes les places sont prises maintenant ; vous regardez.
you-are-out = L’hôte vous a retiré votre place. Vous regardez maintenant.
link-renewed = Un nouveau lien a été fait pour cette place ; ce navigateur ne fait plus que regarder.
again-with = La même chose avec { $names }
score-title = Sur toutes les parties
score-together = { $won } sur { $games } gagnées ensemble
next-round = Manche suivante
again = Revanche
next-table = Vers la partie suivante
past = Vous regardez un moment passé.
past-now = Revenir au présent
offline = De retour dans un instant : la table est verrouillée jusque-là.
noscript = La table a besoin de JavaScript.
keys = Touches : Tab et flèches pour choisir, Entrée pour toucher, Échap pour revenir, U pour annuler, H pour un conseil, I pour une explication.
and = { " et " }
match-title = Partie en { $wins } manches gagnantes
match-won = { $name } gagne la partie avec { $won } manches.
result-won = { $count ->
    [one] { $names } gagne.
   *[other] { $names } gagnent.
  }
result-draw = Partie nulle.
result-won-together = Gagné !
result-lost-together = Perdu.
end-resign = { $who } abandonne.
end-timeout = { $who } n’a plus de temps.
end-draw = Les joueurs sont convenus d’une partie nulle.
easier = Un niveau plus facile
harder = Un niveau plus difficile

# le journal
log-resign = abandonne.
log-timeout = n’a plus de temps.
log-draw = Les joueurs conviennent de la nulle.
log-sat = prend place.
log-lent = est absent ; un robot joue.
log-back = reprend sa place.
log-freed = perd sa place : l’hôte l’a rendue libre.
log-asks-takeback = demande à reprendre.
log-asks-draw = propose la nulle.
log-asks-giveup = demande aux autres d’abandonner.
log-agrees = est d’accord.
log-declines = n’est pas d’accord.
spectator = { $name } (spectateur)
log-takeback = reprend un coup.
log-takeback-of = reprend : { $what }
log-stumble = trébuche ; un robot plus simple joue ce coup.
log-hint = reçoit un conseil.
log-hurry = n’a plus de temps ; un robot joue ce coup.
log-default = n’a plus de temps ; la règle choisit.

# ce qui ne se peut pas
error-stale = La table a changé entre-temps ; la voici.
error-seat = Ce n’est pas à vous de jouer.
error-watch = Vous regardez ; seuls les joueurs touchent le plateau.
error-over = La partie est terminée.
error-hint = À cette table, les conseils n’ont pas été convenus.
error-view = Cette partie peut seulement être regardée.
error-illegal = Ce n’est pas possible maintenant.
error-other = Ce n’est pas possible.
error-hushed = L’hôte a fermé la causerie des spectateurs.
error-hurry = Un instant, c’était trop rapide.
error-message = Cela n’a pas été compris.
error-options = Cette table ne peut pas s’ouvrir : { $problem }
bad-clock = pendule : donnez des minutes de 0,02 à 10080, soit 7 jours, et au plus 3600 secondes ajoutées à chaque coup
busy-many = Trop de livres sont en lecture ; réessayez dans un instant.
busy-closed = C’est fermé un instant ; réessayez.
busy-long = Ce livre est trop long à prouver.
error-bots-alone = Au plus { $most } tables de robots seuls se jouent à la fois ; réessayez plus tard.
error-many-yours = Votre adresse en a déjà ouvert ou gardé beaucoup ; revenez un peu plus tard.
error-many-all = Ce serveur est plein ; réessayez demain, ou ailleurs.
error-people-only = avec ces options, aucun bot ne peut s’asseoir à la table : seules des personnes peuvent juger ce qui n’est pas prouvé
problem-400 = Demande incomprise
problem-400-text = Cette page ne peut rien faire de ce qui a été envoyé ; rien n’a changé.
problem-404 = Il n’y a rien ici
problem-404-text = Cette page ou cette table n’existe pas ; les vieilles tables sont rangées après un temps.
problem-403 = Interdit
problem-403-text = La demande vient d’un autre site.
problem-429 = Trop vite
problem-429-text = Trop de demandes depuis votre adresse ; attendez un peu.
problem-413 = Trop grand
problem-413-text = C’est plus que cette page n’en accepte.
to-lobby-brand = Sortilège : vers le salon
other-game = Un autre jeu : { $game }
to-lobby = Vers le salon

# replay
replay = Revoir
replay-turn = tour { $turn }
replay-of = Revoir : { $title }
replay-table = Vers la table
replay-start = Le début.
replay-instead = au lieu de cela :
replay-controls = Parcourir la partie
replay-first = Au début
replay-before = Un pas en arrière
replay-after = Un pas en avant
replay-last = À la fin
replay-step = Pas
replay-step-deed = par actions
replay-step-turn = par tours
replay-step-ply = par coups
replay-speed = Vitesse
replay-slow = lente
replay-usual = normale
replay-fast = rapide
replay-play = Lire
replay-pause = Pause
replay-space = Barre d’espace
replay-scrubber = Endroit de la partie
replay-branch = Jouer à partir d’ici
replay-branch-both = Pour tous les camps
replay-advice = Meilleurs coups
replay-thinks = Réflexion…
replay-annotate = Commenter
replay-comment = Commentaire sur ce moment
replay-comment-keep = Garder le commentaire
replay-variation = Ce qui pourrait être joué ici
replay-variation-keep = Ajouter comme variante
replay-new-link = Chacun est gardé comme une nouvelle partie sous un nouveau lien ; l’ancienne reste telle quelle.
replay-share = Partager
replay-link = Copier le lien vers ce moment
replay-copied = Copié.
replay-verify = Vérifier les dés
replay-seen-by = Vu par
replay-keys = Touches : ← et → avancent d’un pas, Début et Fin sautent, la barre d’espace lit, b montre ce qui valait mieux que le coup joué, puis ce coup de nouveau.
picture-svg = Image (SVG)
picture-png = Image (PNG)
position-text = La position en texte
copy = Copier
verify-true = Loyal : { $checked } tirages sur { $draws } ont été recalculés à partir de la graine et concordent.
verify-false = Autre que promis : { $problem }
verify-none = Rien n’a été laissé au hasard dans cette partie.
verify-running = La graine est montrée à la fin de la partie ; alors chaque tirage peut être recalculé.
verify-unknown = Cette partie ne montre pas sa graine : rien ne peut être recalculé.
damaged = Ce fichier de partie est abîmé
damaged-around = L’endroit dans le fichier
damaged-help = Rien n’est perdu : voici le texte entier. Réparez la ligne et rouvrez-le, ou regardez la partie jusque-là.
damaged-text = La partie
damaged-again = Rouvrir
damaged-upto = Montrer jusqu’à la ligne { $line }

# advice and analysis
best-moves = Les meilleurs coups et ce qu’ils promettent ; touchez-en un pour voir ses étapes
analysis = Analyse
analysis-begin = Analyser la partie
analysis-stop = Arrêter
analysis-about = Quels coups étaient les meilleurs, ce que chacun a coûté, et où la partie a basculé. Cela prend environ une minute.
analysis-progress = Avancement de l’analyse
analysis-waiting = En attente : d’autres parties sont analysées d’abord.
analysis-failed = L’analyse a échoué ; réessayez.
analysis-busy = Une autre analyse est encore en cours ; attendez-la, s’il vous plaît.
analysis-long = Cette partie est trop longue pour être analysée ici.
analysis-graph = Le score espéré au fil de la partie, en centièmes
analysis-ours = Les chances de gagner
analysis-doubt = La bande : dans 19 cas sur 20, la recherche ne se trompe pas de plus.
analysis-turning = Tournants
analysis-calm = Aucun coup n’a coûté un dixième de victoire.
analysis-turn = Tour { $turn }
analysis-table = Toutes les valeurs en tableau
analysis-cost = Cela a coûté { $lost } d’une victoire.
analysis-head-turn = Tour
analysis-head-move = Joué
analysis-head-expected = Espéré
analysis-head-error = À tant près
analysis-head-loss = Coût
analysis-head-best = Mieux
replay-better = Mieux :
replay-best = Le meilleur :
replay-next = Ensuite :
replay-agrees = rien de mieux n’a été trouvé.
replay-follows = Ensuite :

# the workshop
workshop = Atelier
workshop-blurb = Écrivez des sortilèges en mots simples ; voyez ce qu’ils veulent dire, faites-les prouver, et jouez-les.
workshop-new = Commencer un livre
workshop-blank = Une page blanche
gallery = Galerie
book-new = Un premier grimoire
book-example = Les quatre-vingts sortilèges d’exemple
book-attack = Attaque
book-guard = Garde
book-gathering = Rassemblement
spell-count = { $count ->
    [one] 1 sortilège
   *[other] { $count } sortilèges
  }
first-spell = Un sortilège dit quelles gemmes vont où. Voici le chemin d’une page blanche à un sortilège lancé, du doigt ou au clavier.
first-spell-1 = Ouvrez une page blanche.
first-spell-1-more = Touchez « Nouveau sortilège » ; sur un téléphone, des blocs sont proposés, sur un écran plus grand vous pouvez écrire ou choisir « Blocs ».
first-spell-2 = Dites quelles gemmes, à qui, où, et ce qu’elles font.
first-spell-2-more = Chaque réponse est un bloc : de feu ; de l’invocateur ; partout ; de 1 point dans le sens horaire. Ou écrivez comme vous le diriez : à côté se tient ce qui a été lu.
first-spell-3 = Répondez à ce qui est demandé.
first-spell-3-more = Une question, ou deux gemmes qui se rencontreraient : chaque réponse est un bouton qui écrit sa phrase.
first-spell-4 = Attendez la marque d’or.
first-spell-4-more = Le sortilège est alors prouvé : il n’a qu’un sens dans toute position. Sa carte et son rapport se remplissent.
first-spell-5 = Touchez « Le lancer à une table ».
first-spell-5-more = Une table s’ouvre là où votre sortilège peut être lancé. Touchez-le dans votre livre, puis « Lancer ».
first-spell-card = La carte de ce sortilège ; c’est aussi l’un des quatre-vingts exemples, et le rapport le dit.
first-spell-begin = Commencer sur une page blanche
workshop-print = Imprimer
workshop-text = Le texte du livre
workshop-next = Mots qui peuvent suivre
workshop-unsaved = Voici vos changements qui ne sont pas encore enregistrés.
workshop-saved = Montrer le texte enregistré
workshop-share = Partager
workshop-file = Enregistrer dans un fichier
workshop-tidy = Mettre au propre
workshop-proof = Enregistrer le certificat
workshop-more = Fichier, impression, autre langue
workshop-play = Jouer une partie avec
workshop-cast = Le lancer à une table
workshop-other = Le livre de l’adversaire
workshop-same = Le même livre
workshop-against = Adversaire
workshop-mystiques = Mystiques
workshop-show = Le montrer à l’œuvre
workshop-clear = Vider
workshop-after = Continuer d’ici
workshop-brush = Toucher un point pose ou enlève
workshop-meaning = La même chose en
workshop-spells = Sortilèges
workshop-words = Mots
workshop-words-hint = Survolez un mot : ses points s’éclairent. Touchez-le : il s’écrit là où est le curseur.
workshop-zones = Où
workshop-ways = Mouvements
workshop-owners = À qui
workshop-guide = Un premier sortilège en trois minutes
workshop-board = Plateau
workshop-fresh = nouveau
workshop-asking = Ce qui est demandé
workshop-card = Carte et rapport
workshop-write = Texte
workshop-blocks = Blocs
workshop-view = Manière d’écrire
workshop-marks = Marques
workshop-new-spell = Nouveau sortilège
workshop-worth = Ce que vaut le sortilège
brush-gem = gemme { $element ->
    [f] de feu
    [a] d’air
    [w] d’eau
   *[e] de terre
  } { $owner ->
    [mine] de l’invocateur
   *[theirs] de l’adversaire
  }
shop-keep = Enregistrer
shop-kept = Enregistré
shop-name = Nom du sortilège
shop-before = Sortilège précédent
shop-next = Sortilège suivant
shop-proving = Preuve dans toutes les positions…
shop-empty = Commencez par un sortilège : touchez « Nouveau sortilège », ou écrivez Sortilège « Étincelle » :
shop-certified = Prouvé : chaque sortilège n’a qu’un sens.
shop-certified-more = Dans toute position du plateau, quel que soit l’invocateur. Contenu #.
shop-nospell = Il n’y a pas encore de sortilège ici.
shop-line = Ligne #
shop-fault = n’a pas encore un seul sens
shop-asks = une question
shop-warns = bon à savoir :
shop-example = Montrer cette position
shop-again = Redit ce qui a été dit.
shop-order = Complète ce qui a été dit.
shop-read = Je lis :
shop-waits = Je lirai cette phrase quand la question aura sa réponse.
shop-three = Un maître a trois gemmes de chaque élément.
shop-point = Point #
shop-large = Ce texte est trop long pour l’atelier.
shop-busy = L’atelier est occupé ; réessayez dans un instant.
shop-tally = prouvés : { "#" } sur { "##" }
shop-unread = pas encore lue
shop-mark-read = en cours de preuve
shop-mark-gold = prouvée
shop-mark-ask = une question
shop-mark-bad = pas réglée
shop-heading = Sortilège « # » :
shop-named = Sortilège #
shop-untitled = Un livre
shop-sentence = Une autre phrase
shop-need = Une condition de tout le sortilège
shop-meet = Si des gemmes se rencontrent
shop-done = Terminé
shop-touch = Touchez les points sur le plateau : #
shop-empty-block = lequel ?
shop-remove = Enlever cette phrase
shop-typed = Tapée : les blocs ne savent pas dire cette phrase, mais elle compte.
shop-here = Ce qu’il fait ici
shop-two = La plus petite position à deux sens
shop-step-back = Pas précédent
shop-step-on = Pas suivant
shop-new = Est-il nouveau ?
shop-new-yes = Oui
shop-new-no = Non : le même que « # »
shop-new-more = Aucun de # sortilèges connus ne fait la même chose.
shop-new-close = Le plus proche : « # », pareil dans ## des positions où l’un des deux fait quelque chose.
shop-new-proved = Prouvé : il fait la même chose dans toute position.
shop-moves = Peut être lancé
shop-moves-more = de # positions de ## parties
shop-cast = Un lancer prend et perd
shop-takes = prend #, perd ##
shop-cast-more = gemmes, en moyenne ; l’intervalle est pris de partie en partie
shop-cast-never = Il n’a pu être lancé dans aucune de ces positions.
shop-good = Plus de gemmes adverses que des vôtres.
shop-even = Aussi souvent les vôtres que celles de l’autre : choisissez le moment.
shop-poor = Il vous coûte plus qu’il ne prend.
shop-endings = Avec les dernières gemmes
shop-endings-won = Deux contre une : gagne #, sans lui ##.
shop-endings-lost = Une contre deux : perd #, sans lui ##.
shop-endings-wins = Il gagne certaines de ces fins.
shop-endings-holds = Il sauve certaines de ces fins.
shop-endings-even = Il ne change presque aucune de ces fins.
shop-endings-more = Prouvé : de toutes les # positions, grimoire ouvert, sortilège non lancé, jouées parfaitement des deux côtés ; l’autre ne lance rien.
shop-duel = Contre un livre vide
shop-duel-share = # des points (95 % : ##)
shop-duel-more = # parties entre robots qui cherchent, chacun commençant tour à tour ; ce seul sortilège dans le livre.
shop-duel-good = Mieux avec que sans.
shop-duel-poor = Mieux sans.
shop-duel-open = Trop tôt pour dire s’il aide.
shop-sure = ± #
shop-seconds = # s
shop-wait = mesure en cours
shop-report-empty = La carte et le rapport viennent quand le sortilège est compris.
block-all = de tout élément
block-anywhere = partout
block-points = aux points…
block-to = aux points…
block-always = toujours
block-amount = { $sign ->
    [least] au moins { $number }
   *[other] exactement { $number }
  }
block-ask-el = Quelles gemmes ?
block-ask-who = À qui ?
block-ask-where = Où se trouvent-elles ?
block-ask-how = Que font-elles ?
block-ask-many = De combien ?
block-ask-when = À quelle condition ?
block-ask-need = Combien doit-il y en avoir ?
block-ask-clash = Et si deux d’entre elles se rencontrent ?
block-clash-stay = les deux restent sur place
block-clash-win = les gemmes de l’invocateur l’emportent
block-clash-forbid = le sortilège ne peut pas être lancé
block-row-order = gemmes |el| |who| |where| |verb| |how|
block-row-when = , s’il y a |when| gemmes |when_el| |when_who|
block-row-need = Seulement s’il y a |when| gemmes |when_el| |when_who|
block-row-clash = Si deux d’entre elles se rencontrent, |clash|
block-verb-move = se déplacent
block-verb-go = vont
block-add-when = + condition

# the position editor
editor = Éditeur de positions
editor-blurb = Composez une position du doigt, puis jouez-la ou faites-la analyser.
editor-of = Éditeur de positions : { $title }
editor-touch = Choisissez ce que vous posez, puis touchez l’endroit. Chaque geste mène à une position possible ; le texte suit.
editor-text = Par le texte
editor-tray = Ce qui se pose
editor-dials = Compteurs et trait
editor-elsewhere = Endroits qui ne sont pas dessinés
editor-undo = Annuler
editor-second = Touchez maintenant le second endroit.
editor-cannot = Aucune position possible n’en résulte.
editor-wrong = Ce texte n’est pas une position possible. En anglais : { $problem }
editor-play = Jouer à partir d’ici
editor-save = Analyser et partager

# rules and first games
rules-search = Chercher dans les règles
rules-cards = Cartes
rules-ruling = Notre arbitrage
guide = Première partie
guide-of = Une première partie : { $title }
guide-again = Depuis le début
guide-play = Continuer contre un robot
guide-play-new = Jouer une partie contre un robot
guide-leave = Quitter ; l’endroit est retenu
guide-progress = Où vous en êtes
guide-lit = Touchez ce qui est éclairé.

# vérifier mon exemplaire : un paquet, des cartes ou un plateau
copy-check = Vérifier mon exemplaire
copy-of = Vérifier mon exemplaire de { $title }
copy-intro = Saisissez ce qu’il y a dans votre boîte : changez les lignes ci-dessous là où elles diffèrent, ou choisissez un fichier. On vous dit ce qui diffère du nôtre, et vous pouvez y jouer aussitôt. Seuls ceux qui ont le lien le voient.
copy-against = Comparé avec
copy-from-file = À partir d’un fichier
copy-file-label = Un fichier, de { $limit } ko au plus
copy-text-label = Ou son texte
copy-file-check = Vérifier ce fichier
copy-rows = En lignes
copy-row = Ligne { $number }
copy-count = { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
  }
copy-nothing = non choisi
copy-more = Une ligne de plus
copy-submit = Comparer et garder
copy-problems = { $count ->
    [one] Il reste une chose à corriger avant d’y jouer.
   *[other] Il reste { $count } choses à corriger avant d’y jouer.
  }
copy-at = { $section }, ligne { $number } :
copy-kept = Mon exemplaire de { $title }
copy-same = Rien ne diffère : votre exemplaire est le nôtre.
copy-alike = { $alike ->
    [one] { $alike } ligne est la même que dans le nôtre ({ $ours }).
   *[other] { $alike } lignes sont les mêmes que dans le nôtre ({ $ours }).
  }
copy-changed = { $count ->
    [one] { $count } diffère
   *[other] { $count } diffèrent
  }
copy-added = { $count ->
    [one] { $count } n’est que chez vous
   *[other] { $count } ne sont que chez vous
  }
copy-missing = { $count ->
    [one] { $count } n’est que chez nous
   *[other] { $count } ne sont que chez nous
  }
copy-is-changed = différent
copy-is-added = seulement chez vous
copy-is-missing = seulement chez nous
copy-ours-said = chez nous
copy-own-said = chez vous
copy-empty = rien
copy-play = Jouer avec
copy-change = Changer
copy-save = Garder en fichier
copy-link = L’adresse de cette page est son lien : gardez-la. Personne ne peut la deviner, et ce qui est gardé sous elle ne change jamais.
copy-picture = La table avec votre exemplaire
copy-file = exemplaire

# panels beside the drawing
panels = À côté du plateau
others = Les autres joueurs
panel-find = Chercher
panel-can = Jouables

# dit par la page elle-même
client-yours = à vous de jouer
client-yoursby = #, à vous de jouer
client-twice = ouvert aussi dans une autre fenêtre
client-days = j
client-host = hôte
client-mute = Ne plus entendre #
client-hear = Entendre # de nouveau
client-unsent = partira quand la connexion reviendra
client-theirs = à # de jouer
client-turn = Tour #
client-waits = On attend du monde
client-over = Partie terminée
client-viewonly = À regarder seulement
client-you = vous
client-typed-none = Aucun coup n’a ce numéro ni ce texte.
client-follows = Ensuite :
client-won = gagne
client-thinks = réfléchit…
client-away = absent
client-lent = un robot joue
client-link = Copier le lien
client-invite = Copier l’invitation
client-lend = Confier à un robot
client-giveback = Rendre la place
client-revoke = Nouveau lien
client-putout = Écarter
client-suretoputout = Écarter # ? La place devient libre, tout le monde l’apprend, et l’ancien lien prend fin.
client-suretorevoke = Créer un nouveau lien ? L’ancien ne vaudra plus, et qui s’en sert quitte la place.
client-copied = Le lien est copié.
client-rule = Règle #
client-watchers = Regardent : #
client-close = Fermer
client-moment = Un instant : votre coup est en route.
client-nonet = De retour dans un instant : rien ne peut être touché d’ici là.
client-goon = Continuer
client-which = # : touchez ce qui est éclairé.
client-colon = { " :" }

# my books and the gallery
workshop-books = Des livres pour commencer
books = Mes livres
books-blurb = Ce que vous avez écrit, avec son histoire ; à imprimer, à partager, à jouer.
books-new = Écrire un livre
books-none = Vous n’avez encore gardé aucun livre. Écrivez-en un, ou prenez des sortilèges dans la galerie.
books-untitled = Sans titre
books-open = Ouvrir
books-open-of = Ouvrir « { $title } »
books-print = Imprimer
books-print-of = Imprimer « { $title } »
books-lacks = Ce qui lui manque
books-lacks-of = Ce qui manque à « { $title } »
books-history = Histoire
books-history-of = Histoire de « { $title } »
books-file = Fichier
books-file-of = « { $title } » en fichier
books-is-private = privé
books-is-link = par lien
books-is-public = public
books-seen = Visible
books-seen-private = pour moi seul
books-seen-link = avec le lien
books-seen-public = pour tous
books-link = Lien :
books-more = Nommer, copier, supprimer
books-title = Titre
books-rename = Renommer
books-copy = Copier ce livre
books-remove = Supprimer pour de bon, avec son histoire
books-copied-from = copié d’
books-another = un autre livre
books-from = approprié de
books-said-copied = La copie est sur votre étagère.
books-said-taken = Le sortilège est dans ce livre, avec son origine.
books-said-named = Le livre a son titre.
books-said-removed = Le livre est supprimé.
books-said-private = Vous seul voyez maintenant ce livre.
books-said-link = Qui a le lien voit maintenant ce livre.
books-said-public = Tous voient maintenant cette version du livre dans la galerie.
books-unproved = « { $title } » n’est pas encore prouvé ; seuls les livres certifiés sont montrés à tous. L’atelier dit ce qui manque.
books-bad-title = Un titre a de 1 à { $most } lettres, sans guillemets.
books-full = Un grimoire a au plus { $most } sortilèges.
books-versions = Versions
books-version = Version { $number }
books-letters = { $count ->
    [one] { $count } lettre
   *[other] { $count } lettres
}
books-again = de nouveau la version { $number }
books-undo = Annuler : revenir à la version { $number }
books-back = Revenir à cette version
books-versions-kept = Chaque enregistrement est une version, chaque retour aussi ; les { $most } dernières sont gardées.
books-both = Une autre fenêtre a enregistré ce livre entre-temps. Rien n’est perdu : les deux versions sont dans son histoire.
error-shelf-full = Vous avez déjà { $most } livres ici ; supprimez-en un d’abord.
gallery-seek = Chercher des sortilèges
gallery-words = Nom ou mot
gallery-more-ways = Chercher autrement
gallery-does = Ce qu’il fait
effect-own = déplace les gemmes de l’invocateur
effect-other = déplace celles de l’adversaire
effect-both = déplace celles des deux maîtres
effect-takes = prend des gemmes adverses
effect-costs = peut coûter des gemmes
gallery-elements = Éléments
gallery-fire = feu
gallery-air = air
gallery-water = eau
gallery-earth = terre
gallery-to = Mène aux points
gallery-search = Chercher
gallery-all = Tout montrer
gallery-spells = Sortilèges
gallery-count = { $count } sur { $total }
gallery-into = Prendre dans
gallery-new-book = un nouveau livre
gallery-none = Aucun sortilège ne fait tout cela.
gallery-take = Prendre
gallery-take-of = Prendre « { $name } »
gallery-pages = Pages
gallery-before = Avant
gallery-more = Suite
gallery-lacks = Ce qui manque à votre livre
gallery-lacks-help = Où ses sortilèges mènent rarement, et trois sortilèges prouvés qui y vont :
gallery-lacks-none = Gardez un livre à vous, et l’on verra ici où ses sortilèges mènent rarement.
league = Ligue des livres publics
league-book = Livre
league-games = Parties
league-score = Points
league-percent = { $value } %
league-between = de { $low } à { $high }
league-help = Quand personne n’a besoin de la machine, des robots font jouer ces livres les uns contre les autres : des paires de parties aux mêmes dés, où chaque livre commence une fois. Une victoire vaut un point, une nulle un demi. La vraie part se trouve entre les deux nombres, avec une confiance de 95 %.
lacks-reach = Où mènent ses sortilèges
lacks-seldom = Rarement atteints : { $points }.
lacks-empty = Il n’a encore aucun sortilège prouvé, il n’atteint donc rien.
lacks-spells = { $count ->
    [0] Aucun sortilège court n’y va
    [one] Un sortilège prouvé qui y va
   *[other] { $count } sortilèges prouvés qui y vont
}
lacks-add = Ajouter
lacks-add-of = Ajouter « { $name } »
lacks-how = Faits des phrases courtes de la langue, un pour chaque effet ; aucun ne fait ce que fait un sortilège de ce livre. Ce que font les sortilèges a été vu dans 160 positions ; que ceux-ci ont un seul sens est prouvé.
lacks-name-f = La Flamme neuve
lacks-name-a = La Brise neuve
lacks-name-w = La Source neuve
lacks-name-e = Le Sillon neuf
booklet = Livret
booklet-of = { $title }, à imprimer
booklet-print = Imprimer, ou enregistrer en PDF
booklet-in = Langue du livret
booklet-both = les deux
booklet-help = A5 ; pour un livret sur A4, choisissez deux pages par feuille.
booklet-read = Comment le lire
booklet-board = L’Agrica avec les numéros de ses points
booklet-spells = { $count ->
    [1] sortilège { $first }
   *[other] sortilèges { $first } à { $last }
}
booklet-cast = Déjà lancés
booklet-cast-how = Un sortilège se lance une fois : cochez-le.
booklet-none = Ce livre n’a encore aucun sortilège prouvé.
booklet-mystiques = Mystiques
booklet-certificate = Certificat
booklet-proved = { $count ->
    [one] Prouvé : son sortilège a un seul sens dans toute position.
   *[other] Prouvé : chacun des { $count } sortilèges a un seul sens dans toute position, et il n’y en a pas deux qui fassent la même chose.
}
booklet-version = Version { $version } de la langue. Qui lit le même contenu trouve le même numéro.
booklet-unproved = Ce livre n’est pas certifié. Ces sortilèges ne sont pas prouvés :
booklet-sign = Maître
