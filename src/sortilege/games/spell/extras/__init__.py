"""What SPELL adds to the command line."""
