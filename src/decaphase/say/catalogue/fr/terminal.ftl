### The terminal: questions with numbered answers, and what is kept on this computer.

terminal-choice = { $number }. { $choice }
terminal-choose = Quel numéro, de 1 à { $count } ? (Entrée : { $default })
terminal-choose-or-back = Quel numéro, de 1 à { $count } ? (Entrée : retour)
terminal-not-a-choice = Tape un nombre de 1 à { $count }.
terminal-yes = o oui
terminal-no = n non
terminal-yes-or-no = Tape o pour oui ou n pour non.

problem-no-voice = Il n’y a pas de programme de synthèse vocale sur cet ordinateur ; installe espeak-ng ou spd-say, ou enlève --speak.
problem-no-home = On ne sait pas où sont tes fichiers : définis la variable d’environnement HOME.
problem-cannot-keep = { $reason ->
        [full] Le disque est plein, { $file } n’a pas pu être écrit ; fais un peu de place.
        [locked] { $file } n’a pas pu être écrit : rien ne peut être écrit à cet endroit.
       *[other] { $file } n’a pas pu être écrit.
    }

terminal-bye = Au revoir.
