"""What the grimoire game adds: the pages of its workshop, and commands on books."""
