### Was mit einer Nachricht des Live-Protokolls nicht stimmen kann.

problem-wire-not-a-message = Diese Nachricht verstehe ich nicht ({ $reason }); welche es gibt, steht im Protokoll.
problem-wire-too-big = Diese Nachricht ist zu groß; schick höchstens { $most } Bytes.
problem-wire-not-hex = Das muss hexadezimal geschrieben sein, mit zwei Ziffern für jedes Byte.
problem-wire-too-many-tables = Du kannst { $most } Tische zugleich verfolgen; lass zuerst einen davon.
