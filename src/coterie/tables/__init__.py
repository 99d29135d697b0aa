"""Live tables as plain logic: people, clocks, the journal, bots, and who is told what."""

from coterie.tables.audience import Visitor
from coterie.tables.facts import Chair, Entry, Facts, Settings
from coterie.tables.table import Table

__all__ = ["Chair", "Entry", "Facts", "Settings", "Table", "Visitor"]
