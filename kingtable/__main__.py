"""The command line: the window by default, or ``trace`` and ``simulate``, which never load Qt."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn, TextIO

from kingtable import __version__

INTERRUPTED, BROKEN_PIPE = 130, 141
"""Exit statuses in the shell's manner: 128 + the signal."""


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the arguments ask (those of the process by default); the exit status."""
    out, err = _stream(sys.stdout), _stream(sys.stderr)
    try:
        arguments = _parser().parse_args(argv)
        if arguments.think:
            from kingtable.bots import worker

            worker.run()
            return 0
        if arguments.command is None:
            return _open_window(arguments.data_dir, err)
        return _work(arguments, out, err)
    except SystemExit as end:  # argparse: help, version or a wrong argument
        return end.code if isinstance(end.code, int) else 0
    except KeyboardInterrupt:
        return INTERRUPTED


def window_main() -> int:
    """The entry of the program without a console, where standard output does not exist."""
    return main()


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line, without the usage before it."""

    def error(self, message: str) -> NoReturn:
        from kingtable.trace import one_line

        self.exit(2, f"{self.prog}: {one_line(message)} (see {self.prog} --help)\n")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="kingtable", description="King Table: without a command, the window opens.")
    parser.add_argument("--version", action="version", version=f"King Table {__version__}")
    parser.add_argument("--data-dir", type=Path, metavar="DIR", help="keep everything in this folder")
    parser.add_argument("--think", action="store_true", help=argparse.SUPPRESS)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")

    tracing = commands.add_parser("trace", help="replay a record, one JSON object a line")
    tracing.add_argument("record", type=Path, metavar="RECORD.json")

    playing = commands.add_parser("simulate", help="let computer opponents play each other")
    playing.add_argument("--game", required=True, metavar="G", help="the game, like king")
    playing.add_argument("--seats", required=True, metavar="SPEC", help="a level a seat: rule,rule,rule,random")
    playing.add_argument("--games", required=True, type=_number, metavar="N", help="how many deal numbers")
    playing.add_argument("--seed", required=True, type=_number, metavar="S", help="the first deal number")
    playing.add_argument("--option", action="append", default=[], metavar="K=V", help="a table rule; may be repeated")
    playing.add_argument("--rotate", action="store_true", help="play each deal number with every rotation")
    playing.add_argument("--json", action="store_true", help="print one JSON object")
    playing.add_argument("--records", type=Path, metavar="DIR", help="write each match as a record")
    return parser


def _work(arguments: argparse.Namespace, out: TextIO, err: TextIO) -> int:
    from kingtable.trace import trace

    try:
        if arguments.command == "trace":
            status = trace(arguments.record, out, err)
        else:
            status = _simulate(arguments, out, err)
        out.flush()
        return status
    except BrokenPipeError:
        _let_go(out)
        return BROKEN_PIPE
    except OSError as error:
        _let_go(out)
        print(f"kingtable: standard output cannot be written: {error.strerror}", file=err)
        return 1


def _simulate(arguments: argparse.Namespace, out: TextIO, err: TextIO) -> int:
    # Here, because it loads all games and opponents, for which the window need not wait.
    from kingtable.simulate import Plan, PlanError, simulate
    from kingtable.trace import one_line

    given = arguments
    try:
        plan = Plan.of(given.game, given.seats, given.option, given.games, given.seed, given.rotate)
        simulate(plan, given.records, given.json, out)
    except PlanError as error:
        print(f"kingtable: {one_line(str(error))}", file=err)
        return 2
    return 0


def _open_window(data_dir: Path | None, err: TextIO) -> int:
    try:
        from kingtable.app import run
    except ImportError as error:
        if "PySide6" not in f"{error.name} {error.path}":
            raise
        from kingtable.trace import one_line

        print(f"kingtable: the window needs PySide6, which cannot be loaded: {one_line(str(error))}", file=err)
        return 1
    return run(data_dir, None)


def _number(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError("must be a whole number") from None


def _stream(stream: TextIO | None) -> TextIO:
    """The stream, or one that leads nowhere: a program without a console has none."""
    return io.StringIO() if stream is None else stream


def _let_go(out: TextIO) -> None:
    """Nobody reads any more: point the stream elsewhere, or the interpreter complains while it ends."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, out.fileno())
    os.close(nowhere)


if __name__ == "__main__":
    sys.exit(main())
