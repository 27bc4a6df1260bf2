"""What is printed, read back: PDFs by their tags, their places and their looks."""
