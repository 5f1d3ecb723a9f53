site = Sortilège
tagline = Une table de jeux de magie : affrontez un robot à l’instant, ou envoyez un lien à un ami.
language = Langue
language-name = Français
rules = Règles
rules-of = Règles : { $title }
rules-page = { $title } : les règles

# le salon
my-tables = Mes tables
games = Jeux
watch = Tables à regarder
play-now = Jouer
play-now-at = Jouer tout de suite : { $title }
new-table = Nouvelle table
new-table-at = Nouvelle table : { $title }
seats-count = { $count ->
    [one] 1 joueur
   *[other] { $text } joueurs
  }
minutes = { $minutes } min
open-record = Ouvrir une partie
open-record-help = Une partie enregistrée se revoit coup par coup ; inachevée, elle peut être poursuivie.
record-file = Fichier de partie
open-button = Ouvrir
state-over = terminée
state-yours = à vous de jouer
state-running = tour { $turn }
versus = { ", " }

# une nouvelle table
options = Options
more-options = Autres options
seats = Joueurs
seat-number = Place { $number }
seat-me = Moi
seat-open = Un ami, par lien
seat-free = place libre
guest = Invité
your-name = Votre nom
clock = Pendule
clock-kind = Temps de réflexion
clock-none = Illimité
clock-move = Par coup
clock-total = Au total
clock-seconds = Secondes
clock-increment = Secondes ajoutées à chaque coup (temps total)
clock-penalty = Quand le temps est écoulé
clock-bot = la règle choisit, ou un robot
clock-lose = la partie est perdue
listed = Tout le monde peut trouver et regarder cette table
open-table = Ouvrir la table
cancel = Annuler
yes-value = oui
no-value = non

# les robots
bot-jester = Bouffon
bot-apprentice = Apprenti
bot-adept = Adepte
bot-mage = Mage
bot-master = Maître
bot-archmage = Archimage

# une invitation
invited = On vous invite à une partie : { $title }
invited-seat = Votre place : { $role }.
invited-with = À la table : { $people }.
sit-down = Prendre place
only-watch = Regarder seulement

# la table
board = Le plateau
asked = Ce qui est demandé
choices = Choix
tools = Outils
ask-wait = On attend un joueur : envoyez le lien de la place libre à un ami, ou confiez-la à un robot.
zoom = Zoom
back = Revenir
back-key = Échap
undo = Annuler
undo-key = U
takeback = Demander à reprendre
hint-button = Conseil
hint-key = H
hint-thinks = Un conseil se prépare…
log = Journal
chat = Dire quelque chose…
chat-send = Envoyer
more = Plus
as-text = Plateau en texte
careful = Demander avant un coup qui ne se reprend pas
rename = Changer de nom
save-record = Enregistrer la partie
own-link = Copier le lien de ma place
watch-link = Copier un lien pour regarder
draw = Proposer la nulle
resign = Abandonner
sure-draw = Proposer la nulle ?
sure-resign = Abandonner vraiment cette partie ?
yes = Oui
no = Non
offer-takeback = Votre adversaire voudrait reprendre un coup. Êtes-vous d’accord ?
offer-draw = La nulle est proposée. Êtes-vous d’accord ?
waiting-takeback = Vous avez demandé à reprendre votre coup.
waiting-draw = Vous avez proposé la nulle.
next-round = Manche suivante
again = Revanche
next-table = Vers la partie suivante
past = Vous regardez un moment passé.
past-now = Revenir au présent
offline = Pas de connexion : la table est verrouillée et reviendra d’elle-même.
noscript = La table a besoin de JavaScript.
keys = Touches : Tab et flèches pour choisir, Entrée pour toucher, Échap pour revenir, U pour annuler, H pour un conseil.
and = { " et " }
result-won = { $count ->
    [one] { $names } gagne.
   *[other] { $names } gagnent.
  }
result-draw = Partie nulle.
result-won-together = Gagné !
result-lost-together = Perdu.

# le journal
log-resign = abandonne.
log-timeout = n’a plus de temps.
log-draw = Les joueurs conviennent de la nulle.
log-sat = prend place.
log-lent = est absent ; un robot joue.
log-back = reprend sa place.
log-takeback = reprend un coup.
log-stumble = trébuche ; un robot plus simple joue ce coup.
log-hurry = n’a plus de temps ; un robot joue ce coup.
log-default = n’a plus de temps ; la règle choisit.

