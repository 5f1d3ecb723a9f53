# Ce qui est dit à un joueur qui lit.
rules = Règles de { $game }, en paragraphes numérotés :
position = La position :
read = Ce qui se lit à côté du plateau :
asked = Vous êtes { $name }. { $question }
legal = Vos coups permis, chacun comme il s’écrit et ce qu’il veut dire :
notation = Les coups s’écrivent comme dans cet exemple : { $example }
answer = Répondez par une ligne : Coup : …
refused = « { $move } » est refusé : { $reason } Répondez encore par une ligne : Coup : …
none = aucun coup n’a été trouvé dans votre réponse.
