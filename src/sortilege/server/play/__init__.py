"""Live tables: people, bots and clocks around a match."""
