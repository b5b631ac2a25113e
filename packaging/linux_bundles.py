"""What AppImage and Flatpak make packages of, after `dev.py package`: python3 packaging/linux_bundles.py FOLDER

Writes FOLDER/KingTable.AppDir for appimagetool, and FOLDER/flatpak with a manifest for flatpak-builder. Both tools come
from elsewhere and are not started here.
"""

from __future__ import annotations

import hashlib
import shutil
import sys
from pathlib import Path

import debian
from identity import ROOT, Identity, identity

_HERE = Path(__file__).resolve().parent


def app_dir(about: Identity, program: Path, icons: Path, folder: Path) -> Path:
    """The folder that appimagetool packs: program, menu entry, icon and start."""
    made = folder / "KingTable.AppDir"
    shutil.rmtree(made, ignore_errors=True)
    shutil.copytree(program, made / "usr" / "lib" / "kingtable", symlinks=True)
    debian.furnish(about, made / "usr" / "share", icons)
    shutil.copy(made / "usr" / "share" / "applications" / f"{about.id}.desktop", made)
    shutil.copy(icons / "kingtable-256.png", made / f"{about.id}.png")
    (made / ".DirIcon").symlink_to(f"{about.id}.png")
    shutil.copy(_HERE / "appimage" / "AppRun", made)
    (made / "AppRun").chmod(0o755)
    return made


def flatpak(about: Identity, archive: Path, icons: Path, folder: Path) -> Path:
    """The folder that flatpak-builder builds in: manifest, archive of the program, menu entry and icons."""
    made = folder / "flatpak"
    shutil.rmtree(made, ignore_errors=True)
    made.mkdir(parents=True)
    shutil.copy(archive, made)
    debian.furnish(about, made / "share", icons)
    shutil.rmtree(made / "share" / "man")
    template = (_HERE / "flatpak" / "flatpak.yml.in").read_text(encoding="utf-8")
    sha256 = hashlib.sha256(archive.read_bytes()).hexdigest()
    manifest = made / f"{about.id}.yml"
    manifest.write_text(about.fill(template, archive=archive.name, sha256=sha256), encoding="utf-8")
    return manifest


if __name__ == "__main__":
    about, target = identity(), Path(sys.argv[1])
    made = ROOT / "build" / "package"
    (archive,) = (ROOT / "dist").glob(f"{about.command}-{about.version}-linux-*.tar.xz")
    print(app_dir(about, made / "dist" / "kingtable", made / "icons", target))
    print(flatpak(about, archive, made / "icons", target))
