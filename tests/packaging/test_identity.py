"""The identity is in one file, and every template of the packages can be filled from it."""

from __future__ import annotations

import plistlib
import re
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ElementTree
from configparser import ConfigParser
from pathlib import Path

import pytest
from ruamel.yaml import YAML

import kingtable
from kingtable.games import GAMES
from tests.packaging.scripts import PACKAGING, ROOT, script

identity = script("identity")
ABOUT = identity.identity()
TEMPLATES = sorted(PACKAGING.rglob("*.in"))
MORE = {
    "architecture": "amd64", "archive": "a.tar.xz", "commas": "0, 1, 0, 0", "dist": "dist", "icons": "icons",
    "kilobytes": "1", "licence_text": " ", "year": "2026",
    "moment": "Mon, 30 Nov 2026 12:00:00 +0000", "needs": "libc6",
    "program": "program", "setup": "setup", "sha256": "0" * 64,
}  # fmt: skip


def filled(name: str) -> str:
    text: str = ABOUT.fill((PACKAGING / name).read_text(encoding="utf-8"), **MORE)
    return text


def test_the_version_is_that_of_the_program() -> None:
    assert ABOUT.version == kingtable.__version__
    assert re.fullmatch(r"\d+\.\d+\.\d+\.\d+", ABOUT.four_numbers)
    assert ABOUT.four_numbers.startswith(kingtable.__version__)


def test_placeholders_lead_nowhere_and_say_so() -> None:
    text = (PACKAGING / "identity.toml").read_text(encoding="utf-8")
    told = tomllib.loads(text)["placeholder"]
    assert "PLACEHOLDERS" in text
    for address in (told["email"], told["homepage"], told["bugs"], told["source"]):
        assert ".invalid" in address


@pytest.mark.parametrize("template", TEMPLATES, ids=lambda path: path.name)
def test_a_template_can_be_filled_and_repeats_nothing_of_the_identity(template: Path) -> None:
    text = template.read_text(encoding="utf-8")
    told = ABOUT.fill(text, **MORE)
    assert "${" not in told
    for own in (ABOUT.id, ABOUT.version, ABOUT.publisher, ".invalid"):
        assert own not in text, f"{own} belongs into identity.toml"


def test_the_identity_is_nowhere_else_but_where_the_program_names_itself() -> None:
    named = [
        file.relative_to(ROOT).as_posix()
        for folder in ("kingtable", "packaging", ".github")
        for file in (ROOT / folder).rglob("*")
        if file.suffix in (".py", ".in", ".toml", ".spec", ".sh", ".yml", ".plist")
        and ABOUT.id in file.read_text(encoding="utf-8")
    ]
    assert sorted(named) == ["kingtable/ui/application.py", "packaging/identity.toml"]
    assert f'setDesktopFileName("{ABOUT.id}")' in (ROOT / "kingtable" / "ui" / "application.py").read_text(
        encoding="utf-8"
    )


def test_the_menu_entry_has_an_action_for_every_game() -> None:
    entry = ConfigParser(interpolation=None, delimiters="=")
    entry.optionxform = str  # type: ignore[assignment,method-assign]
    entry.read_string(filled("linux/kingtable.desktop.in"))
    main = entry["Desktop Entry"]
    assert main["Actions"].strip(";").split(";") == [game.id for game in GAMES]
    for game in GAMES:
        assert entry[f"Desktop Action {game.id}"]["Exec"] == f"kingtable-window --game {game.id}"
    assert main["Icon"] == ABOUT.id and main["MimeType"] == f"{ABOUT.record_type};"
    localised = [key for key in main if key.endswith("[tr]")]
    assert {"GenericName[tr]", "Comment[tr]", "Keywords[tr]"} <= set(localised)


def test_description_and_file_type_are_those_of_the_identity() -> None:
    component = ElementTree.fromstring(filled("linux/kingtable.metainfo.xml.in"))
    assert component.findtext("id") == ABOUT.id
    assert component.findtext("launchable") == f"{ABOUT.id}.desktop"
    release = component.find("releases/release")
    assert release is not None and release.get("version") == kingtable.__version__
    assert component.find("content_rating") is not None
    pictures = [image.text or "" for image in component.findall("screenshots/screenshot/image")]
    assert pictures
    for picture in pictures:
        assert (ROOT / "docs" / "pictures" / Path(picture).name).exists(), picture
    kinds = ElementTree.fromstring(filled("linux/kingtable.mime.xml.in"))
    assert [kind.get("type") for kind in kinds] == [ABOUT.record_type]


def test_macos_is_told_the_same() -> None:
    told = plistlib.loads(filled("macos/Info.plist.in").encode("utf-8"))
    assert told["CFBundleIdentifier"] == ABOUT.id
    assert told["CFBundleShortVersionString"] == told["CFBundleVersion"] == kingtable.__version__
    assert told["CFBundleExecutable"] == "kingtable-window"
    codes = {file.stem.removeprefix("kingtable_") for file in (ROOT / "resources" / "i18n").glob("*.ts")}
    assert set(told["CFBundleLocalizations"]) == codes
    (kind,) = told["UTExportedTypeDeclarations"]
    assert kind["UTTypeTagSpecification"]["public.mime-type"] == [ABOUT.record_type]
    assert told["CFBundleDocumentTypes"][0]["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]
    rights = plistlib.loads((PACKAGING / "macos" / "entitlements.plist").read_bytes())
    assert all(rights.values())


def test_windows_is_told_the_same() -> None:
    told = filled("windows/version.txt.in")
    compile(told, "version.txt", "eval")
    assert f"StringStruct('ProductVersion', '{kingtable.__version__}')" in told
    script_lines = filled("windows/kingtable.iss.in").splitlines()
    assert f"AppVersion={kingtable.__version__}" in script_lines
    assert "PrivilegesRequired=lowest" in script_lines, "per user, without an administrator"


def test_the_flatpak_manifest_names_the_archive_and_no_network() -> None:
    manifest = YAML(typ="safe").load(filled("flatpak/flatpak.yml.in"))
    assert manifest["id"] == ABOUT.id and manifest["command"] == "kingtable-window"
    assert not any("network" in right or "filesystem" in right for right in manifest["finish-args"])
    assert manifest["modules"][0]["sources"][0]["path"] == "a.tar.xz"


def test_the_workflow_is_one_and_builds_on_all_three_systems() -> None:
    file = ROOT / ".github" / "workflows" / "packages.yml"
    checked = subprocess.run(
        [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.github-workflows", str(file)],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert checked.returncode == 0, checked.stdout + checked.stderr
    jobs = YAML(typ="safe").load(file)["jobs"]
    systems = jobs["build"]["strategy"]["matrix"]["os"]
    assert [name.partition("-")[0] for name in systems] == ["ubuntu", "windows", "macos"]
    commands = [step.get("run", "") for step in jobs["build"]["steps"]]
    assert any("dev.py package" in command for command in commands)
    assert jobs["release"]["needs"] == "build"


@pytest.mark.parametrize("name", ["macos/dmg.sh", "appimage/AppRun"])
@pytest.mark.skipif(sys.platform == "win32", reason="no shell")
def test_shell_scripts_can_be_read_by_a_shell(name: str) -> None:
    assert subprocess.run(["sh", "-n", str(PACKAGING / name)], check=False).returncode == 0
