"""What is kept on disk: the log of events, and documents."""
