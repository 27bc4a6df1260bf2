### The engine in use, in brackets after the version: “decaphase 0.1.0 (native engine)”.

version-native = native engine
version-asked = plain Python, because DECAPHASE_PLAIN is set
version-missing = plain Python: the native library is missing
version-damaged = plain Python: the native library is damaged
version-refused = plain Python: the native library cannot be loaded on this system
version-outdated = plain Python: the native library was built from other source files
