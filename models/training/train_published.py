"""The recommended way from nothing: generates notes, plants people, takes out all that identifies and all that repeats, trains, decides, rewrites,
audits. Step 1 also takes out the names that the review of a first model found (first-round.jsonl; that model learnt from notes of seed 5101).

python models/training/train_published.py                          # models/notes-nl-published and audits/measured/recommended.json
python models/training/train_published.py --notes-seed 5104        # the same of other patients, under models/training/runs/published-5104
python models/training/train_published.py --raw                    # the same training on the same notes as they are, and how much better it predicts

Work files lie in models/training/runs (ignored by git). Interrupted, the same command goes on.
"""

import argparse
import gzip
import shutil
import sys

from stages import ROOT, RUNS, run, run_once

NAME = "notes-nl-published"
NOTES_SEED = 5102  # of no other notes in this repository, and of none that the recipe was chosen on (5101)
# What a review of a first model called names goes back to step 1.
FIRST_ROUND = "models/training/first-round.jsonl"
UNNAME = ["node", "bin/unname.js"]
SIZE = ["--patients", "5000", "--sentences", "660000"]
STEP_1 = ["--language", "nl", "--entities", "publication", "--dedupe", "--names-from", FIRST_ROUND, "--format", "txt"]
# What the demo tests it on: one sentence a patient, enough for every limit.
TEST = ["--most-per-patient", "1", "--select", "10", "--reserve", "0", "--test"]
TEST_SIZES = {"seen": "3400", "unseen": "1000"}
# A reference that saw none of these patients.
REFERENCE = "models/notes-nl"
# Less than a pass: every sentence is seen about once and a half, of the two times that a pass shows it (alone, and in running text).
TRAIN = ["--seed", "1", "--threads", "1", "--steps", "4500", "--batch-tokens", "1024", "--dropout", "0.1"]


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--notes-seed", type=int, default=NOTES_SEED, help="of the generator")
    parser.add_argument("--raw", action="store_true", help="train on the notes as generated, and compare the losses")
    return parser.parse_args()


def notes_of(runs, seed, size=SIZE, people=()):
    """Commands that make the notes and plant people, by stage; `size` are options of the generator, `people` of `unname plant`."""
    notes = f"{runs}/notes"
    patients = ["--patients", f"{notes}/patients.jsonl"]
    return {
        "notes": ["node", "dist/corpora/main.js", *size, "--out", notes, "--seed", str(seed), "--force"],
        "planted": [*UNNAME, "plant", f"{notes}/seen", "--format", "txt", "--language", "nl", *patients, "--seed", "1", *people, "--out", f"{runs}/planted",
                    "--force"],
    }


def truth_of(runs):
    """Options for what is private about the notes: whose they are, and who was planted."""
    return ["--patients", f"{runs}/notes/patients.jsonl", "--canaries", f"{runs}/planted.private/canaries.json"]


def contexts_of(runs):
    return [f"{runs}/contexts-seen.jsonl", f"{runs}/contexts-unseen.jsonl"]


def step_1(runs):
    """Commands from the planted notes to the contexts, by stage."""
    seen, unseen = f"{runs}/published/seen", f"{runs}/published/unseen"
    contexts = contexts_of(runs)
    gather = [*UNNAME, "contexts", *truth_of(runs), "--force"]
    return {
        "seen": [*UNNAME, "anonymise", f"{runs}/planted", *STEP_1, "--out", seen, "--force"],
        "unseen": [*UNNAME, "anonymise", f"{runs}/notes/unseen", *STEP_1, "--out", unseen, "--force"],
        "contexts-seen": [*gather, "--corpus", seen, "--split", "seen", "--out", contexts[0]],
        "contexts-unseen": [*gather, "--corpus", unseen, "--split", "unseen", "--against", seen, "--out", contexts[1]],
    }


def review(runs, model):
    """Commands that decide on the model's predictions, by stage."""
    contexts = contexts_of(runs)
    return {
        "probe": [*UNNAME, "probe", "--model", model, "--contexts", *contexts, "--out", f"{runs}/predictions.jsonl", "--force"],
        "candidates": [*UNNAME, "candidates", "--model", model, "--predictions", f"{runs}/predictions.jsonl", "--contexts", *contexts,
                       "--language", "nl", "--out", f"{runs}/candidates.jsonl", "--force"],
        "decide": ["node", "models/training/decide-notes.mjs", "--model", model, "--candidates", f"{runs}/candidates.jsonl", "--contexts", contexts[0],
                   "--contexts", contexts[1], "--notes", f"{runs}/notes", *truth_of(runs)[2:], *decisions_of(runs), "--judgements", f"{runs}/judgements.jsonl"],
    }


def rewrite(runs, model):
    return [*UNNAME, "rewrite", "--model", model, *decisions_of(runs), "--repair", "ignore-merges", "--out", f"{runs}/rewritten", "--seed", "1", "--force"]


def decisions_of(runs):
    return ["--decisions", f"{runs}/decisions.jsonl"]


