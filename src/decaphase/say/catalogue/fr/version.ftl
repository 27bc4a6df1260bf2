### The engine in use, in brackets after the version: “decaphase 0.1.0 (native engine)”.

version-native = moteur natif
version-asked = Python seul, car DECAPHASE_PLAIN est défini
version-missing = Python seul : la bibliothèque native manque
version-damaged = Python seul : la bibliothèque native est endommagée
version-refused = Python seul : la bibliothèque native ne peut pas être chargée sur ce système
version-outdated = Python seul : la bibliothèque native vient d’un autre code source
