### Who plays.

problem-player-count = 2 to { $most } can play, not { $count }.
problem-empty-name = A player needs a name.
problem-long-name = A name of { $length } characters is too long; { $most } are allowed.
problem-unprintable-name = A name may only hold characters that can be printed, no line ends or tabs.
problem-hidden-name = A name needs characters that can be seen, with few accents on each, and none that turn the direction of the text. Choose another name.