def has_names(runs):
    """Whether a decision calls an entry a name: where step 1 left none, there is nothing to rewrite."""
    return '"decision":"name"' in (ROOT / runs / "decisions.jsonl").read_text()


def audit(runs, model, *options):
    """Of `model`, on the contexts and people of `runs`; to `{runs}/audit` unless the options say otherwise."""
    return [*UNNAME, "audit", "--model", model, "--reference", REFERENCE, "--contexts", *contexts_of(runs), "--names", f"{runs}/notes/people.jsonl",
            *truth_of(runs), "--out", f"{runs}/audit", "--force", *options]


def train_and_audit(runs, model, made):
    """From the notes without names to the audit; returns the commands that were run."""
    folders = [f"{runs}/published/seen", f"{runs}/published/unseen"]
    made = run_stages(runs, {"model": train(runs, NAME, model, *folders, [*TRAIN, "--require-token", "PERSON"]), **review(runs, model)}, made)
    final, baseline = model, []
    if has_names(runs):
        made = run_stages(runs, {"rewrite": rewrite(runs, model)}, made)
        final, baseline = f"{runs}/rewritten", ["--baseline", model]
    return run_stages(runs, {"audit": audit(runs, final, *baseline, *decisions_of(runs), "--judgements", f"{runs}/judgements.jsonl")}, made)


def train(runs, name, out, corpus, evaluation, options):
    return [sys.executable, "models/training/train.py", "--corpus", corpus, "--corpus-eval", evaluation, "--name", name, "--out", out,
            "--checkpoint-dir", f"{runs}/checkpoints", "--resume", *options]


def run_stages(runs, commands, before=()):
    done = list(before)
    for stage, command in commands.items():
        # An audit ends with 1 or 3 where a row does not pass: its report is what it is for.
        run_once(runs, stage, command, after=done, allowed=(0, 1, 3) if stage.startswith("audit") else (0,))
        done.append(command)
    return done


def demo_test(runs):
    """Commands that gather what the demo tests the model on, by stage: drawn with another seed than the audit's."""
    commands, test = {}, f"{runs}/test"
    for split, size in TEST_SIZES.items():
        corpus, private = f"{runs}/published/{split}", f"{test}/{split}.private"
        against = ["--against", f"{runs}/published/seen"] if split == "unseen" else []
        commands[f"test-copy-{split}"] = ["cp", "-r", f"{corpus}.private", private]
        commands[f"test-{split}"] = [*UNNAME, "contexts", *truth_of(runs), "--seed", "1", "--corpus", corpus, "--split", split, *against, "--private", private,
                                     *TEST, size, "--out", f"{test}/contexts-{split}.jsonl", "--force"]
    return commands


def ship(runs, model):
    """Puts the decisions and the demo's test beside the model, and the audit where the demo finds it."""
    for name in ("decisions.jsonl", "decisions.review.json"):
        shutil.copyfile(ROOT / runs / name, ROOT / model / name)
        (ROOT / model / name).chmod(0o644)
    test = ROOT / runs / "test"
    packed = {f"contexts-{split}{ending}": test / f"contexts-{split}{ending}" for split in TEST_SIZES for ending in (".jsonl", ".manifest.json")}
    packed |= {f"originals-{split}.jsonl": test / f"{split}.private/originals.jsonl" for split in TEST_SIZES}
    packed |= {"people.jsonl": ROOT / runs / "notes/people.jsonl", "judgements.jsonl": ROOT / runs / "judgements.jsonl"}
    for name, path in packed.items():
        pack(path, ROOT / model / "test" / f"{name}.gz")
    shutil.copyfile(ROOT / runs / "audit/audit.json", ROOT / "audits/measured/recommended.json")


def pack(path, out):
    out.parent.mkdir(parents=True, exist_ok=True)
    # Neither name nor time: the same file every time.
    with open(out, "wb") as raw, gzip.GzipFile("", "wb", 9, raw, 0) as packed:
        packed.write(path.read_bytes())


def main():
    args = parse_arguments()
    shipped = args.notes_seed == NOTES_SEED
    runs = f"{RUNS}/published-{args.notes_seed}"
    model = f"models/{NAME}" if shipped else f"{runs}/model"
    (ROOT / runs / "test").mkdir(parents=True, exist_ok=True)
    made = run_stages(runs, notes_of(runs, args.notes_seed))
    if not args.raw:
        made = train_and_audit(runs, model, run_stages(runs, step_1(runs), made))
        if shipped:
            run_stages(runs, demo_test(runs), made)
            ship(runs, model)
        return
    raw = f"{runs}/raw"
    run_stages(runs, {"raw": train(runs, f"{NAME}-raw", raw, f"{runs}/planted", f"{runs}/notes/unseen", TRAIN)}, made)
    run(["node", "models/training/compare-losses.mjs", "--published", model, "--raw", raw, "--notes", f"{runs}/notes", "--step-1", f"{runs}/published"])


if __name__ == "__main__":
    main()
