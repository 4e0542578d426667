"""Everything from nothing: generates the notes, anonymises them (step 1) in two ways, trains the three models.

python models/training/train_all.py

Work files lie in models/training/runs (ignored by git). Interrupted, the same command goes on: what is finished is kept, and a training run
continues from its checkpoint.
"""

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
RUNS = "models/training/runs"

NOTES = f"{RUNS}/notes"
SEEN, UNSEEN = "seen", "unseen"  # folders in each of the three
# Step 1, by the folder of its notes: as published, by a recogniser that never saw a hospital note; and as shipped.
STEP_1 = {
    "anonymised-wiki": ["--recogniser", "crf:ner-nl-wiki"],
    "anonymised": ["--language", "nl"],
}
# Commands run in the repository's root, after `npm run build`. Each replaces the folder it writes.
PREPARE = {
    "notes": ["node", "dist/corpora/main.js", "--out", NOTES, "--seed", "1", "--force"],
    **{
        f"{folder}-{split}": ["node", "bin/unname.js", "anonymise", f"{NOTES}/{split}", *recognisers,
                              "--out", f"{RUNS}/{folder}/{split}", "--format", "txt", "--force"]
        for folder, recognisers in STEP_1.items()
        for split in (SEEN, UNSEEN)
    },
}

TRAIN = ["--steps", "4500", "--seed", "1", "--threads", "2"]
LABELS = ["--require-token", "PERSON", "--require-token", "GPE"]
MODELS = {
    "notes-nl-raw": (NOTES, []),
    "notes-nl-wiki": (f"{RUNS}/anonymised-wiki", LABELS),
    "notes-nl": (f"{RUNS}/anonymised", LABELS),
}


def prepare():
    (ROOT / RUNS).mkdir(parents=True, exist_ok=True)
    for stage, command in PREPARE.items():
        finished = ROOT / RUNS / f"{stage}.finished"
        if not finished.exists():
            run(command)
            finished.touch()


def train():
    for name, (corpus, options) in MODELS.items():
        out = f"models/{name}"
        corpora = ["--corpus", f"{corpus}/{SEEN}", "--corpus-eval", f"{corpus}/{UNSEEN}"]
        checkpoint = ["--checkpoint-dir", f"{RUNS}/checkpoints", "--resume"]
        run([sys.executable, "models/training/train.py", *corpora, "--name", name, "--out", out, *checkpoint, *TRAIN, *options])
    run([sys.executable, "models/training/write_table.py"])


def run(command):
    print("$", " ".join(["python" if part == sys.executable else part for part in command]), flush=True)
    subprocess.run(command, cwd=ROOT, check=True)


if __name__ == "__main__":
    prepare()
    train()
