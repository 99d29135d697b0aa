"""What a seat knows, and drawing what it does not."""
