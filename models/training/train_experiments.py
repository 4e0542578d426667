"""Three published experiments made again, and at how many passes memory begins to show: five trainings on the same small notes, as many steps each, that
differ in what was done to the notes, and what attacks find. Prints a table for each question.

python models/training/train_experiments.py                  # one training after the other: an hour and a half of one core
python models/training/train_experiments.py --at-once 2      # on two cores
python models/training/train_experiments.py --patients 800   # twice the notes, and twice the steps

Work files lie in models/training/runs/experiments; `audit-NAME/audit.json` there is of one model, `losses-NAME.json` what it predicts beside the raw one.
"""

import argparse
import json
import subprocess
from concurrent.futures import ThreadPoolExecutor

from stages import ROOT, RUNS
from train_published import STEP_1, UNNAME, audit, notes_of, review, rewrite, run_stages, step_1, train

RUN = f"{RUNS}/experiments"
NOTES_SEED = 5103
PATIENTS = 400
REPETITIONS = (1, 5, 10, 50)
PEOPLE = ["--people", "40", "--repetitions", ",".join(map(str, REPETITIONS))]
# Of the deduplicated text; a pass shows every sentence twice: alone, and in its note.
PASSES = (1, 2, 3)
TRAIN = ["--seed", "1", "--threads", "1", "--batch-tokens", "1024", "--dropout", "0.1", "--schedule", "constant", "--learning-rate", "1e-3"]
SURROGATES = [*STEP_1[: STEP_1.index("--dedupe")], "--format", "txt", "--replace", "surrogate", "--key-file", f"{RUN}/surrogates.key"]
# What each model learns from, and what it is evaluated on while it trains.
NOTES = {
    "raw": (f"{RUN}/planted", f"{RUN}/notes/unseen"),
    "raw-once": (f"{RUN}/raw-once", f"{RUN}/notes/unseen"),
    "labels": (f"{RUN}/published/seen.before-dedupe", f"{RUN}/published/unseen.before-dedupe"),
    "labels-once": (f"{RUN}/published/seen", f"{RUN}/published/unseen"),
    "surrogates": (f"{RUN}/surrogates/seen", f"{RUN}/surrogates/unseen"),
}
AUDITS = ["--only", "exposure,membership,association,utility"]
# Models that learnt labels read these, the others names.
READS_LABELS = ("labels", "labels-once")


def model_of(name):
    return f"{RUN}/models/{name}"


def size_of(patients):
    """What the generator is asked for, and the steps of each training: nearly four passes over the deduplicated text of 400 patients."""
    return ["--patients", str(patients), "--sentences", str(patients * 265 // 4)], ["--steps", str(patients * 7 // 2)]


def prepare(size):
    """Commands that make what the models learn from, by stage."""
    return {
        **notes_of(RUN, NOTES_SEED, size, PEOPLE),
        **step_1(RUN),
        "raw-once": [*UNNAME, "dedupe", f"{RUN}/planted", "--format", "txt", "--out", f"{RUN}/raw-once", "--force"],
        "key": ["node", "bin/unname.js", "key", "--out", f"{RUN}/surrogates.key"],
        **{f"surrogates-{split}": [*UNNAME, "anonymise", notes, *SURROGATES, "--out", f"{RUN}/surrogates/{split}", "--force"]
           for split, notes in (("seen", f"{RUN}/planted"), ("unseen", f"{RUN}/notes/unseen"))},
    }


def train_one(name, steps, made):
    keep = ["--keep-after", *map(str, PASSES)] if name == "labels-once" else []
    run_stages(RUN, {f"model-{name}": train(RUN, name, model_of(name), *NOTES[name], [*TRAIN, *steps, *keep])}, made)


def audits():
    """What is audited: folder of the model by name."""
    passes = {f"passes-{count}": f"{model_of('labels-once')}-after-{count}" for count in PASSES}
    return {**{name: model_of(name) for name in NOTES}, "rewritten": f"{RUN}/rewritten", **passes}


def compare(name, model):
    """Writes what the model predicts of ordinary words beside the raw one."""
    reads = "labels" if name in READS_LABELS else "names"
    out = ROOT / RUN / f"losses-{name}.json"
    command = ["node", "models/training/compare-losses.mjs", "--published", model, "--raw", model_of("raw"), "--reads", reads,
               "--notes", f"{RUN}/notes", "--step-1", f"{RUN}/published"]
    if not out.exists():
        out.write_text(subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout)


def rows_of(name):
    report = json.loads((ROOT / RUN / f"audit-{name}/audit.json").read_text())
    return report.get("models", [report])[0]["rows"]


def bits(rows, measure, notes):
    """Exposure of secrets that stood in so many notes, with its interval."""
    row = next(row for row in rows if row["measure"] == measure and row.get("k") == notes)
    return f"{row['estimate']:.1f} ({row['ciLow']:.1f}–{row['ciHigh']:.1f})"


def area(rows, measure, digits=3):
    row = next((row for row in rows if row["measure"] == measure), None)
    return "–" if row is None else f"{row['estimate']:.{digits}f} ({row['ciLow']:.{digits}f} to {row['ciHigh']:.{digits}f})"


def table(head, lines):
    cells = [head, ["---"] * len(head), *lines]
    print("\n".join(f"| {' | '.join(line)} |" for line in cells), end="\n\n")


def losses(name):
    path = ROOT / RUN / f"losses-{name}.json"
    if not path.exists():
        return "–"
    change = json.loads(path.read_text())["change"]
    low, high = change["interval"]["low"], change["interval"]["high"]
    return f"{100 * change['estimate']:+.1f} % ({100 * low:+.1f} to {100 * high:+.1f})"


def print_tables():
    models = [*NOTES, "rewritten"]
    found = {name: rows_of(name) for name in audits()}
    for measure in ("exposure-name", "exposure-identifier", "exposure-phrase"):
        print(measure)
        table(["model", *(f"{notes} notes" for notes in REPETITIONS)],
              [[name, *(bits(found[name], measure, notes) for notes in REPETITIONS)] for name in found])
    table(["model", "membership, loss", "membership, ratio", "association", "loss beside raw"],
          [[name, area(found[name], "membership-loss"), area(found[name], "membership-ratio"), area(found[name], "association"), losses(name)]
           for name in models])
    table(["passes", "membership, loss", "membership, ratio", "membership, patients"],
          [[str(count), *(area(found[f"passes-{count}"], f"membership-{kind}") for kind in ("loss", "ratio", "patients"))] for count in PASSES])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--at-once", type=int, default=1, metavar="N", help="trainings at once, a thread each")
    parser.add_argument("--patients", type=int, default=PATIENTS, metavar="N", help=f"default {PATIENTS}")
    args = parser.parse_args()
    size, steps = size_of(args.patients)
    (ROOT / RUN).mkdir(parents=True, exist_ok=True)
    made = run_stages(RUN, prepare(size))
    with ThreadPoolExecutor(args.at_once) as pool:
        for trained in [pool.submit(train_one, name, steps, made) for name in NOTES]:
            trained.result()
    made = run_stages(RUN, {**review(RUN, model_of("raw")), "rewrite": rewrite(RUN, model_of("raw"))}, made)
    for name, model in audits().items():
        run_stages(RUN, {f"audit-{name}": audit(RUN, model, *AUDITS, "--out", f"{RUN}/audit-{name}")}, made)
        if name != "raw" and not name.startswith("passes"):
            compare(name, model)
    print_tables()


if __name__ == "__main__":
    main()
