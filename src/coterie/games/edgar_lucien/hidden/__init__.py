"""What a seat of Edgar & Lucien cannot know: cards, wheels and fortunes."""
