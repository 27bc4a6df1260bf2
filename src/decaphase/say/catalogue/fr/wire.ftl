### Ce qui peut clocher dans un message du protocole en direct.

problem-wire-not-a-message = Je ne comprends pas ce message ({ $reason }) ; le protocole dit lesquels il y a.
problem-wire-too-big = Ce message est trop gros ; envoie au plus { $most } octets.
problem-wire-not-hex = Il faut l’écrire en hexadécimal, deux chiffres par octet.
problem-wire-too-many-tables = Tu peux suivre { $most } tables à la fois ; laisses-en d’abord une.
