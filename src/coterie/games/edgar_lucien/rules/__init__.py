"""The rules of Edgar & Lucien: a module for each chapter of `clauses.toml`."""
