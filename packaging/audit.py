"""Known weaknesses of the locked packages: python3 packaging/audit.py LOCK …

Asks the advisories of the Python Package Index through pip-audit. Where they cannot be reached nothing is known, which
is said plainly and is no failure.
"""

from __future__ import annotations

import json
import subprocess
import sys

_PATIENCE = 15
"""Seconds for one answer."""


def main(locks: list[str]) -> int:
    """Print what is known; 1 if a locked package has a known weakness."""
    files = [argument for lock in locks for argument in ("--requirement", lock)]
    options = ["--disable-pip", "--require-hashes", "--progress-spinner", "off", "--timeout", str(_PATIENCE)]
    done = subprocess.run(
        [sys.executable, "-m", "pip_audit", *options, "--format", "json", *files],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    try:
        told = json.loads(done.stdout)["dependencies"]
    except (ValueError, KeyError):
        lines = done.stderr.strip().splitlines() or ["it said nothing"]
        print(f"pip-audit: skipped, for the advisories cannot be reached ({lines[-1][:120]})")
        return 0
    weak = [package for package in told if package.get("vulns")]
    for package in weak:
        known = ", ".join(weakness["id"] for weakness in package["vulns"])
        print(f"pip-audit: {package['name']} {package['version']}: {known}")
    print(f"pip-audit: {len(told)} locked packages, {len(weak)} with known weaknesses")
    return 1 if weak else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
