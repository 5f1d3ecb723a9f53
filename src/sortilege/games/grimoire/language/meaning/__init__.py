"""What a tree means: evaluated, explained, proved."""
