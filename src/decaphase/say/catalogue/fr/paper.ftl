### Les choses à imprimer : ce qui est dit pendant qu’on les fabrique, et ce qui figure sur toutes.

print-drawing = Dessin …
print-setting = Mise en page …
print-written = « { $title } » se trouve dans { $file }.

paper-true-size = Imprime en taille réelle (100 %), jamais « ajusté à la page ».
paper-ruler = Si cette ligne mesure exactement 100 millimètres, la taille est bonne.

## Ce qui ne peut pas être imprimé

problem-paper-not-installed = Pour imprimer, il faut encore un module ; installe-le avec : pip install 'decaphase[paper]'
problem-paper-unknown = Il n’y a pas de papier nommé « { $asked } » ici ; choisis parmi : { $known }.
problem-paper-no-font = Aucune police ici ne peut écrire « { $text } » ; écris-le autrement, ou installe une police qui a ces caractères.
problem-print-no-such-choice = { $option } ne peut pas être « { $asked } » ; les valeurs possibles sont : { $known }.
problem-print-to-terminal = Un PDF ne se lit pas dans le terminal ; nomme un fichier avec -o, ou transmets-le à un autre programme.
problem-print-over-other = { $file } existe déjà et n’est pas un PDF, il reste donc tel quel ; nomme un autre fichier avec -o.

## Ce que dit --help

help-print = Fabrique des choses à mettre sur papier, exactement pour les règles de ta table, en PDF.
help-print-edition = Selon quelles règles : une édition (« decaphase rules » en donne la liste), ou le fichier d’une partie notée ou d’une feuille de score. Sans cela, l’édition de ta langue.
help-print-option = Change une option, comme cards=packs ; une fois pour chacune.
help-print-paper = Le papier : a4 ou letter.
help-print-out = Le fichier à écrire ; sans cela, il porte le nom de ce qui est imprimé, et - est la sortie standard. Un PDF plus ancien est remplacé.
problem-print-no-game = Aucune partie n’a commencé à cette table, il n’y a donc rien à ranger ; commences-en une d’abord.
problem-print-no-such-page = Il n’y a pas d’image de la page { $page } ; demande-en une jusqu’à la { $pages }.
