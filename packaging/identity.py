"""The identity of King Table, read from its one file, and filled into the templates of the packages."""

from __future__ import annotations

import string
import tomllib
from dataclasses import asdict, dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


@dataclass(frozen=True)
class Identity:
    """Who and where King Table is; `released` and what follows are placeholders until somebody publishes it."""

    id: str
    name: str
    command: str
    summary: str
    licence: str
    record_type: str
    version: str
    released: str
    publisher: str
    email: str
    homepage: str
    bugs: str
    source: str

    @property
    def four_numbers(self) -> str:
        """The version as Windows wants it: 0.1.0.0."""
        numbers = [part for part in self.version.split(".") if part.isdecimal()]
        return ".".join([*numbers, *("0",) * 4][:4])

    def fill(self, template: str, **more: str) -> str:
        """The template with ``${name}`` and the like replaced; KeyError for a name that nothing has."""
        values = {**asdict(self), "four_numbers": self.four_numbers, **more}
        return string.Template(template).substitute(values)


def identity() -> Identity:
    """The identity in ``identity.toml``, with the version of the project."""
    told = tomllib.loads((ROOT / "packaging" / "identity.toml").read_text(encoding="utf-8"))
    placeholders = told.pop("placeholder")
    version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    return Identity(version=version, **told, **placeholders)
