"""Attacks on a server of one's own, on loopback alone: `python -m tests.attack`; a small share runs in the tests."""
