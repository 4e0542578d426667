"""Everything from nothing: generates the notes, anonymises them (step 1), trains both models.

python models/training/train_all.py

Work files lie in models/training/runs (ignored by git). Interrupted, the same command goes on: what is finished is kept, and a training run
continues from its checkpoint.
"""

import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
RUNS = "models/training/runs"

# Commands run in the repository's root, after `npm run build`. Each writes the folder named beside it, which is removed first if an
# interrupted command left it behind.
NOTES, ANONYMISED = f"{RUNS}/notes", f"{RUNS}/anonymised"
PREPARE = [
    (NOTES, ["node", "corpora/generate.js", "--out", NOTES, "--seed", "1"]),
    (
        ANONYMISED,
        ["node", "bin/unname.js", "anonymise", NOTES, "--out", ANONYMISED, "--recogniser", "rules:nl", "--replace", "label", "--entities", "PERSON,GPE"],
    ),
]
SEEN, UNSEEN = "seen", "unseen"  # folders within each of the two

TRAIN = ["--steps", "6500", "--seed", "1"]
MODELS = [("notes-nl-raw", NOTES, []), ("notes-nl", ANONYMISED, ["--require-token", "PERSON", "--require-token", "GPE"])]


def prepare():
    for folder, command in PREPARE:
        finished = ROOT / f"{folder}.finished"
        if finished.exists():
            continue
        shutil.rmtree(ROOT / folder, ignore_errors=True)
        run(command)
        finished.touch()


def train():
    for name, corpus, options in MODELS:
        out = f"models/{name}"
        corpora = ["--corpus", f"{corpus}/{SEEN}", "--corpus-eval", f"{corpus}/{UNSEEN}"]
        checkpoint = ["--checkpoint-dir", f"{RUNS}/checkpoints", "--resume"]
        run([sys.executable, "models/training/train.py", *corpora, "--name", name, "--out", out, *checkpoint, *TRAIN, *options])


def run(command):
    print("$", " ".join(["python" if part == sys.executable else part for part in command]), flush=True)
    subprocess.run(command, cwd=ROOT, check=True)


if __name__ == "__main__":
    prepare()
    train()
