"""Commands that are run in the repository's root, and are not run again while nothing of them has changed."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
RUNS = "models/training/runs"


def run(command, allowed=(0,)):
    """Ends the program with an error if the exit code is not one of the `allowed` ones."""
    print("$", " ".join(["python" if part == sys.executable else part for part in command]), flush=True)
    code = subprocess.run(command, cwd=ROOT).returncode
    if code not in allowed:
        raise SystemExit(f"exit code {code}: {' '.join(command)}")


def run_once(folder, stage, command, after=(), allowed=(0,)):
    """Runs `command` unless the mark in `folder` says that it, and those `after` which it comes, were run as they are now."""
    mark, commands = ROOT / folder / f"{stage}.finished", "\n".join(" ".join(one) for one in (*after, command))
    if mark.exists() and mark.read_text() == commands:
        return
    run(command, allowed)
    mark.write_text(commands)
