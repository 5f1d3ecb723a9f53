"""The spell language: controlled French and English over one tree, and a checker that proves its one meaning."""
