### Things to print: what is said while they are made, and what stands on every kind.

print-drawing = Drawing …
print-setting = Setting the pages …
print-written = “{ $title }” is in { $file }.

paper-true-size = Print at actual size (100 %), never “fit to page”.
paper-ruler = If this line is exactly 100 millimetres long, the size is right.

## What cannot be printed

problem-paper-not-installed = To print, one more package is needed; install it with: pip install 'decaphase[paper]'
problem-paper-unknown = There is no paper called “{ $asked }” here; choose one of these: { $known }.
problem-paper-no-font = No font here can write “{ $text }”; spell it another way, or install a font that has these characters.
problem-print-no-such-choice = { $option } cannot be “{ $asked }”; it can be: { $known }.
problem-print-to-terminal = A PDF cannot be read in the terminal; name a file with -o, or pass it on to another program.
problem-print-over-other = { $file } is there already and is no PDF, so it stays as it is; name another file with -o.

## What --help says

help-print = Make things to put on paper, for exactly the rules of your table, as a PDF.
help-print-edition = By which rules: an edition (“decaphase rules” lists them), or the file of a record or a score sheet. Without it, the edition of your language.
help-print-option = Change an option, as in cards=packs; once for each.
help-print-paper = The paper: a4 or letter.
help-print-out = The file to write; one named after the kind unless said, - for standard output. An older PDF there is replaced.
problem-print-no-game = No game has been begun at this table, so there is nothing to put away; begin one first.
problem-print-no-such-page = There is no picture of page { $page }; ask for one up to { $pages }.
