### What can be wrong with a message of the live protocol.

problem-wire-not-a-message = This is no message that I understand ({ $reason }); the protocol says which there are.
problem-wire-too-big = This message is too big; send at most { $most } bytes.
problem-wire-not-hex = This has to be written in hexadecimal, two digits for each byte.
problem-wire-too-many-tables = You can follow { $most } tables at a time; leave one of them first.
