"""`python -m sortilege.cli` is `sortilege`."""

from sortilege.cli import main

main()
