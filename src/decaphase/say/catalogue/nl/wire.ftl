### Wat er mis kan zijn met een bericht van het live-protocol.

problem-wire-not-a-message = Dit is geen bericht dat ik begrijp ({ $reason }); in het protocol staat welke er zijn.
problem-wire-too-big = Dit bericht is te groot; stuur hoogstens { $most } bytes.
problem-wire-not-hex = Dit moet hexadecimaal geschreven zijn, met twee cijfers per byte.
problem-wire-too-many-tables = Je kunt { $most } tafels tegelijk volgen; laat er eerst een los.
