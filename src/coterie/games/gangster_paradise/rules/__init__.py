"""The rules, one module per chapter of the clauses, as functions over a position."""
