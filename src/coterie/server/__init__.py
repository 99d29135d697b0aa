"""The web application: lobby, live tables, accounts, storage."""
