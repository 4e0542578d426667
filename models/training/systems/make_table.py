"""Trains what is missing, measures every system with `unname evaluate`, and writes results.json and the tables of docs/background/systems.md.

    npm run build && python models/training/systems/make_table.py --data DATA [--only NAME]... [--again NAME]... | --plan

Run it in the repository's root. What is done stays done: trained folders under models/training/runs/systems, figures in results.json."""

import argparse
import contextlib
import json
import os
import sys

from measure import measure_changed, measure_curve, measure_row
from measured import measured, seconds_of_children
from plan import curve_part, print_plan
from recipes import CURVES, PARTS, ROWS, RUNS, SHARES, path_of
from tables import write_tables

RESULTS = "models/training/systems/results.json"


def train(part, data):
    """Trains a part and what it needs, unless it is there; what it took is kept beside it."""
    out = path_of(part)
    if os.path.exists(out):
        return
    for needed in PARTS[part].needs:
        train(needed, data)
    os.makedirs(os.path.dirname(out), exist_ok=True)
    command = [out if word == "OUT" else data + word[4:] if word.startswith("DATA") else word for word in PARTS[part].command]
    print(f"training {part}", flush=True)
    code, took = measured(command, f"{RUNS}/{part}.log", {"OMP_NUM_THREADS": "1"})
    if code != 0:
        raise SystemExit(f"{part}: exit {code}; see {RUNS}/{part}.log.err")
    with open(took_path(part), "w", encoding="utf-8") as file:
        json.dump(took, file)


def took_path(part):
    return f"{RUNS}/{part}.took.json"


def training_of(parts):
    """Processor seconds of each part's training, and the largest peak of memory; a part trained otherwise has no record, and is not told."""
    records = {part: json.load(open(took_path(part), encoding="utf-8")) for part in parts if os.path.isfile(took_path(part))}
    return {part: {"cpuSeconds": took["cpuSeconds"], "peakMebibytes": took["peakMebibytes"]} for part, took in records.items()}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", help="folder with meddocan/, challenge/es/ and wikiann/es-train.tsv")
    parser.add_argument("--plan", action="store_true", help="print what is made and how long each took, and make nothing")
    parser.add_argument("--only", action="append", choices=[*ROWS, "changed", "curves"], help="this row (or: changed texts, learning curves) alone; may be repeated")
    parser.add_argument("--again", action="append", default=[], choices=[*ROWS], help="measure this row again")
    given = parser.parse_args()
    results = json.load(open(RESULTS, encoding="utf-8")) if os.path.isfile(RESULTS) else {"rows": {}, "curves": {}}
    if given.plan:
        print_plan(results)
        return
    if given.data is None:
        parser.error("--data: expected the folder of the data, or --plan")
    for folder in ("meddocan/train", "meddocan/dev", "challenge/es"):
        if not os.path.isdir(os.path.join(given.data, folder)):
            raise SystemExit(f"{given.data}/{folder}: not there; docs/background/systems.md says what the data folder holds")
    if not os.path.isfile("bin/unname.js") or not os.path.isdir("dist/src"):
        raise SystemExit("run it in the repository's root, after `npm run build`")
    os.makedirs(RUNS, exist_ok=True)
    wanted = given.only or [*ROWS, "changed", "curves"]
    for name, row in ROWS.items():
        if name in wanted and (name in given.again or name not in results["rows"]):
            for part in row.parts:
                train(part, given.data)
            print(f"measuring {name}", flush=True)
            with timed(results, name):
                results["rows"][name] = {"training": training_of(row.parts), **measure_row(row, given.data)}
            save(results)
    if "changed" in wanted:
        for name, row in ROWS.items():
            if name in results["rows"] and "changed" not in results["rows"][name]["dev"]:
                print(f"measuring {name} on changed texts", flush=True)
                with timed(results, f"{name} on changed texts"):
                    results["rows"][name]["dev"]["changed"] = measure_changed(row, given.data)
                save(results)
    if "curves" in wanted:
        for kind in CURVES:
            for share in SHARES:
                points = results["curves"].setdefault(kind, {})
                if str(share) not in points:
                    part = curve_part(kind, share)
                    train(part, given.data)
                    print(f"measuring the curve at {part}", flush=True)
                    with timed(results, f"curve of {part}"):
                        points[str(share)] = measure_curve(kind, part, given.data)
                    save(results)
    save(results)
    write_tables(results)


@contextlib.contextmanager
def timed(results, what):
    """Notes the processor seconds of measuring `what`, for --plan."""
    began = seconds_of_children()
    yield
    results.setdefault("seconds", {}).setdefault("measure", {})[what] = round(seconds_of_children() - began)


def save(results):
    """With the seconds of everything that was trained here, for --plan."""
    trained = results.setdefault("seconds", {}).setdefault("train", {})
    trained.update({part: round(took["cpuSeconds"]) for part, took in training_of(PARTS).items()})
    with open(RESULTS + ".part", "w", encoding="utf-8") as file:
        json.dump(results, file, indent=1)
        file.write("\n")
    os.rename(RESULTS + ".part", RESULTS)


if __name__ == "__main__":
    sys.exit(main())
