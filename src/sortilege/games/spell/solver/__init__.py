"""The best that a turn of SPELL can bring."""
