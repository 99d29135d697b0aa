"""The rules of Gatsby: one module per chapter of the clauses, each clause cited where it applies.

Chapters are plain functions over a position. A turn's work still to be done is the position's
agenda: an action puts its steps there, a bonus its own on top (GA-TURN-5), and `turn.go_on` takes
the next one until somebody has to choose. What can be chosen is a set of options, made once for
each question by the chapter it belongs to; the chapter's `why_not_…` names the reason why
something is not among them.
"""
