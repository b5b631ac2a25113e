"""The command line: the window by default, or ``trace`` and ``simulate``, which never load Qt."""

from __future__ import annotations

import argparse
import contextlib
import gc
import io
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NoReturn, TextIO

from kingtable import __version__
from kingtable.games import IDS
from kingtable.paths import translations

INTERRUPTED, BROKEN_PIPE = 130, 141
"""Exit statuses in the shell's manner: 128 + the signal."""


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the arguments ask (those of the process by default); the exit status."""
    _hold_standard_descriptors()
    out, err = _stream(sys.stdout), _stream(sys.stderr)
    try:
        arguments = _parser().parse_args(argv)
        if arguments.think:
            from kingtable.bots import worker

            worker.run()
            return 0
        if arguments.command is not None:
            return _work(arguments, out, err)
        if arguments.self_test is not None:
            return _with_qt(lambda: _self_test(arguments, out, err), err)
        return _with_qt(lambda: _open_window(arguments), err)
    except SystemExit as end:  # argparse: help, version or a wrong argument
        return end.code if isinstance(end.code, int) else 0
    except KeyboardInterrupt:
        return INTERRUPTED


def window_main() -> int:
    """The entry of the program without a console, where standard output does not exist."""
    return main()


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line, without the usage before it, and nothing where nobody listens."""

    def _print_message(self, message: str, file: Any = None) -> None:
        # The first releases of Python 3.11 fail where standard output and error are closed.
        with contextlib.suppress(AttributeError, OSError):
            super()._print_message(message, file)

    def error(self, message: str) -> NoReturn:
        from kingtable.trace import one_line

        self.exit(2, f"{self.prog}: {one_line(message)} (see {self.prog} --help)\n")


def _parser() -> argparse.ArgumentParser:
    languages, games = sorted({"en", *translations()}), IDS
    known = ", ".join(languages)
    parser = _Parser(prog="kingtable", description="King Table: without a command, the window opens.")
    parser.add_argument("--version", action="version", version=f"King Table {__version__}")
    parser.add_argument("--data-dir", type=Path, metavar="DIR", help="keep everything in this folder")
    parser.add_argument("--language", choices=languages, default="", metavar="CODE", help=f"one of {known}")
    parser.add_argument("--game", choices=games, dest="open_game", metavar="G",
                        help=f"open the new match of a game: {', '.join(games)}")  # fmt: skip
    parser.add_argument("--open", nargs="?", type=Path, metavar="RECORD", help="put the match of a record on the table")
    parser.add_argument("--self-test", nargs="?", const="-", metavar="REPORT.json",
                        help="try everything in an empty folder; print a report or write it to a file")  # fmt: skip
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


def _with_qt(work: Callable[[], int], err: TextIO) -> int:
    try:
        return work()
    except ImportError as error:
        if "PySide6" not in f"{error.name} {error.path}":
            raise
        from kingtable.trace import one_line

        print(f"kingtable: the window needs PySide6, which cannot be loaded: {one_line(str(error))}", file=err)
        return 1


def _open_window(arguments: argparse.Namespace) -> int:
    # Next to nothing of what a start makes is garbage; looking through it again and again takes a tenth of the start.
    gc.disable()
    try:
        from kingtable.app import run
        from kingtable.ui.errand import Errand

        return run(arguments.data_dir, Errand(arguments.open_game or "", arguments.open), arguments.language)
    finally:
        gc.enable()


def _self_test(arguments: argparse.Namespace, out: TextIO, err: TextIO) -> int:
    from kingtable.self_test.run import self_test
    from kingtable.trace import one_line

    report = None if arguments.self_test == "-" else Path(arguments.self_test)
    try:
        return self_test(arguments.data_dir, report, out)
    except BrokenPipeError:
        _let_go(out)
        return BROKEN_PIPE
    except OSError as error:
        print(f"kingtable: the self-test cannot be made or told: {one_line(str(error))}", file=err)
        return 2


def _number(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError("must be a whole number") from None


def _stream(stream: TextIO | None) -> TextIO:
    """The stream, or one that leads nowhere: a program without a console has none."""
    return io.StringIO() if stream is None else stream


def _hold_standard_descriptors() -> None:
    """See to it that no file of ours gets the number of a closed stream: Qt would write its complaints into it."""
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)


def _let_go(out: TextIO) -> None:
    """Nobody reads any more: point the stream elsewhere, or the interpreter complains while it ends."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, out.fileno())
    os.close(nowhere)


if __name__ == "__main__":
    sys.exit(main())
