"""Where things live: the user's folders and the program's resources. No other module knows a directory."""

from __future__ import annotations

import sys
from pathlib import Path

import platformdirs
from msgspec import Struct

_NAME = "kingtable"


class Folders(Struct, frozen=True):
    """The user's folders. None of them need exist; whoever writes a file makes its folder."""

    data: Path
    config: Path
    cache: Path
    log: Path

    @classmethod
    def standard(cls) -> Folders:
        """The folders this operating system gives to a program."""
        return cls(
            data=platformdirs.user_data_path(_NAME, appauthor=False),
            config=platformdirs.user_config_path(_NAME, appauthor=False),
            cache=platformdirs.user_cache_path(_NAME, appauthor=False),
            log=platformdirs.user_log_path(_NAME, appauthor=False),
        )

    @classmethod
    def below(cls, root: Path) -> Folders:
        """Everything below one folder, as ``--data-dir`` asks; nothing is written elsewhere."""
        root = root.expanduser().absolute()
        return cls(data=root / "data", config=root / "config", cache=root / "cache", log=root / "log")

    @property
    def settings(self) -> Path:
        """The settings file."""
        return self.config / "settings.json"

    @property
    def lock(self) -> Path:
        """The file by which a running program claims these folders."""
        return self.data / "kingtable.lock"

    @property
    def profiles(self) -> Path:
        """The file of the people who play here."""
        return self.config / "profiles.json"

    @property
    def matches(self) -> Path:
        """The folder of the saved matches, one file each."""
        return self.data / "matches"

    @property
    def statistics(self) -> Path:
        """The database of the finished matches."""
        return self.data / "statistics.sqlite3"


def translations() -> dict[str, Path]:
    """The compiled translations by language code; that of English, the program's own language, holds plurals alone."""
    try:
        folder = resource("i18n")
    except FileNotFoundError:
        return {}
    return {file.stem.removeprefix(f"{_NAME}_"): file for file in sorted(folder.glob(f"{_NAME}_*.qm"))}


def resource(*parts: str) -> Path:
    """The program's own file or folder of that name, installed, frozen or in a source tree.

    FileNotFoundError names every place that was searched.
    """
    places = _resource_places()
    for place in places:
        path = place.joinpath(*parts)
        if path.exists():
            return path
    searched = ", ".join(str(place) for place in places)
    raise FileNotFoundError(f"{'/'.join(parts)} is in none of: {searched}")


def _resource_places() -> list[Path]:
    package = Path(__file__).resolve().parent
    places = [package / "resources"]
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen is not None:
        places.append(Path(frozen) / "resources")
    # An editable install has its resources beside the package, at the root of the source tree.
    places.append(package.parent / "resources")
    return places
