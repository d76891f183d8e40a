"""The command line: `python -m bot`, and `python -m bot COMMAND --help` for each command."""

import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module

from storage.problems import PROGRAM

COMMANDS: Mapping[str, str] = {
    "setup": "put the bot on Discord: ask for its token, do the rest, and run it",
    "run": "play on Discord (DISCORD_TOKEN)",
    "local": "play in the browser, without Discord",
    "simulate": "play deals without people and print their records",
    "match": "let computer players and programs play against each other",
    "export": "print the records of all finished deals of a database",
    "audit": "prove that the ledger and the records of a database are right",
    "verify": "check a record: that the pack follows from seal and cut, and the play from the rules",
    "backup": "copy the database, even while people play",
    "restore": "put a copy of the database back",
    "archive": "write the deals of old sessions to a file",
    "prune": "delete how old sessions were played, and keep their results",
    "migrate": "bring the database up to date with this version",
    "erase": "erase a person or a server",
    "leases": "list which process has which shards",
    "healthy": "ask the running bot how it is (LUPFEN_HTTP_PORT)",
    "doctor": "look for what is wrong with the set-up, and say what to do",
    "version": "print the version",
}
TOGETHER: Mapping[str, str] = {
    **dict.fromkeys(("archive", "audit", "backup", "erase", "export"), "database"),
    **dict.fromkeys(("leases", "migrate", "prune", "restore"), "database"),
    **dict.fromkeys(("healthy", "version"), "common"),
    **dict.fromkeys(("match", "simulate"), "deals"),
    "start": "local",
}
"""The commands that are functions of a module with others; each other one has a module, and its `main`."""
USAGE = (
    f"usage: {PROGRAM} [COMMAND] [--help]\n\n"
    "Without a command: `run` if DISCORD_TOKEN is set, else `local`, which offers `setup`.\n"
)
WRONG_USE = 2
NOT_INSTALLED = (
    "This Python has no {missing}, which Lupfen needs. `make setup` makes one that has it, which runs as\n"
    "`.venv/bin/python -m bot`."
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command given on the command line; return the exit status, 2 for an unknown command."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if given and given[0] in {"-h", "--help", "help"}:
        print(USAGE + "\ncommands:\n" + "\n".join(f"  {name:<10} {what}" for name, what in COMMANDS.items()))
        return 0
    if given and given[0] not in COMMANDS:
        print(f"There is no command {given[0]!r}. Commands: {', '.join(COMMANDS)}.", file=sys.stderr)
        return WRONG_USE
    name, rest = (given[0], given[1:]) if given else ("start", [])
    try:
        module = import_module(f"bot.command_line.{TOGETHER.get(name, name)}")
    except ModuleNotFoundError as missing:
        print(NOT_INSTALLED.format(missing=missing.name), file=sys.stderr)
        return WRONG_USE
    command: Callable[[Sequence[str]], int] = getattr(module, name if name in TOGETHER else "main")
    return command(rest)


if __name__ == "__main__":
    sys.exit(main())
