"""What a seat knows of the others' money and hands, and how positions are drawn that agree with
it."""