# ce qui ne se peut pas
error-stale = La table a changé entre-temps ; la voici.
error-seat = Ce n’est pas à vous de jouer.
error-watch = Vous regardez ; seuls les joueurs touchent le plateau.
error-over = La partie est terminée.
error-view = Cette partie peut seulement être regardée.
error-illegal = Ce n’est pas possible maintenant.
error-other = Ce n’est pas possible.
error-hurry = Un instant, c’était trop rapide.
error-message = Cela n’a pas été compris.
error-options = Ces options ne vont pas ensemble. { $problem }
error-people-only = avec ces options, aucun bot ne peut s’asseoir à la table : seules des personnes peuvent juger ce qui n’est pas prouvé
problem-404 = Il n’y a rien ici
problem-404-text = Cette page ou cette table n’existe pas ; les vieilles tables sont rangées après un temps.
problem-403 = Interdit
problem-403-text = La demande vient d’un autre site.
problem-429 = Trop vite
problem-429-text = Trop de demandes depuis votre adresse ; attendez un peu.
problem-413 = Trop grand
problem-413-text = C’est plus que cette page n’en accepte.
to-lobby-brand = Sortilège : vers le salon
to-lobby = Vers le salon

# replay
replay = Revoir
replay-of = Revoir : { $title }
replay-table = Vers la table
replay-start = Le début.
replay-instead = au lieu de cela :
replay-controls = Parcourir la partie
replay-first = Au début
replay-before = Un pas en arrière
replay-after = Un pas en avant
replay-last = À la fin
replay-play = Lire
replay-pause = Pause
replay-space = Barre d’espace
replay-scrubber = Endroit de la partie
replay-branch = Jouer à partir d’ici
replay-branch-both = Pour tous les camps
replay-advice = Meilleurs coups ici
replay-thinks = Réflexion…
replay-annotate = Commentaire et variante
replay-comment = Commentaire sur ce moment
replay-comment-keep = Garder le commentaire
replay-variation = Ce qui pourrait être joué ici
replay-variation-keep = Ajouter comme variante
replay-new-link = Chacun est gardé comme une nouvelle partie sous un nouveau lien ; l’ancienne reste telle quelle.
replay-share = Partager et enregistrer
replay-link = Copier le lien vers ce moment
replay-copied = Copié.
replay-verify = Vérifier les dés
replay-seen-by = Vu par
replay-keys = Touches : ← et → avancent d’un pas, Début et Fin sautent, la barre d’espace lit.
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
share = { NUMBER($value, style: "percent") }
best-moves = Les meilleurs coups, avec le score espéré
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
analysis-turning = Tournants
analysis-calm = Aucun coup n’a coûté un dixième de victoire : une partie sans tournant.
analysis-turn = Tour { $turn }
analysis-table = Toutes les valeurs en tableau
analysis-cost = Cela a coûté { $lost } d’une victoire.
analysis-head-turn = Tour
analysis-head-move = Joué
analysis-head-expected = Espéré
analysis-head-loss = Coût
analysis-head-best = Mieux
replay-best = Le meilleur :
replay-played = Joué :
replay-agrees = C’est ce qui a été joué.
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
workshop-text = Le texte du livre
workshop-kept = Conservé sous ce lien :
workshop-next = Mots qui peuvent suivre
workshop-save = Conserver sur ce serveur
workshop-file = Enregistrer dans un fichier
workshop-tidy = Mettre au propre
workshop-proof = Enregistrer le certificat
workshop-play = Jouer avec ce livre
workshop-other = Le livre de l’adversaire
workshop-same = Le même livre
workshop-against = Adversaire
workshop-found = Ce que dit le vérificateur
workshop-try = Essayer un sortilège
workshop-spell = Sortilège
workshop-mystiques = Mystiques : des sortilèges qui vont ensemble
workshop-clear = Vider le plateau
workshop-after = Continuer depuis le résultat
workshop-brush = Toucher un point pose ou enlève
workshop-meaning = La même chose en
gem-f = feu
gem-a = air
gem-w = eau
gem-e = terre
gem-mine = au lanceur
gem-theirs = à l’adversaire
shop-proving = Preuve en cours…
shop-empty = Commencez par un sortilège, par exemple : Sortilège « Étincelle » :
shop-certified = Certifié : chaque sortilège a un seul sens dans toute position (#).
shop-errors = Erreurs : #
shop-nospell = Il n’y a pas encore de sortilège ici.
shop-refused = Ce livre n’est pas encore certifié ; le vérificateur dit pourquoi.
shop-example = Montrer cette position
shop-three = Un maître a trois gemmes de chaque élément.
shop-point = Point #
shop-large = Ce texte est trop long pour l’atelier.
shop-busy = L’atelier est occupé ; réessayez dans un instant.

# the position editor
editor = Éditeur de positions
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
guide = Une première partie
guide-of = Une première partie : { $title }
guide-again = Depuis le début
guide-play = Continuer contre un robot
guide-leave = Quitter ; l’endroit est retenu
guide-progress = Où vous en êtes
guide-lit = Touchez ce qui est éclairé.

# dit par la page elle-même
client-yours = à vous de jouer
client-theirs = à # de jouer
client-turn = Tour #
client-over = Partie terminée
client-viewonly = À regarder seulement
client-you = vous
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
client-suretorevoke = Créer un nouveau lien ? L’ancien ne vaudra plus, et qui s’en sert quitte la place.
client-copied = Le lien est copié.
client-rule = Règle #
client-watchers = Regardent : #
client-points = Points
client-colon = { " :" }
