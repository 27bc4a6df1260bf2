### Things one after the other in a sentence: “a, b and c”.

list-and = { $before } en { $last }
