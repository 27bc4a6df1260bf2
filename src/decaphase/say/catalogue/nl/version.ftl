### The engine in use, in brackets after the version: “decaphase 0.1.0 (native engine)”.

version-native = gecompileerde engine
version-asked = gewone Python, omdat DECAPHASE_PLAIN is ingesteld
version-missing = gewone Python: de gecompileerde bibliotheek ontbreekt
version-damaged = gewone Python: de gecompileerde bibliotheek is beschadigd
version-refused = gewone Python: de gecompileerde bibliotheek kan op dit systeem niet worden geladen
version-outdated = gewone Python: de gecompileerde bibliotheek hoort bij andere bronbestanden
