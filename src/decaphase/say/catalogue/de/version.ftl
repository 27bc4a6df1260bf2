### The engine in use, in brackets after the version: “decaphase 0.1.0 (native engine)”.

version-native = kompilierte Engine
version-asked = reines Python, weil DECAPHASE_PLAIN gesetzt ist
version-missing = reines Python: Die kompilierte Bibliothek fehlt
version-damaged = reines Python: Die kompilierte Bibliothek ist beschädigt
version-refused = reines Python: Die kompilierte Bibliothek lässt sich auf diesem System nicht laden
version-outdated = reines Python: Die kompilierte Bibliothek gehört zu einem anderen Quelltext
