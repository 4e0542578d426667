"""Everything from nothing: generates the notes, anonymises them (step 1) in two ways, trains the three models.

python models/training/train_all.py
python models/training/train_all.py --half A --model notes-nl    # a reference or shadow model, not shipped

Work files lie in models/training/runs (ignored by git). Interrupted, the same command goes on: what is finished is kept, and a training run
continues from its checkpoint.
"""

import argparse
import os
import sys
from concurrent.futures import ThreadPoolExecutor

from stages import ROOT, RUNS, run, run_once

SEEN, UNSEEN = "seen", "unseen"  # folders in each of the three
HALVES = ("A", "B")
CANARIES = 40  # the demo's corpus has as many (src/workflow/demo/demo-preparation.ts)
# Step 1, by the folder of its notes: as published, by a recogniser that never saw a hospital note; and as shipped.
STEP_1 = {
    "anonymised-wiki": ["--recogniser", "crf:ner-nl-wiki"],
    "anonymised": ["--language", "nl"],
}


def stages(runs, generator):
    """What is prepared under the folder `runs`, by the name of its stage: commands run in the repository's root, after `npm run
    build`. Each replaces the folder it writes. `generator` are further options of the generator."""
    notes = f"{runs}/notes"
    return {
        "notes": ["node", "dist/corpora/main.js", "--out", notes, "--seed", "1", *generator, "--force"],
        **{
            f"{folder}-{split}": ["node", "bin/unname.js", "anonymise", f"{notes}/{split}", *recognisers,
                                  "--out", f"{runs}/{folder}/{split}", "--format", "txt", "--force"]
            for folder, recognisers in STEP_1.items()
            for split in (SEEN, UNSEEN)
        },
    }


TRAIN = ["--seed", "1", "--threads", "1"]
LABELS = ["--require-token", "PERSON", "--require-token", "GPE"]
# The folder of notes that each model learns from, and its options.
MODELS = {
    "notes-nl-raw": ("notes", []),
    "notes-nl-wiki": ("anonymised-wiki", LABELS),
    "notes-nl": ("anonymised", LABELS),
}


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--half", choices=HALVES, help="train on the notes of one half of the patients, seen and unseen ones alike, and leave "
                        f"the models under {RUNS}/half-A or half-B, each with the list of its documents in NAME.private/members.txt")
    parser.add_argument("--model", action="append", choices=MODELS, help="train this model alone; may be repeated")
    parser.add_argument("--canaries", type=int, default=CANARIES, metavar="N", help="plant N people for each number of repetitions "
                        "(see docs/background/synthetic-notes.md), as in the shipped models by default; 0: none")
    parser.add_argument("--steps", type=int, default=4500)
    return parser.parse_args()


def prepare(runs, args, models):
    """Makes what the models need and is not there yet."""
    (ROOT / runs).mkdir(parents=True, exist_ok=True)
    generator = [*(["--canaries", str(args.canaries)] if args.canaries else []), *(["--half", args.half] if args.half else [])]
    needed = {"notes", *(MODELS[name][0] for name in models)}
    commands = stages(runs, generator)
    for stage, command in commands.items():
        if not any(stage in (folder, f"{folder}-{SEEN}", f"{folder}-{UNSEEN}") for folder in needed):
            continue
        run_once(runs, stage, command, after=[commands["notes"]])


def train(runs, args, models):
    """A thread each, as many models at once as there are cores: two threads of one model wait for each other."""
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        for trained in [pool.submit(train_one, runs, args, name) for name in models]:
            trained.result()
    if not args.half:
        run([sys.executable, "models/training/write_table.py"])


def train_one(runs, args, name):
    folder, options = MODELS[name]
    out = f"{runs}/models/{name}" if args.half else f"models/{name}"
    recipe = TRAIN + ["--steps", str(args.steps)]
    if args.half and is_finished(out, recipe):
        print(f"{out} is there already", flush=True)
        return
    corpora = ["--corpus", f"{runs}/{folder}/{SEEN}", "--corpus-eval", f"{runs}/{folder}/{UNSEEN}"]
    checkpoint = ["--checkpoint-dir", f"{runs}/checkpoints", "--resume"]
    run([sys.executable, "models/training/train.py", *corpora, "--name", name, "--out", out, *checkpoint, *recipe, *options])
    if args.half:
        write_members(f"{runs}/{folder}/{SEEN}", out)
        finished_mark(out).write_text(" ".join(recipe))


def finished_mark(out):
    return ROOT / f"{out}.finished"


def is_finished(out, recipe):
    """Whether a half's model was trained with this recipe; the shipped models are always trained again."""
    mark = finished_mark(out)
    return mark.exists() and mark.read_text() == " ".join(recipe)


def write_members(corpus, out):
    """The ids of the documents that a model learnt from, a line each, for `unname audit --shadow`: private, beside the model."""
    folder = ROOT / f"{out}.private"
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    root = ROOT / corpus
    ids = sorted(path.relative_to(root).as_posix() for path in root.rglob("*.txt"))
    members = folder / "members.txt"
    members.write_text("".join(f"{name}\n" for name in ids), encoding="utf-8")
    members.chmod(0o600)


def main():
    args = parse_arguments()
    runs = f"{RUNS}/half-{args.half}" if args.half else RUNS
    models = args.model or list(MODELS)
    prepare(runs, args, models)
    train(runs, args, models)


if __name__ == "__main__":
    main()
